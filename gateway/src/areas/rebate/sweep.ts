import { REBATE_DAYS } from '../../../../domain/rebate'
import { DAY_MS } from '../../../../domain/spans'
import type { Core } from '../../core/area'
import { inTransaction } from '../../core/database'
import * as orders from '../order'
import { payRebates } from './keeping'
import * as store from './store'

/** One transaction an order; as many in one go. */
const AT_MOST = 200

/** Pays rebates that are due. */
export async function sweepRebates({ db, clock }: Core): Promise<void> {
  const now = clock.date()
  const before = new Date(now.getTime() - REBATE_DAYS * DAY_MS)
  for (const orderCode of await store.dueOrders(db, before, AT_MOST)) {
    await inTransaction(db, async (tx) => {
      // a case that was opened while nobody held the order puts it off
      if (!(await orders.lockOrder(tx, orderCode)) || (await store.hasOpenCase(tx, orderCode))) return
      await payRebates(tx, orderCode, now)
    })
  }
}
