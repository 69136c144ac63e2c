import type { Core } from '../../core/area'
import { inTransaction } from '../../core/database/database'
import { eachDue } from '../../core/database/eachDue'
import type { Words } from '../../core/words'
import { ordersOfLeft } from '../employee'
import { failedOrders } from '../groupBuy'
import { completeOrder, lockOrder } from '../order'
import { settleTaken } from '../payment'
import { closeOrder } from './service'
import { nextToExpire, nextToReceive } from './store'

/** Why time closed an order. */
export const EXPIRED: Words = { zh: '超时未支付', en: 'Not paid in time' }

/** Why time ended a presale whose balance did not come. */
export const BALANCE_EXPIRED: Words = {
  zh: '尾款逾期未付，定金不退',
  en: 'The balance was not paid in time; the deposit is not refunded'
}

/** Why an order of a group ended that did not fill up. */
export const GROUP_FAILED: Words = {
  zh: '拼团没有成功，付的钱原路退回',
  en: 'The group did not fill up; your money is on its way back'
}

/** The same of one that nobody had paid yet. */
const GROUP_OVER: Words = { zh: '拼团没有成功', en: 'The group did not fill up' }

/** Why an order ended that was to be paid at the employee's price. */
export const EMPLOYEE_LEFT: Words = {
  zh: '员工已离职，内购订单已关闭',
  en: 'The employee has left; the order at the employee price was closed'
}

/** Closes orders whose pay window is over and completes those on their way for long. Several gateways share the work. */
export async function sweepOrders(core: Core): Promise<void> {
  const now = core.clock.date()
  await eachDue(
    core.db,
    (tx) => nextToExpire(tx, now),
    async (tx, order) => {
      // paid in time, though the shop has not heard of it yet
      if (await settleTaken(tx, order.order_code, now)) return
      const reason = order.status === 'WAIT_BALANCE' ? BALANCE_EXPIRED : EXPIRED
      await closeOrder(tx, order, { event: 'EXPIRE', reason, now })
    }
  )
  for (const orderCode of await failedOrders(core.db)) {
    await inTransaction(core.db, async (tx) => {
      const order = await lockOrder(tx, orderCode)
      if (order === undefined || (await settleTaken(tx, orderCode, now))) return
      if (order.status === 'WAIT_PAY' || order.status === 'WAIT_GROUP')
        await closeOrder(tx, order, {
          event: 'EXPIRE',
          reason: order.paid_at === null ? GROUP_OVER : GROUP_FAILED,
          now
        })
    })
  }
  await closeOrdersOfLeft(core)
  await eachDue(
    core.db,
    (tx) => nextToReceive(tx, now),
    (tx, order) => completeOrder(tx, order, now)
  )
}

/** Closes unpaid orders by the quota of somebody who has left; those that were paid a moment ago are shipped. */
export async function closeOrdersOfLeft(core: Pick<Core, 'db' | 'clock'>): Promise<void> {
  const now = core.clock.date()
  for (const orderCode of await ordersOfLeft(core.db)) {
    await inTransaction(core.db, async (tx) => {
      const order = await lockOrder(tx, orderCode)
      if (order === undefined || (await settleTaken(tx, orderCode, now))) return
      if (order.status === 'WAIT_PAY') await closeOrder(tx, order, { event: 'EXPIRE', reason: EMPLOYEE_LEFT, now })
    })
  }
}
