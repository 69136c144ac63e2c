import type { Db } from '../../core/database/database'

/** How many days in a row a day was; undefined: there was no check-in. */
export async function streakOn(db: Db, userId: string, day: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('check_in')
    .select('streak')
    .where('user_id', '=', userId)
    .where('day', '=', day)
    .executeTakeFirst()
  return row?.streak
}

/** Whether there was a check-in on one of these days. */
export async function checkedInOn(db: Db, userId: string, days: readonly string[]): Promise<boolean> {
  const row = await db
    .selectFrom('check_in')
    .select('day')
    .where('user_id', '=', userId)
    .where('day', 'in', days)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Notes a day once; false when it was there. */
export async function noteDay(db: Db, row: { user_id: string; day: string; streak: number }): Promise<boolean> {
  const result = await db
    .insertInto('check_in')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('day')
    .executeTakeFirst()
  return result !== undefined
}

/** Writes days as they are given, over what was there. */
export async function writeDays(db: Db, rows: { user_id: string; day: string; streak: number }[]): Promise<void> {
  if (rows.length === 0) return
  await db
    .insertInto('check_in')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'day']).doUpdateSet((build) => ({ streak: build.ref('excluded.streak') }))
    )
    .execute()
}

/** The days of a month. */
export async function daysOfMonth(db: Db, userId: string, month: string): Promise<string[]> {
  const rows = await db
    .selectFrom('check_in')
    .select('day')
    .where('user_id', '=', userId)
    .where('day', '>=', `${month}-01`)
    .where('day', '<=', `${month}-31`)
    .orderBy('day')
    .execute()
  return rows.map(({ day }) => day)
}
