import { randomInt } from 'node:crypto'
import { moment } from '../../../../domain/day'
import { AUTO_RECEIVE_DAYS, nextStatus } from '../../../../domain/order'
import type { Core } from '../../core/area'
import { inTransaction, newId, type Db } from '../../core/database'
import type { Words } from '../../core/words'
import { closeOrder, EXPIRED } from '../closing'
import { tellShopper } from '../message'
import { changeOrder, completeOrder, lockOrder, notAllowed, orderMissing, type OrderRecord } from '../order'
import { insertParcel, insertTracks, parcelProgress } from './store'

/** What the warehouse, the carrier and time do to an order. `move` brings the parcel one station on. */
export type OrderStep = 'ship' | 'move' | 'deliver' | 'complete' | 'expire'

const CARRIER: Words = { zh: '栖禾速运', en: 'Qihe Express' }

/** The stations of a parcel; the first two are there when it leaves. */
function stations(order: OrderRecord): Words[] {
  const city = order.address.cityName
  return [
    { zh: '商家已打包，等待揽收', en: 'Packed, waiting to be collected' },
    { zh: `${CARRIER.zh}已揽收`, en: `Collected by ${CARRIER.en}` },
    { zh: `包裹已离开始发分拨中心，正发往${city.zh}`, en: `Left the first sorting centre for ${city.en}` },
    { zh: `包裹已到达${city.zh}分拨中心`, en: `Arrived at the ${city.en} sorting centre` },
    { zh: '快递员正在派送，请保持电话畅通', en: 'Out for delivery, please keep your phone at hand' },
    { zh: '包裹已送达，感谢使用', en: 'Delivered, thank you' }
  ]
}

const LEAVES_WITH = 2

/** Ships a paid order: a parcel with its first tracks. The caller holds the order's row. */
export async function shipOrder(db: Db, order: OrderRecord, now: Date): Promise<OrderRecord> {
  const status = nextStatus(order.status, 'SHIP')
  const shipped =
    status &&
    (await changeOrder(db, order, {
      status,
      shipped_at: now,
      auto_receive_at: moment(now.getTime()).add(AUTO_RECEIVE_DAYS, 'day').toDate()
    }))
  if (!shipped) throw notAllowed()
  const parcelCode = newId('pc')
  const trackingNo = `QH${randomInt(10 ** 6, 10 ** 7)}${randomInt(10 ** 5, 10 ** 6)}`
  await insertParcel(db, { parcelCode, orderCode: order.order_code, carrier: CARRIER, trackingNo, at: now })
  const texts = stations(order).slice(0, LEAVES_WITH)
  await insertTracks(
    db,
    texts.map((text, position) => ({ parcelCode, position, at: now, text }))
  )
  const news = { template: 'orderDelivery', carrier: CARRIER, trackingNo } as const
  await tellShopper(db, { userId: order.user_id, orderCode: order.order_code }, news, now)
  return shipped
}

/** Brings the parcel on by `steps` stations, at most to the door. */
export async function moveParcel(db: Db, order: OrderRecord, now: Date, steps: number): Promise<void> {
  const parcel = await parcelProgress(db, order.order_code)
  if (!parcel) throw notAllowed()
  const all = stations(order)
  const texts = all.slice(parcel.tracks, parcel.tracks + steps)
  await insertTracks(
    db,
    texts.map((text, index) => ({ parcelCode: parcel.parcelCode, position: parcel.tracks + index, at: now, text }))
  )
  if (texts.length === 0 || parcel.tracks + texts.length < all.length) return
  const told = { userId: order.user_id, orderCode: order.order_code }
  await tellShopper(db, told, { template: 'orderStatus', state: 'DELIVERED' }, now)
}

/** Fast-forwards an order by one step, as warehouse, carrier or time would; refuses what its state does not allow. */
export function advanceOrder(core: Pick<Core, 'db' | 'clock'>, orderCode: string, step: OrderStep): Promise<void> {
  return inTransaction(core.db, async (tx) => {
    const order = await lockOrder(tx, orderCode)
    if (!order) throw orderMissing()
    const now = core.clock.date()
    switch (step) {
      case 'ship':
        await shipOrder(tx, order, now)
        return
      case 'move':
        await moveParcel(tx, order, now, 1)
        return
      case 'deliver':
        await moveParcel(tx, order, now, Infinity)
        return
      case 'complete':
        await completeOrder(tx, order, now)
        return
      case 'expire':
        await closeOrder(tx, order, { event: 'EXPIRE', reason: EXPIRED, now })
    }
  })
}
