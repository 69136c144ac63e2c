import { sql } from 'kysely'
import { ENDED_STATES } from '../../../../domain/aftersale/afterSale'
import type { Db } from '../../core/database/database'

/**
 * When the last of an order's goods that are kept was there, of an order `o`: its receipt, a parcel that was signed for
 * later, or the new piece of an exchange. Null: it is not received.
 */
export const thereAt = sql<Date | null>`case when o.completed_at is not null then greatest(o.completed_at,
  (select max(greatest(p.signed_at, e.received_at)) from order_row kept
    left join parcel_row pr on pr.order_code = kept.order_code and pr.position = kept.position
    left join parcel p on p.parcel_code = pr.parcel_code
    left join after_sale_exchange e on e.case_code = kept.exchange_case
    where kept.order_code = o.order_code and kept.gift_activity is null and kept.returned < kept.quantity)) end`

/** The same of one order, epoch ms. */
export async function lastThereAt(db: Db, orderCode: string): Promise<number | undefined> {
  const { rows } = await sql<{ there_at: Date | null }>`select ${thereAt} as there_at from trade_order o
    where o.order_code = ${orderCode}`.execute(db)
  return rows[0]?.there_at?.getTime()
}

/** Whether a case about the order `o` is not over. */
export const caseOpen = sql<boolean>`exists (select from after_sale_case c where c.order_code = o.order_code
  and c.state <> all(${[...ENDED_STATES]}::text[]))`
