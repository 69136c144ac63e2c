import { DatabaseAway, DatabaseSlow } from '../errors'

/** Waits in vain, one after the other, from which on an endpoint is spared the next. */
const IN_VAIN = 3
/** ms until the next try; callers get the same as `retry-after`. */
const TRY_AGAIN_AFTER = 2_000
/** Tries of all endpoints at once: those that hang leave the database to those that don't. */
const TRIES_AT_ONCE = 2

interface Trouble {
  inVain: number
  nextTry: number
  trying: boolean
}

/**
 * Refuses at once what would only wait for a database that has just let this endpoint wait in vain: what asks a locked
 * table must not hold the connections that all others need. Now and then one call tries again.
 */
export class Breaker {
  readonly #troubles = new Map<string, Trouble>()
  readonly #now: () => number
  #tries = 0

  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  /** Whether some endpoint has waited in vain so lately that it is spared, or tried, at this moment. */
  isTripped(): boolean {
    const now = this.#now()
    return [...this.#troubles.values()].some(({ trying, nextTry }) => trying || now < nextTry)
  }

  async run<T>(endpoint: string, work: () => Promise<T>): Promise<T> {
    const trouble = this.#troubles.get(endpoint)
    const isTry = trouble !== undefined && trouble.inVain >= IN_VAIN
    if (isTry) {
      if (trouble.trying || this.#now() < trouble.nextTry || this.#tries >= TRIES_AT_ONCE) {
        throw new DatabaseSlow(new Error(`${endpoint} waited in vain a moment ago`))
      }
      trouble.trying = true
      this.#tries += 1
    }
    try {
      const result = await work()
      this.#troubles.delete(endpoint)
      return result
    } catch (error) {
      if (error instanceof DatabaseSlow) this.#note(endpoint)
      else if (!(error instanceof DatabaseAway) && isTry) this.#troubles.delete(endpoint)
      throw error
    } finally {
      if (isTry) {
        trouble.trying = false
        this.#tries -= 1
      }
    }
  }

  #note(endpoint: string): void {
    const trouble = this.#troubles.get(endpoint) ?? { inVain: 0, nextTry: 0, trying: false }
    trouble.inVain += 1
    trouble.nextTry = this.#now() + TRY_AGAIN_AFTER
    this.#troubles.set(endpoint, trouble)
  }
}
