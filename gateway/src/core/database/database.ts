import { randomBytes } from 'node:crypto'
import type { PGlite } from '@electric-sql/pglite'
import { CompiledQuery, Kysely, PostgresDialect, sql, type Transaction } from 'kysely'
import pg from 'pg'
import { guardPool, limitOptions, UNHURRIED, type Limited } from './connections'
import { StartError } from '../errors'
import { inherit } from './handle'
import { openPglite, type PgliteHandle } from './pglite'

/**
 * Every table, by name. An area adds its own in its `schema.ts`:
 * `declare module '../../core/database/database' { interface Tables { cart_row: CartRowTable } }`
 */
export interface Tables {}

/** A connection to the shop's data: the database itself or a transaction on it. */
export type Db = Kysely<Tables>

// int8 and numeric come as text by default; fen, epoch ms and counts stay far below 2^53.
pg.types.setTypeParser(20, Number)
pg.types.setTypeParser(1700, Number)

export interface DatabaseOptions {
  /** PostgreSQL's address; without it PGlite is used. */
  databaseUrl?: string
  /** Where PGlite keeps its files; without it and without `databaseUrl` everything is in memory. */
  dataDir?: string
  /** PostgreSQL schema to work in (tests give each file its own). */
  schema?: string
  /** In-memory only: one that is open already; it is closed with the gateway. */
  lite?: PGlite
  /** ms a call waits for a connection when all are taken; default 8,000. */
  connectsWithin?: number
  /** Told of each statement before it is sent, for those who count them. */
  onStatement?: (text: string) => void
}

export interface OpenDatabase {
  db: Db
  engine: 'pglite' | 'postgres'
  /** How a connection of its own is made, past any pooler's; undefined: there is room for none. */
  address: pg.ClientConfig | undefined
  close(): Promise<void>
}

/** How long a call waits for a connection when all are taken; with a lock's wait after it, it stays below the app's 15 s. */
const CONNECTS_WITHIN_MS = 8_000

/** Where PostgreSQL is, and with what a connection to it starts. */
function addressOf({ databaseUrl, schema }: DatabaseOptions, limits: Limited): pg.ClientConfig {
  const settings = [
    ...(limits === 'by connection' ? [limitOptions] : []),
    ...(schema === undefined ? [] : [`-c search_path=${schema}`])
  ]
  return { connectionString: databaseUrl, ...(settings.length === 0 ? {} : { options: settings.join(' ') }) }
}

/** Whether the limits may be set as a connection starts: PgBouncer refuses or ignores it, and each transaction says them. */
async function howLimited(options: DatabaseOptions): Promise<Limited> {
  const client = new pg.Client({ ...addressOf(options, 'by connection'), connectionTimeoutMillis: CONNECTS_WITHIN_MS })
  // told by what was asked
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ lock_timeout: string }>('show lock_timeout')
    return rows[0]?.lock_timeout === '5s' ? 'by connection' : 'by transaction'
  } catch (error) {
    // what else is wrong is said by the first statement
    return /startup parameter/.test(String(error)) ? 'by transaction' : 'by connection'
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Lets a transaction take its time: a change of the schema, the first filling of the shop. */
export const takeTime = async (tx: Db): Promise<void> => {
  // through the connection as it is, since several statements are one message
  await tx.executeQuery(CompiledQuery.raw(UNHURRIED))
}

/** Opens either engine behind one interface. Throws `StartError` with a plain sentence when it can't. */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  const lite: PgliteHandle | undefined = options.databaseUrl === undefined ? await openPglite(options) : undefined
  const limits: Limited = lite === undefined ? await howLimited(options) : 'none'
  const connectionTimeoutMillis = options.connectsWithin ?? CONNECTS_WITHIN_MS
  const pool = new pg.Pool(
    lite !== undefined
      ? { ...lite.config, max: 1, idleTimeoutMillis: 0, connectionTimeoutMillis }
      : { ...addressOf(options, limits), max: 10, connectionTimeoutMillis }
  )
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: guardPool(pool, limits, options.onStatement) })
  })
  try {
    await sql`select 1`.execute(db)
  } catch {
    await db.destroy()
    await lite?.close()
    throw new StartError(
      lite === undefined
        ? 'The database at DATABASE_URL does not answer; check that it runs and that the address is right.'
        : 'The data directory could not be opened; it may be damaged.'
    )
  }
  return {
    db,
    engine: lite === undefined ? 'postgres' : 'pglite',
    address: lite === undefined ? addressOf(options, 'none') : undefined,
    close: async () => {
      await db.destroy()
      await lite?.close()
    }
  }
}

/** Serialization failure, deadlock; a plan or a name of `StatementNames` that another start or a pooler made stale. */
const RETRIABLE = new Set(['40001', '40P01', '0A000', '26000', '42P05'])
const ATTEMPTS = 6

const sqlState = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined

/** Whether a row was refused as this unique index knows its like already: another transaction wrote that in the meantime. */
export const isDuplicate = (error: unknown, index: string): boolean =>
  sqlState(error) === '23505' && error instanceof Error && 'constraint' in error && error.constraint === index

/**
 * Runs `work` in a transaction and tries again on a serialization failure or a deadlock, so `work` may run more than
 * once: no effect outside the database in it, and no await on anything else (PGlite has one connection).
 * Inside a transaction already, it joins that one.
 */
export async function inTransaction<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  if (db.isTransaction) return work(db)
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute((tx: Transaction<Tables>) => work(inherit(db, tx)))
    } catch (error) {
      if (attempt >= ATTEMPTS || !RETRIABLE.has(sqlState(error) ?? '')) throw error
      // Any time up to a bound that doubles, to 0.6 s at last: those that met once must not come back together.
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * 2 ** attempt))
    }
  }
}

/** A new id that fits the contract's `Code`: the prefix and 96 random bits. */
export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('base64url')}`
