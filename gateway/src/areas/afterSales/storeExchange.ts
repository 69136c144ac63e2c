import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Db, Tables } from '../../core/database/database'

export type ExchangeRecord = Selectable<Tables['after_sale_exchange']>
export type NewExchange = Insertable<Tables['after_sale_exchange']>

/** Keeps what an exchange is for, in the place of what it was for before. */
export async function putExchange(db: Db, exchange: NewExchange): Promise<void> {
  const { case_code: _key, ...changes } = exchange
  await db
    .insertInto('after_sale_exchange')
    .values(exchange)
    .onConflict((conflict) => conflict.column('case_code').doUpdateSet(changes))
    .execute()
}

export async function exchangesOf(db: Db, caseCodes: readonly string[]): Promise<ExchangeRecord[]> {
  if (caseCodes.length === 0) return []
  return db
    .selectFrom('after_sale_exchange')
    .selectAll()
    .where('case_code', 'in', [...caseCodes])
    .execute()
}

/** The exchange of a case. The caller holds the case. */
export function exchangeOf(db: Db, caseCode: string): Promise<ExchangeRecord> {
  return db.selectFrom('after_sale_exchange').selectAll().where('case_code', '=', caseCode).executeTakeFirstOrThrow()
}

/** Changes the exchange of a case that the caller holds. */
export async function changeExchange(
  db: Db,
  caseCode: string,
  changes: Updateable<Tables['after_sale_exchange']>
): Promise<void> {
  await db.updateTable('after_sale_exchange').set(changes).where('case_code', '=', caseCode).execute()
}

/** When the new pieces of exchanges were received, by their row of the order. */
export async function receivedRows(
  db: Db,
  orderCodes: readonly string[]
): Promise<{ order_code: string; position: number | null; received_at: Date | null }[]> {
  if (orderCodes.length === 0) return []
  return db
    .selectFrom('after_sale_exchange as e')
    .innerJoin('after_sale_case as c', 'c.case_code', 'e.case_code')
    .select(['c.order_code', 'e.position', 'e.received_at'])
    .where('c.order_code', 'in', [...orderCodes])
    .execute()
}
