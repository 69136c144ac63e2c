/** Notifies the listeners beside the phone of what happens on it. */
import type { HostEvents } from './types'

export interface Hub {
  tell<K extends keyof HostEvents>(kind: K, event: HostEvents[K]): void
  /** The result takes the listener away. */
  on<K extends keyof HostEvents>(kind: K, listener: (event: HostEvents[K]) => void): () => void
}

export function createHub(): Hub {
  const hearing = new Map<keyof HostEvents, Set<(event: never) => void>>()
  return {
    tell: (kind, event) => hearing.get(kind)?.forEach((listener) => listener(event as never)),
    on: (kind, listener) => {
      const listeners = hearing.get(kind) ?? new Set()
      hearing.set(kind, listeners)
      listeners.add(listener as (event: never) => void)
      return () => void listeners.delete(listener as (event: never) => void)
    }
  }
}
