import type { PaymentStatus } from '../../../../contract'
import { addFen } from '../../../../domain/money/money'
import type { Db } from '../../core/database/database'
import * as store from './store'

export interface CashierView {
  paymentId: string
  /** What is to be paid there: without what comes from the balance. */
  amountFen: number
  status: PaymentStatus
  channel: string
  host: string
  /** Path of the app to come back to. */
  returnPath: string | undefined
  /** None where a friend pays. */
  orderCodes: string[]
}

/** A payment as the sandbox cashier shows it; undefined when there is none. */
export async function cashierView(db: Db, paymentId: string): Promise<CashierView | undefined> {
  const payment = await store.findPayment(db, paymentId)
  if (!payment) return undefined
  const orderRows = payment.pay_link === null ? await store.ordersOf(db, paymentId) : []
  return {
    paymentId,
    amountFen: addFen(payment.amount_fen, -payment.balance_fen),
    status: payment.status,
    channel: payment.channel,
    host: payment.host,
    returnPath: payment.return_path ?? undefined,
    orderCodes: orderRows.map((order) => order.order_code)
  }
}
