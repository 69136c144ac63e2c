import type { BundleRule } from '../../../../domain/goods/bundle'
import type { Db } from '../../core/database/database'

const ruleOf = (row: { spu_code: string; sku_code: string; off_fen: number }): BundleRule => ({
  spuCode: row.spu_code,
  skuCode: row.sku_code,
  offFen: row.off_fen
})

/** What goes with a product, in the shop's order. */
export async function bundleOf(db: Db, spuCode: string): Promise<BundleRule[]> {
  const rows = await db
    .selectFrom('product_bundle')
    .select(['spu_code', 'sku_code', 'off_fen'])
    .where('spu_code', '=', spuCode)
    .orderBy('position')
    .execute()
  return rows.map(ruleOf)
}

/** All that these SKUs go with. */
export async function bundlesWith(db: Db, skuCodes: readonly string[]): Promise<BundleRule[]> {
  if (skuCodes.length === 0) return []
  const rows = await db
    .selectFrom('product_bundle')
    .select(['spu_code', 'sku_code', 'off_fen'])
    .where('sku_code', 'in', [...skuCodes])
    .execute()
  return rows.map(ruleOf)
}

/** The most that comes off something beside each of these products; absent: nothing does. */
export async function bundlesBeside(db: Db, spuCodes: readonly string[]): Promise<Map<string, number>> {
  if (spuCodes.length === 0) return new Map()
  const rows = await db
    .selectFrom('product_bundle')
    .select((build) => ['spu_code', build.fn.max('off_fen').as('off_fen')])
    .where('spu_code', 'in', [...spuCodes])
    .groupBy('spu_code')
    .execute()
  return new Map(rows.map((row) => [row.spu_code, Number(row.off_fen)]))
}
