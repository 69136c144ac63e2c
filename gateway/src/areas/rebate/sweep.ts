import { REBATE_DAYS } from '../../../../domain/activity/rebate'
import { ripeBefore } from '../../../../domain/aftersale/ripening'
import type { Core } from '../../core/area'
import { inTransaction } from '../../core/database/database'
import * as orders from '../order'
import { payRebates } from './keeping'
import * as store from './store'

/** One transaction an order; as many in one go. */
const AT_MOST = 200

/** Pays rebates that are due. */
export async function sweepRebates({ db, clock }: Core): Promise<void> {
  const now = clock.date()
  const before = new Date(ripeBefore(now.getTime(), REBATE_DAYS))
  for (const orderCode of await store.dueOrders(db, before, AT_MOST)) {
    await inTransaction(db, async (tx) => {
      // a case that was opened while nobody held the order puts it off, and so does the piece that it brought
      if (!(await orders.lockOrder(tx, orderCode)) || !(await store.isDue(tx, orderCode, before))) return
      await payRebates(tx, orderCode, now)
    })
  }
}
