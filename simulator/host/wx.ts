/** The `wx` object: every name of the platform's typings, simulated or refusing in the platform's own words. */
import { apiNames } from './apiNames'
import { answerAtOnce, answerLater } from './calls'
import { noteNothing, refuse, type Unsimulated } from './objects'
import { checkRequired } from './required'
import type { Func, Values } from './types'
import type { Listeners } from './listeners'

export interface WxParts extends Unsimulated {
  listeners: Listeners
  /** Answer through success and fail. */
  later: Record<string, (options: Values) => unknown>
  /** Answer at once. */
  atOnce: Record<string, Func>
  /** Made by their own module: requests with their tasks. */
  ready: Record<string, Func>
  values: Values
  /** Called before an API that answers later does anything. */
  before(name: string): Promise<void> | undefined
}

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
  for (const name of apiNames.later) {
    const own = parts.later[name]
    if (parts.ready[name]) wx[name] = parts.ready[name]
    else if (own) {
      wx[name] = answerLater(host, name, (options) => {
        checkRequired(name, options)
        const asking = parts.before(name)
        return asking ? asking.then(() => own(options)) : own(options)
      })
    } else {
      unsimulated.push(name)
      wx[name] = answerLater(host, name, () => refuse(parts, name))
    }
  }
  for (const name of apiNames.atOnce) {
    const own = parts.atOnce[name]
    if (!own) unsimulated.push(name)
    wx[name] = answerAtOnce(host, name, own ?? (() => refuse(parts, name)))
  }
  /** One that is never told: the platform takes it, and here it is said that nothing will come. */
  const untold =
    (name: string, work: unknown): Func =>
    (...values) => {
      noteNothing(parts, name)
      return (work as Func)(...values)
    }
  for (const name of new Set(apiNames.listeners.map((each) => each.replace(/^(on|off)/, '')))) {
    const pair = parts.listeners.pair(name)
    for (const [each, work] of Object.entries(pair)) {
      if (!(apiNames.listeners as readonly string[]).includes(each)) continue
      if (toldListeners.has(name)) wx[each] = work
      else {
        wx[each] = each.startsWith('on') ? untold(each, work) : work
        unsimulated.push(each)
      }
    }
  }
  for (const name of apiNames.values) {
    wx[name] = parts.values[name] ?? {}
    if (!(name in parts.values)) unsimulated.push(name)
  }
  return { wx, unsimulated: unsimulated.sort() }
}
