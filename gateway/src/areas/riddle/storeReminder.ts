import { sql } from 'kysely'
import type { Db } from '../../core/database/database'
import { marksOf } from '../../core/database/marks'

/** Riddles that shoppers wait for. */
export const reminders = marksOf({ table: 'riddle_reminder', thing: 'day', counted: false })

export interface DueReminder {
  user_id: string
  day: string
}

/**
 * Takes out one reminder of the riddle of `today` or of an earlier one; run it in a transaction. Several gateways get
 * different ones.
 */
export async function takeDue(db: Db, today: string): Promise<DueReminder | undefined> {
  const { rows } = await sql<DueReminder>`
    select user_id, day from riddle_reminder
    where day <= ${today}
    order by created_at, user_id
    limit 1
    for update skip locked`.execute(db)
  const [due] = rows
  if (due) await reminders.unset(db, due.user_id, [due.day])
  return due
}
