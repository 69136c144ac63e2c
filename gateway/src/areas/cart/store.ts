import { sql } from 'kysely'
import { newId, type Db, type Tables } from '../../core/database/database'
import { lockCustomer } from '../customer'

export type CartRecord = Tables['cart_row']

/** The shopper's lines, newest first. */
export function rowsOf(db: Db, userId: string): Promise<CartRecord[]> {
  return db
    .selectFrom('cart_row')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('added_at', 'desc')
    .orderBy('row_id')
    .execute()
}

/**
 * The same before a change: nobody else changes them until the transaction ends. The shopper's own row is what is locked,
 * for a line that does not exist yet can't be.
 */
export async function lockRowsOf(db: Db, userId: string): Promise<CartRecord[]> {
  await lockCustomer(db, userId)
  return rowsOf(db, userId)
}

/** Pieces in the cart, for the badge. */
export async function piecesOf(db: Db, userId: string): Promise<number> {
  const { sum } = await db
    .selectFrom('cart_row')
    .select((build) => build.fn.sum<number | null>('quantity').as('sum'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(sum ?? 0)
}

export interface NewRow {
  userId: string
  skuCode: string
  quantity: number
  priceFen: number
  now: Date
}

const newRow = (row: NewRow, selected: boolean) => ({
  row_id: newId('cart'),
  user_id: row.userId,
  sku_code: row.skuCode,
  quantity: row.quantity,
  selected,
  added_price_fen: row.priceFen,
  added_at: row.now
})

/** Adds up in one statement; undefined when the sum would exceed `max`. The price of the first time stays. */
export async function addUp(
  db: Db,
  row: NewRow,
  max: number
): Promise<{ rowId: string; quantity: number } | undefined> {
  if (row.quantity > max) return undefined
  const line = await db
    .insertInto('cart_row')
    .values(newRow(row, true))
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'sku_code'])
        .doUpdateSet((build) => ({
          quantity: build('cart_row.quantity', '+', build.ref('excluded.quantity')),
          selected: true,
          added_at: row.now
        }))
        .where((build) => build(build('cart_row.quantity', '+', build.ref('excluded.quantity')), '<=', max))
    )
    .returning(['row_id', 'quantity'])
    .executeTakeFirst()
  return line && { rowId: line.row_id, quantity: line.quantity }
}

/** Writes one merged line, over what was there. */
export async function putRow(db: Db, row: NewRow & { selected: boolean }): Promise<void> {
  await db
    .insertInto('cart_row')
    .values(newRow(row, row.selected))
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'sku_code']).doUpdateSet({ quantity: row.quantity, selected: row.selected })
    )
    .execute()
}

export async function updateRow(
  db: Db,
  userId: string,
  rowId: string,
  change: { quantity?: number; sku_code?: string; added_price_fen?: number }
): Promise<void> {
  if (Object.keys(change).length === 0) return
  await db.updateTable('cart_row').set(change).where('user_id', '=', userId).where('row_id', '=', rowId).execute()
}

/** Chooses lines of this shopper, or no longer; other ids are left alone. */
export async function selectRows(db: Db, userId: string, rowIds: readonly string[], selected: boolean): Promise<void> {
  if (rowIds.length === 0) return
  await db
    .updateTable('cart_row')
    .set({ selected })
    .where('user_id', '=', userId)
    .where('row_id', 'in', rowIds)
    .execute()
}

/**
 * Takes out the pieces that are ordered of lines of this shopper; false, and nothing taken, when the cart does not hold
 * all of them: a line left it, holds fewer pieces or became another version. Pieces that came to a line since stay.
 */
export async function takeOut(
  db: Db,
  userId: string,
  lines: readonly { rowId: string; skuCode: string; quantity: number }[]
): Promise<boolean> {
  if (lines.length === 0) {
    await lockCustomer(db, userId)
    return true
  }
  const records = new Map((await lockRowsOf(db, userId)).map((record) => [record.row_id, record]))
  const rests = lines.map(({ rowId, skuCode, quantity }) => {
    const record = records.get(rowId)
    return { rowId, quantity: record?.sku_code === skuCode ? record.quantity - quantity : -1 }
  })
  if (rests.some(({ quantity }) => quantity < 0)) return false
  for (const { rowId, quantity } of rests) if (quantity > 0) await updateRow(db, userId, rowId, { quantity })
  await deleteRows(
    db,
    userId,
    rests.filter(({ quantity }) => quantity === 0).map(({ rowId }) => rowId)
  )
  return true
}

/** Takes out lines of this shopper; other ids are left alone. */
export async function deleteRows(db: Db, userId: string, rowIds: readonly string[]): Promise<void> {
  if (rowIds.length === 0) return
  await db.deleteFrom('cart_row').where('user_id', '=', userId).where('row_id', 'in', rowIds).execute()
}

export interface SellableSku {
  skuCode: string
  shopCode: string
}

/** One SKU a product that anybody can buy several of, best sold first: what demonstration carts and orders hold. */
export async function sellableSkus(db: Db): Promise<SellableSku[]> {
  const { rows } = await sql<SellableSku>`
    select s.sku_code as "skuCode", p.shop_code as "shopCode"
    from product p
    join lateral (
      select k.sku_code from sku k join stock t on t.sku_code = k.sku_code
      where k.spu_code = p.spu_code and t.available >= 5 order by k.position limit 1
    ) s on true
    where p.on_sale and p.purchase_limit is null and cardinality(p.restricted_region_codes) = 0
    order by p.sold_count desc, p.spu_code`.execute(db)
  return rows
}
