/** The brand's own cashier desk for shoppers: balance, instalments, and a channel for the rest. */
import type { BodyOf, DataOf, DeskPlan, DeskSplit } from '../../../../contract'
import { shopMidnightAfterMonths } from '../../../../domain/day'
import { PLAN_TERMS, planOf, planRefusal, splitOf } from '../../../../domain/orders/desk'
import { addFen } from '../../../../domain/money/money'
import type { Db } from '../../core/database/database'
import { invalid, notFound, refusal, type GatewayRefusal } from '../../core/errors'
import * as orders from '../order'
import * as wallet from '../wallet'
import { cashierFor } from './hosts'
import { isPayable, lockPayable, openPayment, settle, type Payer, type PayWish } from './service'
import * as store from './store'

const LONGEST = Math.max(...PLAN_TERMS.map(({ months }) => months))

/** What the desk offers for orders of the shopper that wait for their payment. */
export async function showDesk(
  db: Db,
  by: Pick<Payer, 'userId' | 'nowMs'>,
  orderCodes: string
): Promise<DataOf<'GET /o2ord-b2c/v1/order-trades/desk'>> {
  const codes = [...new Set(orderCodes.split(',').filter((code) => code !== ''))]
  const all = codes.length > 0 ? await orders.ordersByCode(db, codes) : []
  const own = all.filter((order) => order.user_id === by.userId)
  if (own.length === 0 || own.length < codes.length) {
    throw notFound('order.missing', '订单不存在', 'We can’t find that order')
  }
  if (!own.every((order) => isPayable(order, by.nowMs))) throw notPayable()
  const amountFen = addFen(...own.map((order) => orders.orderDue(order)))
  const { balanceFen, creditFen, creditLimitFen } = await spendable(db, by.userId, codes)
  const ways = balanceFen > 0 ? [true, false] : [false]
  return {
    amountFen,
    payBefore: Math.min(...own.map((order) => order.pay_before.getTime())),
    balanceFen,
    creditLimitFen,
    creditFen,
    splits: ways.map((use) => toSplit(splitOf(amountFen, balanceFen, use), { creditFen, creditLimitFen })),
    dueDays:
      creditLimitFen > 0
        ? Array.from({ length: LONGEST }, (_, index) => shopMidnightAfterMonths(by.nowMs, index + 1))
        : []
  }
}

const notPayable = (): GatewayRefusal =>
  refusal('order.not-payable', '订单已支付或已关闭', 'This order is already paid or closed')

/** What a shopper can spend on these orders: what an open payment of theirs holds is theirs to spend otherwise. */
async function spendable(db: Db, userId: string, codes: readonly string[]) {
  const free = await wallet.available(db, userId)
  return { ...free, balanceFen: addFen(free.balanceFen, await store.heldOfBalance(db, userId, codes)) }
}

type Credit = Pick<DataOf<'GET /o2ord-b2c/v1/order-trades/desk'>, 'creditFen' | 'creditLimitFen'>

function toSplit({ balanceFen, restFen }: ReturnType<typeof splitOf>, credit: Credit): DeskSplit {
  if (restFen === 0 || credit.creditLimitFen === 0) return { balanceFen, restFen, plans: [] }
  const plans = PLAN_TERMS.map((terms): DeskPlan => {
    const why = planRefusal(restFen, terms, credit.creditFen)
    return { ...planOf(restFen, terms), leastFen: terms.leastFen, ...(why === undefined ? {} : { refusal: why }) }
  })
  return { balanceFen, restFen, plans }
}

type Pay = 'POST /o2ord-b2c/v1/order-trades/desk'

/** How the rest is paid: by one means, or not at all where the balance pays all. */
function meansOf({ channel, months }: BodyOf<Pay>, restFen: number): Pick<PayWish, 'channel' | 'months'> {
  if (restFen === 0) return { channel: 'BALANCE' }
  if (months === undefined && channel !== undefined) return { channel }
  if (months === undefined || channel !== undefined) {
    throw invalid('请选一种方式付剩下的', 'Choose one way to pay the rest')
  }
  const terms = PLAN_TERMS.find((plan) => plan.months === months)
  if (!terms) throw refusal('desk.plan', '这个分期不在了，请重新选', 'That plan is not offered. Please choose another')
  if (restFen < terms.leastFen) {
    throw refusal('desk.plan', '金额不够，不能分这么多期', 'The amount is too small for so many months')
  }
  return { channel: 'INSTALMENT', months }
}

/**
 * Pays at the desk. Balance and months are the shop's own to decide, so what they pay is paid at once, all in the
 * transaction of the call; a channel's part waits for its cashier, and what the balance adds is held until then.
 */
export async function payAtDesk(db: Db, by: Payer, body: BodyOf<Pay>): Promise<DataOf<Pay>> {
  const orderList = await lockPayable(db, by, body.orderCodes)
  const amountFen = addFen(...orderList.map((order) => orders.orderDue(order)))
  if (amountFen !== body.expectedFen || body.balanceFen > amountFen) {
    throw refusal(
      'desk.changed',
      '要付的金额变了，请看过再付',
      'The amount has changed. Please check it before you pay'
    )
  }
  const wish: PayWish = {
    ...meansOf(body, addFen(amountFen, -body.balanceFen)),
    host: body.host,
    returnPath: body.returnPath,
    balanceFen: body.balanceFen
  }
  const payment = await openPayment(db, by, orderList, wish)
  const { payment_id: paymentId, channel } = payment
  if (channel === 'BALANCE' || channel === 'INSTALMENT') {
    const status = await settle(db, payment, 'SUCCEEDED', new Date(by.nowMs))
    return { paymentId, amountFen, status }
  }
  const cashier = cashierFor(body.host, { paymentId, now: by.nowMs, locale: by.locale })
  return { paymentId, amountFen, status: payment.status, cashier }
}
