/** Money of cancelled orders on its way: it is told of once it is there, and what fails is sent again until it is. */
import { MINUTE_MS } from '../../../../domain/spans'
import { addFen } from '../../../../domain/money/money'
import type { Core } from '../../core/area'
import { inTransaction, type Db } from '../../core/database/database'
import { lockOrder } from '../order'
import { settleRefund } from './refund'
import * as store from './store'
import { tellReturned } from './telling'

/** ms after which what the provider could not send is sent again. */
const AGAIN_MS = 10 * MINUTE_MS

/** Tells the payer of a cancelled order that all of its money is there, if it is. The caller holds the order. */
export async function tellWhenBack(tx: Db, orderCode: string, now: Date): Promise<void> {
  const refunds = (await store.refundsOf(tx, orderCode)).filter(({ reason }) => reason === 'CANCELLED')
  const [last] = await store.paidWith(tx, orderCode)
  if (last === undefined || refunds.length === 0 || refunds.some(({ state }) => state !== 'DONE')) return
  const refundFen = addFen(...refunds.map(({ amount_fen: fen }) => fen))
  await tellReturned(tx, last.payment, { orderCode, refundFen }, now)
}

/** What the provider says of money of a cancelled order, once; heard again it changes nothing. */
export function hearOrderRefund(
  { db, clock }: Pick<Core, 'db' | 'clock'>,
  refundId: string,
  heard: 'DONE' | 'FAILED'
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const refund = await store.findRefund(tx, refundId)
    if (refund?.reason !== 'CANCELLED') return false
    // the later word of two payments sees the other's
    await lockOrder(tx, refund.order_code)
    const now = clock.date()
    if (!(await settleRefund(tx, refundId, heard, now))) return false
    if (heard === 'DONE') await tellWhenBack(tx, refund.order_code, now)
    return true
  })
}

/** Sends again what failed a while ago. */
export const sweepRefunds = ({ db, clock }: Core): Promise<void> =>
  store.sendAgain(db, new Date(clock.now() - AGAIN_MS))
