import type { OrderDetail } from '../../../../contract'
import { backFor } from '../../../../domain/activity/presale'
import { nextStatus, type OrderEvent } from '../../../../domain/orders/order'
import type { Db } from '../../core/database/database'
import { refusal } from '../../core/errors'
import type { Asker } from '../../core/identity/asker'
import type { Words } from '../../core/words'
import * as coupons from '../coupon'
import { lockCustomer } from '../customer'
import { returnFlash } from '../seckill'
import { byProduct, returnStock, uncountBought } from '../inventory'
import { takeBackInvoices } from '../invoice'
import { lowerCommissions } from '../journal'
import { tellShopper } from '../message'
import * as orders from '../order'
import * as payments from '../payment'
import * as points from '../points'
import { returnGift } from '../product'
import * as packets from '../redPacket'
import { freeSubsidies } from '../subsidy'
import * as wallet from '../wallet'
import { leaveActivity } from './activities'
import * as store from './store'

interface Closing {
  event: Extract<OrderEvent, 'CANCEL' | 'EXPIRE'>
  reason: Words
  now: Date
  /** The shop has none: the deposit goes back, and as much of the shop's own into the balance. */
  depositTwice?: true
}

/**
 * Ends an order that was not shipped, with others of its settlement, and gives back all they held: stock, purchase limit,
 * what was paid, their part of red packet and points, and each coupon once no order lives that used it. The caller holds
 * the orders' rows.
 */
export async function closeOrder(
  db: Db,
  order: orders.OrderRecord,
  closing: Closing,
  others: readonly orders.OrderRecord[] = []
): Promise<orders.OrderRecord> {
  // before the stock, as a submit holds them
  await lockCustomer(db, order.user_id)
  const mainOrder = await endOrder(db, order, closing)
  const orderList = [mainOrder]
  for (const other of others) orderList.push(await endOrder(db, other, closing))
  await giveBack(db, orderList)
  return mainOrder
}

/** Ends one, and gives back all but what other shoppers wait for. */
async function endOrder(db: Db, order: orders.OrderRecord, closing: Closing): Promise<orders.OrderRecord> {
  const status = nextStatus(order.status, closing.event)
  if (!status) throw orders.notAllowed()
  const isPaid = order.paid_at !== null
  const { refundFen: backFen, ownFen } = closing.depositTwice
    ? backFor('SHOP_FAILED', { depositFen: order.deposit_fen ?? 0, payFen: order.pay_fen })
    : { refundFen: isPaid ? order.pay_fen : 0, ownFen: 0 }
  const next = await orders.changeOrder(db, order, {
    status,
    cancelled_at: closing.now,
    cancel_reason: JSON.stringify(closing.reason),
    refund_fen: backFen
  })
  if (!next) throw orders.notAllowed()
  await lowerCommissions(db, order.order_code, closing.now)
  if (backFen > 0) await payments.refundOrder(db, order.order_code, closing.now, true)
  await giveBackRewards(db, order, closing.now)
  if (order.subsidy_fen > 0) await freeSubsidies(db, order.order_code, closing.now)
  if (isPaid) await takeBackInvoices(db, order.order_code, closing.now)
  else await payments.closeIdle(db, order.order_code, closing.now)
  const target = { userId: order.user_id, orderCode: order.order_code }
  await tellShopper(db, target, { template: 'orderCancell', reason: closing.reason }, closing.now)
  if (ownFen > 0) {
    const to = { userId: order.user_id, account: 'BALANCE' as const, fen: ownFen }
    await wallet.grant(db, { ...to, reference: `presale:${order.order_code}`, now: closing.now })
  }
  // what came off another order's money for its sake: that was paid otherwise, maybe by somebody else
  const keptFen = isPaid ? await orders.keptApart(db, order.order_code) : 0
  if (keptFen > 0) {
    const to = { userId: order.user_id, account: 'BALANCE' as const, fen: keptFen }
    await wallet.grant(db, { ...to, reference: `bundle:${order.order_code}`, now: closing.now })
  }
  if (backFen > 0) await payments.tellWhenBack(db, order.order_code, closing.now)
  return next
}

async function giveBackRewards(db: Db, order: orders.OrderRecord, now: Date): Promise<void> {
  const { order_code: part, settlement_id: settlementId, user_packet_id: userPacketId } = order
  for (const userCouponId of await store.couponsToFree(db, part, settlementId)) {
    await coupons.release(db, { userCouponId, settlementId, now })
  }
  if (userPacketId !== null) {
    await packets.release(db, settlementId, now, {
      part,
      amounts: [{ userPacketId, amountFen: order.packet_fen - order.packet_back_fen }]
    })
  }
  const pieces = order.points - order.points_back
  if (pieces === 0) return
  // nothing of the settlement was or will be paid: its points are as they were, with the days they had
  const unspent = !(await store.isAlive(db, settlementId)) && (await points.release(db, settlementId, now))
  if (!unspent) await points.giveBack(db, { settlementId, part, points: pieces, now })
}

/** Goods that others may buy now: all stock in one order, then the counts, as a submit takes them, so that none wait in a ring. */
async function giveBack(db: Db, orderList: readonly orders.OrderRecord[]): Promise<void> {
  const all = await orders.rowsOf(
    db,
    orderList.map((order) => order.order_code)
  )
  // what went back before is back already
  const rows = all.flatMap((row) =>
    row.returned < row.quantity ? [{ ...row, quantity: row.quantity - row.returned }] : []
  )
  const [first] = orderList
  if (!first) return
  for (const row of [...rows].sort((a, b) => (a.sku_code < b.sku_code ? -1 : 1))) {
    const { settlement_id: settlementId, paid_at: paidAt } = first
    const hold = { settlementId, skuCode: row.sku_code, quantity: row.quantity, unpaid: paidAt === null }
    if (row.gift_activity === null && (await returnFlash(db, hold))) continue
    await returnStock(db, row.sku_code, row.quantity)
  }
  for (const order of orderList) {
    const row = rows.find((own) => own.order_code === order.order_code)
    // a trial is not cancelled: its piece was given
    if (order.activity === null || order.activity === 'TRIAL') continue
    if (row === undefined || order.cancelled_at === null) continue
    const { order_code: orderCode, sku_code: skuCode, quantity } = row
    await leaveActivity(db, order.activity, { orderCode, skuCode, quantity, now: order.cancelled_at })
  }
  await giveBackGifts(db, rows)
  const pieces = orders.withoutGifts(rows).map((row) => ({ spuCode: row.spu_code, quantity: row.quantity }))
  for (const [spuCode, quantity] of byProduct(pieces)) await uncountBought(db, first.user_id, spuCode, quantity)
  const soldCodes = new Set(orderList.filter(({ paid_at: paidAt }) => paidAt !== null).map((order) => order.order_code))
  await orders.countSold(
    db,
    rows.filter((row) => soldCodes.has(row.order_code)),
    true
  )
}

/** Activities have back what they gave, in the order in which a submit takes it. */
async function giveBackGifts(db: Db, rows: readonly orders.OrderRowRecord[]): Promise<void> {
  const presents = rows.flatMap((row) =>
    row.gift_activity === null ? [] : [[row.gift_activity, row.sku_code] as const]
  )
  for (const [activityCode, skuCode] of presents.sort(([a], [b]) => (a < b ? -1 : 1))) {
    await returnGift(db, activityCode, skuCode)
  }
}

/**
 * Cancels an order that was not shipped, and those of its settlement whose price depends on it; what was paid goes back
 * at once.
 */
export async function cancelOrder(
  db: Db,
  shopper: Asker,
  wish: { orderCode: string; reasonCode: string }
): Promise<OrderDetail> {
  const reason = (await store.cancelReasons(db)).find((candidate) => candidate.reasonCode === wish.reasonCode)
  if (!reason) throw refusal('order.reason', '请选择取消原因', 'Please choose a reason')
  const before = await orders.findOrder(db, shopper.userId, wish.orderCode)
  if (!before) throw orders.orderMissing()
  await orders.lockTogether(db, before)
  let order = await orders.lockFor(db, shopper, wish.orderCode, 'CANCEL')
  const now = new Date(shopper.nowMs)
  // paid a moment ago: it is cancelled as a paid order is, and the money goes back by that
  let isTaken = await payments.settleTaken(db, order.order_code, now)
  for (const other of await orders.endingWith(db, order)) {
    isTaken = (await payments.settleTaken(db, other.order_code, now)) || isTaken
  }
  if (isTaken) order = await orders.lockFor(db, shopper, wish.orderCode, 'CANCEL')
  const others = await orders.endingWith(db, order)
  const result = await closeOrder(db, order, { event: 'CANCEL', reason: reason.text, now }, others)
  return orders.detailOf(db, result, shopper)
}
