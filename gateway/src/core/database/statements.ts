import { randomBytes } from 'node:crypto'

/** Statements that the database keeps a plan of, on each connection; more texts than these are planned each time. */
const MOST_NAMED = 500
/** Texts that were asked once. A list of values makes a text of its own for each length, so they must not pile up. */
const MOST_SEEN = 2000

/**
 * Stands in a statement whose best plan depends on its values: how many rows a word finds decides between an index and
 * the whole table. A kept plan knows nothing of the word, and a search of 100,000 SKUs took twice the time by one.
 */
export const PLANNED_ANEW = '/* planned anew */'

const CAN_BE_NAMED = /^\s*(?:select|insert|update|delete|with)\b/i

/** SQLSTATEs of a named statement that is not what it was; nothing of it ran. */
const STALE_PLAN = '0A000'
/** A pooler mixes connections: the name is not known on this one, or another connection gave it there already. */
const MIXED = new Set(['26000', '42P05'])

/**
 * Names for statements that come again: the database parses and plans those once a connection. Names are random, as
 * connections may be shared with other processes (PgBouncer); where a name is not known or known already, as PgBouncer
 * before 1.21 mixes connections in its transaction mode, no statement gets one any more.
 */
export class StatementNames {
  readonly #seen = new Set<string>()
  readonly #names = new Map<string, string>()
  #named = 0
  #off = false

  /** The name of a text that ran before. */
  of(text: string): string | undefined {
    if (this.#off || text.includes(PLANNED_ANEW)) return undefined
    const name = this.#names.get(text)
    if (name !== undefined || !CAN_BE_NAMED.test(text)) return name
    if (this.#seen.delete(text) && this.#named < MOST_NAMED) return this.#name(text)
    if (this.#seen.size >= MOST_SEEN) this.#seen.clear()
    this.#seen.add(text)
    return undefined
  }

  /** Whether a failure is the name's and not the statement's: then the name is given up, and the text may be asked again. */
  gaveUp(text: string, state: string): boolean {
    if (MIXED.has(state)) this.#off = true
    else if (state !== STALE_PLAN) return false
    // several that were under way may find it at once
    this.#names.delete(text)
    return true
  }

  #name(text: string): string {
    this.#named += 1
    const name = `s${this.#named}_${randomBytes(6).toString('hex')}`
    this.#names.set(text, name)
    return name
  }
}
