/**
 * Every way into the mini-program's scripts goes through here: it knows whose page the work belongs to, so that timers,
 * listeners and requests have an owner, and it takes what the scripts throw.
 */
import { noRealm, type Realm } from './realm'
import type { Func, TimersPort } from './types'

interface Timer {
  owner: number | undefined
  every: boolean
  ms: number
  native: unknown
  /** Came due while the scripts were held: starts it once they go on. */
  missed?: () => void
}

export interface Tasks {
  /** Page whose work is running; what runs later inherits it. */
  owner(): number | undefined
  /** Runs work for a page. What follows in the same turn (promises) still counts as that page's. */
  run(owner: number | undefined, work: () => unknown): unknown
  /** Runs work later, outside any script; the result takes it back. */
  later(work: () => void, ms?: number): () => void
  /** True while the turn began with a finger: some APIs may be called only then. */
  byTap(): boolean
  tapped(work: () => unknown): unknown
  /** The platform's timers for the scripts. */
  globals: Record<string, Func>
  /** Timers that wait still, of one page or of all. */
  waiting(owner?: number): { id: number; every: boolean; ms: number }[]
  /** Holds the scripts' timers, as in the background: what comes due waits for `release`. */
  hold(): void
  /** Lets them go on: a timeout that came due meanwhile runs, a missed tick of an interval does not. */
  release(): void
  /** Ends every timer. */
  stop(): void
  now(): number
  /** Makes what is handed to the scripts theirs. */
  realm: Realm
}

/** The timers of the scripts: each belongs to the page that set it, and none starts while they are held. */
function createScriptTimers(timers: TimersPort, owner: Tasks['owner'], run: Tasks['run']) {
  const waiting = new Map<number, Timer>()
  let ids = 0
  let stopped = false
  let isHeld = false

  function add(work: unknown, ms: unknown, values: unknown[], every: boolean): number {
    // the platform takes no text here, as it makes no code from text
    if (typeof work !== 'function') throw new TypeError('The callback of a timer must be a function')
    if (stopped) return 0
    const id = ++ids
    const wait = typeof ms === 'number' && ms > 0 ? ms : 0
    const timer: Timer = { owner: owner(), every, ms: wait, native: undefined }
    const fire = () => {
      if (isHeld) {
        if (!every) timer.missed = () => void (timer.native = timers.setTimeout(fire, 0))
        return
      }
      if (!every) waiting.delete(id)
      run(timer.owner, () => (work as Func)(...values))
    }
    timer.native = every ? timers.setInterval(fire, wait) : timers.setTimeout(fire, wait)
    waiting.set(id, timer)
    return id
  }
  function drop(id: unknown): void {
    const timer = waiting.get(id as number)
    if (!timer) return
    waiting.delete(id as number)
    if (timer.every) timers.clearInterval(timer.native)
    else timers.clearTimeout(timer.native)
  }

  const globals: Tasks['globals'] = {
    setTimeout: (work, ms, ...values) => add(work, ms, values, false),
    setInterval: (work, ms, ...values) => add(work, ms, values, true),
    clearTimeout: drop,
    clearInterval: drop
  }
  return {
    globals,
    waiting: (who?: number) =>
      [...waiting]
        .filter(([, timer]) => who === undefined || timer.owner === who)
        .map(([id, { every, ms }]) => ({ id, every, ms })),
    hold: () => {
      isHeld = true
    },
    release: () => {
      isHeld = false
      for (const timer of waiting.values()) {
        timer.missed?.()
        delete timer.missed
      }
    },
    stop: () => {
      stopped = true
      for (const id of [...waiting.keys()]) drop(id)
    }
  }
}

/** What the host itself does later, outside any script. */
function createLater(timers: TimersPort) {
  const soon = new Set<unknown>()
  let stopped = false
  return {
    later: (work: () => void, ms = 0) => {
      if (stopped) return () => undefined
      const native = timers.setTimeout(() => {
        soon.delete(native)
        work()
      }, ms)
      soon.add(native)
      return () => {
        soon.delete(native)
        timers.clearTimeout(native)
      }
    },
    stop: () => {
      stopped = true
      soon.forEach((native) => timers.clearTimeout(native))
      soon.clear()
    }
  }
}

export function createTasks(
  timers: TimersPort,
  onError: (error: unknown, owner: number | undefined) => void,
  realm: Realm = noRealm
): Tasks {
  let owner: number | undefined
  let tap = false

  function run(who: number | undefined, work: () => unknown): unknown {
    owner = who
    tap = false
    try {
      return work()
    } catch (error) {
      onError(error, who)
      return undefined
    }
  }
  const scripts = createScriptTimers(timers, () => owner, run)
  const own = createLater(timers)

  return {
    ...scripts,
    owner: () => owner,
    run,
    later: own.later,
    byTap: () => tap,
    tapped: (work) => {
      tap = true
      return work()
    },
    stop: () => {
      scripts.stop()
      own.stop()
    },
    now: () => timers.now(),
    realm
  }
}
