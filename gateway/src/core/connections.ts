import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type pg from 'pg'
import { DatabaseAway } from './errors'
import { StatementNames } from './statements'

/**
 * SQLSTATEs and system errors of a database that stops, starts, takes nobody in or is not there. 57P01 to 57P05: it ended
 * the connection itself; 53300: it has no more connections.
 */
const AWAY_CODE =
  /^(?:08...|57P0[1-5]|53300|ECONN(?:REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/
/** What the driver says without a code. */
const AWAY_WORDS = /^(?:Connection terminated|Client (?:has encountered a connection error|was closed))/

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''

const isAway = (error: unknown): boolean =>
  error instanceof Error && (AWAY_CODE.test(codeOf(error)) || AWAY_WORDS.test(error.message))

/** pg's client, which takes a name with the text; Kysely knows of none. */
interface NamingClient extends PostgresPoolClient {
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>
  query<R>(asked: { text: string; values: unknown[]; name?: string }): Promise<PostgresQueryResult<R>>
}

/** What all connections of a pool share. */
interface Shared {
  names: StatementNames
  onStatement: ((text: string) => void) | undefined
}

/** A connection as the queries see it: one that broke says so, and goes back to the pool only to be thrown away. */
class GuardedClient implements PostgresPoolClient {
  broken = false
  readonly #client: NamingClient
  readonly #giveBack: (broken: boolean) => void
  readonly #shared: Shared

  constructor(client: pg.PoolClient, shared: Shared) {
    this.#client = client
    this.#shared = shared
    this.#giveBack = (broken) => client.release(broken)
    // without a listener of its own a connection that breaks while somebody holds it would end the process
    client.on('error', () => {
      this.broken = true
    })
  }

  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  query<R>(asked: string | PostgresCursor<R>, parameters: readonly unknown[] = []) {
    return typeof asked === 'string' ? this.#ask<R>(asked, parameters) : this.#client.query<R>(asked)
  }

  async #ask<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    const { names, onStatement } = this.#shared
    onStatement?.(sql)
    const name = names.of(sql)
    try {
      return await this.#client.query<R>({ text: sql, values: [...parameters], ...(name && { name }) })
    } catch (error) {
      // In a transaction this fails, too: it is over for the database, and `inTransaction` begins it again.
      if (name !== undefined && names.gaveUp(sql, codeOf(error))) return this.#again<R>(sql, parameters, error)
      if (!this.broken && !isAway(error)) throw error
      // its last words come before its end: nobody else may be given this connection meanwhile
      this.broken = true
      throw new DatabaseAway(error)
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

/** The pool for queries: whatever keeps them from the database is a `DatabaseAway`, and no broken connection ends the process. */
export function guarded(pool: pg.Pool, onStatement?: (text: string) => void): PostgresPool {
  const shared: Shared = { names: new StatementNames(), onStatement }
  const known = new WeakMap<pg.PoolClient, GuardedClient>()
  pool.on('connect', (client) => known.set(client, new GuardedClient(client, shared)))
  // of an idle connection, which the pool has dropped already
  pool.on('error', () => undefined)
  return {
    connect: async () => {
      const client = await pool.connect().catch((error: unknown) => {
        throw new DatabaseAway(error)
      })
      return known.get(client) ?? new GuardedClient(client, shared)
    },
    end: () => pool.end()
  }
}
