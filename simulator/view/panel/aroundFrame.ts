/** What the frame of a page asks of the phone around it. */
import type { ChosenFile, ShareFrom, SharedCard } from '../../host'
import type { AroundFrame, Region } from '../shared'
import type { Overlay } from './overlay'
import { element, pageOf, type PhoneParts } from './phoneParts'
import { takePicture } from './pictures'

/** What the chat app calls the person. */
const nickname = '林知远'

export async function share(parts: PhoneParts, kind: SharedCard['kind'], from: ShareFrom): Promise<void> {
  const { live, around, sources } = parts
  const page = live().stack().at(-1)
  const card = page && (await live().share(page, kind, from))
  // a page without onShareAppMessage: the platform's button does nothing
  if (!card) return around.note(`${page?.route ?? 'The page'} does not allow sharing`)
  around.shared(card, card.imageUrl === undefined ? undefined : sources.of(card.imageUrl))
  parts.overlay.toast(kind === 'friend' ? '已转发' : '已分享到朋友圈')
}

/** From the person's own files, or what the camera would give. */
export async function choose(
  overlay: Overlay,
  kind: 'image' | 'video' | 'message',
  count: number
): Promise<ChosenFile[]> {
  if (kind === 'message') return overlay.pickFiles('', count)
  if (kind === 'video') return overlay.pickFiles('video/*', count)
  const choice = await overlay.sheet(['拍摄', '从相册选择'])
  if (choice === 0) return [await takePicture()]
  return choice === 1 ? overlay.pickFiles('image/*', count) : []
}

export function endOffer(): void {
  element('offer').hidden = true
  element('screen').toggleAttribute('data-offer', false)
}

/** The name that the chat app knows, in a bar above the keyboard. */
function offerName(onTaken: (name: string) => void): () => void {
  const bar = element('offer')
  const name = bar.querySelector('button')
  if (name) {
    name.textContent = `使用微信昵称 ${nickname}`
    name.onclick = () => onTaken(nickname)
  }
  // the page above it is as much lower, and the field keeps its focus
  bar.onmousedown = (event) => event.preventDefault()
  bar.hidden = false
  element('screen').toggleAttribute('data-offer', true)
  return endOffer
}

export function aroundFrame(parts: PhoneParts): AroundFrame {
  const { live } = parts
  return {
    dispatch: (instance, handler, event) => void live().dispatch(instance, handler, event),
    createComponent: (owner, path, properties) => live().createComponent(owner, path, properties),
    setProperties: (instance, values) => live().setProperties(instance, values),
    closeComponent: (instance) => live().closeComponent(instance),
    hook: (id, name, ...values) => {
      const page = pageOf(parts, id)
      return page && live().hook(page, name, ...values)
    },
    call: (name, options) => live().call(name, options),
    phoneNumber: () => live().phoneNumber(),
    privacyRefusal: (name) => live().privacyRefusal(name),
    agreeTapped: (id) => live().agreeTapped(id),
    share: (_id, from) => void share(parts, 'friend', from),
    choose: async (kind, count) =>
      (await choose(parts.overlay, kind, count)).map(({ path, size, content }) => ({
        path: content ? live().keepFile(content, path.split('.').at(-1) ?? '') : path,
        size
      })),
    source: parts.sources.of,
    regions: async () => (await (await fetch('/-/regions.json')).json()) as Region[],
    fontSize: () => live().settings.device.fontSizeSetting,
    offerName,
    nicknamePasses: () => live().settings.nickname === 'passes',
    note: (words) => parts.around.note(words),
    openSettings: () => live().openSettings(),
    pulled: (id) => {
      parts.frames().doorOf(id)?.pullDown(true)
      const page = pageOf(parts, id)
      if (page) live().hook(page, 'onPullDownRefresh')
    },
    problem: (message) => live().rejected(new Error(message))
  }
}
