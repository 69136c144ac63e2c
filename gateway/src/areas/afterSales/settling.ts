/** How a case is paid: everything that goes back with it, in the transaction that moves it. The order is held. */
import { addFen } from '../../../../domain/money/money'
import type { Db } from '../../core/database/database'
import { couponsToFree } from '../closing'
import * as coupons from '../coupon'
import { giveQuotaBack } from '../employee'
import { byProduct, returnStock, uncountBought } from '../inventory'
import { lowerInvoices, takeBackInvoices } from '../invoice'
import * as orders from '../order'
import * as payments from '../payment'
import * as points from '../points'
import { returnGift } from '../product'
import { rebatesBack, takeRebatesBack } from '../rebate'
import * as packets from '../redPacket'
import { freeSubsidies } from '../subsidy'
import * as wallet from '../wallet'
import { backAfter, keepsNothing, settle, type Piece, type Settled } from './amounts'
import { bundleChanges, noteBundles } from './bundles'
import { paidPieces } from './gifts'
import { move, type By, type LockedCase } from './moving'
import * as store from './store'
import { countReviews, giveBackRow } from './storeOrders'
import { postageOf } from './view'

export const subjectOf = (caseCode: string): string => `case:${caseCode}`

/** Whether delivery that was paid goes back with a case after which nothing is kept: if none before was the shopper's wish. */
export async function freesFreight(db: Db, record: { order_code: string; case_code?: string; frees_freight: boolean }) {
  const others = await store.casesOfOrders(db, [record.order_code])
  return (
    record.frees_freight &&
    others.every((other) => other.case_code === record.case_code || !other.settled || other.frees_freight)
  )
}

/** Pays a case, or completes it at once where nothing has to be sent. */
export async function pay(db: Db, { order, record }: LockedCase, by: By): Promise<store.CaseRecord> {
  const { now } = by
  const rows = await orders.rowsOf(db, [order.order_code])
  const caseRows = await store.rowsOfCases(db, [record.case_code])
  const pieces = await paidPieces(db, rows, caseRows)
  const backs = await rebatesBack(db, order.order_code, rows, (row) => backAfter(row, pieces))
  const balanceFen = backs.length === 0 ? 0 : await wallet.holdBalance(db, order.user_id)
  const bundles = await bundleChanges(db, { order, rows, pieces, fault: record.fault })
  const amounts = settle({
    order,
    rows,
    pieces,
    freesFreight: await freesFreight(db, record),
    earned: await orders.earningOf(db, order),
    balance: await points.balance(db, order.user_id),
    bundles,
    rebates: { backs, balanceFen }
  })
  const subject = `rebate-back:${record.case_code}`
  const whose = { orderCode: order.order_code, userId: order.user_id }
  await takeRebatesBack(db, whose, { subject, backs, balanceFen, now })
  // what an exchange was to be stays in sight when it becomes money
  if (record.amounts.exchange) amounts.exchange = record.amounts.exchange
  await noteBundles(db, bundles, amounts, { userId: order.user_id, caseCode: record.case_code, now })
  await noteBack(db, { order, record }, pieces, amounts)
  const next = await orders.changeOrder(db, order, {
    refund_fen: addFen(order.refund_fen, amounts.refundFen),
    packet_back_fen: addFen(order.packet_back_fen, amounts.packetFen),
    points_back: order.points_back + amounts.points,
    freight_back_fen: addFen(order.freight_back_fen, amounts.freightFen),
    all_back: keepsNothing(rows, pieces)
  })
  if (!next) throw orders.notAllowed()
  if (next.activity === 'EMPLOYEE') {
    const fen = addFen(...amounts.rows.map((row) => row.payFen))
    await giveQuotaBack(db, { orderCode: order.order_code, fen, all: next.all_back })
  }
  await giveRewards(db, { order: next, record }, amounts, now)
  if (next.subsidy_fen > 0) await freeSubsidies(db, next.order_code, now, { returned: true })
  await lowerWhatItEarned(db, next, order, { amounts, subject: rows[0]?.title ?? { zh: '', en: '' }, now })
  if (next.all_back) await takeBackInvoices(db, order.order_code, now)
  else await lowerInvoices(db, order.order_code, now)
  const event = record.state === 'INSPECTED' ? 'REFUND' : record.state === 'OUT_OF_STOCK' ? 'MONEY' : 'AGREE'
  const moneyBack = await move(db, record, event, by, {
    changes: {
      amounts: JSON.stringify(amounts),
      refund_fen: amounts.refundFen,
      settled: true,
      // nobody bears the way of goods that were not there
      ...(record.way && pieces.every((piece) => piece.kept)
        ? { way: JSON.stringify({ ...record.way, postageFen: 0 }) }
        : {})
    }
  })
  await putGoodsBack(db, { order: next, record }, rows, { caseRows, pieces })
  const waits = await payOut(db, next, moneyBack, now)
  const result = waits ? moneyBack : await complete(db, moneyBack, now)
  // nothing of it will ever come: it is over
  if (next.all_back && next.status === 'WAIT_RECEIVE') await orders.receiveOrder(db, next, now)
  return result
}

async function noteBack(
  db: Db,
  { order, record }: LockedCase,
  pieces: readonly Piece[],
  amounts: Settled
): Promise<void> {
  for (const { position, quantity } of pieces.filter((piece) => !piece.kept)) {
    await giveBackRow(
      db,
      { orderCode: order.order_code, position },
      {
        pieces: quantity,
        unsent: record.unsent ? quantity : 0,
        fen: amounts.rows.find((row) => row.position === position)?.payFen ?? 0
      }
    )
  }
}

/** Packet, points and coupons, each to where it came from. */
async function giveRewards(db: Db, { order, record }: LockedCase, amounts: Settled, now: Date): Promise<void> {
  const { settlement_id: settlementId, user_packet_id: userPacketId } = order
  const part = subjectOf(record.case_code)
  if (userPacketId !== null && amounts.packetFen > 0) {
    await packets.release(db, settlementId, now, { part, amounts: [{ userPacketId, amountFen: amounts.packetFen }] })
  }
  if (amounts.points > 0) await points.giveBack(db, { settlementId, part, points: amounts.points, now })
  if (!order.all_back) return
  for (const userCouponId of await couponsToFree(db, order.order_code, settlementId)) {
    await coupons.release(db, { userCouponId, settlementId, now })
  }
}

/** Points that the pieces earned, and what they counted for the level. */
export async function lowerWhatItEarned(
  db: Db,
  order: orders.OrderRecord,
  before: orders.OrderRecord,
  { amounts, subject, now }: { amounts: Settled; subject: { zh: string; en: string }; now: Date }
): Promise<void> {
  const fen = addFen(amounts.refundFen, amounts.giftFen, amounts.takenFen, amounts.rebateFen ?? 0)
  const keptFen = Math.max(0, addFen(before.pay_fen, -before.refund_fen, -fen))
  await orders.lowerEarnings(db, order, { fen, keptFen, subject, now })
}

/** Stock of what others can buy, and the counts that follow a refund; in the order in which a submit takes them. */
async function putGoodsBack(
  db: Db,
  { order, record }: LockedCase,
  rows: readonly orders.OrderRowRecord[],
  { caseRows, pieces }: { caseRows: readonly store.CaseRowRecord[]; pieces: readonly Piece[] }
): Promise<void> {
  const back = pieces
    .filter((piece) => !piece.kept)
    .flatMap((piece) => {
      const row = rows.find(({ position }) => position === piece.position)
      const caseRow = caseRows.find(({ position }) => position === piece.position)
      const sellable = record.unsent ? piece.quantity : (caseRow?.sellable ?? 0)
      return row ? [{ row, quantity: piece.quantity, stock: sellable }] : []
    })
    .sort((a, b) => (a.row.sku_code < b.row.sku_code ? -1 : 1))
  for (const { row, stock } of back) {
    // what an exchange was looked at for is in stock already
    if (stock > 0 && record.kind !== 'EXCHANGE') await returnStock(db, row.sku_code, stock)
  }
  const gifts = back.filter(({ stock }) => stock > 0).map(({ row }) => row)
  for (const row of gifts.sort((a, b) => ((a.gift_activity ?? '') < (b.gift_activity ?? '') ? -1 : 1))) {
    if (row.gift_activity !== null) await returnGift(db, row.gift_activity, row.sku_code)
  }
  const purchases = back.filter(({ row }) => row.gift_activity === null)
  const purchasePieces = purchases.map(({ row, quantity }) => ({ spuCode: row.spu_code, quantity }))
  for (const [spuCode, quantity] of byProduct(purchasePieces)) await uncountBought(db, order.user_id, spuCode, quantity)
  await orders.countSold(
    db,
    purchases.map(({ row, quantity }) => ({ ...row, quantity })),
    true
  )
  await countReviews(db, order.order_code)
}

/** The money itself, to the payer; postage to the shopper's balance. True: the provider has yet to say that it is there. */
export async function payOut(db: Db, order: orders.OrderRecord, record: store.CaseRecord, now: Date): Promise<boolean> {
  const subject = subjectOf(record.case_code)
  if (record.refund_fen > 0) {
    await payments.refundPart(db, order.order_code, { subject, amountFen: record.refund_fen, reason: 'RETURNED', now })
  }
  const postageFen = postageOf(record)
  if (postageFen > 0) {
    const account = { userId: order.user_id, account: 'BALANCE' as const, fen: postageFen }
    await wallet.grant(db, { ...account, reference: `postage:${record.case_code}`, now })
  }
  const refund = record.refund_fen > 0 ? await payments.refundOf(db, order.order_code, subject) : undefined
  return refund?.refund.state === 'SENT'
}

/** Tells who paid that the money of a case is there, if any went. */
export async function tellPaid(db: Db, record: store.CaseRecord, now: Date): Promise<void> {
  const refund = await payments.refundOf(db, record.order_code, subjectOf(record.case_code))
  const notice = {
    orderCode: record.order_code,
    refundFen: record.refund_fen,
    why: 'RETURNED' as const,
    subject: record.case_code
  }
  if (refund) await payments.tellReturned(db, refund.payment, notice, now)
}

/** The money is there. */
export async function complete(db: Db, record: store.CaseRecord, now: Date): Promise<store.CaseRecord> {
  const result = await move(db, record, 'ARRIVE', { actor: 'PROVIDER', now })
  await tellPaid(db, record, now)
  return result
}
