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
  onHeld(told: () => void): () => void
}

export function createBackground(tasks: Tasks): Background {
  const told = new Set<() => void>()
  let held = false
  let forget: () => void = () => undefined
  return {
    hide: () => {
      forget()
      forget = tasks.later(() => {
        held = true
        tasks.hold()
        for (const one of [...told]) one()
      }, backgroundGrace)
    },
    show: () => {
      forget()
      if (!held) return
      held = false
      tasks.release()
    },
    held: () => held,
    onHeld: (one) => {
      told.add(one)
      return () => void told.delete(one)
    }
  }
}
