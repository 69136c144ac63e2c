import type { DataOf, OrderDetail, OrderStatus } from '../../../../contract'
import { arrivalDay, isInRegions } from '../../../../domain/orders/freight'
import { allows, nextStatus, type OrderAction } from '../../../../domain/orders/order'
import { levelOf } from '../../../../domain/people/level'
import { addFen } from '../../../../domain/money/money'
import { pointsForPaid } from '../../../../domain/rewards/points'
import { isDelivered } from '../../../../domain/activity/subsidy'
import { inTransaction, type Db } from '../../core/database/database'
import { GatewayRefusal, notFound, refusal } from '../../core/errors'
import type { Asker } from '../../core/identity/asker'
import type { Words } from '../../core/words'
import { addressOf, sentTo } from '../address'
import { addToCart, piecesOf } from '../cart'
import { addSpending, customerOrLogin } from '../customer'
import { freezeCommissions, lowerCommissions } from '../journal'
import { tellShopper } from '../message'
import { earn, lowerEarned } from '../points'
import { snapshotAddress } from './address'
import { factsOf } from './facts'
import { restrictedIn, restrictedSale } from './restriction'
import { rebateView } from './rebate'
import * as store from './store'
import { rowsWithRebates } from './storeRebate'
import { refundState } from './storeRefund'
import { withoutGifts } from './sold'
import { togetherOf } from './together'
import { toDetail, toSummary } from './view'

/** Returns the refusal (404) of an order that is not there. */
export const orderMissing = (): GatewayRefusal => notFound('order.missing', '订单不存在', 'We can’t find that order')

/** What a shopper hears when an order's state does not allow what they ask. */
export const notAllowed = (): GatewayRefusal =>
  refusal('order.state', '订单状态已变化，请刷新后再试', 'The order has changed; please refresh and try again')

/** The trials that orders were won in, by order. */
const trialsOf = (db: Db, orders: readonly store.OrderRecord[]): Promise<Map<string, string>> =>
  store.trialCodes(
    db,
    orders.flatMap(({ activity, order_code: code }) => (activity === 'TRIAL' ? [code] : []))
  )

/** What is known of orders besides their own rows. */
async function besideOf(db: Db, orders: readonly store.OrderRecord[], nowMs: number) {
  const together = await togetherOf(db, orders, nowMs)
  const left = orders.filter(({ status }) => status === 'WAIT_RECEIVE')
  const parcels = await store.parcelCounts(
    db,
    left.map((order) => order.order_code)
  )
  const inGroups = orders.filter(({ activity }) => activity === 'GROUP')
  const groups = await store.groupCodes(
    db,
    inGroups.map((order) => order.order_code)
  )
  const trials = await trialsOf(db, orders)
  const presales = await store.presaleParts(
    db,
    orders.flatMap(({ activity, order_code: code }) => (activity === 'PRESALE' ? [code] : []))
  )
  return ({ order_code: code }: store.OrderRecord) => ({
    together: together.get(code),
    parcels: parcels.get(code),
    groupCode: groups.get(code),
    trialCode: trials.get(code),
    presale: presales.get(code)
  })
}

/** The order in full, as its shopper sees it. */
export async function detailOf(db: Db, order: store.OrderRecord, shopper: Asker): Promise<OrderDetail> {
  const rows = await rowsWithRebates(db, order.order_code)
  const beside = await besideOf(db, [order], shopper.nowMs)
  const refund =
    order.status === 'CANCELLED' && order.refund_fen > 0 ? await refundState(db, order.order_code) : undefined
  const assistCode = order.activity === 'ASSIST' ? await store.assistOf(db, order.order_code) : undefined
  return {
    ...toDetail(order, rows, shopper.locale, beside(order)),
    ...(assistCode === undefined ? {} : { assistCode }),
    ...(refund === undefined ? {} : { refundState: refund }),
    ...rebateView(order, rows, shopper.nowMs)
  }
}

/** The order, held, when it is the shopper's and allows the action now; without one in any state. */
export async function lockFor(
  db: Db,
  shopper: Asker,
  orderCode: string,
  action?: OrderAction
): Promise<store.OrderRecord> {
  const order = await store.lockOrder(db, orderCode, shopper.userId)
  if (!order) throw orderMissing()
  const trialCode = (await trialsOf(db, [order])).get(orderCode)
  if (
    action !== undefined &&
    !allows({ ...factsOf(order), ...(trialCode === undefined ? {} : { trialCode }) }, action, shopper.nowMs)
  )
    throw notAllowed()
  return order
}

/** One page of the shopper's orders, newest first. */
export async function pageOfOrders(
  db: Db,
  shopper: Asker,
  filter: Omit<store.OrderFilter, 'userId'> & { page?: number; size?: number }
): Promise<DataOf<'GET /o2ord-b2c/v1/order-trades'>> {
  const { page = 1, size = 10, ...conditions } = filter
  const wanted = { ...conditions, userId: shopper.userId }
  const { rows: orders, total } = await store.listOrders(db, wanted, { page, size })
  const rows = await store.rowsOf(
    db,
    orders.map((order) => order.order_code)
  )
  const beside = await besideOf(db, orders, shopper.nowMs)
  const list = orders.map((order) => toSummary(order, rows, shopper.locale, beside(order)))
  return { list, total, page, size }
}

export async function statusGroup(
  db: Db,
  userId: string
): Promise<DataOf<'GET /o2ord-b2c/v1/order-trades/status-group'>> {
  const counts = await store.countByStatus(db, userId)
  const of = (status: OrderStatus): number => counts.get(status) ?? 0
  return {
    WAIT_PAY: of('WAIT_PAY'),
    WAIT_GROUP: of('WAIT_GROUP'),
    WAIT_BALANCE: of('WAIT_BALANCE'),
    WAIT_SHIP: of('WAIT_SHIP'),
    WAIT_RECEIVE: of('WAIT_RECEIVE'),
    COMPLETED: of('COMPLETED'),
    CANCELLED: of('CANCELLED'),
    TO_REVIEW: await store.countToReview(db, userId)
  }
}

/** Returns an order of the shopper's; refused (404) where it is none of theirs. */
export async function orderDetail(db: Db, shopper: Asker, orderCode: string): Promise<OrderDetail> {
  const order = await store.findOrder(db, shopper.userId, orderCode)
  if (!order) throw orderMissing()
  return detailOf(db, order, shopper)
}

/** Whether receipt can be confirmed, and if not, why. */
export async function checkReceive(
  db: Db,
  shopper: Asker,
  orderCode: string
): Promise<DataOf<'GET /o2ord-b2c/v1/check-confirm-receive'>> {
  const order = await store.findOrder(db, shopper.userId, orderCode)
  if (!order) throw orderMissing()
  if (nextStatus(order.status, 'RECEIVE')) return { allowed: true }
  const english = shopper.locale === 'en-US'
  if (order.status === 'COMPLETED') {
    return { allowed: false, reason: english ? 'Receipt is confirmed already' : '订单已确认收货' }
  }
  if (order.status === 'CANCELLED') return { allowed: false, reason: english ? 'Order cancelled' : '订单已取消' }
  return { allowed: false, reason: english ? 'The order has not been shipped yet' : '商家还未发货' }
}

/** The order after it was received. The caller holds the order's row. */
export async function receiveOrder(db: Db, order: store.OrderRecord, now: Date): Promise<store.OrderRecord> {
  const status = nextStatus(order.status, 'RECEIVE')
  const rows = await store.rowsOf(db, [order.order_code])
  // the level that the order itself leads to counts from the next one on
  const { level } = levelOf((await customerOrLogin(db, order.user_id)).spent_fen)
  const changes = {
    completed_at: now,
    to_review: new Set(withoutGifts(rows).flatMap((row) => (row.returned < row.quantity ? [row.sku_code] : []))).size,
    level_percent: level.extraPercent
  }
  const received = status && (await store.changeOrder(db, order, { status, ...changes }))
  if (!received) throw notAllowed()
  await freezeCommissions(db, order.order_code, now)
  const keptFen = addFen(order.pay_fen, -order.refund_fen)
  await addSpending(db, order.user_id, keptFen)
  await earn(db, {
    userId: order.user_id,
    source: 'ORDER',
    reference: order.order_code,
    points: pointsForPaid(keptFen, level.extraPercent),
    now,
    ...(rows[0] === undefined ? {} : { subject: rows[0].title })
  })
  return received
}

/** A part of what was paid for an order went back: what it earns a partner, and a received one counted for and earned, is less by that. */
export async function lowerEarnings(
  db: Db,
  order: store.OrderRecord,
  less: { fen: number; keptFen?: number; subject: Words; now: Date }
): Promise<void> {
  await lowerCommissions(db, order.order_code, less.now)
  if (order.status !== 'COMPLETED') return
  const spentFen = (await customerOrLogin(db, order.user_id)).spent_fen
  const percent = order.level_percent ?? levelOf(spentFen).level.extraPercent
  await addSpending(db, order.user_id, -Math.min(less.fen, spentFen))
  await lowerEarned(db, {
    userId: order.user_id,
    source: 'ORDER',
    reference: order.order_code,
    points: pointsForPaid(less.keptFen ?? addFen(order.pay_fen, -order.refund_fen), percent),
    now: less.now,
    subject: less.subject
  })
}

/** What so much money of a received order earns, points; of one that is not received nothing. */
export async function earningOf(db: Db, order: store.OrderRecord): Promise<(keptFen: number) => number> {
  if (order.status !== 'COMPLETED') return () => 0
  const percent =
    order.level_percent ?? levelOf((await customerOrLogin(db, order.user_id)).spent_fen).level.extraPercent
  return (keptFen) => pointsForPaid(keptFen, percent)
}

/** Receives an order when the shopper did not do it: they are told. */
export async function completeOrder(db: Db, order: store.OrderRecord, now: Date): Promise<void> {
  await receiveOrder(db, order, now)
  const recipient = { userId: order.user_id, orderCode: order.order_code }
  await tellShopper(db, recipient, { template: 'orderStatus', state: 'COMPLETED' }, now)
}

export async function confirmReceive(db: Db, shopper: Asker, orderCode: string): Promise<OrderDetail> {
  const order = await lockFor(db, shopper, orderCode, 'CONFIRM_RECEIVE')
  return detailOf(db, await receiveOrder(db, order, new Date(shopper.nowMs)), shopper)
}

/** Takes an order out of the shopper's list; the shop keeps it. */
export function hideOrder(db: Db, shopper: Asker, orderCode: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    const order = await lockFor(tx, shopper, orderCode, 'DELETE')
    await store.changeOrder(tx, order, { hidden: true })
  })
}

/** From when its way is counted: what was promised for later leaves then. */
export const sentFrom = ({ ship_by: shipBy }: Pick<store.OrderRecord, 'ship_by'>, nowMs: number): number =>
  Math.max(nowMs, shipBy?.getTime() ?? 0)

/** Sends an order that was not shipped elsewhere, as long as it may go there for the same freight. */
export function changeAddress(
  db: Db,
  shopper: Asker,
  wish: { orderCode: string; addressId: string }
): Promise<OrderDetail> {
  return inTransaction(db, async (tx) => {
    const order = await lockFor(tx, shopper, wish.orderCode, 'CHANGE_ADDRESS')
    const kept = await addressOf(tx, shopper.userId, wish.addressId)
    const address = kept && snapshotAddress(sentTo(kept))
    if (!address) throw notFound('address.missing', '收货地址不存在', 'We can’t find that address')
    // what may not go there at all is said before what its way costs
    const rows = await store.rowsOf(tx, [order.order_code])
    const [restricted] = await restrictedIn(
      tx,
      withoutGifts(rows).map((row) => row.sku_code),
      address.districtCode
    )
    if (restricted) throw restrictedSale(restricted, address.regionName)
    if (order.subsidy_fen > 0) {
      const place = { provinceCode: kept.province_code, cityCode: kept.city_code }
      const regions = await store.subsidyRegionsOf(tx, order.order_code)
      if (!regions.every((region) => isDelivered(place, region)))
        throw refusal(
          'order.subsidy-region',
          '补贴商品只能送到资格所在的地区',
          'Subsidised goods can go to the region of the subsidy alone'
        )
    }
    const { way } = order
    const remote = (region: string): boolean => isInRegions(region, way.remoteRegionCodes)
    if (way.remoteExtraFen > 0 && remote(address.districtCode) !== remote(order.address.districtCode)) {
      throw refusal(
        'order.freight-differs',
        '新地址的运费不同，请取消后重新下单',
        'Shipping to this address costs a different amount. Please cancel and order again'
      )
    }
    const changed = await store.changeOrder(tx, order, {
      address: JSON.stringify(address),
      ...(order.paid_at === null
        ? {}
        : { arrives_on: arrivalDay(sentFrom(order, shopper.nowMs), way, address.districtCode, way.large) })
    })
    if (!changed) throw notAllowed()
    return detailOf(tx, changed, shopper)
  })
}

/** Puts what can still be bought of an order into the cart. A line that can't be is named, the others go in. */
export async function buyAgain(
  db: Db,
  shopper: Asker,
  orderCode: string
): Promise<DataOf<'POST /o2ord-b2c/v1/buy-again'>> {
  const order = await store.findOrder(db, shopper.userId, orderCode)
  if (!order) throw orderMissing()
  const unavailable: string[] = []
  let added = 0
  for (const row of withoutGifts(await store.rowsOf(db, [orderCode]))) {
    // what went back is not what they want again, unless nothing else is left
    if (row.returned === row.quantity && !order.all_back) continue
    try {
      await addToCart(db, shopper, { skuCode: row.sku_code, quantity: row.quantity, cut: true })
      added += 1
    } catch (error) {
      if (!(error instanceof GatewayRefusal)) throw error
      unavailable.push(shopper.locale === 'en-US' ? row.title.en : row.title.zh)
    }
  }
  return { added, unavailable, count: await piecesOf(db, shopper.userId) }
}
