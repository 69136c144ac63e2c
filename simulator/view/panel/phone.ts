/** The phone: one cold start of the mini-program with its frames, its bars and what it shows over pages. */
import { createHost, type Device, type Entry, type FilesPort, type Host, type ScriptPort } from '../../host'
import { aroundFrame, endOffer, share } from './aroundFrame'
import { createFrames, type Frames } from './frames'
import { createOverlay } from './overlay'
import { setDevice, showBars } from './phoneBars'
import { element, type PhoneAround, type PhoneParts } from './phoneParts'
import { phoneUi } from './phoneUi'
import { browserNetwork, hiddenRealm, packages, settle, timers } from './ports'
import { createSources } from './sources'

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

/** The host with everything that this browser gives it. */
const hostOf = (parts: PhoneParts, files: FilesPort, scripts: ScriptPort): Host =>
  createHost(
    {
      files,
      scripts,
      timers,
      network: browserNetwork(parts.around.advise),
      keep: parts.around.kept.storage,
      consents: parts.around.kept.consents,
      view: parts.frames(),
      cashier: (options, answer) =>
        answer === 'cancel' ? Promise.resolve() : settle(options, answer === 'fail' ? 'FAILED' : 'SUCCEEDED'),
      ui: phoneUi(parts)
    },
    { origin: location.origin, ...parts.around.settings }
  )

/** The menu of the capsule. */
async function openMenu(parts: PhoneParts): Promise<void> {
  const { live, overlay } = parts
  const page = live().stack().at(-1)
  const allowed = page ? live().sharing(page) : { friend: false, timeline: false }
  const choice = await overlay.sheet([
    { words: '转发给朋友', off: !allowed.friend },
    { words: '分享到朋友圈', off: !allowed.timeline },
    '重新进入小程序'
  ])
  if (choice === 0) void share(parts, 'friend', { from: 'menu' })
  if (choice === 1) void share(parts, 'timeline', { from: 'menu' })
  if (choice === 2) window.location.reload()
}

/** Starts the mini-program cold. */
export async function startPhone(around: PhoneAround, entry: Entry): Promise<Phone> {
  const running: { host?: Host } = {}
  const live = (): Host => {
    if (!running.host) throw new Error('The mini-program has not started')
    return running.host
  }
  const files = await packages(() => running.host?.settings.slowMs ?? 0)
  const scripts = hiddenRealm((reason) => running.host?.rejected(reason))
  const overlay = createOverlay(element('overlay'))
  const sources = createSources(live)
  const screen = element('screen')
  const parts: PhoneParts = { around, screen, overlay, sources, live, frames: () => frames }
  const safe = () => {
    const { statusBarHeight, safeBottom } = live().settings.device
    return { top: statusBarHeight, bottom: safeBottom }
  }
  const inFrame = aroundFrame(parts)
  const frames = createFrames({
    screen,
    files,
    host: live,
    around: inFrame,
    safe,
    onStack: (pages) => showBars(parts, pages)
  })
  const host = hostOf(parts, files, scripts)
  running.host = host

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
    show: async (entry) => {
      if (!uncover) live().hide()
      uncover?.()
      uncover = undefined
      if (entry) overlay.elsewhere()
      await live().show(entry)
    },
    pull: () => {
      const page = live().stack().at(-1)
      if (page) inFrame.pulled(page.id)
    },
    setDevice: (device) => setDevice(parts, device),
    close: () => {
      live().stop()
      frames.closeAll()
      scripts.close()
      overlay.clear()
      endOffer()
      sources.close()
    }
  }
  phone.setDevice(host.settings.device)
  around.listen(host)
  element('capsule-menu').onclick = () => void openMenu(parts)
  element('capsule-close').onclick = () => phone.hide()
  element('nav-back').onclick = () => live().back()
  element('single').onclick = () => around.openWhole()
  await host.launch(entry)
  return phone
}
