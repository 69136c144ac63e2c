import { refundSplit, type Split } from '../../../../domain/orders/desk'
import { addFen } from '../../../../domain/money/money'
import { newId, type Db } from '../../core/database/database'
import * as wallet from '../wallet'
import * as store from './store'

/** Sends the rest of an order's money back to its payer; returns that payment. `asks`: the provider says when it is there. */
export async function refundOrder(db: Db, orderCode: string, now: Date, asks = false): Promise<store.PaymentRecord> {
  const all = await paidWith(db, orderCode)
  for (const source of all)
    await sendBack(db, source, { amountFen: await keptOf(db, source), reason: 'CANCELLED', asks, now })
  return all[0].payment
}

/** Sends back a part of what paid an order, once for a subject. The caller holds the order. */
export async function refundPart(
  db: Db,
  orderCode: string,
  part: { subject: string; amountFen: number; reason: 'LOWERED' | 'RETURNED'; now: Date }
): Promise<store.PaymentRecord> {
  const all = await paidWith(db, orderCode)
  let leftFen = part.amountFen
  for (const source of all) {
    const amountFen = Math.min(leftFen, await keptOf(db, source))
    await sendBack(db, source, { ...part, amountFen, asks: part.reason === 'RETURNED' })
    leftFen = addFen(leftFen, -amountFen)
  }
  if (leftFen > 0) throw new Error(`The order ${orderCode} was paid with less than is to go back`)
  return all[0].payment
}

interface Paid {
  payment: store.PaymentRecord
  covered: store.CoveredRecord
}

/** What paid an order: of two payments the balance before the deposit. */
async function paidWith(db: Db, orderCode: string): Promise<[Paid, ...Paid[]]> {
  const [last, ...before] = await store.paidWith(db, orderCode)
  if (!last) throw new Error(`The paid order ${orderCode} has no payment`)
  return [last, ...before]
}

/** What of a payment did not go back yet. */
async function keptOf(db: Db, source: Paid): Promise<number> {
  const back = await backOf(db, source)
  return addFen(source.covered.amount_fen, -back.balanceFen, -back.restFen)
}

const splitOf = (row: { amount_fen: number; balance_fen: number }): Split => ({
  balanceFen: row.balance_fen,
  restFen: addFen(row.amount_fen, -row.balance_fen)
})

/** What of it went back before, to each means. */
async function backOf(db: Db, { covered }: Paid): Promise<Split> {
  const refunds = await store.refundsOf(db, covered.order_code)
  const own = refunds.filter((refund) => refund.payment_id === covered.payment_id).map(splitOf)
  return {
    balanceFen: addFen(...own.map((part) => part.balanceFen)),
    restFen: addFen(...own.map((part) => part.restFen))
  }
}

interface Back {
  amountFen: number
  reason: 'CANCELLED' | 'LOWERED' | 'RETURNED'
  subject?: string
  /** The provider says what became of it. */
  asks: boolean
  now: Date
}

/** Gives an amount back to balance and other means, by what is left of each. */
async function sendBack(db: Db, source: Paid, back: Back): Promise<store.PaymentRecord> {
  const { amountFen, reason, subject, now } = back
  const { payment, covered } = source
  if (amountFen === 0) return payment
  const { payment_id: paymentId, order_code: orderCode } = covered
  const to = refundSplit(splitOf(covered), await backOf(db, source), amountFen)
  const refundId = newId('rf')
  // balance and credit are the shop's own books; of the rest the provider says when it is there
  const asks = back.asks && to.restFen > 0 && payment.channel !== 'INSTALMENT' && payment.channel !== 'BALANCE'
  await store.addRefund(db, {
    refund_id: refundId,
    payment_id: paymentId,
    order_code: orderCode,
    amount_fen: amountFen,
    balance_fen: to.balanceFen,
    reason,
    created_at: now,
    state: asks ? 'SENT' : 'DONE',
    settled_at: asks ? null : now,
    ...(subject === undefined ? {} : { subject })
  })
  // without an account there is neither balance nor credit
  if (payment.user_id === null) return payment
  const about = { userId: payment.user_id, paymentId, orderCode, reference: refundId, now }
  await wallet.refund(db, { ...about, account: 'BALANCE', fen: to.balanceFen })
  if (payment.channel === 'INSTALMENT') await wallet.refund(db, { ...about, account: 'CREDIT', fen: to.restFen })
  return payment
}

/** The refunds of a case, each with the payment that it goes back to: first what is on its way, then what failed. */
export async function refundsOf(db: Db, orderCode: string, subject: string): Promise<store.RefundFound[]> {
  const refunds: store.RefundFound[] = []
  for (const refund of await store.refundsOfSubject(db, orderCode, subject)) {
    const payment = await store.findPayment(db, refund.payment_id)
    if (!payment) throw new Error(`The refund ${refund.refund_id} has no payment`)
    refunds.push({ refund, payment })
  }
  return refunds
}

/** The one of them that says how the case stands. The caller that changes it holds the order. */
export async function refundOf(db: Db, orderCode: string, subject: string): Promise<store.RefundFound | undefined> {
  const [first] = await refundsOf(db, orderCode, subject)
  return first
}

/** Writes down what the provider says of a refund; false: it was not asked, or has said so before. */
export const settleRefund = (db: Db, refundId: string, state: 'DONE' | 'FAILED', now: Date): Promise<boolean> =>
  store.setRefund(db, refundId, 'SENT', { state, settled_at: now })

/** Asks the provider once more, under the same number; false: it did not fail. */
export const repeatRefund = (db: Db, refundId: string): Promise<boolean> =>
  store.setRefund(db, refundId, 'FAILED', { state: 'SENT', settled_at: null })

/** Gives what the provider could not send to the payer's balance; false: it did not fail, or they have no account. */
export async function refundToBalance(db: Db, { refund, payment }: store.RefundFound, now: Date): Promise<boolean> {
  if (payment.user_id === null) return false
  const fen = addFen(refund.amount_fen, -refund.balance_fen)
  if (!(await store.setRefund(db, refund.refund_id, 'FAILED', { state: 'DONE', settled_at: now }))) return false
  const of = { userId: payment.user_id, account: 'BALANCE' as const, fen }
  await wallet.grant(db, { ...of, reference: `refund:${refund.refund_id}`, now })
  return true
}
