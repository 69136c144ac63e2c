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
  record: CaseRecord,
  pieces: readonly CaseRowRecord[],
  rows: readonly OrderRowRecord[],
  locale: Locale
): CaseRow[] =>
  pieces
    .filter((piece) => piece.case_code === record.case_code && !piece.kept)
    .flatMap((piece) => {
      const row = rows.find((of) => of.order_code === record.order_code && of.position === piece.position)
      return row ? [toRow(row, piece, locale)] : []
    })

export interface Around {
  orders: readonly OrderRecord[]
  rows: readonly OrderRowRecord[]
  pieces: readonly CaseRowRecord[]
  exchanges: readonly ExchangeRecord[]
}

export function toSummary(
  record: CaseRecord,
  { orders, rows, pieces, exchanges }: Around,
  locale: Locale
): CaseSummary {
  const order = orders.find((of) => of.order_code === record.order_code)
  return {
    caseCode: record.case_code,
    orderCode: record.order_code,
    shopCode: order?.shop_code ?? '',
    shopName: order ? say(locale, order.shop_name) : '',
    kind: record.kind,
    state: record.state,
    rows: rowsIn(record, pieces, rows, locale),
    refundFen: record.refund_fen,
    about: !record.settled,
    ...(record.settled && exchanges.some((of) => of.case_code === record.case_code && of.position === null)
      ? { becameMoney: true as const }
      : {}),
    appliedAt: record.applied_at.getTime(),
    changedAt: record.changed_at.getTime(),
    ...(record.due_at === null ? {} : { dueAt: record.due_at.getTime() })
  }
}

/** Own postage that the shop bears, as far as it was shown. */
export const postageOf = ({ fault, way }: Pick<CaseRecord, 'fault' | 'way'>): number =>
  fault && way?.by === 'NUMBER' && way.pictures.length > 0 ? Math.min(way.postageFen, POSTAGE_LIMIT_FEN) : 0

export const toAmounts = (
  { rows: _rows, exchange: _exchange, ...amounts }: Settled,
  record: Pick<CaseRecord, 'fault' | 'kind' | 'settled' | 'way'>
): CaseAmounts => ({
  ...amounts,
  postageFen: postageOf(record),
  postageLimitFen: record.kind !== 'REFUND_ONLY' && record.fault ? POSTAGE_LIMIT_FEN : 0,
  about: !record.settled
})

/** Whether what is sent back has moved: by a carrier's word, or because it is fetched soon. */
export const isMoving = ({ way, signed_at }: Pick<CaseRecord, 'way' | 'signed_at'>, nowMs: number): boolean =>
  signed_at !== null ||
  (way?.tracks.length ?? 0) > 0 ||
  (way?.pickUp !== undefined && nowMs >= way.pickUp.from - SETS_OUT_MS)

export function toWay(record: CaseRecord, locale: Locale, nowMs: number): CaseWay | undefined {
  const { way } = record
  if (way === null) return undefined
  const carrier = carrierBy(way.carrierCode)
  return {
    by: way.by,
    ...(way.carrierCode === undefined ? {} : { carrierCode: way.carrierCode }),
    carrierName: carrier ? say(locale, carrier.name) : '',
    ...(way.trackingNo === undefined ? {} : { trackingNo: way.trackingNo }),
    ...(way.pickUp === undefined ? {} : { pickUp: way.pickUp }),
    sentAt: way.sentAt,
    ...(record.signed_at === null ? {} : { signedAt: record.signed_at.getTime() }),
    tracks: way.tracks.map(({ at: time, text }) => ({ at: time, text: say(locale, text) })).reverse(),
    open: record.state === 'RETURNING' && !isMoving(record, nowMs)
  }
}

export const toPlace = ({ name, phone, address }: ReturnPlaceRecord, locale: Locale) => ({
  name: say(locale, name),
  phone,
  address: say(locale, address)
})

/** What of a refund goes to each means. */
export function toRefunds({ refund, payment }: RefundFound, locale: Locale): CaseRefund[] {
  const of = (means: CaseRefund['means'], fen: number, isAsked: boolean): CaseRefund[] => {
    if (fen === 0) return []
    const state = isAsked ? refund.state : 'DONE'
    const doneAt = isAsked ? refund.settled_at : refund.created_at
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
function exchangeIn(
  record: CaseRecord,
  { exchanges, pieces, rows }: Around,
  locale: Locale
): { exchange?: CaseExchange } {
  const of = exchanges.find((other) => other.case_code === record.case_code)
  const piece = pieces.find((other) => other.case_code === record.case_code)
  const row = rows.find((other) => other.order_code === record.order_code && other.position === piece?.position)
  if (!of || !piece || !row || !record.amounts.exchange) return {}
  const rule = row.after_sale ?? afterSaleRule(false)
  const receivedMs = of.received_at?.getTime()
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
      ...record.amounts.exchange,
      held: of.reserved >= quantity,
      ...(of.carrier === null ? {} : { carrierName: say(locale, of.carrier) }),
      ...(of.tracking_no === null ? {} : { trackingNo: of.tracking_no }),
      ...(of.sent_at === null ? {} : { sentAt: of.sent_at.getTime() }),
      ...(of.signed_at === null ? {} : { signedAt: of.signed_at.getTime() }),
      ...(receivedMs === undefined ? {} : { receivedAt: receivedMs }),
      tracks: of.tracks.map(({ at: time, text }) => ({ at: time, text: say(locale, text) })).reverse(),
      warrantyMonths: rule.warrantyMonths,
      ...(receivedMs === undefined ? {} : { warrantyUntil: afterSaleDays(receivedMs, rule).warrantyUntil })
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

export function toDetail(record: CaseRecord, beside: Beside, locale: Locale): CaseDetail {
  const way = toWay(record, locale, beside.nowMs)
  const keeps = beside.pieces.filter((piece) => piece.kept)
  const goesBack = record.kind !== 'REFUND_ONLY' && ['WAIT_RETURN', 'RETURNING', 'DISPUTED'].includes(record.state)
  return {
    ...toSummary(record, beside, locale),
    reasonCode: record.reason_code,
    reason: say(locale, reasonWords[record.reason_code]),
    text: record.text,
    pictures: record.pictures.map(beside.sign),
    ...(record.video ? { video: { url: beside.sign(record.video.path), seconds: record.video.seconds } } : {}),
    amounts: toAmounts(record.amounts, record),
    ...(keeps.length === 0 ? {} : { keptGifts: keeps.map(({ position }) => position) }),
    ...(goesBack && beside.place ? { returnTo: toPlace(beside.place, locale) } : {}),
    ...(way === undefined ? {} : { way }),
    ...exchangeIn(record, beside, locale),
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
