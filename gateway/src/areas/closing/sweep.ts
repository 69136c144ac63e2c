import type { Core } from '../../core/area'
import { inTransaction } from '../../core/database'
import type { Words } from '../../core/words'
import { completeOrder } from '../order'
import { settleTaken } from '../payment'
import { closeOrder } from './service'
import { nextToExpire, nextToReceive } from './store'

/** Why time closed an order. */
export const EXPIRED: Words = { zh: '超时未支付', en: 'Not paid in time' }

/** One transaction an order, so that a gateway never holds more than one; as many in one go. */
const AT_MOST = 200

/** Closes orders whose pay window is over and completes those on their way for long. Several gateways share the work. */
export async function sweepOrders(core: Core): Promise<void> {
  const now = core.clock.date()
  for (let done = 0; done < AT_MOST; done += 1) {
    const more = await inTransaction(core.db, async (tx) => {
      const order = await nextToExpire(tx, now)
      // paid in time, though the shop has not heard of it yet
      const isPaid = order !== undefined && (await settleTaken(tx, order.order_code, now))
      if (order && !isPaid) await closeOrder(tx, order, { event: 'EXPIRE', reason: EXPIRED, now })
      return order !== undefined
    })
    if (!more) break
  }
  for (let done = 0; done < AT_MOST; done += 1) {
    const more = await inTransaction(core.db, async (tx) => {
      const order = await nextToReceive(tx, now)
      if (order) await completeOrder(tx, order, now)
      return order !== undefined
    })
    if (!more) break
  }
}
