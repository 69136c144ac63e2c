import { sql } from 'kysely'
import type { LiveState } from '../../../../domain/content/live'
import type { Db } from '../../core/database/database'
import { marksOf } from '../../core/database/marks'
import type { Words } from '../../core/words'

/** Rooms that shoppers wait for. */
export const waits = marksOf({ table: 'live_reminder', thing: 'room_code', counted: false })

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
  if (due) await waits.unset(db, due.user_id, [due.room_code])
  return due
}
