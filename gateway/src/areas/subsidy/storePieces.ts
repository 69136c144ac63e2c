import { sql, type Insertable } from 'kysely'
import type { Db, Tables } from '../../core/database/database'

/** Rows of an order with a subsidised piece, or one in its place, whose number is unknown. */
export async function unnumberedPieces(
  db: Db,
  orderCode: string
): Promise<{ qualificationId: string; position: number }[]> {
  const { rows } = await sql<{ qualification_id: string; position: number }>`
    select q.qualification_id, r.position from subsidy_qualification q
    join order_row r on r.order_code = q.order_code and (r.position = q.position or r.exchange_of = q.position)
    where q.order_code = ${orderCode} and r.returned < r.quantity and not exists (
      select 1 from subsidy_piece p where p.order_code = r.order_code and p.position = r.position)
    order by r.position`.execute(db)
  return rows.map(({ qualification_id: qualificationId, position }) => ({ qualificationId, position }))
}

/** Keeps a number; false: a piece has it already. */
export async function keepPiece(db: Db, piece: Insertable<Tables['subsidy_piece']>): Promise<boolean> {
  const result = await db
    .insertInto('subsidy_piece')
    .values(piece)
    .onConflict((on) => on.doNothing())
    .executeTakeFirst()
  return result.numInsertedOrUpdatedRows === 1n
}

/** The last number of each qualification's order. */
export async function serialsOf(db: Db, qualificationIds: readonly string[]): Promise<Map<string, string>> {
  if (qualificationIds.length === 0) return new Map()
  const { rows } = await sql<{ qualification_id: string; serial_no: string }>`
    select distinct on (p.qualification_id) p.qualification_id, p.serial_no from subsidy_piece p
    join subsidy_qualification q on q.qualification_id = p.qualification_id and q.order_code = p.order_code
    where p.qualification_id = any(${[...qualificationIds]}::text[])
    order by p.qualification_id, p.position desc`.execute(db)
  return new Map(rows.map((row) => [row.qualification_id, row.serial_no]))
}
