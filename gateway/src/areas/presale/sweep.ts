import { reminderDue, type PresaleReminder } from '../../../../domain/activity/presale'
import type { Core } from '../../core/area'
import { inTransaction } from '../../core/database/database'
import { tellOfBalance } from '../message'
import { giveBackPresale } from './selling'
import * as store from './store'

const toldOf = (order: store.PresaleOrderRecord): PresaleReminder[] => [
  ...(order.begins_told_at === null ? [] : (['BEGINS'] as const)),
  ...(order.ends_told_at === null ? [] : (['ENDS'] as const))
]

/** Gives back allotments that take no deposit any more, and reminds of balances. Who does not pay is dealt with in closing. */
export async function sweepPresales({ db, clock }: Core): Promise<void> {
  const now = clock.date()
  for (const presale of await store.overPresales(db, now)) {
    await inTransaction(db, (tx) => giveBackPresale(tx, presale))
  }
  await inTransaction(db, async (tx) => {
    for (const order of await store.toRemind(tx, now)) {
      const times = { balanceFrom: order.balance_from.getTime(), balanceTo: order.balance_to.getTime() }
      const kind = reminderDue({ ...times, reminders: toldOf(order) }, now.getTime())
      if (kind === undefined) continue
      await store.changeOrder(tx, order.order_code, kind === 'BEGINS' ? { begins_told_at: now } : { ends_told_at: now })
      await tellOfBalance(tx, { userId: order.user_id, orderCode: order.order_code, kind, ...times }, now)
    }
  })
}
