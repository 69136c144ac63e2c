import { sql } from 'kysely'
import type { Db } from '../../core/database/database'

/** Takes pieces out of stock; false (and nothing taken) when there are not enough. Take SKUs in sorted order. */
export async function takeStock(db: Db, skuCode: string, quantity: number): Promise<boolean> {
  const result = await sql`update stock set available = available - ${quantity}
    where sku_code = ${skuCode} and available >= ${quantity}`.execute(db)
  return result.numAffectedRows === 1n
}

/** Puts pieces back. */
export async function returnStock(db: Db, skuCode: string, quantity: number): Promise<void> {
  await sql`update stock set available = available + ${quantity} where sku_code = ${skuCode}`.execute(db)
}

/** Pieces by product, products in one order everywhere, as their rows are written. */
export function byProduct(
  pieces: readonly { spuCode: string; quantity: number }[]
): [spuCode: string, quantity: number][] {
  const sums = new Map<string, number>()
  for (const { spuCode, quantity } of pieces) sums.set(spuCode, (sums.get(spuCode) ?? 0) + quantity)
  return [...sums].sort(([a], [b]) => (a < b ? -1 : 1))
}

/** Counts a purchase of a product against its limit in one statement; false (and nothing counted) when it would go over. */
export async function countBought(
  db: Db,
  purchase: { userId: string; spuCode: string; quantity: number; limit: number }
): Promise<boolean> {
  if (purchase.quantity > purchase.limit) return false
  const result = await sql`insert into product_bought (user_id, spu_code, bought)
    values (${purchase.userId}, ${purchase.spuCode}, ${purchase.quantity})
    on conflict (user_id, spu_code) do update set bought = product_bought.bought + excluded.bought
    where product_bought.bought + excluded.bought <= ${purchase.limit}`.execute(db)
  return result.numAffectedRows === 1n
}

/** Takes a purchase back, e.g. of a cancelled order. */
export async function uncountBought(db: Db, userId: string, spuCode: string, quantity: number): Promise<void> {
  await sql`update product_bought set bought = greatest(0, bought - ${quantity})
    where user_id = ${userId} and spu_code = ${spuCode}`.execute(db)
}
