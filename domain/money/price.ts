/** What one piece costs at a moment. */

/** A flash sale of one SKU; open from `startAt` to just before `endAt` (epoch ms, server clock). */
export interface PriceWindow {
  priceFen: number
  startAt: number
  endAt: number
}

export interface Priced {
  priceFen: number
  flash?: PriceWindow
}

export type FlashPhase = 'NONE' | 'COMING' | 'OPEN' | 'OVER'

/** Where a SKU's flash sale stands; `NONE` when it has none. */
export function flashPhase(flash: PriceWindow | undefined, nowMs: number): FlashPhase {
  if (!flash) return 'NONE'
  if (nowMs < flash.startAt) return 'COMING'
  return nowMs < flash.endAt ? 'OPEN' : 'OVER'
}

/** Fen a piece now: the flash price while its window is open, never more than the SKU's own price. */
export function effectivePrice(sku: Priced, nowMs: number): number {
  if (!sku.flash || flashPhase(sku.flash, nowMs) !== 'OPEN') return sku.priceFen
  return Math.min(sku.flash.priceFen, sku.priceFen)
}

/** Fen a piece became cheaper since it was put into the cart; 0 when it did not. */
export function priceDrop(addedPriceFen: number, priceFen: number): number {
  return Math.max(0, addedPriceFen - priceFen)
}
