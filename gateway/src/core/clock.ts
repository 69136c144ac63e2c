import { sql } from 'kysely'
import type { Db } from './database/database'
import { lastKnown } from './patience'

/** The shop's time: the real time and an offset that the demonstration console may move. */
export interface Clock {
  /** Epoch ms. Every rule about time reads this, never `Date.now()` nor the database's `now()`. */
  now(): number
  /** Same moment as a Date, for timestamptz columns. */
  date(): Date
  /** Reads the shared offset again when the known one is older than a second. */
  refresh(): Promise<void>
  /** Moves the time forward (never back) for every gateway on this database; refused in production. */
  advance(ms: number): Promise<void>
  /** Forgets the known offset after the shop was reset. */
  forget(): Promise<void>
}

const NAME = 'clock.offsetMs'
const KNOWN_FOR_MS = 1000
/** Past it the offset that was read last stands. */
const WAITED_FOR_MS = 500

export function createClock(db: Db, movable: boolean): Clock {
  let offset = 0
  let readAt = 0
  const read = async (): Promise<void> => {
    const result = await sql<{ value: string }>`select value from setting where name = ${NAME}`.execute(db)
    offset = Number(result.rows[0]?.value ?? 0)
    readAt = Date.now()
  }
  // a database that hangs must not keep what needs nothing else of it
  const readOffset = lastKnown(WAITED_FOR_MS, read)
  const clock: Clock = {
    now: () => Date.now() + offset,
    date: () => new Date(clock.now()),
    refresh: async () => {
      if (movable && Date.now() - readAt > KNOWN_FOR_MS) await readOffset()
    },
    advance: async (ms) => {
      if (!movable) throw new Error('The clock can only be moved in demonstration mode')
      const step = Math.max(0, Math.trunc(ms))
      await sql`insert into setting (name, value) values (${NAME}, ${String(step)})
        on conflict (name) do update set value = (setting.value::bigint + ${step}::bigint)::text`.execute(db)
      await read()
    },
    forget: read
  }
  return clock
}
