import type { Clock } from '../clock'

export interface GuessBounds {
  /** Wrong ones of a guesser. */
  most: number
  withinMs: number
}

/** Guessers that are remembered; those that began first are forgotten first. */
const MOST_GUESSERS = 20_000

/**
 * Counts wrong guesses by guesser, in the memory of this gateway: a refused write leaves no row behind that could count.
 * A guess counts before it is looked at, so that those that come at once can't go over the limit, and is given back
 * when it was right.
 */
export class Guesses {
  readonly #counts = new Map<string, { since: number; wrong: number }>()

  /** Undefined: no guess is left. Otherwise what gives this one back. */
  take(who: string, now: number, { most, withinMs }: GuessBounds): (() => void) | undefined {
    const entry = this.#counts.get(who)
    const count = entry !== undefined && now - entry.since < withinMs ? entry : { since: now, wrong: 0 }
    if (count.wrong >= most) return undefined
    count.wrong += 1
    if (count !== entry) {
      this.#counts.delete(who)
      this.#counts.set(who, count)
      const [first] = this.#counts.keys()
      if (this.#counts.size > MOST_GUESSERS && first !== undefined) this.#counts.delete(first)
    }
    return () => void (count.wrong -= 1)
  }
}

const byClock = new WeakMap<Clock, Guesses>()

/** A gateway's own, known by its clock. */
export function guessesOf(clock: Clock): Guesses {
  const guesses = byClock.get(clock) ?? new Guesses()
  byClock.set(clock, guesses)
  return guesses
}
