/**
 * Hints between gateways: that something may be new. A hint may be lost, come twice or come before what it speaks of, so
 * a listener that hears one asks the database, and asks it now and then without one.
 */
import { EventEmitter } from 'node:events'
import { sql } from 'kysely'
import pg from 'pg'
import type { Db } from './database'

const CHANNEL = 'hints'
/** ms until a connection that was lost is made anew, twice as long each time. */
const AGAIN_MS = { first: 500, most: 15_000 }

const here = new EventEmitter()
here.setMaxListeners(0)

/**
 * Tells gateways of this database when the caller's transaction is done. At most 200 letters. On PGlite, whose one
 * connection lets nobody read before that, this process hears it at once.
 */
export async function giveHint(db: Db, hint: string): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, ${hint})`.execute(db)
  setImmediate(() => here.emit(CHANNEL, hint))
}

/**
 * Hears hints by a connection of its own, those of this process too: none comes before its transaction is done. Without an
 * address, on PGlite, there are those of this process alone. Resolves what ends it.
 */
export function hearHints(address: pg.ClientConfig | undefined, listener: (hint: string) => void): () => Promise<void> {
  if (address !== undefined) return listenTo(address, listener)
  here.on(CHANNEL, listener)
  return () => {
    here.off(CHANNEL, listener)
    return Promise.resolve()
  }
}

function listenTo(address: pg.ClientConfig, listener: (hint: string) => void): () => Promise<void> {
  let over = false
  let client: pg.Client | undefined
  let waiting: NodeJS.Timeout | undefined
  let failures = 0
  const again = (): void => {
    if (over) return
    const wait = Math.min(AGAIN_MS.most, AGAIN_MS.first * 2 ** failures)
    failures += 1
    clearTimeout(waiting)
    waiting = setTimeout(() => void connect(), wait).unref()
  }
  const connect = async (): Promise<void> => {
    const fresh = new pg.Client(address)
    client = fresh
    // without a listener a restart of the database would end the process
    fresh.on('error', () => undefined)
    fresh.on('end', () => {
      if (client === fresh) again()
    })
    fresh.on('notification', ({ payload }) => listener(payload ?? ''))
    try {
      await fresh.connect()
      await fresh.query(`listen ${CHANNEL}`)
      failures = 0
    } catch {
      // who waits for a hint looks by itself meanwhile
      await fresh.end().catch(() => undefined)
    }
  }
  const first = connect()
  return async () => {
    over = true
    clearTimeout(waiting)
    await first
    await client?.end().catch(() => undefined)
  }
}
