/** What happens, beside the phone: pages, calls, setData, storage, problems. */
import type { DataUpdate, Host } from '../../host'
import type { Frames } from './frames'

interface Meter {
  calls: number
  bytes: number
  most: number
  perSecond: number
  times: number[]
}

/** Rows kept in a list; older ones fall off. */
const rowLimit = 300

function row(words: string, small = '', bad = false): HTMLElement {
  const element = document.createElement('div')
  element.className = bad ? 'row bad' : 'row'
  element.textContent = words
  const note = document.createElement('small')
  note.textContent = small ? ` ${small}` : ''
  element.append(note)
  return element
}

const timeText = (ms: number) => new Date(ms).toTimeString().slice(0, 8)
const kb = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`

/** The lists beside the phone, one at a time, and the tabs that choose among them. */
function createTabs() {
  const views = [...document.querySelectorAll<HTMLElement>('[data-view]')]
  const view = (name: string) => views.find((node) => node.dataset['view'] === name)
  const tabs = document.querySelector('.tabs')
  const choose = (name: string) => {
    views.forEach((node) => (node.hidden = node.dataset['view'] !== name))
    tabs
      ?.querySelectorAll('button')
      .forEach((tab) => tab.setAttribute('aria-selected', String(tab.dataset['tab'] === name)))
  }
  for (const view of views) {
    const tab = document.createElement('button')
    tab.type = 'button'
    tab.setAttribute('role', 'tab')
    tab.dataset['tab'] = view.dataset['view'] ?? ''
    tab.textContent = view.dataset['view'] ?? ''
    tab.addEventListener('click', () => choose(view.dataset['view'] ?? ''))
    tabs?.append(tab)
  }
  choose('Pages')
  const label = (name: string, count: number) => {
    const tab = tabs?.querySelector(`[data-tab="${name}"]`)
    if (tab) tab.textContent = count > 0 ? `${name} (${count})` : name
  }
  const push = (name: string, line: HTMLElement) => {
    const list = view(name)
    list?.prepend(line)
    if (list && list.childElementCount > rowLimit) list.lastElementChild?.remove()
  }
  return {
    push,
    label,
    show: (name: string, lines: readonly HTMLElement[]) => view(name)?.replaceChildren(...lines),
    empty: () => views.forEach((node) => node.replaceChildren())
  }
}
type Tabs = ReturnType<typeof createTabs>

/** What setData of each page came to. */
function createMeters() {
  const meters = new Map<number, Meter>()
  const count = ({ pageId, bytes, time }: DataUpdate) => {
    const meter = meters.get(pageId) ?? { calls: 0, bytes: 0, most: 0, perSecond: 0, times: [] }
    meters.set(pageId, meter)
    meter.calls += 1
    meter.bytes += bytes
    meter.most = Math.max(meter.most, bytes)
    meter.times = [...meter.times.filter((tick) => time - tick < 1000), time]
    meter.perSecond = Math.max(meter.perSecond, meter.times.length)
  }
  return { meters, count }
}

interface Followed {
  host: Host
  frames(): Frames | undefined
}

function pageLines({ host, frames }: Followed, names: Map<number, string>): HTMLElement[] {
  const pages = host.stack()
  pages.forEach((page) => names.set(page.id, page.route))
  return [
    ...[...pages].reverse().map((page, index) => {
      const options = Object.entries(page.options).map(([name, value]) => `${name}=${value}`)
      const nodes = frames()?.doorOf(page.id)?.size().nodes
      return row(
        `${pages.length - index}. ${page.route}`,
        [options.join('&'), nodes ? `${nodes} elements` : ''].filter(Boolean).join(' · ')
      )
    }),
    row(
      `packages: ${host
        .packages()
        .map((name) => name || 'main')
        .join(', ')}`
    )
  ]
}

const meterLines = (meters: ReadonlyMap<number, Meter>, names: ReadonlyMap<number, string>): HTMLElement[] =>
  [...meters]
    .reverse()
    .map(([id, meter]) =>
      row(
        names.get(id) ?? `page ${id}`,
        `${meter.calls} calls · ${kb(meter.bytes)} · largest ${kb(meter.most)} · at most ${meter.perSecond} a second`,
        meter.most > 64 * 1024 || meter.perSecond > 20
      )
    )

const storageLines = ({ host }: Followed): HTMLElement[] =>
  Object.entries(host.storage()).map(([key, value]) =>
    // a login is nobody's to read over a shoulder or in a picture
    row(key, key === 'token' ? '••••••' : value.slice(0, 400))
  )

/** What the font size does here: `wx` reports it, and only a page that asks for it is drawn at it. */
function showFontNote({ host, frames }: Followed): void {
  const note = document.getElementById('font-note')
  const top = host.stack().at(-1)
  const door = top && frames()?.doorOf(top.id)
  if (!note || !door) return
  const size = host.settings.device.fontSizeSetting
  note.textContent = door.followsFontSize()
    ? `This page is drawn at ${size} px, as it asks to be`
    : `wx reports ${size}; it has no page-meta, so what follows is the page’s own doing`
}

/** Calls, words of the console and problems, as they come. */
function listen(host: Host, { push, label }: Tabs): void {
  host.on('call', ({ name, options, outcome, time }) =>
    push(
      'Calls',
      row(
        `wx.${name}`,
        `${timeText(time)} ${outcome.replace(`${name}:`, '')} ${JSON.stringify(options ?? {}).slice(0, 200)}`,
        /:fail/.test(outcome)
      )
    )
  )
  host.on(
    'log',
    ({ level, words }) =>
      level !== 'error' && push('Calls', row(`console.${level}`, words.map(String).join(' ').slice(0, 300)))
  )
  host.on('problem', ({ kind, message, time }) => {
    push('Problems', row(`${kind}: ${message.slice(0, 500)}`, timeText(time), true))
    label('Problems', host.problems.length)
  })
}

export function createWatch(): {
  follow(host: Host, frames: () => Frames | undefined): void
  note(words: string, bad?: boolean): void
  /** Something that is drawn changed without the host. */
  redraw(): void
} {
  const tabs = createTabs()
  const { meters, count } = createMeters()
  let again: (() => void) | undefined
  return {
    redraw: () => again?.(),
    note: (words, bad = false) => tabs.push(bad ? 'Problems' : 'Calls', row(words, timeText(Date.now()), bad)),
    follow: (host, frames) => {
      tabs.empty()
      meters.clear()
      tabs.label('Problems', 0)
      const followed: Followed = { host, frames }
      const names = new Map<number, string>()
      // many in a moment are one drawing
      let waiting = false
      const soon = () => {
        if (waiting) return
        waiting = true
        window.setTimeout(() => {
          waiting = false
          tabs.show('Pages', pageLines(followed, names))
          tabs.show('setData', meterLines(meters, names))
          tabs.show('Storage', storageLines(followed))
          showFontNote(followed)
        }, 200)
      }
      again = soon
      host.on('stack', soon)
      host.on('storage', soon)
      host.on('setData', (update) => {
        count(update)
        soon()
      })
      listen(host, tabs)
    }
  }
}
