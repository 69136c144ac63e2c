import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type pg from 'pg'
import { DatabaseAway } from './errors'

/**
 * SQLSTATEs and system errors of a database that stops, starts, takes nobody in or is not there. 57P01 to 57P05: it ended
 * the connection itself; 53300: it has no more connections.
 */
const AWAY_CODE =
  /^(?:08...|57P0[1-5]|53300|ECONN(?:REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/
/** What the driver says without a code. */
const AWAY_WORDS = /^(?:Connection terminated|Client (?:has encountered a connection error|was closed))/

function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return AWAY_CODE.test(code) || AWAY_WORDS.test(error.message)
}

/** A connection as the queries see it: one that broke says so, and goes back to the pool only to be thrown away. */
class GuardedClient implements PostgresPoolClient {
  broken = false
  readonly #client: PostgresPoolClient
  readonly #giveBack: (broken: boolean) => void

  constructor(client: pg.PoolClient) {
    this.#client = client
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
    try {
      return await this.#client.query<R>(sql, parameters)
    } catch (error) {
      if (!this.broken && !isAway(error)) throw error
      // its last words come before its end: nobody else may be given this connection meanwhile
      this.broken = true
      throw new DatabaseAway(error)
    }
  }

  release(): void {
    this.#giveBack(this.broken)
  }
}

/** The pool for queries: whatever keeps them from the database is a `DatabaseAway`, and no broken connection ends the process. */
export function guarded(pool: pg.Pool): PostgresPool {
  const known = new WeakMap<pg.PoolClient, GuardedClient>()
  pool.on('connect', (client) => known.set(client, new GuardedClient(client)))
  // of an idle connection, which the pool has dropped already
  pool.on('error', () => undefined)
  return {
    connect: async () => {
      const client = await pool.connect().catch((error: unknown) => {
        throw new DatabaseAway(error)
      })
      return known.get(client) ?? new GuardedClient(client)
    },
    end: () => pool.end()
  }
}
