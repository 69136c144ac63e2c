/** What the console does in place of the messaging platform, and of a warehouse that wrote a wrong number. */
import type { Core } from '../../core/area'
import { inTransaction, newId, type Db } from '../../core/database/database'
import { refusal } from '../../core/errors'
import { lockOrder, orderMissing, receiveOrder } from '../order'
import * as store from './store'

const SHOWN = 20

/** What the platform was told, or is to be. */
export async function shippingDesk(db: Db) {
  return (await store.newestNotices(db, SHOWN)).map((notice) => ({
    paymentId: notice.payment_id,
    orderCode: notice.order_code,
    kind: notice.kind,
    parcels: notice.parcels.map(({ trackingNo }) => trackingNo),
    sent: notice.sent_at !== null,
    attempts: notice.attempts,
    received: notice.received
  }))
}

/**
 * The shopper confirmed in the platform's own receipt: what of the payment is on its way is received here. Told twice, or
 * after it was received here, it changes nothing. Replies how many orders it completed.
 */
export function confirmedThere(core: Pick<Core, 'db' | 'clock'>, paymentId: string): Promise<number> {
  return inTransaction(core.db, async (tx) => {
    let completed = 0
    const left = (await store.noticesOf(tx, paymentId)).filter(({ kind }) => kind === 'LEFT')
    for (const orderCode of left.map((notice) => notice.order_code).sort()) {
      const order = await lockOrder(tx, orderCode)
      if (order?.status === 'WAIT_RECEIVE') {
        await receiveOrder(tx, order, core.clock.date())
        completed += 1
      }
      await store.setReceived(tx, orderCode, paymentId)
    }
    return completed
  })
}

/** Tells other tracking numbers of an order's parcels; the platform takes that once a payment. */
export function correctParcel(db: Db, orderCode: string, trackingNo: string, now: Date): Promise<void> {
  return inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderCode)
    const paymentIds = order === undefined ? [] : await store.platformPayments(tx, orderCode)
    if (paymentIds.length === 0) throw orderMissing()
    for (const paymentId of paymentIds) await correct(tx, { paymentId, orderCode, trackingNo, now })
  })
}

async function correct(
  tx: Db,
  { paymentId, orderCode, trackingNo, now }: { paymentId: string; orderCode: string; trackingNo: string; now: Date }
): Promise<void> {
  const left = (await store.noticesOf(tx, paymentId)).find(
    (notice) => notice.kind === 'LEFT' && notice.order_code === orderCode
  )
  const [first, ...rest] = left?.parcels ?? []
  if (first === undefined) throw orderMissing()
  const kept = await store.addNotice(tx, {
    notice_id: newId('sn'),
    payment_id: paymentId,
    order_code: orderCode,
    kind: 'CORRECTED',
    parcels: JSON.stringify([{ ...first, trackingNo }, ...rest]),
    at: now,
    due_at: now
  })
  if (!kept) {
    throw refusal(
      'shipping.corrected',
      '这笔支付的发货信息已经更正过一次',
      'The shipping of this payment has been corrected once already'
    )
  }
}
