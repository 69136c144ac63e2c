/** Cases as shoppers see them. */
import type {
  CaseAmounts,
  CaseDetail,
  CaseExchange,
  CaseRefund,
  CaseRow,
  CaseSummary,
  CaseWay
} from '../../../../contract'
import { afterSaleDays, afterSaleRule } from '../../../../domain/aftersale/afterSaleDays'
import { HOUR_MS, DAY_MS } from '../../../../domain/spans'
import { say, type Locale } from '../../core/words'
import type { OrderRecord, OrderRowRecord } from '../order'
import type { RefundFound } from '../payment'
import type { Settled } from './amounts'
import type { CaseRecord, CaseRowRecord, EventRecord } from './store'
import type { ExchangeRecord } from './storeExchange'
import type { ReturnPlaceRecord } from './storeOrders'
import { carrierBy, meansWords, reasonWords } from './words'

/** Most of own postage that the shop bears; its source is in docs/spec-gaps. */
export const POSTAGE_LIMIT_FEN = 1_800
/** By when a bank has it. */
const ARRIVES_MS = 3 * DAY_MS
/** Before a pick-up begins it can still be changed. */
const SETS_OUT_MS = HOUR_MS

export const toRow = (
  row: OrderRowRecord,
  piece: Pick<CaseRowRecord, 'quantity' | 'accepted' | 'kept'>,
  locale: Locale
): CaseRow => ({
  position: row.position,
  skuCode: row.sku_code,
  spuCode: row.spu_code,
  title: say(locale, row.title),
  picture: row.picture,
  specs: (locale === 'en-US' ? row.specs.en : row.specs.zh).map(({ valueName }) => valueName),
  priceFen: row.price_fen,
  quantity: piece.quantity,
  ...(row.gift_activity === null ? {} : { gift: true as const }),
  ...(piece.accepted === null ? {} : { accepted: piece.accepted })
})

/** What of it comes back, gifts that are kept left out. */
const rowsIn = (
  one: CaseRecord,
  pieces: readonly CaseRowRecord[],
  rows: readonly OrderRowRecord[],
  locale: Locale
): CaseRow[] =>
  pieces
    .filter((piece) => piece.case_code === one.case_code && !piece.kept)
    .flatMap((piece) => {
      const row = rows.find((of) => of.order_code === one.order_code && of.position === piece.position)
      return row ? [toRow(row, piece, locale)] : []
    })

export interface Around {
  orders: readonly OrderRecord[]
  rows: readonly OrderRowRecord[]
  pieces: readonly CaseRowRecord[]
  exchanges: readonly ExchangeRecord[]
}

export function toSummary(one: CaseRecord, { orders, rows, pieces, exchanges }: Around, locale: Locale): CaseSummary {
  const order = orders.find((of) => of.order_code === one.order_code)
  return {
    caseCode: one.case_code,
    orderCode: one.order_code,
    shopName: order ? say(locale, order.shop_name) : '',
    kind: one.kind,
    state: one.state,
    rows: rowsIn(one, pieces, rows, locale),
    refundFen: one.refund_fen,
    about: !one.settled,
    ...(one.settled && exchanges.some((of) => of.case_code === one.case_code && of.position === null)
      ? { becameMoney: true as const }
      : {}),
    appliedAt: one.applied_at.getTime(),
    changedAt: one.changed_at.getTime(),
    ...(one.due_at === null ? {} : { dueAt: one.due_at.getTime() })
  }
}

/** Own postage that the shop bears, as far as it was shown. */
export const postageOf = ({ fault, way }: Pick<CaseRecord, 'fault' | 'way'>): number =>
  fault && way?.by === 'NUMBER' && way.pictures.length > 0 ? Math.min(way.postageFen, POSTAGE_LIMIT_FEN) : 0

export const toAmounts = (
  { rows: _rows, exchange: _exchange, ...amounts }: Settled,
  one: Pick<CaseRecord, 'fault' | 'kind' | 'settled' | 'way'>
): CaseAmounts => ({
  ...amounts,
  postageFen: postageOf(one),
  postageLimitFen: one.kind !== 'REFUND_ONLY' && one.fault ? POSTAGE_LIMIT_FEN : 0,
  about: !one.settled
})

/** Whether what is sent back has moved: by a carrier's word, or because it is fetched soon. */
export const isMoving = ({ way, signed_at }: Pick<CaseRecord, 'way' | 'signed_at'>, nowMs: number): boolean =>
  signed_at !== null ||
  (way?.tracks.length ?? 0) > 0 ||
  (way?.pickUp !== undefined && nowMs >= way.pickUp.from - SETS_OUT_MS)

export function toWay(one: CaseRecord, locale: Locale, nowMs: number): CaseWay | undefined {
  const { way } = one
  if (way === null) return undefined
  const carrier = carrierBy(way.carrierCode)
  return {
    by: way.by,
    ...(way.carrierCode === undefined ? {} : { carrierCode: way.carrierCode }),
    carrierName: carrier ? say(locale, carrier.name) : '',
    ...(way.trackingNo === undefined ? {} : { trackingNo: way.trackingNo }),
    ...(way.pickUp === undefined ? {} : { pickUp: way.pickUp }),
    sentAt: way.sentAt,
    ...(one.signed_at === null ? {} : { signedAt: one.signed_at.getTime() }),
    tracks: way.tracks.map(({ at, text }) => ({ at, text: say(locale, text) })).reverse(),
    open: one.state === 'RETURNING' && !isMoving(one, nowMs)
  }
}

export const toPlace = ({ name, phone, address }: ReturnPlaceRecord, locale: Locale) => ({
  name: say(locale, name),
  phone,
  address: say(locale, address)
})

/** What of a refund goes to each means. */
export function toRefunds({ refund, payment }: RefundFound, locale: Locale): CaseRefund[] {
  const of = (means: CaseRefund['means'], fen: number, asked: boolean): CaseRefund[] => {
    if (fen === 0) return []
    const state = asked ? refund.state : 'DONE'
    const doneAt = asked ? refund.settled_at : refund.created_at
    return [
      {
        refundId: refund.refund_id,
        means,
        meansName: say(locale, meansWords[means] ?? { zh: means, en: means }),
        fen,
        state,
        sentAt: refund.created_at.getTime(),
        ...(state === 'DONE' && doneAt ? { doneAt: doneAt.getTime() } : {}),
        ...(state === 'SENT' ? { arrivesBy: refund.created_at.getTime() + ARRIVES_MS } : {})
      }
    ]
  }
  return [
    ...of('BALANCE', refund.balance_fen, false),
    ...of(payment.channel, refund.amount_fen - refund.balance_fen, true)
  ]
}

/** The other way of an exchange. */
function exchangeIn(one: CaseRecord, { exchanges, pieces, rows }: Around, locale: Locale): { exchange?: CaseExchange } {
  const of = exchanges.find((other) => other.case_code === one.case_code)
  const piece = pieces.find((other) => other.case_code === one.case_code)
  const row = rows.find((other) => other.order_code === one.order_code && other.position === piece?.position)
  if (!of || !piece || !row || !one.amounts.exchange) return {}
  const rule = row.after_sale ?? afterSaleRule(false)
  const received = of.received_at?.getTime()
  const quantity = piece.accepted === null || piece.accepted === 0 ? piece.quantity : piece.accepted
  return {
    exchange: {
      skuCode: of.sku_code,
      spuCode: of.spu_code,
      title: say(locale, of.title),
      picture: of.picture,
      specs: (locale === 'en-US' ? of.specs.en : of.specs.zh).map(({ valueName }) => valueName),
      quantity,
      same: of.price_fen === null,
      ...one.amounts.exchange,
      held: of.reserved >= quantity,
      ...(of.carrier === null ? {} : { carrierName: say(locale, of.carrier) }),
      ...(of.tracking_no === null ? {} : { trackingNo: of.tracking_no }),
      ...(of.sent_at === null ? {} : { sentAt: of.sent_at.getTime() }),
      ...(of.signed_at === null ? {} : { signedAt: of.signed_at.getTime() }),
      ...(received === undefined ? {} : { receivedAt: received }),
      tracks: of.tracks.map(({ at, text }) => ({ at, text: say(locale, text) })).reverse(),
      warrantyMonths: rule.warrantyMonths,
      ...(received === undefined ? {} : { warrantyUntil: afterSaleDays(received, rule).warrantyUntil })
    }
  }
}

interface Beside extends Around {
  events: readonly EventRecord[]
  refunds: readonly RefundFound[]
  paidBy: string | undefined
  place: ReturnPlaceRecord | undefined
  coupons: CaseDetail['coupons']
  sign: (path: string) => string
  nowMs: number
}

export function toDetail(one: CaseRecord, beside: Beside, locale: Locale): CaseDetail {
  const way = toWay(one, locale, beside.nowMs)
  const kept = beside.pieces.filter((piece) => piece.kept)
  const goesBack = one.kind !== 'REFUND_ONLY' && ['WAIT_RETURN', 'RETURNING', 'DISPUTED'].includes(one.state)
  return {
    ...toSummary(one, beside, locale),
    reasonCode: one.reason_code,
    reason: say(locale, reasonWords[one.reason_code]),
    text: one.text,
    pictures: one.pictures.map(beside.sign),
    ...(one.video ? { video: { url: beside.sign(one.video.path), seconds: one.video.seconds } } : {}),
    amounts: toAmounts(one.amounts, one),
    ...(kept.length === 0 ? {} : { keptGifts: kept.map(({ position }) => position) }),
    ...(goesBack && beside.place ? { returnTo: toPlace(beside.place, locale) } : {}),
    ...(way === undefined ? {} : { way }),
    ...exchangeIn(one, beside, locale),
    timeline: beside.events.map((event) => ({
      at: event.at.getTime(),
      by: event.by,
      state: event.state,
      ...(event.note === null ? {} : { note: say(locale, event.note) }),
      pictures: event.pictures.map(beside.sign)
    })),
    refunds: beside.refunds.flatMap((refund) => toRefunds(refund, locale)),
    ...(beside.paidBy === undefined ? {} : { paidBy: beside.paidBy }),
    coupons: beside.coupons
  }
}
