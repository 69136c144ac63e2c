import { sql } from 'kysely'
import { newId, type Db, type Tables } from '../../core/database/database'
import { goneBackOf, type GoneBack } from './store'

export type PayLinkRecord = Tables['pay_link']

/** The link of these orders, made when there is none; two calls at once make one. Its code is 96 random bits. */
export async function linkOf(db: Db, userId: string, orderCodes: readonly string[], now: Date): Promise<PayLinkRecord> {
  const result = await sql<PayLinkRecord>`
    insert into pay_link (code, user_id, order_codes, created_at)
    values (${newId('pl')}, ${userId}, ${[...orderCodes]}, ${now})
    on conflict (user_id, order_codes) do update set created_at = pay_link.created_at
    returning *`.execute(db)
  const [link] = result.rows
  if (link === undefined) throw new Error('A link was neither made nor found')
  return link
}

export function findLink(db: Db, code: string): Promise<PayLinkRecord | undefined> {
  return db.selectFrom('pay_link').selectAll().where('code', '=', code).executeTakeFirst()
}

/** Which of these orders a shopper's money paid, also those that were cancelled since. */
export async function paidBy(db: Db, userId: string, orderCodes: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('payment_order as o')
    .innerJoin('payment as p', 'p.payment_id', 'o.payment_id')
    .select('o.order_code')
    .where('o.order_code', 'in', orderCodes)
    .where('o.effective', '=', true)
    .where('p.user_id', '=', userId)
    .execute()
  return rows.map((row) => row.order_code)
}

/** What goes back of a shopper's money for these orders. */
export async function goneBackTo(db: Db, userId: string, orderCodes: readonly string[]): Promise<GoneBack> {
  const rows = await db
    .selectFrom('refund as r')
    .innerJoin('payment as p', 'p.payment_id', 'r.payment_id')
    .select(['r.amount_fen', 'r.reason'])
    .where('r.order_code', 'in', orderCodes)
    .where('p.user_id', '=', userId)
    .execute()
  return goneBackOf(rows)
}
