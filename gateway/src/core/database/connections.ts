import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type pg from 'pg'
import { DatabaseAway, DatabaseSlow } from '../errors'
import { StatementNames } from './statements'

/**
 * SQLSTATEs and system errors of a database that stops, starts, takes nobody in or is not there. 57P01 to 57P05: it ended
 * the connection itself; 53300: it has no more connections.
 */
const AWAY_CODE =
  /^(?:08...|57P0[1-5]|53300|ECONN(?:REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/
/** What the driver says without a code. */
const AWAY_WORDS = /^(?:Connection terminated|Client (?:has encountered a connection error|was closed))/

/** SQLSTATEs of a wait that `LIMITS` ended: for a lock, for a statement, and of a transaction that nobody went on with. */
const SLOW_CODE = /^(?:55P03|57014|25P0[34])$/

/**
 * ms, all below the app's 15 s: how long a lock is waited for, a statement runs, and a transaction holds what it has while
 * nothing is asked in it; and when an answer is given up that no database gives.
 */
export const LIMITS = { lock: 5_000, statement: 8_000, idle: 10_000, answer: 9_500 }

const SETTINGS = [
  ['statement_timeout', LIMITS.statement],
  ['lock_timeout', LIMITS.lock],
  ['idle_in_transaction_session_timeout', LIMITS.idle]
] as const

/** For the start of a connection (`options`). */
export const limitOptions = SETTINGS.map(([name, ms]) => `-c ${name}=${ms}`).join(' ')
/** What a transaction begins with where a pooler in between takes no such options; all in one message. */
const BEGIN_LIMITED = ['begin', ...SETTINGS.map(([name, ms]) => `set local ${name} = ${ms}`)].join('; ')
/** Ends the limits for this transaction: a change of the schema may take longer, and waits for that of another start. */
export const UNHURRIED = SETTINGS.map(([name]) => `set local ${name} = 0`).join('; ')

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''

const isAway = (error: unknown): boolean =>
  error instanceof Error && (AWAY_CODE.test(codeOf(error)) || AWAY_WORDS.test(error.message))

/** pg's client, which takes a name with the text; Kysely knows of none. */
interface NamingClient extends PostgresPoolClient {
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>
  query<R>(statement: { text: string; values: unknown[]; name?: string }): Promise<PostgresQueryResult<R>>
}

/** How the limits reach the database; `none`: they mean nothing to it. */
export type Limited = 'by connection' | 'by transaction' | 'none'

/** What all connections of a pool share. */
interface Shared {
  names: StatementNames
  limited: Limited
  onStatement: ((text: string) => void) | undefined
}

/** A connection as the queries see it: one that broke says so, and goes back to the pool only to be thrown away. */
class GuardedClient implements PostgresPoolClient {
  broken = false
  readonly #client: NamingClient
  readonly #giveBack: (isBroken: boolean) => void
  readonly #shared: Shared
  #unhurried = false

  constructor(client: pg.PoolClient, common: Shared) {
    this.#client = client
    this.#shared = common
    this.#giveBack = (isBroken) => client.release(isBroken)
    // without a listener of its own a connection that breaks while somebody holds it would end the process
    client.on('error', () => {
      this.broken = true
    })
  }

  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  query<R>(statement: string | PostgresCursor<R>, parameters: readonly unknown[] = []) {
    return typeof statement === 'string' ? this.#ask<R>(statement, parameters) : this.#client.query<R>(statement)
  }

  async #ask<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    const { names, onStatement } = this.#shared
    onStatement?.(sql)
    const name = names.of(sql)
    if (sql === UNHURRIED) this.#unhurried = true
    if (sql === 'begin' || sql === 'commit' || sql === 'rollback') this.#unhurried = false
    const text = sql === 'begin' && this.#shared.limited === 'by transaction' ? BEGIN_LIMITED : sql
    try {
      return await this.#inTime(this.#client.query<R>({ text, values: [...parameters], ...(name && { name }) }))
    } catch (error) {
      if (error instanceof DatabaseSlow) throw error
      if (SLOW_CODE.test(codeOf(error))) throw new DatabaseSlow(error)
      // In a transaction this fails, too: it is over for the database, and `inTransaction` begins it again.
      if (name !== undefined && names.gaveUp(sql, codeOf(error))) return this.#again<R>(sql, parameters, error)
      if (!this.broken && !isAway(error)) throw error
      // its last words come before its end: nobody else may be given this connection meanwhile
      this.broken = true
      throw new DatabaseAway(error)
    }
  }

  /** A database that says nothing at all is given up, and its connection thrown away. */
  async #inTime<R>(answer: Promise<R>): Promise<R> {
    if (this.#unhurried || this.#shared.limited === 'none') return answer
    let late: NodeJS.Timeout | undefined
    const silence = new Promise<never>((_, reject) => {
      late = setTimeout(() => {
        this.broken = true
        reject(new DatabaseSlow(new Error(`no answer within ${LIMITS.answer} ms`)))
      }, LIMITS.answer)
    })
    try {
      return await Promise.race([answer, silence])
    } finally {
      clearTimeout(late)
    }
  }

  async #again<R>(sql: string, parameters: readonly unknown[], first: unknown): Promise<PostgresQueryResult<R>> {
    try {
      return await this.#client.query<R>(sql, [...parameters])
    } catch {
      throw first
    }
  }

  release(): void {
    this.#giveBack(this.broken)
  }
}

/** The pool for queries: throws `DatabaseAway` where one can't reach the database; no broken connection ends the process. */
export function guardPool(pool: pg.Pool, limited: Limited, onStatement?: (text: string) => void): PostgresPool {
  const common: Shared = { names: new StatementNames(), limited, onStatement }
  const clients = new WeakMap<pg.PoolClient, GuardedClient>()
  pool.on('connect', (client) => clients.set(client, new GuardedClient(client, common)))
  // an idle connection failed, which the pool has dropped already
  pool.on('error', () => undefined)
  return {
    connect: async () => {
      const client = await pool.connect().catch((error: unknown) => {
        // the pool itself says it when all connections are taken and none came free
        const inVain = error instanceof Error && /timeout exceeded/.test(error.message)
        throw inVain ? new DatabaseSlow(error) : new DatabaseAway(error)
      })
      return clients.get(client) ?? new GuardedClient(client, common)
    },
    end: () => pool.end()
  }
}
