import type { ProductSku } from '@contract'
import { quantityLimit, type QuantityLimit, type QuantityLimitReason } from '@domain/goods/stock'
import { stores, type AddOutcome } from '@/stores'
import { specificationWords } from './messages'

/** The most of a SKU that can be bought by what is known now; observable, as the site's own limit comes late. */
export const limitOf = (sku: ProductSku): QuantityLimit => quantityLimit({ ...sku, stockLimit: stores.site.stockLimit })

/** Which limit stopped the stepper, in words. */
export function stopWords(sku: ProductSku): string {
  const { max, reason } = limitOf(sku)
  const words: Record<QuantityLimitReason, string> = {
    STOCK: specificationWords('stoppedStock', { max }),
    LIMIT: specificationWords(max === 0 ? 'noneLeftLimit' : 'stoppedLimit'),
    MAX: specificationWords('stoppedMax', { max })
  }
  return words[reason]
}

/** Stock of a SKU and purchase limit of its product in words, the parts that apply. */
export function stockWords(sku: ProductSku, { few, several }: { few: boolean; several: boolean }): string[] {
  const stock =
    sku.available <= 0
      ? specificationWords('skuSoldOut')
      : specificationWords(few ? 'fewLeft' : 'stock', { count: sku.available })
  if (sku.purchaseLimit === undefined) return [stock]
  const left = Math.max(0, sku.purchaseLimit - sku.bought)
  const limit = specificationWords(several ? 'limitTogether' : 'limit', { count: sku.purchaseLimit })
  return [stock, sku.bought > 0 ? specificationWords('limitLeft', { limit, left }) : limit]
}

type Refused = Extract<AddOutcome, { added: false; max: number }>

/** Why no more went into the cart. */
export const refusalWords = ({ stopped, max }: Refused): string => {
  const keys = { STOCK: 'cartStock', LIMIT: 'cartLimit', MAX: 'cartMax', LINES: 'cartLines' } as const
  return specificationWords(keys[stopped], { max })
}
