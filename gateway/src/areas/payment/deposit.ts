import { paidStatus } from '../../../../domain/orders/order'
import type { Db } from '../../core/database/database'
import { tellShopper } from '../message'
import * as orders from '../order'
import { payPresale } from '../presale'
import { noteLate } from '../shipping'
import * as wallet from '../wallet'
import { closeIdle } from './idle'
import type * as store from './store'

/** A deposit came: the rest is waited for until the end of its window. Nothing is sold, posted or earned before that: it sells no rows. */
export async function payDeposit(
  tx: Db,
  payment: store.PaymentRecord,
  order: orders.OrderRecord,
  now: Date
): Promise<orders.OrderRowRecord[]> {
  const { order_code: orderCode, user_id: userId, deposit_fen: depositFen } = order
  const presale = await payPresale(tx, orderCode, 'DEPOSIT', now)
  await noteLate(tx, orderCode, presale.ship_by, now)
  const next = await orders.changeOrder(tx, order, {
    status: paidStatus(order, 'WAIT_SHIP'),
    pay_before: presale.balance_to
  })
  if (!next) throw new Error(`The order ${orderCode} changed while it was held`)
  const deposit = { balanceFrom: presale.balance_from.getTime() }
  const news = { template: 'paymentSuccess' as const, payFen: depositFen ?? 0, deposit }
  await tellShopper(tx, { userId, orderCode }, news, now)
  await wallet.post(tx, payment.payment_id, orderCode, now)
  await closeIdle(tx, orderCode, now)
  return []
}

/** The rest came, too. The caller holds the order. */
export async function payBalance(tx: Db, orderCode: string, now: Date): Promise<void> {
  const presale = await payPresale(tx, orderCode, 'BALANCE', now)
  await noteLate(tx, orderCode, presale.ship_by, now)
}
