/** What a product's page says of price, delivery and choice. */
import type { ProductDetail, ProductSku } from '@contract'
import { effectivePrice, flashPhase } from '@domain/money/price'
import { pieceSaving, type AskedPrice } from '@domain/money/saving'
import type { SpecificationChoice } from '@domain/goods/specification'
import { daysUntil } from '@/lib/dates'

/** Prices of a SKU at a moment, fen. */
export interface PriceView {
  nowFen: number
  /** A higher price it is compared with; absent: none. */
  struckFen?: number
  /** An open flash sale ends, epoch ms, server clock. */
  endsAt?: number
  /** The live room whose price it is: nobody knows yet when that ends. */
  roomCode?: string
  /** It is the price of a session of the flash sale. */
  inSession?: true
  /** A flash sale to come. */
  coming?: { priceFen: number; startAt: number }
}

/** The price of a moment: a product's SKU comes with the one outside its flash sale. */
export const askedPrice = (sku: ProductSku, now: number): Required<AskedPrice> => ({
  priceFen: effectivePrice(sku, now),
  listPriceFen: sku.listPriceFen,
  regularPriceFen: sku.priceFen
})

/** The price now, what it is compared with, and a flash sale that is open or to come. */
export function priceView(sku: ProductSku, now: number): PriceView {
  const phase = flashPhase(sku.flash, now)
  const price = askedPrice(sku, now)
  const { listFen, savedFen } = pieceSaving(price)
  return {
    nowFen: price.priceFen,
    ...(savedFen > 0 ? { struckFen: listFen } : {}),
    ...(sku.flash && phase === 'OPEN' ? { endsAt: sku.flash.endAt } : {}),
    ...(sku.flash?.sessionCode !== undefined && phase === 'OPEN' ? { inSession: true as const } : {}),
    ...(sku.flash?.roomCode !== undefined && phase === 'OPEN' ? { roomCode: sku.flash.roomCode } : {}),
    ...(sku.flash && phase === 'COMING' ? { coming: { priceFen: sku.flash.priceFen, startAt: sku.flash.startAt } } : {})
  }
}

/** Names of the chosen values, in the product's order. */
export const chosenNames = (product: ProductDetail, choice: SpecificationChoice): string[] =>
  product.attributes.flatMap(({ attrCode, values }) => {
    const value = values.find(({ valueCode }) => valueCode === choice[attrCode])
    return value ? [value.name] : []
  })

/** Pictures of the gallery: the chosen SKU's first, each once. */
export const galleryOf = (product: ProductDetail, sku: ProductSku | undefined): string[] => [
  ...new Set([...(sku ? [sku.picture] : []), ...product.pictures])
]

/** The same picture for what takes no SVG: a chat app's viewer, an album. */
export function viewerPictureOf(product: ProductDetail, picture: string): string {
  const same = product.skus.find((sku) => sku.picture === picture)?.sharePicture
  return product.viewerPictures?.[product.pictures.indexOf(picture)] ?? same ?? picture
}

/** Nothing of it can be bought, in any version. */
export const isSoldOut = (product: ProductDetail): boolean => product.skus.every(({ available }) => available <= 0)

/** When it arrives, seen from the server's `nowMs` on the shop's calendar; undefined for what is no day. */
export function arrivalOf(
  arrivesOn: string,
  nowMs: number
): 'arrivesToday' | 'arrivesTomorrow' | 'arrivesOn' | undefined {
  const distance = daysUntil(arrivesOn, nowMs)
  if (distance === undefined) return undefined
  if (distance <= 0) return 'arrivesToday'
  return distance === 1 ? 'arrivesTomorrow' : 'arrivesOn'
}
