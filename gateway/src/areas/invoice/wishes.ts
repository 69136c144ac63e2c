/** Invoices that were chosen in a settlement: asked for once the order is paid. */
import type { Core } from '../../core/area'
import type { Db } from '../../core/database/database'
import { eachDue } from '../../core/database/eachDue'
import type { OrderRecord } from '../order'
import type { Party } from './party'
import { applyForRest } from './service'
import * as store from './store'

/** Wishes of one sweep. */
const AT_MOST = 50

/** Notes the buyer that orders are invoiced to once they are paid. The caller places them. */
export async function wishInvoices(db: Db, orders: readonly OrderRecord[], party: Party): Promise<void> {
  await store.addWishes(
    db,
    orders.map((order) => ({ order_code: order.order_code, user_id: order.user_id, party: JSON.stringify(party) }))
  )
}

/** Asks for what was chosen of orders that are paid by now, and forgets it of those that are cancelled. */
export async function takeUpWishes(core: Core): Promise<void> {
  await eachDue(
    core.db,
    (tx) => store.takeWish(tx),
    (tx, { user_id: userId, order_code: orderCode, party }) =>
      applyForRest(tx, { userId, orderCode }, party, core.clock.now()),
    AT_MOST
  )
}
