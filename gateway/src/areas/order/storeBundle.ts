/** What of the orders of a settlement costs less beside a product, and what is kept of both. */
import { sql, type Insertable } from 'kysely'
import { PAID_STATUSES } from '../../../../domain/orders/order'
import type { Db, Tables } from '../../core/database/database'

export interface BundleRow {
  order_code: string
  position: number
  sku_code: string
  main: string
  apart: boolean
  bundle_fen: number
  kept_fen: number
  /** Its pieces that are not back, with the same that came for some by an exchange, and whether they are paid. */
  pieces: number
  paid: boolean
  /** A lower price was claimed for it: what it cost then is what anybody pays now. */
  lowered: boolean
}

/** A row, and the same that came in its place. */
const standing = sql`from order_row a where a.order_code = r.order_code and a.sku_code = r.sku_code
  and r.position in (a.position, a.exchange_of)`

/** Keeps the bundles that rows of an order were bought in. */
export async function keepBundles(db: Db, rows: readonly Insertable<Tables['order_bundle']>[]): Promise<void> {
  if (rows.length > 0) await db.insertInto('order_bundle').values(rows).execute()
}

/** Rows of the living orders of a settlement that cost less beside a product. */
export async function bundlesOf(db: Db, settlementId: string): Promise<BundleRow[]> {
  const rows = await db
    .selectFrom('order_bundle as b')
    .innerJoin('order_row as r', (join) =>
      join.onRef('r.order_code', '=', 'b.order_code').onRef('r.position', '=', 'b.position')
    )
    .innerJoin('trade_order as o', 'o.order_code', 'b.order_code')
    .select(['b.order_code', 'b.position', 'b.main', 'b.apart', 'b.kept_fen', 'r.sku_code', 'r.bundle_fen', 'o.status'])
    .select([
      sql<number>`(select coalesce(sum(a.quantity - a.returned), 0)::int ${standing})`.as('pieces'),
      sql<boolean>`exists (select 1 ${standing} and a.lowered_to_fen is not null)`.as('lowered')
    ])
    .where('o.settlement_id', '=', settlementId)
    .where('o.status', '!=', 'CANCELLED')
    .orderBy('b.order_code')
    .orderBy('b.position')
    .execute()
  return rows.map(({ status, ...row }) => ({ ...row, paid: PAID_STATUSES.includes(status) }))
}

/** Pieces of a product that living orders of a settlement were paid for and that are not back. */
export async function keptPieces(db: Db, settlementId: string, spuCode: string): Promise<number> {
  const rows = await db
    .selectFrom('order_row as r')
    .innerJoin('trade_order as o', 'o.order_code', 'r.order_code')
    .select(['r.quantity', 'r.returned'])
    .where('o.settlement_id', '=', settlementId)
    .where('o.status', '!=', 'CANCELLED')
    .where('r.spu_code', '=', spuCode)
    .where('r.gift_activity', 'is', null)
    .execute()
  return rows.reduce((sum, { quantity, returned }) => sum + quantity - returned, 0)
}

/** What comes off the money of a product, or goes back again (below zero), for a row that cost less beside it. */
export async function noteKept(db: Db, row: { order_code: string; position: number; fen: number }): Promise<void> {
  await db
    .updateTable('order_bundle')
    .set((build) => ({ kept_fen: build('kept_fen', '+', row.fen) }))
    .where('order_code', '=', row.order_code)
    .where('position', '=', row.position)
    .execute()
}

/** What came off the money of other orders' products for rows of this one. */
export async function keptApart(db: Db, orderCode: string): Promise<number> {
  const rows = await db
    .selectFrom('order_bundle')
    .select('kept_fen')
    .where('order_code', '=', orderCode)
    .where('apart', '=', true)
    .execute()
  return rows.reduce((sum, { kept_fen: fen }) => sum + fen, 0)
}
