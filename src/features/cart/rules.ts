/** What the cart says of its lines. Pure. */
import type { Cart, CartRow, CouponOffer } from '@contract'
import { goodsOf } from '@domain/checkout/cart'
import { couponUse, isCovered, type CouponGoods } from '@domain/rewards/coupon'
import { fingerprint } from '@/lib/fingerprint'
import { FEW_LEFT, quantityLimit, type QuantityLimit } from '@domain/goods/stock'

/** Keys of the words beside a line, with their numbers; amounts are fen. */
export type RowNote =
  | { say: 'cheaper' | 'dearer' | 'together'; fen: number }
  | { say: 'fewLeft' | 'overStock' | 'overLimit' | 'overTogether' | 'overMax' | 'boughtAll' | 'limited'; count: number }
  | { say: 'limitedBought'; count: number; bought: number }

/** What else bears on a line: the site's limit (absent: 200), the pieces of the product's other versions, what it is bought with. */
export interface Around {
  stockLimit?: number
  beside?: number
  /** A piece costs so much less because of what it is bought with. */
  offFen?: number | undefined
}

/** The most of a line that can be bought, and which limit says so. */
export const limitOf = ({ sku }: CartRow, around: Around = {}): QuantityLimit => quantityLimit({ ...sku, ...around })

const overWords = { STOCK: 'overStock', LIMIT: 'overLimit', MAX: 'overMax' } as const

/** Why a line can't be ordered as it is; of versions that are too many together none is to blame alone. */
function overNote({ sku }: CartRow, { max, reason }: QuantityLimit, { beside = 0 }: Around): RowNote {
  const { purchaseLimit = 0, bought } = sku
  if (reason === 'LIMIT' && bought >= purchaseLimit) return { say: 'boughtAll', count: purchaseLimit }
  if (reason === 'LIMIT' && beside > 0) return { say: 'overTogether', count: purchaseLimit }
  return { say: overWords[reason], count: max }
}

/** What is to be known of a line: first what stops it from being ordered, then price, stock, limit. */
export function notesOf(row: CartRow, around: Around = {}): RowNote[] {
  const { sku, quantity, addedPriceFen } = row
  const { max, reason } = limitOf(row, around)
  const notes: RowNote[] = []
  if (quantity > max) notes.push(overNote(row, { max, reason }, around))
  if (sku.priceFen < addedPriceFen) notes.push({ say: 'cheaper', fen: addedPriceFen - sku.priceFen })
  if (sku.priceFen > addedPriceFen) notes.push({ say: 'dearer', fen: sku.priceFen - addedPriceFen })
  if (around.offFen) notes.push({ say: 'together', fen: around.offFen })
  if (quantity <= max) {
    if (sku.available <= FEW_LEFT) notes.push({ say: 'fewLeft', count: sku.available })
    if (sku.purchaseLimit !== undefined) {
      notes.push(
        sku.bought > 0
          ? { say: 'limitedBought', count: sku.purchaseLimit, bought: sku.bought }
          : { say: 'limited', count: sku.purchaseLimit }
      )
    }
  }
  return notes
}

/** How a note looks: good news, a warning, or a fact. */
export const noteTone = ({ say }: RowNote): 'ok' | 'warm' | 'plain' =>
  say === 'cheaper' || say === 'together'
    ? 'ok'
    : say === 'dearer' || say === 'limited' || say === 'limitedBought'
      ? 'plain'
      : 'warm'

const stopWords = { STOCK: 'stopStock', LIMIT: 'stopLimit', MAX: 'stopMax' } as const

/** The key and number of the words for a step that was refused. */
export function stopOf({ sku }: CartRow, { max, reason }: QuantityLimit, { beside = 0 }: Around) {
  return reason === 'LIMIT' && beside > 0
    ? ({ say: 'stopTogether', count: sku.purchaseLimit ?? 0 } as const)
    : { say: stopWords[reason], count: max }
}

/** Chosen values in one line, e.g. 奶茶杏，4L. */
export const specLine = (row: CartRow, locale: 'zh-CN' | 'en-US'): string =>
  row.sku.specs.map(({ valueName }) => valueName).join(locale === 'en-US' ? ', ' : '，')

/** Names of what a merge cut, and how many SKUs it left out altogether. */
export function mergeOutcome(cart: Cart, adjustedCodes: readonly string[]): { cut: string[]; left: number } {
  const rows = [...cart.shops.flatMap((shop) => shop.rows), ...cart.invalid]
  const adjustedRows = adjustedCodes.map((skuCode) => rows.find(({ sku }) => sku.skuCode === skuCode))
  return {
    cut: adjustedRows.flatMap((row) => (row ? [row.sku.title] : [])),
    left: adjustedRows.filter((row) => row === undefined).length
  }
}

/** Names exactly what would be settled, in a few characters: other lines, quantities or prices are another intent. */
export function settlementScope(userId: string, rows: readonly CartRow[], seenFen: readonly number[]): string {
  const text = rows
    .map(({ rowId, quantity, sku }, index) => `${rowId}:${sku.skuCode}:${quantity}:${seenFen[index] ?? ''}`)
    .join('|')
  return `cart.settle ${userId} ${fingerprint(text)}`
}

/** By shop: its own coupons that are in play, that ask for an amount, and that fit a line of it. */
export const promotionsIn = (cart: Cart, offers: readonly CouponOffer[]): Map<string, CouponOffer[]> =>
  new Map(
    cart.shops.map(({ shopCode, rows }) => [
      shopCode,
      offers.filter(
        (offer) =>
          offer.shopCode === shopCode &&
          offer.thresholdFen > 0 &&
          offer.benefit !== 'FREIGHT' &&
          (offer.state === 'AVAILABLE' || offer.state === 'RECEIVED') &&
          rows.some((row) => isCovered(offer, goodsOf(row)))
      )
    ])
  )

/** missing, over: so much more, or all of its threshold, for it (…Off: it takes off its amount) · reached: it takes off so much. */
export interface NearestPromotion {
  offer: CouponOffer
  say: 'missing' | 'missingOff' | 'over' | 'overOff' | 'reached'
  fen: number
}

/** The coupon that the least is missing for; where none misses anything the one that takes off most. */
export function nearestPromotion(
  offers: readonly CouponOffer[],
  goods: readonly CouponGoods[],
  nowMs: number
): NearestPromotion | undefined {
  const uses = offers.map((offer) => ({ offer, ...couponUse(offer, goods, nowMs) }))
  const [next] = uses.filter(({ shortFen }) => shortFen > 0).sort((a, b) => a.shortFen - b.shortFen)
  if (next) {
    const { offer, shortFen } = next
    const hasBegun = shortFen < offer.thresholdFen
    const says = offer.benefit === 'AMOUNT' ? (['missingOff', 'overOff'] as const) : (['missing', 'over'] as const)
    return { offer, say: hasBegun ? says[0] : says[1], fen: shortFen }
  }
  const [best] = uses.filter(({ usable }) => usable).sort((a, b) => b.discountFen - a.discountFen)
  return best && { offer: best.offer, say: 'reached', fen: best.discountFen }
}
