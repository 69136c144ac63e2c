/** How many pieces of a SKU one shopper can buy now, and which limit says so. */

/** Pieces of one SKU in one go when the system parameter DEFAULT_SKU_STOCK_LIMIT has no value (spec 7.3). */
export const DEFAULT_SKU_STOCK_LIMIT = 200
/** The greatest number the product knows (spec 9.3). */
export const MAX_QUANTITY = 99_999
/** From this many pieces down a SKU says how few are left. */
export const FEW_LEFT = 10

/** STOCK: no more are there. LIMIT: the shopper's purchase limit. MAX: the limit of one order line. */
export type QuantityLimitReason = 'STOCK' | 'LIMIT' | 'MAX'

export interface QuantityFacts {
  available: number
  /** Pieces of the product, all its versions together, that one shopper may buy; absent: no limit. */
  purchaseLimit?: number
  /** Pieces of the product that this shopper bought already, in any version. */
  bought?: number
  /** Pieces of the product's other versions that are wanted along with this one. */
  beside?: number
  /** DEFAULT_SKU_STOCK_LIMIT of the site; absent: 200. */
  stockLimit?: number
}

export interface QuantityLimit {
  max: number
  reason: QuantityLimitReason
}

/**
 * How much of a sale's goods is taken, whole percent rounded down, so that only what is gone is 100. `rest`: pieces that
 * can still be bought.
 */
export function takenPercent(sales: number, rest: number): number {
  if (rest <= 0) return 100
  return sales <= 0 ? 0 : Math.min(99, Math.floor((sales * 100) / (sales + rest)))
}

const whole = (value: number): number => Math.max(0, Math.floor(value))

/** The most that can be bought (0: nothing). Of equal limits stock is named before the purchase limit, that before the rest. */
export function quantityLimit(facts: QuantityFacts): QuantityLimit {
  const limits: QuantityLimit[] = [
    { max: whole(facts.available), reason: 'STOCK' },
    { max: Math.min(whole(facts.stockLimit ?? DEFAULT_SKU_STOCK_LIMIT), MAX_QUANTITY), reason: 'MAX' }
  ]
  if (facts.purchaseLimit !== undefined) {
    limits.splice(1, 0, {
      max: whole(facts.purchaseLimit - (facts.bought ?? 0) - (facts.beside ?? 0)),
      reason: 'LIMIT'
    })
  }
  return limits.reduce((least, limit) => (limit.max < least.max ? limit : least))
}

/** A line of a cart or a settlement, as far as a limit of its product asks. */
export interface LimitedLine {
  quantity: number
  sku: { skuCode: string; spuCode: string; purchaseLimit?: number; unsellable?: unknown }
}

/** Pieces of the product's other versions among lines; what can't be sold now is not bought along. */
export function piecesBeside(
  { skuCode, spuCode, purchaseLimit }: LimitedLine['sku'],
  lines: readonly LimitedLine[]
): number {
  if (purchaseLimit === undefined) return 0
  return lines.reduce(
    (sum, { quantity, sku }) =>
      sku.spuCode === spuCode && sku.skuCode !== skuCode && !sku.unsellable ? sum + quantity : sum,
    0
  )
}

export interface ClampedQuantity {
  /** 0 only when nothing can be bought. */
  quantity: number
  /** Which limit cut the wish; absent: it was granted. */
  stopped?: QuantityLimitReason
}

/** Cuts a wished quantity to what can be bought; a wish below one becomes one. */
export function clampQuantity(pieces: number, facts: QuantityFacts): ClampedQuantity {
  const { max, reason } = quantityLimit(facts)
  const wish = Number.isFinite(pieces) ? Math.max(1, Math.floor(pieces)) : pieces === Infinity ? Infinity : 1
  return wish > max ? { quantity: max, stopped: reason } : { quantity: wish }
}

export type StockStatus = 'IN_STOCK' | 'FEW_LEFT' | 'OUT_OF_STOCK'

/** Stock in words. */
export function stockStatus(available: number): StockStatus {
  if (available <= 0) return 'OUT_OF_STOCK'
  return available <= FEW_LEFT ? 'FEW_LEFT' : 'IN_STOCK'
}
