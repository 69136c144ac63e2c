/**
 * The phone's clock. It goes with the real one, and is put forward where nothing but time is awaited: a page that waits
 * 500 ms for more typing is waited for in no time, while what is due runs in the order in which the phone would run it.
 */
import type { TimersPort } from '../host'

export interface Clock extends TimersPort {
  /** Whether a timer that was set to wait `within` ms at most is still to come. */
  due(within: number): boolean
  /** Puts the clock forward to the first of them. */
  forward(within: number): void
  /** Lets `ms` go by; what is due meanwhile runs. */
  pass(ms: number): Promise<void>
}

interface Entry {
  /** By this clock, epoch ms. */
  dueAt: number
  ms: number
  every: boolean
  work(): void
}

/** Lets everything that is due now run: promises, replies that arrived. */
export const turn = () => new Promise<void>((resolve) => setImmediate(() => setImmediate(resolve)))

/** The longest that Node waits, ms. */
const longest = 2 ** 31 - 1

export function createClock(): Clock {
  const waiting = new Set<Entry>()
  let ahead = 0
  let planned: (() => void) | undefined

  const now = () => Date.now() + ahead
  const first = (within = Infinity) => {
    let first: Entry | undefined
    for (const entry of waiting) if (entry.ms <= within && (!first || entry.dueAt < first.dueAt)) first = entry
    return first
  }
  function plan(): void {
    planned?.()
    planned = undefined
    const next = first()
    if (!next) return
    const wait = next.dueAt - now()
    if (wait <= 0) {
      const id = setImmediate(fire)
      planned = () => clearImmediate(id)
    } else {
      const id = setTimeout(fire, Math.min(wait, longest))
      planned = () => clearTimeout(id)
    }
  }
  /** One at a time: what a timer's promises do comes before the next timer. */
  function fire(): void {
    const next = first()
    if (next && next.dueAt <= now()) {
      if (next.every) next.dueAt += Math.max(1, next.ms)
      else waiting.delete(next)
      next.work()
    }
    plan()
  }
  function add(work: () => void, ms: number, every: boolean): Entry {
    const entry = { dueAt: now() + ms, ms, every, work }
    waiting.add(entry)
    plan()
    return entry
  }
  function drop(id: unknown): void {
    if (waiting.delete(id as Entry)) plan()
  }
  const forwardTo = (target: number) => {
    ahead += Math.max(0, target - now())
    plan()
  }

  return {
    setTimeout: (work, ms) => add(work, ms, false),
    clearTimeout: drop,
    setInterval: (work, ms) => add(work, ms, true),
    clearInterval: drop,
    now,
    due: (within) => first(within) !== undefined,
    forward: (within) => {
      const next = first(within)
      if (next) forwardTo(next.dueAt)
    },
    pass: async (ms) => {
      for (const until = now() + ms; now() < until; await turn()) forwardTo(Math.min(until, first()?.dueAt ?? until))
    }
  }
}
