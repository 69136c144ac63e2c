import { sql } from 'kysely'
import type { LiveState } from '../../../../domain/content/live'
import type { Db, Tables } from '../../core/database/database'
import type { Words } from '../../core/words'

/** Rooms that a shopper waits for; `hold`: their row is held, so that two reminders at once are counted one after the other. */
export async function remindersOf(db: Db, userId: string, { hold = false } = {}): Promise<Set<string>> {
  if (hold) await sql`select user_id from customer where user_id = ${userId} for update`.execute(db)
  const rows = await db.selectFrom('live_reminder').select('room_code').where('user_id', '=', userId).execute()
  return new Set(rows.map((row) => row.room_code))
}

export async function keepReminder(db: Db, reminder: Tables['live_reminder']): Promise<void> {
  await db
    .insertInto('live_reminder')
    .values(reminder)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function dropReminder(db: Db, userId: string, roomCode: string): Promise<void> {
  await db.deleteFrom('live_reminder').where('user_id', '=', userId).where('room_code', '=', roomCode).execute()
}

export interface DueReminder {
  user_id: string
  room_code: string
  title: Words
  state: LiveState
  cover: string
}

/** Takes out one reminder whose room is no longer to come; run it in a transaction. Several gateways get different ones. */
export async function takeDue(db: Db): Promise<DueReminder | undefined> {
  const { rows } = await sql<DueReminder>`
    select w.user_id, w.room_code, r.title, r.state, r.cover
    from live_reminder w join live_room r on r.room_code = w.room_code
    where r.state <> 'ANNOUNCED'
    order by w.created_at, w.user_id
    limit 1
    for update of w skip locked`.execute(db)
  const [due] = rows
  if (due) await dropReminder(db, due.user_id, due.room_code)
  return due
}
