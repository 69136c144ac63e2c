import type { Core } from '../../core/area'
import type { Db } from '../../core/database/database'
import { eachDue } from '../../core/database/eachDue'
import type { Marks } from '../../core/database/marks'
import { refusal } from '../../core/errors'
import { lockCustomer } from '../customer'

/** What one shopper can wait for at once, of one kind. */
const MOST = 50

/**
 * Keeps that a shopper waits for a thing, as a mark with the time since when; throws when they wait for too many of its
 * kind. Run it in a transaction.
 */
export async function keepWait(tx: Db, waits: Marks, userId: string, thing: string, now: Date): Promise<void> {
  // two at once are counted one after the other
  await lockCustomer(tx, userId)
  const waiting = await waits.all(tx, userId)
  if (!waiting.has(thing) && waiting.size >= MOST) {
    throw refusal(
      'reminder.too-many',
      `最多同时设 ${MOST} 个提醒，请先取消几个`,
      `You can set ${MOST} reminders at once. Please cancel some first`
    )
  }
  await waits.set(tx, userId, [{ thing, values: { created_at: now } }])
}

/** Takes out what is due and tells of it, one transaction each, until nothing is left. Several gateways share the work. */
export const tellEach = <T>(
  { db, clock }: Pick<Core, 'db' | 'clock'>,
  take: (tx: Db, now: Date) => Promise<T | undefined>,
  tell: (tx: Db, due: T, now: Date) => Promise<void>
): Promise<void> =>
  eachDue(
    db,
    (tx) => take(tx, clock.date()),
    (tx, due) => tell(tx, due, clock.date())
  )
