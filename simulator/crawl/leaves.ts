/** What a page leaves behind when it is closed: timers, listeners, observers, requests, and the page itself. */
import type { Host } from '../host'
import type { Running } from './running'

/** ms: one-shot timers differ by their size alone, since many count down to a moment. */
const sizes: [below: number, words: string][] = [
  [1001, 'a second at most'],
  [60_000, 'seconds'],
  [3_600_000, 'minutes']
]
const sizeOf = (ms: number) => sizes.find(([below]) => ms < below)?.[1] ?? 'hours'

/** Something that waits, listens or watches. */
export interface Standing {
  /** Tells it from others that are called the same, for as long as it stands. */
  key: string
  words: string
}

/** Everything that waits, listens or watches. */
export function standing(host: Host): Standing[] {
  const { timers, listeners, observers } = host.leftovers()
  const times = new Map<string, number>()
  const numbered = (words: string): Standing => {
    const time = (times.get(words) ?? 0) + 1
    times.set(words, time)
    return { key: `${words} ${time}`, words }
  }
  return [
    ...timers.map(({ id, every, ms }) => ({
      key: `timer ${id}`,
      words: every ? `an interval of ${ms} ms` : `a timer of ${sizeOf(ms)}: ${Math.round(ms)} ms`
    })),
    ...listeners.map((name) => numbered(`wx.${name}`)),
    ...Array.from({ length: observers }, () => numbered('an intersection observer'))
  ]
}

const kindOf = ({ words }: Standing) => words.split(':')[0]

/** `all` without one of each of `some`: itself where it still stands, otherwise one of its kind. */
export function without(all: readonly Standing[], some: readonly Standing[]): Standing[] {
  const keys = new Set(all.map(({ key }) => key))
  const same = new Set(some.filter(({ key }) => keys.has(key)).map(({ key }) => key))
  const rest = some.filter(({ key }) => !same.has(key)).map(kindOf)
  return all.filter((leak) => {
    if (same.has(leak.key)) return false
    const index = rest.indexOf(kindOf(leak))
    if (index >= 0) rest.splice(index, 1)
    return index < 0
  })
}

/**
 * ms after a page closed in which what ends late may still run out: an animation, or home's own wait of 1.5 s before it
 * welcomes, which begins when home is on top again.
 */
const graceMs = 1600
/** ms, by this machine's clock, for answers on their way: how long they take is no matter of the page. */
const answerMs = 30_000

/** What was not there before and does not go away. */
export async function more(running: Running, before: readonly Standing[]): Promise<Standing[]> {
  const giveUpAt = Date.now() + answerMs
  // the page that takes its place sends requests too, at any time
  const answers = async () => {
    while (running.underWay().length && Date.now() < giveUpAt) await new Promise((resolve) => setTimeout(resolve, 5))
  }
  await answers()
  const answeredAt = running.now()
  for (;;) {
    await answers()
    const leaks = [
      ...without(standing(running.host), before),
      ...running.underWay().map((request) => ({ key: `request ${request}`, words: `a request: ${request}` }))
    ]
    if (!leaks.length || running.now() - answeredAt > graceMs) return leaks
    await running.pass(10)
  }
}

/** An address with its query. */
export const urlOf = (page: string, query: Record<string, string>) =>
  `/${page}?${Object.entries(query)
    .map(([name, value]) => `${name}=${value}`)
    .join('&')}`

/** How a page is opened over home and closed again. A tab page is opened and closed by reLaunch, since going back keeps it. */
export function overHome({ host, rest }: Running, page: string) {
  const home = host.appJson.pages[0] ?? ''
  const isTab = host.appJson.tabBar?.list.some(({ pagePath }) => pagePath === page) ?? false
  return {
    home,
    isTab,
    open: async (url: string) => {
      await host.call(isTab ? 'reLaunch' : 'navigateTo', { url })
      await rest()
    },
    close: async () => {
      const stack = host.stack()
      const stays = !isTab && stack.length > 1 && stack[0]?.route === home
      if (stays) await host.call('navigateBack', { delta: stack.length - 1 })
      else await host.call('reLaunch', { url: `/${home}` })
      await rest()
    }
  }
}

/** React remembers what it removed last, in the tree it shows and in the one it showed before. */
const remembered = 2

/** Closed pages that something still holds, in words. */
export function heldIn(running: Running, counts: (route: string) => boolean): string[] {
  return [...running.heldPages()]
    .filter(([route, count]) => count > remembered && counts(route))
    .map(([route, count]) => `${count} closed pages of ${route} are still held`)
}

/** Times that a page is opened and closed. */
const openings = 3

/** Opens a page over home and goes back, three times, and gives what stands afterwards that did not stand before. */
export async function leavesBehind(running: Running, page: string, query: Record<string, string>): Promise<string[]> {
  const { home, open, close } = overHome(running, page)
  await running.host.call('reLaunch', { url: `/${home}` })
  await running.rest()
  const before = standing(running.host)
  for (let time = 0; time < openings; time += 1) {
    await open(urlOf(page, query))
    await close()
  }
  const leaks = await more(running, before)
  return [...leaks.map(({ words }) => words), ...heldIn(running, (route) => route === page && page !== home)]
}
