/** Exchanges: what pieces can be exchanged for, what lies ready for them, and sending it. */
import type { DataOf, ExchangeVersion } from '../../../../contract'
import { addFen } from '../../../../domain/money/money'
import { exchange } from '../../../../domain/aftersale/refund'
import type { Db } from '../../core/database/database'
import type { Asker } from '../../core/identity/asker'
import type { Words } from '../../core/words'
import { giveQuotaBack } from '../employee'
import { returnStock, takeStock } from '../inventory'
import { lowerInvoices } from '../invoice'
import { putOffThaw } from '../journal'
import * as orders from '../order'
import * as payments from '../payment'
import * as points from '../points'
import { skuCodesOf, skusByCode, specsOf } from '../product'
import { exchangeBack, moveRebate, takeRebatesBack, type RebateBack } from '../rebate'
import { keepSerials } from '../subsidy'
import * as wallet from '../wallet'
import { settleExchange, type Settled } from './amounts'
import { leaveBundle } from './bundles'
import { move, type By, type LockedCase } from './moving'
import { lowerWhatItEarned, pay, payOut, subjectOf, tellPaid } from './settling'
import * as store from './store'
import * as exchanges from './storeExchange'
import { countReviews, exchangeRow } from './storeOrders'
import { exchangeDearer, exchangeStock, exchangeVersion } from './words'

/** What a piece of a row counts for now. */
const pieceFen = (row: orders.OrderRowRecord): number =>
  exchange(orders.frozenRow(row), row.returned, row.returned + 1).thenFen

/** What pieces of rows can be exchanged for, the same version first; of a product that is not sold nothing. */
export async function versionsOf(
  db: Db,
  shopper: Asker,
  rows: readonly orders.OrderRowRecord[]
): Promise<DataOf<'GET /o2as-b2c/v1/glz-after-sale-type'>['versions']> {
  const all = []
  for (const row of rows) {
    const skus = await skusByCode(db, await skuCodesOf(db, row.spu_code), shopper)
    const list = [...skus.values()].flatMap(({ row: sku, facts }): ExchangeVersion[] => {
      if (!facts.on_sale) return []
      const same = sku.skuCode === row.sku_code
      const priceFen = same ? pieceFen(row) : sku.priceFen
      return [
        {
          skuCode: sku.skuCode,
          specs: sku.specs.map(({ valueName }) => valueName),
          picture: sku.picture,
          priceFen,
          same,
          state: priceFen > pieceFen(row) ? 'DEARER' : facts.available > 0 ? 'OPEN' : 'NO_STOCK'
        }
      ]
    })
    const ranks = { OPEN: 0, NO_STOCK: 1, DEARER: 2 }
    all.push({
      position: row.position,
      list: list.sort(
        (a, b) => Number(b.same) - Number(a.same) || ranks[a.state] - ranks[b.state] || a.priceFen - b.priceFen
      )
    })
  }
  return all
}

/** The version that a row is to be exchanged for: of the same product, on sale, and not dearer. */
export async function chosenVersion(db: Db, shopper: Asker, row: orders.OrderRowRecord, skuCode: string | undefined) {
  const sku = skuCode === undefined ? undefined : (await skusByCode(db, [skuCode], shopper)).get(skuCode)
  if (!sku?.facts.on_sale || sku.row.spuCode !== row.spu_code) throw exchangeVersion()
  const isSame = sku.row.skuCode === row.sku_code
  return { ...sku, priceFen: isSame ? null : sku.row.priceFen }
}

export type Chosen = Awaited<ReturnType<typeof chosenVersion>>

/** Pieces of a row that are exchanged, as the row that comes in their place is frozen. */
const nextRow = (row: orders.OrderRowRecord, quantity: number, priceFen: number | null) =>
  exchange(orders.frozenRow(row), row.returned, row.returned + quantity, priceFen ?? undefined).row

/** What an exchange of pieces gives back; refused where the new ones cost more. */
export async function balanceOf(
  db: Db,
  { order, rows, pieces }: Pick<Parameters<typeof settleExchange>[0], 'order' | 'rows' | 'pieces'>,
  priceFen: number | null,
  rebates?: { backs: readonly RebateBack[]; balanceFen: number }
): Promise<Settled> {
  const [piece] = pieces
  const row = rows.find(({ position }) => position === piece?.position)
  return settleExchange(
    {
      order,
      rows,
      pieces,
      earned: await orders.earningOf(db, order),
      balance: await points.balance(db, order.user_id),
      rebates: rebates ?? {
        backs: row && piece ? await exchangeBack(db, row, nextRow(row, piece.quantity, priceFen)) : [],
        balanceFen: (await wallet.available(db, order.user_id)).balanceFen
      }
    },
    priceFen
  )
}

export function demandNotDearer({ exchange: of }: Settled): void {
  if (of && of.nowFen > of.thenFen) throw exchangeDearer()
}

/** Takes pieces out of stock and puts others back, SKUs in one order everywhere; refused where there are not enough. */
async function shiftStock(db: Db, shifts: readonly { skuCode: string; pieces: number }[]): Promise<void> {
  const sums = new Map<string, number>()
  for (const { skuCode, pieces } of shifts) sums.set(skuCode, (sums.get(skuCode) ?? 0) + pieces)
  for (const [skuCode, pieces] of [...sums].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (pieces > 0) await returnStock(db, skuCode, pieces)
    if (pieces < 0 && !(await takeStock(db, skuCode, -pieces))) throw exchangeStock()
  }
}

/** Keeps what a case is to be exchanged for and takes it out of stock; what lay ready for it before is free again. */
export async function keepWish(db: Db, caseCode: string, version: Chosen, quantity: number): Promise<void> {
  const [before] = await exchanges.exchangesOf(db, [caseCode])
  const { row, facts } = version
  await shiftStock(db, [
    ...(before ? [{ skuCode: before.sku_code, pieces: before.reserved }] : []),
    { skuCode: row.skuCode, pieces: -quantity }
  ])
  await exchanges.putExchange(db, {
    case_code: caseCode,
    sku_code: row.skuCode,
    spu_code: row.spuCode,
    title: JSON.stringify(facts.title),
    picture: row.picture,
    specs: JSON.stringify({
      zh: specsOf(facts.attributes, facts.spec_values, 'zh-CN'),
      en: specsOf(facts.attributes, facts.spec_values, 'en-US')
    }),
    list_price_fen: row.listPriceFen,
    price_fen: version.priceFen,
    reserved: quantity,
    position: null,
    carrier: null,
    tracking_no: null,
    sent_at: null,
    signed_at: null,
    received_at: null
  })
}

/** The row and the pieces of it that are exchanged: those that were found in order. */
async function exchangedPieces(db: Db, { order, record }: LockedCase) {
  const rows = await orders.rowsOf(db, [order.order_code])
  const [piece] = await store.rowsOfCases(db, [record.case_code])
  const row = rows.find(({ position }) => position === piece?.position)
  if (!piece || !row) throw new Error(`The exchange ${record.case_code} has no row`)
  return { rows, row, piece, quantity: piece.accepted ?? piece.quantity }
}

/** After what came back was looked at: what is in order is exchanged, what can be sold again is in stock. */
async function replace(db: Db, claim: LockedCase, by: By): Promise<store.CaseRecord> {
  const { order, record } = claim
  const { rows, row, piece, quantity } = await exchangedPieces(db, claim)
  if (quantity === 0) return pay(db, claim, by)
  const ready = await exchanges.exchangeOf(db, record.case_code)
  const more = Math.max(0, ready.reserved - quantity)
  await exchanges.changeExchange(db, record.case_code, { reserved: ready.reserved - more })
  const pieces = [{ position: row.position, quantity }]
  const amounts = await balanceOf(db, { order, rows, pieces }, ready.price_fen)
  const next = await move(db, record, 'REPLACE', by, {
    changes: { amounts: JSON.stringify(amounts), refund_fen: amounts.refundFen }
  })
  await shiftStock(db, [
    { skuCode: row.sku_code, pieces: piece.sellable },
    { skuCode: ready.sku_code, pieces: more }
  ])
  return next
}

/** What follows an inspection: the money, or the new ones. */
export const goOn = (db: Db, claim: LockedCase, by: By): Promise<store.CaseRecord> =>
  claim.record.kind === 'EXCHANGE' ? replace(db, claim, by) : pay(db, claim, by)

export interface Sent {
  carrier: Words
  trackingNo: string
}

/** The shop sends the new ones: they are a row of the order from here on, and the balance goes back. */
export async function resend(db: Db, claim: LockedCase, parcel: Sent, by: By): Promise<store.CaseRecord> {
  const { order, record } = claim
  const { now } = by
  const { rows, row, quantity } = await exchangedPieces(db, claim)
  const ready = await exchanges.exchangeOf(db, record.case_code)
  const pieces = [{ position: row.position, quantity }]
  const newRow = nextRow(row, quantity, ready.price_fen)
  const backs = await exchangeBack(db, row, newRow)
  const balanceFen = backs.length === 0 ? 0 : await wallet.holdBalance(db, order.user_id)
  const amounts = await balanceOf(db, { order, rows, pieces }, ready.price_fen, { backs, balanceFen })
  const subject = `rebate-back:${record.case_code}`
  const whose = { orderCode: order.order_code, userId: order.user_id }
  await takeRebatesBack(db, whose, { subject, backs, balanceFen, now })
  const next = await move(db, record, 'RESEND', by, {
    changes: { amounts: JSON.stringify(amounts), refund_fen: amounts.refundFen, settled: true }
  })
  const position = Math.max(...rows.map((other) => other.position)) + 1
  await orders.insertRow(db, {
    order_code: order.order_code,
    position,
    sku_code: ready.sku_code,
    spu_code: ready.spu_code,
    title: JSON.stringify(ready.title),
    picture: ready.picture,
    specs: JSON.stringify(ready.specs),
    price_fen: newRow.priceFen,
    list_price_fen: ready.list_price_fen,
    regular_price_fen: null,
    quantity,
    discount_fen: addFen(newRow.couponFen, newRow.packetFen, newRow.pointFen),
    coupon_fen: newRow.couponFen,
    packet_fen: newRow.packetFen,
    point_fen: newRow.pointFen,
    after_sale: row.after_sale === null ? null : JSON.stringify(row.after_sale),
    exchange_case: record.case_code,
    exchange_of: row.exchange_of ?? row.position
  })
  if (order.subsidy_fen > 0) await keepSerials(db, order.order_code, now)
  await moveRebate(db, row, { to: position, next: newRow })
  if (ready.price_fen !== null) {
    await leaveBundle(db, { order, row, quantity }, { userId: order.user_id, caseCode: record.case_code, now })
  }
  await exchangeRow(db, row, { pieces: quantity, fen: amounts.exchange?.balanceFen ?? 0 })
  const updatedOrder = await orders.changeOrder(db, order, { refund_fen: addFen(order.refund_fen, amounts.refundFen) })
  if (!updatedOrder) throw orders.notAllowed()
  if (updatedOrder.activity === 'EMPLOYEE')
    await giveQuotaBack(db, { orderCode: order.order_code, fen: amounts.refundFen, all: false })
  await lowerWhatItEarned(db, updatedOrder, order, { amounts, subject: row.title, now })
  await lowerInvoices(db, order.order_code, now)
  await countReviews(db, order.order_code)
  await shiftStock(db, [{ skuCode: ready.sku_code, pieces: -Math.max(0, quantity - ready.reserved) }])
  const track = { at: now.getTime(), text: { zh: '新的已出库', en: 'The new one has left' } }
  await exchanges.changeExchange(db, record.case_code, {
    reserved: 0,
    position,
    carrier: JSON.stringify(parcel.carrier),
    tracking_no: parcel.trackingNo,
    sent_at: now,
    tracks: JSON.stringify([track])
  })
  if (!(await payOut(db, updatedOrder, next, now))) await tellPaid(db, next, now)
  return next
}

/** The shop has none: what lay ready was not there. */
export async function runOut(db: Db, { record }: LockedCase, by: By, note?: Words): Promise<store.CaseRecord> {
  await exchanges.changeExchange(db, record.case_code, { reserved: 0 })
  return move(db, record, 'NO_STOCK', by, note ? { note } : {})
}

/** The new ones are there: their warranty begins, and the case is over once the balance is there, too. */
export async function receive(db: Db, { record }: Pick<LockedCase, 'record'>, by: By): Promise<store.CaseRecord> {
  const { now } = by
  const refund = await payments.refundOf(db, record.order_code, subjectOf(record.case_code))
  const { signed_at: signedAt } = await exchanges.exchangeOf(db, record.case_code)
  await exchanges.changeExchange(db, record.case_code, { received_at: now, signed_at: signedAt ?? now })
  await putOffThaw(db, record.order_code)
  if (!refund || refund.refund.state === 'DONE') return move(db, record, 'RECEIVE', by)
  const waits = await move(db, record, 'AWAIT', by)
  if (refund.refund.state === 'SENT') return waits
  return move(db, waits, 'FAIL', { actor: 'PROVIDER', now })
}
