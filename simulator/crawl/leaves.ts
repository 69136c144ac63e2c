/** What a page leaves behind when it is closed: timers, listeners, observers, requests, and the page itself. */
import type { Host } from '../host'
import { wait, type Running } from './running'

/** ms: one-shot timers are told apart by their size alone, since many count down to a moment. */
const sizes: [below: number, words: string][] = [
  [1001, 'a second at most'],
  [60_000, 'seconds'],
  [3_600_000, 'minutes']
]
const sizeOf = (ms: number) => sizes.find(([below]) => ms < below)?.[1] ?? 'hours'

/** Everything that waits, listens or watches, in words. */
export function standing(host: Host): string[] {
  const { timers, listeners, observers } = host.leftovers()
  return [
    ...timers.map(({ every, ms }) =>
      every ? `an interval of ${ms} ms` : `a timer of ${sizeOf(ms)}: ${Math.round(ms)} ms`
    ),
    ...listeners.map((name) => `wx.${name}`),
    ...Array.from({ length: observers }, () => 'an intersection observer')
  ]
}

const kindOf = (words: string) => words.split(':')[0]

/** `all` without one of each of `some`; what stands behind a colon does not tell them apart. */
export function without(all: readonly string[], some: readonly string[]): string[] {
  const rest = some.map(kindOf)
  return all.filter((one) => {
    const at = rest.indexOf(kindOf(one))
    if (at >= 0) rest.splice(at, 1)
    return at < 0
  })
}

/** ms after a page closed in which what ends late (an animation, a request's end) may still run out. */
const graceMs = 700

/** What was not there before and does not go away. */
async function more(running: Running, before: readonly string[]): Promise<string[]> {
  const closedAt = Date.now()
  for (;;) {
    const left = [...without(standing(running.host), before), ...running.underWay().map((one) => `a request: ${one}`)]
    if (!left.length || Date.now() - closedAt > graceMs) return left
    await wait(10)
  }
}

const search = (query: Record<string, string>) =>
  Object.entries(query)
    .map(([name, value]) => `${name}=${value}`)
    .join('&')

/** Times that a page is opened and closed. */
const openings = 3
/** React remembers what it removed last, in the tree it shows and in the one it showed before. */
const remembered = 2

/**
 * Opens a page over home and goes back, three times, and gives what stands afterwards that did not stand before.
 * A tab page is opened and closed by reLaunch, since going back keeps it. `act` is done on the page while it is open.
 */
export async function leavesBehind(
  running: Running,
  page: string,
  query: Record<string, string>,
  act?: () => Promise<void>
): Promise<string[]> {
  const { host } = running
  const home = host.appJson.pages[0] ?? ''
  const tabs = host.appJson.tabBar?.list.map(({ pagePath }) => pagePath) ?? []
  const isTab = tabs.includes(page)
  const url = `/${page}?${search(query)}`
  const toHome = async () => {
    const deep = host.stack().length - 1
    if (isTab || deep < 1) await host.call('reLaunch', { url: `/${home}` })
    else await host.call('navigateBack', { delta: deep })
    await running.rest()
  }
  await host.call('reLaunch', { url: `/${home}` })
  await running.rest()
  const before = standing(host)
  for (let time = 0; time < openings; time += 1) {
    await host.call(isTab ? 'reLaunch' : 'navigateTo', { url })
    await running.rest()
    await act?.()
    await toHome()
  }
  const left = await more(running, before)
  const held = page === home ? 0 : running.heldPages(page)
  return held > remembered ? [...left, `${held} closed pages are still held`] : left
}
