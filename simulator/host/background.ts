/** The mini-program out of sight: some seconds later the chat app ends its requests and holds its scripts. */
import type { Tasks } from './tasks'

/** ms from hiding until the platform stops waiting. */
export const backgroundGrace = 5000

export interface Background {
  hide(): void
  /** Takes back what hiding began. */
  show(): void
  /** True from the end of the grace until the next show. */
  held(): boolean
  /** Tells once when the grace ends; the result takes the listener away. */
  onHeld(listener: () => void): () => void
}

export function createBackground(tasks: Tasks): Background {
  const listeners = new Set<() => void>()
  let isHeld = false
  let forget: () => void = () => undefined
  return {
    hide: () => {
      forget()
      forget = tasks.later(() => {
        isHeld = true
        tasks.hold()
        for (const listener of [...listeners]) listener()
      }, backgroundGrace)
    },
    show: () => {
      forget()
      if (!isHeld) return
      isHeld = false
      tasks.release()
    },
    held: () => isHeld,
    onHeld: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    }
  }
}
