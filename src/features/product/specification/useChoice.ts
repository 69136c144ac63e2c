import type { ProductDetail, ProductSku } from '@contract'
import { choiceOf, defaultChoice, resolveSku, toggleValue, type SpecificationChoice } from '@domain/goods/specification'
import { clampQuantity } from '@domain/goods/stock'
import { useMemo, useState } from 'react'
import { stores } from '@/stores'

export interface ProductChoice {
  choice: SpecificationChoice
  /** Undefined while an attribute is open or no such combination is made. */
  sku: ProductSku | undefined
  /** At least 1, and never more than can be bought while anything can. */
  quantity: number
  toggle: (attrCode: string, valueCode: string) => void
  setQuantity: (quantity: number) => void
  /** The shopper has seen the choice and left it or changed it; until then a tap on buying asks. */
  seen: boolean
  markSeen: () => void
}

/** What of a product is chosen: values, and how many. Opens with the asked SKU, else the first in stock. */
export function useChoice(product: ProductDetail | undefined, skuCode?: string): ProductChoice {
  const [ownChoice, setOwnChoice] = useState<SpecificationChoice>()
  const [wantedQuantity, setWantedQuantity] = useState(1)
  const [isSeen, setIsSeen] = useState(false)
  const choice = useMemo(() => ownChoice ?? defaultChoice(product?.skus ?? [], skuCode), [ownChoice, product, skuCode])
  const only = product?.skus.length === 1 ? product.skus[0] : undefined
  // a product of one SKU may have no attribute at all
  const sku = product ? (resolveSku(product.attributes, product.skus, choice) ?? onlyOf(only, choice)) : undefined
  return {
    choice,
    sku,
    quantity: sku
      ? Math.max(1, clampQuantity(wantedQuantity, { ...sku, stockLimit: stores.site.stockLimit }).quantity)
      : wantedQuantity,
    toggle: (attrCode, valueCode) => setOwnChoice(toggleValue(choice, attrCode, valueCode)),
    setQuantity: setWantedQuantity,
    seen: isSeen || only !== undefined,
    markSeen: () => setIsSeen(true)
  }
}

/** The only SKU there is, unless one of its values was taken back. */
const onlyOf = (only: ProductSku | undefined, choice: SpecificationChoice): ProductSku | undefined =>
  only && Object.keys(choiceOf(only)).every((attrCode) => choice[attrCode] !== undefined) ? only : undefined
