import { sql } from 'kysely'
import type { OrderDetail } from '../../../../contract'
import type { Db } from '../../core/database/database'

/** How the money of a cancelled order stands that is not there yet; undefined: all of it is, or none goes back. */
export async function refundState(db: Db, orderCode: string): Promise<OrderDetail['refundState']> {
  const { rows } = await sql<{ state: 'SENT' | 'FAILED' }>`select state from refund
    where order_code = ${orderCode} and reason = 'CANCELLED' and state <> 'DONE' order by state limit 1`.execute(db)
  return rows[0]?.state
}
