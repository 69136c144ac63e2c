/** The `wx` object: every name of the platform's typings, simulated or refusing in the platform's own words. */
import { apiNames } from './apiNames'
import { ApiFailure, answerAtOnce, answerLater, type Answering } from './calls'
import type { Func, Values } from './types'
import type { Listeners } from './listeners'

export interface WxParts {
  host: Answering
  listeners: Listeners
  /** Answer through success and fail. */
  later: Record<string, (asked: Values) => unknown>
  /** Answer at once. */
  atOnce: Record<string, Func>
  /** Made by their own module: requests with their tasks. */
  ready: Record<string, Func>
  values: Values
  /** Called before an API that answers later does anything. */
  before(name: string): Promise<void> | undefined
  /** An API that nobody simulates was called. */
  unsimulated(name: string): void
}

/** Reasons why an API that isn't simulated refuses; errno as the platform numbers «not supported». */
const notHere = 'not supported by the simulator'

/** Every listener that the host really tells. */
export const toldListeners: ReadonlySet<string> = new Set([
  'AppShow',
  'AppHide',
  'Error',
  'UnhandledRejection',
  'PageNotFound',
  'NetworkStatusChange',
  'ThemeChange',
  'WindowResize',
  'MemoryWarning',
  'NeedPrivacyAuthorization'
])

export function createWx(parts: WxParts): { wx: Values; unsimulated: string[] } {
  const { host } = parts
  const wx: Values = {}
  const unsimulated: string[] = []
  const refuse = (name: string): never => {
    parts.unsimulated(name)
    throw new ApiFailure(notHere, 3)
  }
  for (const name of apiNames.later) {
    const own = parts.later[name]
    if (parts.ready[name]) wx[name] = parts.ready[name]
    else if (own) {
      wx[name] = answerLater(host, name, (asked) => {
        const asking = parts.before(name)
        return asking ? asking.then(() => own(asked)) : own(asked)
      })
    } else {
      unsimulated.push(name)
      wx[name] = answerLater(host, name, () => refuse(name))
    }
  }
  for (const name of apiNames.atOnce) {
    const own = parts.atOnce[name]
    if (!own) unsimulated.push(name)
    wx[name] = answerAtOnce(host, name, own ?? (() => refuse(name)))
  }
  for (const name of new Set(apiNames.listeners.map((each) => each.replace(/^(on|off)/, '')))) {
    const pair = parts.listeners.pair(name)
    for (const [each, work] of Object.entries(pair)) {
      if (!(apiNames.listeners as readonly string[]).includes(each)) continue
      wx[each] = work
      if (!toldListeners.has(name)) unsimulated.push(each)
    }
  }
  for (const name of apiNames.values) {
    wx[name] = parts.values[name] ?? {}
    if (!(name in parts.values)) unsimulated.push(name)
  }
  return { wx, unsimulated: unsimulated.sort() }
}
