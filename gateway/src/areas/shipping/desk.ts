/** What the shop's staff do with reports of parcels to the messaging platform; each act says who did it. */
import type { Core } from '../../core/area'
import { newId, type Db } from '../../core/database/database'
import { actAtDesk, type Staff } from '../../core/desk'
import { refusal } from '../../core/errors'
import { lockOrder, orderMissing } from '../order'
import * as store from './store'

const SHOWN = 20

/** Reports that the platform got or will get. */
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

/** Tells other tracking numbers of an order's parcels; the platform takes that once a payment. */
export const correctParcel = (
  core: Pick<Core, 'db' | 'clock'>,
  staff: Staff,
  { orderCode, trackingNo }: { orderCode: string; trackingNo: string }
): Promise<void> =>
  actAtDesk(core, staff, { permission: 'SHIPPING', act: 'parcel.correct', about: orderCode }, async (tx, now) => {
    const order = await lockOrder(tx, orderCode)
    const paymentIds = order === undefined ? [] : await store.platformPayments(tx, orderCode)
    if (paymentIds.length === 0) throw orderMissing()
    for (const paymentId of paymentIds) await correct(tx, { paymentId, orderCode, trackingNo, now })
  })

async function correct(
  tx: Db,
  { paymentId, orderCode, trackingNo, now }: { paymentId: string; orderCode: string; trackingNo: string; now: Date }
): Promise<void> {
  const notice = (await store.noticesOf(tx, paymentId)).find(
    (notice) => notice.kind === 'LEFT' && notice.order_code === orderCode
  )
  const [first, ...rest] = notice?.parcels ?? []
  if (first === undefined) throw orderMissing()
  const isNew = await store.addNotice(tx, {
    notice_id: newId('sn'),
    payment_id: paymentId,
    order_code: orderCode,
    kind: 'CORRECTED',
    parcels: JSON.stringify([{ ...first, trackingNo }, ...rest]),
    at: now,
    due_at: now
  })
  if (!isNew) {
    throw refusal(
      'shipping.corrected',
      '这笔支付的发货信息已经更正过一次',
      'The shipping of this payment has been corrected once already'
    )
  }
}
