import type { OrderDetail, OrderRow, OrderSummary } from '../../../../contract'
import type { Selectable } from 'kysely'
import { addFen } from '../../../../domain/money/money'
import { travelOf, type ParcelCounts } from '../../../../domain/orders/parcel'
import type { FrozenRow } from '../../../../domain/aftersale/refund'
import { goodsSaving } from '../../../../domain/money/saving'
import type { Tables } from '../../core/database/database'
import { say, type Locale, type Words } from '../../core/words'
import { maskPhone } from '../customer'
import { withoutGifts, originalRows } from './sold'
import type { OrderRecord, OrderRowRecord } from './store'
import type { Together } from './together'

const CHANNELS: Record<string, Words> = {
  WECHAT: { zh: '微信支付', en: 'WeChat Pay' },
  ALIPAY: { zh: '支付宝', en: 'Alipay' },
  UNIONPAY: { zh: '云闪付', en: 'UnionPay' },
  BALANCE: { zh: '余额', en: 'Balance' },
  INSTALMENT: { zh: '分期付', en: 'Instalments' }
}

/** What an order was paid by; of several a plus between. */
const channelWords = (means: string | null, locale: Locale): string =>
  (means ?? '')
    .split('+')
    .flatMap((part) => CHANNELS[part] ?? [])
    .map((words) => say(locale, words))
    .join(' + ')

const toRow = (row: OrderRowRecord, locale: Locale): OrderRow => ({
  skuCode: row.sku_code,
  spuCode: row.spu_code,
  title: say(locale, row.title),
  picture: row.picture,
  specs: locale === 'en-US' ? row.specs.en : row.specs.zh,
  priceFen: row.price_fen,
  quantity: row.quantity,
  ...(row.returned > row.exchanged ? { returned: row.returned - row.exchanged } : {}),
  ...(row.exchanged > 0 ? { exchanged: row.exchanged } : {}),
  ...(row.exchange_case === null ? {} : { replacement: true as const }),
  ...giftMark(row)
})

/** What was frozen of a row, as refunds are counted from. */
export const frozenRow = (
  row: Pick<
    OrderRowRecord,
    | 'price_fen'
    | 'quantity'
    | 'coupon_fen'
    | 'packet_fen'
    | 'point_fen'
    | 'subsidy_fen'
    | 'lowered_at'
    | 'lowered_fen'
    | 'lowered_returned'
  >
): FrozenRow => ({
  priceFen: row.price_fen,
  quantity: row.quantity,
  couponFen: row.coupon_fen,
  packetFen: row.packet_fen,
  pointFen: row.point_fen,
  ...(row.subsidy_fen > 0 ? { subsidyFen: row.subsidy_fen } : {}),
  ...(row.lowered_at === null ? {} : { lowered: { fen: row.lowered_fen, returned: row.lowered_returned } })
})

/** Says of a row that it was given. */
export const giftMark = ({ gift_activity: activity }: Pick<OrderRowRecord, 'gift_activity'>): { gift?: true } =>
  activity === null ? {} : { gift: true }

/** What was given stands below what it came with, and what came with the order at its end. */
function inShownOrder(rows: readonly OrderRowRecord[]): OrderRowRecord[] {
  const of = (position: number | null) => rows.filter((row) => row.gift_activity !== null && row.gift_of === position)
  return [...withoutGifts(rows).flatMap((row) => [row, ...of(row.position)]), ...of(null)]
}

/** What is known of an order besides its own row. */
interface Beside {
  /** What it owes to the others of its settlement. */
  together?: Together
  /** The group it was bought in. */
  groupCode?: string | undefined
  /** The trial it was won in. */
  trialCode?: string | undefined
  /** What was agreed to, of a presale. */
  presale?: Pick<Selectable<Tables['presale_order']>, 'worth_fen' | 'balance_to' | 'outcome'> | undefined
  /** How far its parcels are. */
  parcels?: ParcelCounts
}

/** An order as the list shows it; `rows` may hold rows of other orders too. */
export function toSummary(
  order: OrderRecord,
  rows: readonly OrderRowRecord[],
  locale: Locale,
  beside: Beside = {}
): OrderSummary {
  const own = inShownOrder(rows.filter((row) => row.order_code === order.order_code))
  const parcels = order.status === 'WAIT_RECEIVE' ? beside.parcels : undefined
  const onItsWay = order.status === 'WAIT_SHIP' || order.status === 'WAIT_RECEIVE'
  const waits = order.status === 'WAIT_PAY' || order.status === 'WAIT_BALANCE'
  const toCome = onItsWay && travelOf(parcels) !== 'DELIVERED'
  return {
    orderCode: order.order_code,
    shopCode: order.shop_code,
    shopName: say(locale, order.shop_name),
    status: order.status,
    ...(beside.groupCode === undefined ? {} : { groupCode: beside.groupCode }),
    ...(beside.trialCode === undefined ? {} : { trialCode: beside.trialCode }),
    ...(order.kind === 'SERVICE' ? { service: true as const } : {}),
    rows: own.map((row) => toRow(row, locale)),
    quantity: originalRows(own).reduce((sum, row) => sum + row.quantity, 0),
    payFen: order.pay_fen,
    createdAt: order.created_at.getTime(),
    ...(waits ? { payBefore: order.pay_before.getTime() } : {}),
    ...presaleView(order, beside.presale),
    ...(toCome && order.arrives_on !== null ? { arrivesOn: order.arrives_on } : {}),
    ...(parcels === undefined ? {} : { parcels }),
    ...(order.status === 'COMPLETED' ? { toReview: order.to_review } : {}),
    ...(order.refund_fen > 0 ? { refundFen: order.refund_fen } : {}),
    ...togetherView(beside.together, locale)
  }
}

function presaleView(order: OrderRecord, terms: Beside['presale']): Pick<OrderSummary, 'presale'> {
  const { deposit_fen: depositFen, balance_from: from, ship_by: shipBy } = order
  if (terms === undefined || depositFen === null || from === null || shipBy === null) return {}
  return {
    presale: {
      depositFen,
      savedFen: addFen(terms.worth_fen, -depositFen),
      balanceFen: addFen(order.pay_fen, -depositFen),
      balanceFrom: from.getTime(),
      balanceTo: terms.balance_to.getTime(),
      shipBy: shipBy.getTime(),
      ...(terms.outcome === null ? {} : { outcome: terms.outcome })
    }
  }
}

function togetherView(
  { payWith, cancelsWith }: Together = { payWith: [], cancelsWith: [] },
  locale: Locale
): Pick<OrderSummary, 'payWith' | 'cancelsWith'> {
  const others = cancelsWith.map((order) => ({
    orderCode: order.order_code,
    shopName: say(locale, order.shop_name),
    backFen: order.paid_at === null ? 0 : addFen(order.pay_fen, -order.refund_fen)
  }))
  return { ...(payWith.length > 0 ? { payWith } : {}), ...(others.length > 0 ? { cancelsWith: others } : {}) }
}

/** What was saved on the goods; nothing of an order from before list prices were kept. */
function savingOf(rows: readonly OrderRowRecord[]): Pick<OrderDetail, 'saving'> {
  const lines = rows.flatMap((row) => {
    const { price_fen, list_price_fen, regular_price_fen, bundle_fen: bundleFen, quantity } = row
    if (list_price_fen === null) return []
    const sku = { priceFen: price_fen, listPriceFen: list_price_fen, regularPriceFen: regular_price_fen ?? price_fen }
    return [{ quantity, sku, bundleFen }]
  })
  return lines.length === rows.length ? { saving: goodsSaving(lines) } : {}
}

const timeOf = <K extends string>(key: K, date: Date | null): Partial<Record<K, number>> =>
  date === null ? {} : ({ [key]: date.getTime() } as Record<K, number>)

/** One order in full. The phone is masked: others may look over a shoulder. */
export function toDetail(
  order: OrderRecord,
  rows: readonly OrderRowRecord[],
  locale: Locale,
  beside: Beside = {}
): OrderDetail {
  const { address } = order
  const payChannel = channelWords(order.pay_channel, locale)
  return {
    ...toSummary(order, rows, locale, beside),
    goodsFen: order.goods_fen,
    freightFen: order.freight_fen,
    discountFen: order.discount_fen,
    couponFen: order.coupon_fen,
    packetFen: order.packet_fen,
    pointFen: order.point_fen,
    ...(order.activity === 'EMPLOYEE' ? { employee: true as const } : {}),
    ...(order.subsidy_fen > 0 ? { subsidyFen: order.subsidy_fen } : {}),
    points: order.points,
    ...savingOf(rows.filter((row) => row.order_code === order.order_code && row.exchange_case === null)),
    refundFen: order.refund_fen,
    ...(order.way.large ? { installed: true as const } : {}),
    remark: order.remark,
    address: {
      receiver: address.receiver,
      phone: maskPhone(address.phone),
      regionName: say(locale, address.regionName),
      detail: address.detail
    },
    ...(payChannel === '' ? {} : { payChannel }),
    ...(order.paid_by === null ? {} : { paidBy: say(locale, order.paid_by) }),
    ...timeOf('paidAt', order.paid_at),
    ...timeOf('shippedAt', order.shipped_at),
    ...timeOf('completedAt', order.completed_at),
    ...timeOf('cancelledAt', order.cancelled_at),
    ...(order.cancel_reason === null ? {} : { cancelReason: say(locale, order.cancel_reason) }),
    ...(order.status === 'WAIT_RECEIVE' ? timeOf('autoReceiveAt', order.auto_receive_at) : {})
  }
}
