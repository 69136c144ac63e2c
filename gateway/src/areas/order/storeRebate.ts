import { sql, type Selectable } from 'kysely'
import type { Db, Tables } from '../../core/database/database'
import { caseOpen, thereAt } from '../ripening'
import type { OrderRowRecord } from './store'

type Kept = Selectable<Tables['order_rebate']>

/** A row with what it gives back; of one that gives nothing `frozen_fen` is null. */
export type RebateRecord = OrderRowRecord & {
  [P in 'frozen_fen' | 'paid_fen' | 'paid_at' | 'void_at']: Kept[P] | null
} & {
  /** When the last of the order's goods that are kept was there. */
  there_at: Date | null
  case_open: boolean
}

/** Rows of an order, each with what it gives back. */
export async function rowsWithRebates(db: Db, orderCode: string): Promise<RebateRecord[]> {
  const { rows } = await sql<RebateRecord>`
    select w.*, r.frozen_fen, r.paid_fen, r.paid_at, r.void_at,
      case when r.order_code is not null then ${thereAt} end as there_at,
      r.order_code is not null and ${caseOpen} as case_open
    from order_row w join trade_order o on o.order_code = w.order_code
    left join order_rebate r on r.order_code = w.order_code and r.position = w.position
    where w.order_code = ${orderCode} order by w.position`.execute(db)
  return rows
}
