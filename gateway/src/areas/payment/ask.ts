import type { DataOf } from '../../../../contract'
import { PLAN_TERMS, planOf } from '../../../../domain/orders/desk'
import { addFen } from '../../../../domain/money/money'
import type { Db } from '../../core/database/database'
import { notFound, type GatewayRefusal } from '../../core/errors'
import { say, type Locale } from '../../core/words'
import * as store from './store'

type PaymentView = DataOf<'GET /o2ord-b2c/v1/order-trades/pay'>

export const missing = (): GatewayRefusal => notFound('payment.missing', '支付单不存在', 'We can’t find that payment')

/** What became of a payment of this shopper. */
export async function askPayment(
  db: Db,
  own: { userId: string; paymentId: string; locale: Locale }
): Promise<PaymentView> {
  const payment = await store.findPayment(db, own.paymentId)
  if (payment?.user_id !== own.userId) throw missing()
  return viewOf(db, payment, own.locale)
}

/** The same of one that was started by a link without an account: only its starter knows its id. */
export async function askByLink(
  db: Db,
  wish: { payLink: string; payKey: string; locale: Locale }
): Promise<PaymentView> {
  const payment = await store.findPayment(db, wish.payKey)
  if (!payment || payment.user_id !== null || payment.pay_link !== wish.payLink) throw missing()
  return viewOf(db, payment, wish.locale)
}

async function viewOf(db: Db, payment: store.PaymentRecord, locale: Locale): Promise<PaymentView> {
  // a friend who paid learns no number of an order that is not theirs
  const orderRows = payment.pay_link === null ? await store.ordersOf(db, payment.payment_id) : []
  const { returnedFen, refundedFen } = await store.goneBack(db, payment.payment_id)
  return {
    paymentId: payment.payment_id,
    status: payment.status,
    amountFen: payment.amount_fen,
    ...(payment.balance_fen > 0 ? { balanceFen: payment.balance_fen } : {}),
    ...planView(payment),
    orderCodes: orderRows.map((order) => order.order_code),
    channel: payment.channel,
    returnedFen,
    ...(refundedFen > 0 ? { refundedFen } : {}),
    ...(payment.status === 'FAILED'
      ? { failReason: say(locale, { zh: '支付渠道拒绝了这笔付款', en: 'The payment was declined' }) }
      : {})
  }
}

/** What falls due of a payment in months, as the desk said it before. */
function planView({ months, amount_fen, balance_fen }: store.PaymentRecord): Pick<PaymentView, 'plan'> {
  const terms = PLAN_TERMS.find((plan) => plan.months === months)
  if (terms === undefined) return {}
  const { monthFen, lastFen, totalFen } = planOf(addFen(amount_fen, -balance_fen), terms)
  return { plan: { months: terms.months, monthFen, lastFen, totalFen } }
}
