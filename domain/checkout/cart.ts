/** The cart: by shop, its totals, and two carts becoming one. */
import { pricedTogether } from '../goods/bundle'
import type { CouponGoods } from '../rewards/coupon'
import { addFen, multiplyFen } from '../money/money'
import { goodsSaving, priceParts, type PriceParts } from '../money/saving'
import type { AppliedRewards } from '../rewards/rewards'
import { clampQuantity, piecesBeside, type LimitedLine, type QuantityFacts } from '../goods/stock'

/** Distinct lines one cart can hold. */
export const MAX_CART_LINES = 200

export interface CartSku {
  skuCode: string
  shopCode: string
  spuCode: string
  categoryCode: string
  shopName: string
  priceFen: number
  listPriceFen: number
  regularPriceFen?: number
  unsellable?: unknown
}

export interface CartLine {
  quantity: number
  selected: boolean
  sku: CartSku
}

export interface ShopGroup<R> {
  shopCode: string
  shopName: string
  rows: R[]
}

/** Rows by shop; shops and rows keep the order they come in, so newest first stays newest first. */
export function groupByShop<R extends { sku: { shopCode: string; shopName: string } }>(
  rows: readonly R[]
): ShopGroup<R>[] {
  const groups = new Map<string, ShopGroup<R>>()
  for (const row of rows) {
    const { shopCode, shopName } = row.sku
    const group = groups.get(shopCode)
    if (group) group.rows.push(row)
    else groups.set(shopCode, { shopCode, shopName, rows: [row] })
  }
  return [...groups.values()]
}

export interface CartTotals extends PriceParts {
  /** Pieces. */
  count: number
  /** The chosen lines, for what a coupon would do for them. */
  goods: CouponGoods[]
}

/** A line as coupons look at it. */
export const goodsOf = ({ sku, quantity }: Pick<CartLine, 'sku' | 'quantity'>): CouponGoods => ({
  shopCode: sku.shopCode,
  spuCode: sku.spuCode,
  categoryCode: sku.categoryCode,
  goodsFen: multiplyFen(sku.priceFen, quantity),
  ...(sku.regularPriceFen === undefined ? {} : { flash: true })
})

/**
 * Totals of the selected rows that can be bought, with what comes `off` those bought together and the rewards that are
 * used for them, as the settlement will choose them: the rules of all rewards are no part of the app's start, so who shows
 * their sum hands them in. Freight is left out: it depends on the address.
 */
export function cartTotals(
  rows: readonly CartLine[],
  off: ReadonlyMap<string, number>,
  rewardsFor: (goods: CouponGoods[]) => AppliedRewards | undefined = () => undefined
): CartTotals {
  const choice = rows
    .filter((row) => row.selected && !row.sku.unsellable)
    .map(({ sku, quantity }) => ({ quantity, sku: pricedTogether(sku, off), bundleFen: off.get(sku.skuCode) ?? 0 }))
  // by shop, as the settlement will look at them
  const goods = groupByShop(choice).flatMap(({ rows: ofShop }) => ofShop.map(goodsOf))
  const rewards = goods.length > 0 ? rewardsFor(goods) : undefined
  return {
    count: addFen(...choice.map((row) => row.quantity)),
    goods,
    ...priceParts(goodsSaving(choice), rewards)
  }
}

export interface MergeLine {
  skuCode: string
  quantity: number
  selected: boolean
  addedPriceFen: number
}

/** What a merge has to know of a SKU. */
export type MergeFacts = QuantityFacts & LimitedLine['sku']

/** The lines of a cart whose SKU is known. */
const knownLines = (
  lines: ReadonlyMap<string, MergeLine>,
  factsOf: (skuCode: string) => MergeFacts | undefined
): LimitedLine[] =>
  [...lines.values()].flatMap(({ skuCode, quantity }) => {
    const sku = factsOf(skuCode)
    return sku ? [{ quantity, sku }] : []
  })

export interface MergedCart {
  /** The whole cart afterwards: lines of `mine` first, in their order. */
  lines: MergeLine[]
  /** Lines of `incoming` that are in the cart now. */
  merged: number
  /** SKU codes that were cut or left out. */
  adjusted: string[]
}

/**
 * Merges a cart kept without login into the shopper's own. Quantities of the same SKU add up and are cut to what can be
 * bought beside the rest; a SKU `factsOf` does not know, or that has nothing left, is left out. What was in the cart is
 * never reduced, and keeps the price it was put in with.
 */
export function mergeCarts(
  mine: readonly MergeLine[],
  incoming: readonly MergeLine[],
  factsOf: (skuCode: string) => MergeFacts | undefined
): MergedCart {
  const lines = new Map(mine.map((line) => [line.skuCode, { ...line }]))
  const adjustments = new Set<string>()
  const merges = new Set<string>()
  for (const line of incoming) {
    const facts = factsOf(line.skuCode)
    const before = lines.get(line.skuCode)
    const wish = line.quantity + (before?.quantity ?? 0)
    const beside = facts ? piecesBeside(facts, knownLines(lines, factsOf)) : 0
    const clamp = facts ? clampQuantity(wish, { ...facts, beside }) : { quantity: 0 }
    const quantity = Math.max(clamp.quantity, before?.quantity ?? 0)
    if (quantity < wish) adjustments.add(line.skuCode)
    if (quantity === 0 || (!before && lines.size >= MAX_CART_LINES)) {
      adjustments.add(line.skuCode)
      continue
    }
    merges.add(line.skuCode)
    lines.set(line.skuCode, {
      skuCode: line.skuCode,
      quantity,
      selected: (before?.selected ?? false) || line.selected,
      addedPriceFen: before?.addedPriceFen ?? line.addedPriceFen
    })
  }
  return { lines: [...lines.values()], merged: merges.size, adjusted: [...adjustments] }
}
