import { sql, type RawBuilder } from 'kysely'
import type { OrderDetail } from '../../../../contract'
import type { Db } from '../../core/database/database'

type UnderWay = NonNullable<OrderDetail['refundState']>

/** As a column: how money of a cancelled order stands that is not there yet; null: all of it is, or none goes back. */
export const refundUnderWay = (orderCode: RawBuilder<string>): RawBuilder<UnderWay | null> =>
  sql`(select back.state from refund back where back.order_code = ${orderCode} and back.reason = 'CANCELLED'
    and back.state <> 'DONE' order by back.state limit 1)`

/** The same of one order; undefined where nothing is on its way. */
export async function refundState(db: Db, orderCode: string): Promise<UnderWay | undefined> {
  const { rows } = await sql<{ state: UnderWay | null }>`select ${refundUnderWay(sql`${orderCode}`)} as state`.execute(
    db
  )
  return rows[0]?.state ?? undefined
}
