/** What goes back for pieces of an order, by what was frozen with it. */
import type { CaseAmounts, ExchangeBalance } from '../../../../contract'
import { addFen, allocate, multiplyFen } from '../../../../domain/money/money'
import { CONSUME_RULE, fenOfPoints } from '../../../../domain/rewards/points'
import { exchange, partialRefund } from '../../../../domain/aftersale/refund'
import { offRefund, type RebateBack } from '../rebate'
import { withoutGifts, frozenRow, type OrderRecord, type OrderRowRecord } from '../order'

/** Amounts of a case, and the money of each of its rows; of an exchange how its balance comes about. */
export type Settled = Omit<CaseAmounts, 'about' | 'postageFen' | 'postageLimitFen'> & {
  rows: { position: number; payFen: number }[]
  exchange?: ExchangeBalance
}

export interface Piece {
  position: number
  quantity: number
  kept?: boolean
}

/** What pieces that go back change of a price that holds beside them only. */
export interface BundleChange {
  order_code: string
  position: number
  /** The product is in another order than the row. */
  apart: boolean
  /** Comes off the money; below zero: goes back again. */
  fen: number
}

interface Question {
  order: OrderRecord
  rows: readonly OrderRowRecord[]
  pieces: readonly Piece[]
  /** Delivery that was paid goes back where nothing is kept then. */
  freesFreight: boolean
  /** What the money left earned: points for so much. */
  earned: (keptFen: number) => number
  /** Points that the shopper has. */
  balance: number
  /** What comes off, or goes back again, of prices that held beside these pieces. */
  bundles?: readonly Pick<BundleChange, 'apart' | 'fen'>[]
  /** Rebates that were paid out for these pieces, and what the shopper's balance holds, fen. */
  rebates?: { backs: readonly RebateBack[]; balanceFen: number }
}

const takenOf = (pieces: readonly Piece[], position: number): number =>
  pieces.filter((piece) => piece.position === position && !piece.kept).reduce((sum, { quantity }) => sum + quantity, 0)

/** Pieces of a row that are back once these are. */
export const backAfter = (row: OrderRowRecord, pieces: readonly Piece[]): number =>
  row.returned + takenOf(pieces, row.position)

/** Whether nothing that was bought is kept once these pieces are back. */
export const keepsNothing = (rows: readonly OrderRowRecord[], pieces: readonly Piece[]): boolean =>
  withoutGifts(rows).every((row) => backAfter(row, pieces) >= row.quantity)

/** Points of an order that are back once so much of what they paid is. */
const pointsAfter = (order: OrderRecord, fen: number): number =>
  order.point_fen === 0 ? 0 : (allocate(order.points, [fen, order.point_fen - fen])[0] ?? 0)

/** Points that the money of these pieces earned, and what of them is spent and comes off it. */
function takenOff(
  { order, earned, balance }: Question,
  payFen: number,
  beside: { freightFen: number; points: number }
) {
  const paidNow = addFen(order.pay_fen, -order.refund_fen)
  const takenPoints = Math.max(0, earned(paidNow) - earned(Math.max(0, addFen(paidNow, -payFen, -beside.freightFen))))
  const points = Math.max(0, takenPoints - balance - beside.points)
  return { takenPoints, spentFen: fenOfPoints(points, CONSUME_RULE) }
}

/** What an exchange of pieces of one row gives back: its balance. Without a price it is the same version. Fen. */
export function settleExchange(question: Omit<Question, 'freesFreight'>, priceFen: number | null): Settled {
  const [piece] = question.pieces
  const row = question.rows.find(({ position }) => position === piece?.position)
  if (!row || !piece) throw new Error('An exchange is of one row')
  const of = exchange(frozenRow(row), row.returned, row.returned + piece.quantity, priceFen ?? undefined)
  const { thenFen, nowFen, balanceFen } = of
  const { takenPoints, spentFen } = takenOff({ ...question, freesFreight: false }, balanceFen, {
    freightFen: 0,
    points: 0
  })
  const takenFen = Math.min(spentFen, balanceFen)
  const { backs = [], balanceFen: heldFen = 0 } = question.rebates ?? {}
  const rebateFen = offRefund(backs, heldFen, addFen(balanceFen, -takenFen))
  return {
    goodsFen: balanceFen,
    couponFen: 0,
    packetFen: 0,
    pointFen: 0,
    loweredFen: 0,
    points: 0,
    giftFen: 0,
    freightFen: 0,
    takenPoints,
    takenFen,
    ...(rebateFen > 0 ? { rebateFen } : {}),
    refundFen: addFen(balanceFen, -takenFen, -rebateFen),
    rows: balanceFen > 0 ? [{ position: row.position, payFen: balanceFen }] : [],
    exchange: { thenFen, nowFen, balanceFen }
  }
}

function partsOf(row: OrderRowRecord, pieces: readonly Piece[]) {
  const after = backAfter(row, pieces)
  const { lowered: _lowered, ...plain } = frozenRow(row)
  const { payFen, packetFen, pointFen } = partialRefund(frozenRow(row), row.returned, after)
  const loweredFen = addFen(partialRefund(plain, row.returned, after).payFen, -payFen)
  const wholeFen = multiplyFen(row.price_fen, after - row.returned)
  // shares are rounded one by one: what is missing to the price is what a coupon took off
  const couponFen = Math.max(0, addFen(wholeFen, -payFen, -packetFen, -pointFen, -loweredFen))
  return {
    payFen,
    packetFen,
    pointFen,
    loweredFen: Math.max(0, loweredFen),
    couponFen,
    pointFenAfter: partialRefund(plain, 0, after).pointFen
  }
}

/** The money of pieces, before anything comes off it. Fen. */
export const moneyOf = (rows: readonly OrderRowRecord[], pieces: readonly Piece[]): number =>
  addFen(...withoutGifts(rows).map((row) => partsOf(row, pieces).payFen))

/** What comes off, and what goes back with the money of the order: of another order's product it goes to the balance. */
function bundleParts(changes: Question['bundles'] = []): [offFen: number, backFen: number] {
  const sum = (fens: number[]): number => addFen(...fens)
  return [
    sum(changes.map(({ fen }) => Math.max(0, fen))),
    sum(changes.map(({ fen, apart }) => (apart ? 0 : Math.max(0, -fen))))
  ]
}

/** Line by line what goes back for pieces, to each means. Fen. */
export function settle(question: Question): Settled {
  const { order, rows, pieces, freesFreight } = question
  const parts = withoutGifts(rows).map((row) => ({ position: row.position, ...partsOf(row, pieces) }))
  const sum = (of: (part: (typeof parts)[number]) => number): number => addFen(...parts.map(of))
  const payFen = sum((part) => part.payFen)
  const freightLeft = addFen(order.freight_fen, -order.freight_off_fen, -order.freight_back_fen)
  const freightFen = freesFreight && keepsNothing(rows, pieces) ? freightLeft : 0
  // what an exchanged piece was paid with is not back: it is with the one in its place
  const movedFen = addFen(...rows.filter((row) => row.exchange_case !== null).map((row) => row.point_fen))
  const pointFenAfter = addFen(
    sum((part) => part.pointFenAfter),
    -movedFen
  )
  const points = Math.max(0, pointsAfter(order, pointFenAfter) - order.points_back)
  const [offFen, bundleBackFen] = bundleParts(question.bundles)
  const bundleFen = Math.min(offFen, payFen)
  const moneyFen = addFen(payFen, -bundleFen)
  const keptGifts = rows.filter((row) => pieces.some((piece) => piece.kept && piece.position === row.position))
  const giftFen = Math.min(moneyFen, addFen(...keptGifts.map((row) => row.gift_value_fen ?? 0)))
  const { takenPoints, spentFen } = takenOff(question, addFen(moneyFen, bundleBackFen), { freightFen, points })
  const takenFen = Math.min(spentFen, addFen(moneyFen, -giftFen))
  const backs = question.rebates?.backs ?? []
  const rebateFen = offRefund(backs, question.rebates?.balanceFen ?? 0, addFen(moneyFen, -giftFen, -takenFen))
  const [couponFen, packetFen, pointFen, loweredFen] = [
    sum((part) => part.couponFen),
    sum((part) => part.packetFen),
    sum((part) => part.pointFen),
    sum((part) => part.loweredFen)
  ]
  return {
    goodsFen: addFen(payFen, couponFen, packetFen, pointFen, loweredFen),
    couponFen,
    packetFen,
    pointFen,
    loweredFen,
    points,
    giftFen,
    freightFen,
    takenPoints,
    takenFen,
    ...(rebateFen > 0 ? { rebateFen } : {}),
    ...(bundleFen > 0 ? { bundleFen } : {}),
    ...(bundleBackFen > 0 ? { bundleBackFen } : {}),
    refundFen: addFen(moneyFen, freightFen, bundleBackFen, -giftFen, -takenFen, -rebateFen),
    rows: parts.filter((part) => part.payFen > 0).map((part) => ({ position: part.position, payFen: part.payFen }))
  }
}

/** Gifts that what stays would no longer earn once these pieces are back. */
export function lostGifts(rows: readonly OrderRowRecord[], pieces: readonly Piece[]): OrderRowRecord[] {
  const keptOf = (row: OrderRowRecord): number => Math.max(0, row.quantity - backAfter(row, pieces))
  const own = withoutGifts(rows)
  return rows.filter((gift) => {
    if (gift.gift_activity === null || gift.returned >= gift.quantity) return false
    const first = own.find((row) => row.position === gift.gift_of)
    const with_ = gift.gift_of === null ? own : own.filter((row) => row.spu_code === first?.spu_code)
    const keptFen = addFen(...with_.map((row) => multiplyFen(row.price_fen, keptOf(row))))
    return keptFen < (gift.gift_over_fen ?? 0) || with_.every((row) => keptOf(row) === 0)
  })
}
