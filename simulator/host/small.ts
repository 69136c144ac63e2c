/** Small objects of the platform that need nothing of the host's state. */
import { arrayBufferToBase64, base64ToArrayBuffer } from './files/base64'
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

export interface Channel {
  /** What the scripts get: hears what the other end emits, and emits what the other end hears. */
  end: Values
  /** `on` in a page's name. */
  hear(name: unknown, listener: unknown, owner: number | undefined): void
}

/** The channel between the page that opens and the page that was opened: each end hears the other, and not itself. */
export function createChannels(tasks: Tasks): { opener: Channel; opened: Channel } {
  type Heard = { listener: Func; owner: number | undefined; once: boolean }
  const make = () => new Map<string, Heard[]>()
  const endOf = (own: Map<string, Heard[]>, other: Map<string, Heard[]>): Channel => {
    const off = (name: unknown, listener?: unknown) => {
      const entries =
        listener === undefined ? [] : (own.get(String(name)) ?? []).filter((entry) => entry.listener !== listener)
      own.set(String(name), entries)
    }
    const add = (name: unknown, listener: unknown, owner: number | undefined, once: boolean) => {
      if (typeof listener !== 'function') return
      own.set(String(name), [...(own.get(String(name)) ?? []), { listener: listener as Func, owner, once }])
    }
    return {
      hear: (name, listener, owner) => add(name, listener, owner, false),
      end: {
        on: (name: unknown, listener: unknown) => add(name, listener, tasks.owner(), false),
        once: (name: unknown, listener: unknown) => add(name, listener, tasks.owner(), true),
        off,
        emit: (name: unknown, ...values: unknown[]) => {
          const emitter = tasks.owner()
          const entries = other.get(String(name)) ?? []
          other.set(
            String(name),
            entries.filter(({ once }) => !once)
          )
          for (const { listener, owner } of entries) tasks.run(owner, () => listener(...values))
          tasks.run(emitter, nothing) // what follows is the emitter's again
        }
      }
    }
  }
  const atOpener = make()
  const atOpened = make()
  return { opener: endOf(atOpener, atOpened), opened: endOf(atOpened, atOpener) }
}

/** Returns the text of a thrown value of any realm: its stack if it has one. */
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
