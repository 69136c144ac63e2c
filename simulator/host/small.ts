/** Small objects of the platform that need nothing of the host's state. */
import { arrayBufferToBase64, base64ToArrayBuffer } from './base64'
import type { Func, Values } from './types'
import type { Tasks } from './tasks'

const consoleLevels = ['log', 'info', 'debug', 'warn', 'error', 'group', 'groupEnd', 'time', 'timeEnd'] as const

/** The scripts' console; `logged` hears every level. */
export const consoleOf = (logged: (level: string, words: unknown[]) => void): Values =>
  Object.fromEntries(consoleLevels.map((level) => [level, (...words: unknown[]) => logged(level, words)]))

export const nothing = (): undefined => undefined

/** getLogManager and getRealtimeLogManager: reports of the platform, which nobody reads here. */
const silentLog: Values = Object.fromEntries(
  ['log', 'info', 'debug', 'warn', 'error', 'setFilterMsg', 'addFilterMsg', 'in', 'tag'].map((name) => [name, nothing])
)

const performanceOf = (tasks: Tasks): Values => ({
  now: () => tasks.now(),
  getEntries: () => [],
  getEntriesByName: () => [],
  getEntriesByType: () => [],
  setBufferSize: nothing,
  createObserver: () => ({ observe: nothing, disconnect: nothing, supportedEntryTypes: [] })
})

/** Turns of time, base64, reports of the platform and what measures it. */
export const smallApis = (tasks: Tasks): Record<string, Func> => ({
  nextTick: (work) => tasks.globals['setTimeout']?.(work, 0),
  requestIdleCallback: (work) => tasks.globals['setTimeout']?.(work, 1),
  cancelIdleCallback: (id) => tasks.globals['clearTimeout']?.(id),
  arrayBufferToBase64: (buffer) => arrayBufferToBase64(buffer as ArrayBuffer),
  base64ToArrayBuffer: (text) => base64ToArrayBuffer(String(text)),
  getLogManager: () => ({ ...silentLog }),
  getRealtimeLogManager: () => ({ ...silentLog }),
  getPerformance: () => performanceOf(tasks),
  reportAnalytics: nothing,
  reportEvent: nothing,
  reportMonitor: nothing,
  reportPerformance: nothing
})

/** The channel between the page that opens and the page that was opened. */
export function createChannel(tasks: Tasks): Values {
  const all = new Map<string, Func[]>()
  const add = (name: unknown, listener: unknown) => {
    if (typeof listener === 'function') all.set(String(name), [...(all.get(String(name)) ?? []), listener as Func])
  }
  const off = (name: unknown, listener?: unknown) => {
    const kept = listener === undefined ? [] : (all.get(String(name)) ?? []).filter((one) => one !== listener)
    all.set(String(name), kept)
  }
  return {
    on: add,
    off,
    once: (name: unknown, listener: unknown) => {
      const once: Func = (...values) => {
        off(name, once)
        return (listener as Func)(...values)
      }
      add(name, once)
    },
    emit: (name: unknown, ...values: unknown[]) => {
      const owner = tasks.owner()
      for (const listener of all.get(String(name)) ?? []) tasks.run(owner, () => listener(...values))
    }
  }
}

/** Words of whatever was thrown, of any realm: with its stack where it has one. */
export const wordsOf = (value: unknown): string => {
  if (typeof value === 'object' && value !== null && 'message' in value) {
    const { stack, message } = value as { stack?: unknown; message: unknown }
    return typeof stack === 'string' && stack.includes(String(message))
      ? stack
      : `${String(message)}\n${String(stack ?? '')}`
  }
  try {
    return typeof value === 'string' ? value : JSON.stringify(value)
  } catch {
    return String(value)
  }
}
