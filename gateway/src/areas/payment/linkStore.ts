import { sql } from 'kysely'
import { newId, type Db, type Tables } from '../../core/database'

export type PayLinkRecord = Tables['pay_link']

/** The link of these orders, made when there is none; two calls at once make one. Its code is 96 random bits. */
export async function linkOf(db: Db, userId: string, orderCodes: readonly string[], at: Date): Promise<PayLinkRecord> {
  const found = await sql<PayLinkRecord>`
    insert into pay_link (code, user_id, order_codes, created_at)
    values (${newId('pl')}, ${userId}, ${[...orderCodes]}, ${at})
    on conflict (user_id, order_codes) do update set created_at = pay_link.created_at
    returning *`.execute(db)
  const [link] = found.rows
  if (link === undefined) throw new Error('A link was neither made nor found')
  return link
}

export function findLink(db: Db, code: string): Promise<PayLinkRecord | undefined> {
  return db.selectFrom('pay_link').selectAll().where('code', '=', code).executeTakeFirst()
}

/** Whose money paid these orders. */
export async function payersOf(db: Db, orderCodes: readonly string[]): Promise<string[]> {
  const paid = await db
    .selectFrom('payment_order as o')
    .innerJoin('payment as p', 'p.payment_id', 'o.payment_id')
    .select('p.user_id')
    .where('o.order_code', 'in', orderCodes)
    .where('o.effective', '=', true)
    .execute()
  return paid.map((payment) => payment.user_id)
}
