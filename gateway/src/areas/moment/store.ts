import type { Db } from '../../core/database/database'
import { marksOf } from '../../core/database/marks'

export interface Reminder {
  user_id: string
  sku_code: string
  start_at: Date
}

/** Sales that shoppers wait for; one for an earlier sale of the SKU gives way to a later one. */
export const reminders = marksOf({ table: 'flash_reminder', thing: 'sku_code', renews: ['start_at'] })

/** How many sales a shopper waits for, besides one of this SKU. */
export async function otherReminders(db: Db, userId: string, skuCode: string): Promise<number> {
  const { count } = await db
    .selectFrom('flash_reminder')
    .select((build) => build.fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .where('sku_code', '<>', skuCode)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Starts that a shopper waits for, epoch ms by SKU. */
export async function remindersOf(
  db: Db,
  userId: string,
  skuCodes: readonly string[]
): Promise<ReadonlyMap<string, number>> {
  if (skuCodes.length === 0) return new Map()
  const rows = await db
    .selectFrom('flash_reminder')
    .select(['sku_code', 'start_at'])
    .where('user_id', '=', userId)
    .where('sku_code', 'in', [...skuCodes])
    .execute()
  return new Map(rows.map((row) => [row.sku_code, row.start_at.getTime()]))
}

/** Takes out one reminder whose sale has begun; run it in a transaction. Several gateways get different ones. */
export async function takeDue(db: Db, now: Date): Promise<Reminder | undefined> {
  const due = await db
    .selectFrom('flash_reminder')
    .selectAll()
    .where('start_at', '<=', now)
    .orderBy('start_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  if (due) await reminders.unset(db, due.user_id, [due.sku_code])
  return due
}
