/** Invoices that were chosen in a settlement: asked for once the order is paid. */
import type { Core } from '../../core/area'
import { inTransaction, type Db } from '../../core/database/database'
import type { OrderRecord } from '../order'
import type { Party } from './party'
import { applyForRest } from './service'
import * as store from './store'

/** Wishes of one sweep. */
const AT_MOST = 50

/** Notes the party that orders are invoiced to once they are paid. The caller places the orders. */
export async function wishInvoices(db: Db, orders: readonly OrderRecord[], party: Party): Promise<void> {
  await store.addWishes(
    db,
    orders.map((order) => ({ order_code: order.order_code, user_id: order.user_id, party: JSON.stringify(party) }))
  )
}

/** Asks for what was chosen of orders that are paid by now, and forgets it of those that are cancelled. */
export async function takeUpWishes(core: Core): Promise<void> {
  for (let round = 0; round < AT_MOST; round += 1) {
    const more = await inTransaction(core.db, async (tx) => {
      const wish = await store.takeWish(tx)
      if (wish === undefined) return false
      const of = { userId: wish.user_id, orderCode: wish.order_code }
      await applyForRest(tx, of, wish.party, core.clock.now())
      return true
    })
    if (!more) return
  }
}
