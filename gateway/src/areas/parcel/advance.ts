import { randomInt } from 'node:crypto'
import { moment } from '../../../../domain/day'
import { cutPoints } from '../../../../domain/graphemes'
import { AUTO_RECEIVE_DAYS, nextStatus } from '../../../../domain/orders/order'
import { splitGoods } from '../../../../domain/orders/parcel'
import type { Core } from '../../core/area'
import { inTransaction, newId, type Db } from '../../core/database/database'
import { closeOrder, EXPIRED } from '../closing'
import { tellShopper } from '../message'
import {
  changeOrder,
  completeOrder,
  lockOrder,
  notAllowed,
  orderMissing,
  rowsOf,
  type OrderRecord,
  type OrderRowRecord
} from '../order'
import { skuFacts } from '../product'
import { sendReceiptLink } from '../receipt'
import { noteShipment } from '../shipping'
import { keepSerials } from '../subsidy'
import { pieceSent } from '../trial'
import { insertParcels, insertTracks, progressOf, setState, type NewTrack } from './store'
import { warehouseOf } from './warehouses'
import { carrier, courierOf, SETS_OUT, stationsOf, wayTo, type Station } from './way'

/** What the warehouse, the carrier and time do to an order. `move` brings its parcels one station on. */
export type OrderStep = 'ship' | 'move' | 'deliver' | 'complete' | 'expire'

/** The most characters of a parcel's contents in a report to the messaging platform. */
const GOODS_LENGTH = 120

/** Stations that the first parcel has behind it when the order leaves; another warehouse is one behind. */
const LEAVES_WITH = 2

const tracksFrom = (
  parcelCode: string,
  stations: readonly Station[],
  from: number,
  to: number,
  now: Date
): NewTrack[] =>
  stations.slice(from, to).map(({ text, state }, index) => ({
    parcel_code: parcelCode,
    position: from + index,
    at: now,
    text: JSON.stringify(text),
    state
  }))

const trackingNo = (): string => `QH${randomInt(10 ** 6, 10 ** 7)}${randomInt(10 ** 5, 10 ** 6)}`

/** The goods of an order by what they leave from. */
async function groupsOf(db: Db, rows: readonly OrderRowRecord[]) {
  const facts = await skuFacts(db, [...new Set(rows.map(({ sku_code }) => sku_code))])
  const large = new Set(facts.filter(({ freight_class }) => freight_class === 'LARGE').map(({ sku_code }) => sku_code))
  const groups = splitGoods(rows, (row) => warehouseOf({ spuCode: row.spu_code, large: large.has(row.sku_code) }))
  return groups.map((group) => ({ ...group, installed: group.rows.some(({ sku_code }) => large.has(sku_code)) }))
}

/** Ships a paid order: a parcel from each warehouse, with its first tracks. The caller holds the order's row. */
export async function shipOrder(db: Db, order: OrderRecord, now: Date): Promise<OrderRecord> {
  const status = nextStatus(order.status, 'SHIP')
  const next =
    status &&
    (await changeOrder(db, order, {
      status,
      shipped_at: now,
      auto_receive_at: moment(now.getTime()).add(AUTO_RECEIVE_DAYS, 'day').toDate()
    }))
  if (!next) throw notAllowed()
  const rows = (await rowsOf(db, [order.order_code])).filter((row) => row.returned < row.quantity)
  const groups = await groupsOf(db, rows)
  const parcels = groups.map(({ warehouse, rows, installed }, index) => {
    const way = wayTo(warehouse, order.address)
    const courier = courierOf(index)
    const stations = stationsOf(way, order.address.cityName, courier)
    const done = index === 0 ? LEAVES_WITH : LEAVES_WITH - 1
    return { code: newId('pc'), no: trackingNo(), rows, installed, way, courier, stations, done }
  })
  await insertParcels(
    db,
    parcels.map(({ code, no, installed, way, courier, stations, done }, index) => ({
      parcel_code: code,
      order_code: order.order_code,
      number: index + 1,
      state: stations[done - 1]?.state ?? 'PACKED',
      carrier: JSON.stringify(carrier),
      tracking_no: no,
      way: JSON.stringify(way),
      courier: JSON.stringify(courier),
      installed,
      created_at: now
    })),
    parcels.flatMap(({ code, rows }) =>
      rows.map(({ order_code, position }) => ({ parcel_code: code, order_code, position }))
    )
  )
  await insertTracks(
    db,
    parcels.flatMap(({ code, stations, done }) => tracksFrom(code, stations, 0, done, now))
  )
  const parts = parcels.map(({ no, rows }) => ({
    trackingNo: no,
    carrier: carrier.zh,
    goods: cutPoints(rows.map((row) => `${row.title.zh} × ${row.quantity - row.returned}`).join('；'), GOODS_LENGTH)
  }))
  await noteShipment(db, order.order_code, parts, now)
  if (order.subsidy_fen > 0) await keepSerials(db, order.order_code, now)
  if (order.activity === 'TRIAL') await pieceSent(db, order.order_code, now)
  const news = { template: 'orderDelivery', carrier, trackingNo: parcels[0]?.no ?? '' } as const
  await tellShopper(db, { userId: order.user_id, orderCode: order.order_code }, news, now)
  return next
}

/**
 * Brings the parcels of an order on by `steps` stations, at most to the door; one of them alone where `number` says which.
 * Notifies the shopper when the last of them is there. The caller holds the order's row.
 */
export async function moveParcels(
  db: Db,
  order: OrderRecord,
  now: Date,
  { steps, number }: { steps: number; number?: number }
): Promise<void> {
  const all = await progressOf(db, order.order_code)
  if (all.length === 0) throw notAllowed()
  let rest = all.filter(({ state }) => state !== 'SIGNED').length
  const before = rest
  for (const parcel of all) {
    if (number !== undefined && parcel.number !== number) continue
    const courier = parcel.courier ?? courierOf(0)
    const stations = stationsOf(parcel.way ?? [], order.address.cityName, courier)
    const count = Math.min(stations.length, parcel.tracks + steps)
    const station = stations[count - 1]
    if (station === undefined || count === parcel.tracks) continue
    await insertTracks(db, tracksFrom(parcel.parcel_code, stations, parcel.tracks, count, now))
    const isOut = parcel.tracks <= SETS_OUT && count > SETS_OUT
    const isThere = station.state === 'SIGNED'
    await setState(db, parcel.parcel_code, {
      state: station.state,
      ...(isOut ? { set_out_at: now } : {}),
      ...(isThere ? { signed_at: now } : {})
    })
    if (isThere) rest -= 1
  }
  if (rest > 0 || before === 0) return
  const target = { userId: order.user_id, orderCode: order.order_code }
  await tellShopper(db, target, { template: 'orderStatus', state: 'DELIVERED' }, now)
  await sendReceiptLink(db, order, 'DELIVERED', now)
}

/** What a warehouse and a carrier do; the reference's are a demonstration's, and production makes up neither. */
const BY_CARRIER: readonly OrderStep[] = ['ship', 'move', 'deliver']

/**
 * Fast-forwards an order by one step, as warehouse, carrier or time would; refuses what its state does not allow, and in
 * production what only an owner's own warehouse and carrier can do.
 */
export async function advanceOrder(
  core: Pick<Core, 'db' | 'clock' | 'mode'>,
  orderCode: string,
  step: OrderStep,
  number?: number
): Promise<void> {
  const choice = number === undefined ? {} : { number }
  if (core.mode === 'production' && BY_CARRIER.includes(step)) throw notAllowed()
  await inTransaction(core.db, async (tx) => {
    const order = await lockOrder(tx, orderCode)
    if (!order) throw orderMissing()
    const now = core.clock.date()
    switch (step) {
      case 'ship':
        await shipOrder(tx, order, now)
        return
      case 'move':
        await moveParcels(tx, order, now, { steps: 1, ...choice })
        return
      case 'deliver':
        await moveParcels(tx, order, now, { steps: Infinity, ...choice })
        return
      case 'complete':
        await completeOrder(tx, order, now)
        return
      case 'expire':
        await closeOrder(tx, order, { event: 'EXPIRE', reason: EXPIRED, now })
    }
  })
}
