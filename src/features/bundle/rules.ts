/** What a bundle comes to. Pure. */
import type { DataOf, SkuRow } from '@contract'
import { bundleOff, pricedTogether, type BundleLine, type BundleRule } from '@domain/goods/bundle'
import { addFen } from '@domain/money/money'

export type Partner = DataOf<'GET /o2pcm/v1/pub/product/bundle'>['list'][number]

export interface BundleWorth {
  /** What each chosen partner costs together, by SKU. */
  priceFen: ReadonlyMap<string, number>
  payFen: number
  /** What they would cost one by one. */
  apartFen: number
  savedFen: number
}

/** What one piece of each comes to, by the rule that the settlement has. */
export function bundleWorth(main: BundleLine['sku'], partners: readonly Partner[]): BundleWorth {
  const rules = partners.map(({ sku, offFen }): BundleRule => ({ spuCode: main.spuCode, skuCode: sku.skuCode, offFen }))
  const skus: BundleLine['sku'][] = [main, ...partners.map(({ sku }) => sku)]
  const off = bundleOff(
    rules,
    skus.map((sku) => ({ sku, quantity: 1 }))
  )
  const together = skus.map((sku) => pricedTogether(sku, off))
  const payFen = addFen(...together.map(({ priceFen }) => priceFen))
  const apartFen = addFen(...skus.map(({ priceFen }) => priceFen))
  return {
    priceFen: new Map(together.map(({ skuCode, priceFen }) => [skuCode, priceFen])),
    payFen,
    apartFen,
    savedFen: apartFen - payFen
  }
}

/** The first of what is wanted that there is too little of. */
export function shortOf(
  goods: readonly Pick<SkuRow, 'skuCode' | 'title'>[],
  stock: DataOf<'POST /o2inv/v1/inv-query/batch/shop-stock-verify'>['list']
): { title: string; available: number } | undefined {
  for (const { skuCode, title } of goods) {
    const row = stock.find((candidate) => candidate.skuCode === skuCode)
    if (row && !row.enough) return { title, available: row.available }
  }
  return undefined
}
