/** The phone: one cold start of the mini-program with its frames, its bars and what it shows over pages. */
import {
  barsOf,
  capsuleOf,
  createHost,
  singlePageScene,
  type Device,
  type ChosenFile,
  type Entry,
  type Host,
  type HostSettings,
  type OpenPage,
  type ShareFrom,
  type SharedCard,
  type Values
} from '../../host'
import type { AroundFrame, Region } from '../shared'
import { createFrames, type Frames } from './frames'
import { leavingWords } from './leaving'
import type { Kept } from './kept'
import { createOverlay } from './overlay'
import { canvasPicture, compressPicture, kindOf, measurePicture, takePicture } from './pictures'
import { templateTitles } from './templates'
import { browserNetwork, hiddenRealm, packages, settle, timers } from './ports'

export type Asking = Partial<Record<'payment' | 'subscription', boolean>>

export interface Phone {
  host: Host
  frames: Frames
  /** To the background, under a cover, until it is tapped or the phone comes back. */
  hide(): void
  /** Warm start, at another entry when one is given. */
  show(entry?: Entry): Promise<void>
  pull(): void
  setDevice(device: Device): void
  close(): void
}

export interface PhoneAround {
  settings: Partial<HostSettings>
  /** What is asked on the phone instead of being answered by the panel. */
  asking: Asking
  kept: Kept
  listen(host: Host): void
  note(words: string): void
  /** What to set so that the mini-program has its gateway. */
  advise(words: string): void
  /** `picture`: where the browser finds it. */
  shared(card: SharedCard, picture: string | undefined): void
  /** The new version takes the place of the one that runs: it starts cold at its first page. */
  restart(): void
  /** The bar below a single page was tapped: the whole mini-program opens at the same page. */
  openWhole(): void
}

const element = (id: string): HTMLElement => {
  const found = document.getElementById(id)
  if (!found) throw new Error(`#${id} is missing`)
  return found
}
/** What the chat app calls the person. */
const nickname = '林知远'
/** An address where no picture is. */
const nowhere = 'data:,'
const whole = (values: Values): Values => JSON.parse(JSON.stringify(values)) as Values

/** Starts the mini-program cold. */
export async function startPhone(around: PhoneAround, entry: Entry): Promise<Phone> {
  const screen = element('screen')
  const overlay = createOverlay(element('overlay'))
  const files = await packages(() => held.host?.settings.slowMs ?? 0)
  const held: { host?: Host } = {}
  const live = (): Host => {
    if (!held.host) throw new Error('The mini-program has not started')
    return held.host
  }
  const scripts = hiddenRealm((reason) => held.host?.rejected(reason))
  const pageOf = (id: number) =>
    live()
      .stack()
      .find((page) => page.id === id)
  const safe = () => {
    const { statusBarHeight, safeBottom } = live().settings.device
    return { top: statusBarHeight, bottom: safeBottom }
  }

  async function share(kind: SharedCard['kind'], from: ShareFrom): Promise<void> {
    const page = live().stack().at(-1)
    const card = page && (await live().share(page, kind, from))
    // a page without onShareAppMessage: the platform's button does nothing
    if (!card) return around.note(`${page?.route ?? 'The page'} does not allow sharing`)
    around.shared(card, card.imageUrl === undefined ? undefined : source(card.imageUrl))
    overlay.toast(kind === 'friend' ? '已转发' : '已分享到朋友圈')
  }

  /** From the person's own files, or what the camera would give. */
  async function choose(kind: 'image' | 'video' | 'message', count: number): Promise<ChosenFile[]> {
    if (kind === 'message') return overlay.pickFiles('', count)
    if (kind === 'video') return overlay.pickFiles('video/*', count)
    const at = await overlay.sheet(['拍摄', '从相册选择'])
    if (at === 0) return [await takePicture()]
    return at === 1 ? overlay.pickFiles('image/*', count) : []
  }

  function endOffer(): void {
    element('offer').hidden = true
    screen.toggleAttribute('data-offer', false)
  }

  const addresses = new Map<string, string>()
  /** Pictures asked for while there was a network: the phone keeps those. */
  const fetched = new Set<string>()
  function source(src: string): string {
    if (!/^(http:\/\/tmp\/|http:\/\/usr|wxfile:)/.test(src)) {
      if (src.startsWith('data:') || fetched.has(src)) return src
      if (live().settings.network === 'none') return nowhere
      fetched.add(src)
      return src
    }
    const known = addresses.get(src)
    const content = live().file(src)
    if (known || !content) return known ?? src
    const address = URL.createObjectURL(new Blob([content], { type: kindOf(src) }))
    addresses.set(src, address)
    return address
  }

  const frameAround: AroundFrame = {
    dispatch: (instance, handler, event) => void live().dispatch(instance, handler, event),
    createComponent: (owner, path, properties) => live().createComponent(owner, path, properties),
    setProperties: (instance, values) => live().setProperties(instance, values),
    closeComponent: (instance) => live().closeComponent(instance),
    hook: (id, name, ...values) => {
      const page = pageOf(id)
      return page && live().hook(page, name, ...values)
    },
    call: (name, asked) => live().call(name, asked),
    phoneNumber: () => live().phoneNumber(),
    privacyRefusal: (name) => live().privacyRefusal(name),
    agreeTapped: (id) => live().agreeTapped(id),
    share: (_id, from) => void share('friend', from),
    choose: async (kind, count) =>
      (await choose(kind, count)).map(({ path, size, content }) => ({
        path: content ? live().keepFile(content, path.split('.').at(-1) ?? '') : path,
        size
      })),
    source,
    regions: async () => (await (await fetch('/-/regions.json')).json()) as Region[],
    fontSize: () => live().settings.device.fontSizeSetting,
    offerName: (taken) => {
      const bar = element('offer')
      const name = bar.querySelector('button')
      if (name) {
        name.textContent = `使用微信昵称 ${nickname}`
        name.onclick = () => taken(nickname)
      }
      // the page above it is as much lower, and the field keeps its focus
      bar.onmousedown = (event) => event.preventDefault()
      bar.hidden = false
      screen.toggleAttribute('data-offer', true)
      return endOffer
    },
    nicknamePasses: () => live().settings.nickname === 'passes',
    note: (words) => around.note(words),
    openSettings: () => live().openSettings(),
    pulled: (id) => {
      frames.doorOf(id)?.pullDown(true)
      const page = pageOf(id)
      if (page) live().hook(page, 'onPullDownRefresh')
    },
    problem: (message) => live().rejected(new Error(message))
  }

  const isSingle = () => live().entry().scene === singlePageScene
  /** A page whose settings ask for the platform's own bar has it, and a single page whatever they ask for. */
  function bars(pages: readonly OpenPage[]): void {
    const single = isSingle()
    screen.toggleAttribute('data-single', single)
    element('single').hidden = !single
    const page = pages.at(-1)
    const settings: Values = { ...live().appJson.window, ...page?.settings }
    const { shown, floats } = barsOf(live().appJson, page?.settings ?? {}, single)
    screen.toggleAttribute('data-bar', shown)
    screen.toggleAttribute('data-bar-floats', floats)
    const nav = element('nav')
    nav.hidden = !shown
    const title = nav.querySelector('span')
    if (title) title.textContent = String(settings['navigationBarTitleText'] ?? '')
    element('nav-back').hidden = pages.length < 2
    screen.dataset['front'] = settings['navigationBarTextStyle'] === 'white' ? '#ffffff' : '#000000'
  }

  const frames = createFrames({ screen, files, host: live, around: frameAround, safe, onStack: bars })
  const host = createHost(
    {
      files,
      scripts,
      timers,
      network: browserNetwork(around.advise),
      keep: around.kept.storage,
      consents: around.kept.consents,
      view: frames,
      cashier: (asked, answer) =>
        answer === 'cancel' ? Promise.resolve() : settle(asked, answer === 'fail' ? 'FAILED' : 'SUCCEEDED'),
      ui: {
        toast: (shown) => overlay.toast(shown?.title, shown?.duration, shown?.icon),
        loading: (title) => overlay.loading(title),
        modal: (asked) => overlay.modal(asked),
        actionSheet: (items) => overlay.sheet(items),
        payment: async () => {
          if (!around.asking.payment) return live().settings.payment
          const at = await overlay.sheet(['支付成功', '支付失败'], '微信支付')
          return (['succeed', 'fail'] as const)[at] ?? 'cancel'
        },
        privacy: async () =>
          (await overlay.sheet(['同意'], '隐私保护提示', '使用前请阅读并同意《小程序隐私保护指引》')) === 0,
        subscription: async (ids) => {
          if (!around.asking.subscription) return live().settings.subscription
          const at = await overlay.sheet(['允许', '拒绝'], '订阅消息', (await templateTitles(ids)).join('\n'))
          return at === 0 ? 'accept' : 'reject'
        },
        settings: (given) => overlay.switches('设置', given, '还没有要过任何权限'),
        choose,
        canvas: (asked) => {
          const given = asked['canvas'] as HTMLCanvasElement | undefined
          const top = live().stack().at(-1)
          const canvas = given ?? (top && frames.doorOf(top.id)?.canvas(String(asked['canvasId'])))
          if (!canvas) return Promise.reject(new Error('canvas is empty'))
          return canvasPicture(canvas, asked, live().settings.device.pixelRatio)
        },
        measure: (path, content) => measurePicture(source(path), content),
        compress: compressPicture,
        scan: async () => {
          const { confirm, content } = await overlay.modal({
            title: '扫一扫',
            content: '',
            confirmText: '确定',
            cancelText: '取消',
            showCancel: true,
            editable: true
          })
          return confirm ? content : undefined
        },
        place: async () => {
          const { confirm, content = '' } = await overlay.modal({
            title: '选择位置',
            content: '',
            confirmText: '确定',
            cancelText: '取消',
            showCancel: true,
            editable: true
          })
          return confirm && content !== '' ? { name: '', address: content } : undefined
        },
        navigationBar: (_id, bar) => {
          const title = element('nav').querySelector('span')
          // over a single page stands the title of its settings
          if (bar.title !== undefined && title && !isSingle()) title.textContent = bar.title
          if (bar.frontColor) screen.dataset['front'] = bar.frontColor
          if (bar.backgroundColor) element('nav').style.background = bar.backgroundColor
        },
        pullDown: (id, refreshing) => {
          frames.doorOf(id)?.pullDown(refreshing)
          const page = pageOf(id)
          if (refreshing && page) live().hook(page, 'onPullDownRefresh')
        },
        restart: () => around.restart(),
        leave: (name, asked) => {
          void overlay.modal({
            ...leavingWords(name, asked),
            confirmText: '知道了',
            cancelText: '',
            showCancel: false,
            editable: false
          })
          around.note(`wx.${name} leaves the mini-program: ${JSON.stringify(whole(asked)).slice(0, 300)}`)
        }
      }
    },
    { origin: location.origin, ...around.settings }
  )

  held.host = host

  function setDevice(device: Device): void {
    const { style } = document.documentElement
    style.setProperty('--width', `${device.screenWidth}px`)
    style.setProperty('--height', `${device.screenHeight}px`)
    style.setProperty('--status', `${device.statusBarHeight}px`)
    style.setProperty('--safe-bottom', `${device.safeBottom}px`)
    screen.toggleAttribute('data-flat', device.safeBottom === 0)
    const capsule = capsuleOf(device)
    Object.assign(element('capsule').style, {
      left: `${capsule.left}px`,
      top: `${capsule.top}px`,
      width: `${capsule.width}px`,
      height: `${capsule.height}px`
    })
    live().set({ device })
    frames.setSafe()
    frames.setFontSize()
  }

  /** Takes the cover away while the mini-program is in the background. */
  let uncover: (() => void) | undefined
  const phone: Phone = {
    host,
    frames,
    hide: () => {
      if (uncover) return
      live().hide()
      uncover = overlay.away(() => void phone.show())
    },
    show: async (asked) => {
      if (!uncover) live().hide()
      uncover?.()
      uncover = undefined
      await live().show(asked)
    },
    pull: () => {
      const page = live().stack().at(-1)
      if (page) frameAround.pulled(page.id)
    },
    setDevice,
    close: () => {
      live().stop()
      frames.closeAll()
      scripts.close()
      overlay.clear()
      endOffer()
      addresses.forEach((address) => URL.revokeObjectURL(address))
    }
  }
  setDevice(host.settings.device)
  around.listen(host)
  element('capsule-menu').onclick = async () => {
    const page = live().stack().at(-1)
    const allowed = page ? live().sharing(page) : { friend: false, timeline: false }
    const at = await overlay.sheet([
      { words: '转发给朋友', off: !allowed.friend },
      { words: '分享到朋友圈', off: !allowed.timeline },
      '重新进入小程序'
    ])
    if (at === 0) void share('friend', { from: 'menu' })
    if (at === 1) void share('timeline', { from: 'menu' })
    if (at === 2) window.location.reload()
  }
  element('capsule-close').onclick = () => phone.hide()
  element('nav-back').onclick = () => live().back()
  element('single').onclick = () => around.openWhole()
  await host.launch(entry)
  return phone
}
