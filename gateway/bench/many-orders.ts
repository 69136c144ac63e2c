/** Gives a seeded shop very many orders and one shopper many of them, written by the database itself. For benchmarks alone. */
import { sql } from 'kysely'
import { openDatabase, type DatabaseOptions } from '../src/core/database/database'

/** A table's rows again under other values: `over` is a jsonb expression over the row `o` and the number `n`. */
const copies = (table: string, key: string, code: string, from: number, to: number, over: string) =>
  sql.raw(`insert into ${table} select r.* from ${table} o cross join generate_series(${from}, ${to}) as n,
    lateral jsonb_populate_record(null::${table}, to_jsonb(o) || ${over}) r where o.${key} = '${code}'`)

/**
 * Copies an order of a shopper until the shop has about `orders`; the first `own` are that shopper's, the rest belong to
 * others, twenty each. Their invoice, where there is one, is copied for the first `invoices`.
 */
export async function makeOrders(
  where: DatabaseOptions,
  { orderCode, orders, own, invoices }: { orderCode: string; orders: number; own: number; invoices: number }
): Promise<void> {
  const { db, close } = await openDatabase(where)
  const who = `case when n <= ${own} then o.user_id else 'u_bench_' || (n / 20) end`
  const order = `jsonb_build_object('order_code', o.order_code || '-' || n, 'settlement_id', o.settlement_id || '-' || n,
    'user_id', ${who}, 'created_at', o.created_at - n * interval '7 minutes')`
  const ofOrder = `jsonb_build_object('order_code', o.order_code || '-' || n)`
  try {
    for (let from = 1; from <= orders; from += 100_000) {
      const to = Math.min(orders, from + 99_999)
      await copies('trade_order', 'order_code', orderCode, from, to, order).execute(db)
      await copies('order_row', 'order_code', orderCode, from, to, ofOrder).execute(db)
    }
    const found = await db
      .selectFrom('invoice')
      .select('invoice_code')
      .where('order_code', '=', orderCode)
      .executeTakeFirst()
    if (found) {
      const code = `'invoice_code', o.invoice_code || '-' || n, 'order_code', o.order_code || '-' || n`
      const invoice = `jsonb_build_object(${code}, 'invoice_no', null, 'submitted_at', o.submitted_at - n * interval '7 minutes')`
      await copies('invoice', 'invoice_code', found.invoice_code, 1, invoices, invoice).execute(db)
      await copies(
        'invoice_line',
        'invoice_code',
        found.invoice_code,
        1,
        invoices,
        `jsonb_build_object(${code})`
      ).execute(db)
    }
    await sql`vacuum analyze`.execute(db)
  } finally {
    await close()
  }
}
