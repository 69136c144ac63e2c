/** Gives a seeded shop on PostgreSQL very many cases after the sale, written by the database itself. For benchmarks alone. */
import pg from 'pg'

const STEP = 50_000

/**
 * Copies a case, as one that is over, with its order, until there are `wanted`: `own` of them of one shopper, and of every
 * other about forty. Replies the codes of two cases of that shopper.
 */
export async function makeCases(
  databaseUrl: string,
  { userId, own, wanted }: { userId: string; own: number; wanted: number }
): Promise<string[]> {
  // the gateway's own connections give up a statement after seconds, and these take longer
  const db = new pg.Client({ connectionString: databaseUrl })
  await db.connect()
  try {
    const { rows } = await db.query<{ case_code: string; order_code: string }>(
      'select case_code, order_code from after_sale_case order by case_code limit 1'
    )
    const [one] = rows
    if (!one) throw new Error('The shop has no case to copy')
    /** Rows of a table for each number from `from` to `to`, with other values in some columns. */
    const again = (table: string, column: 'order_code' | 'case_code', other: string, from: number): Promise<unknown> =>
      db.query(
        `insert into ${table} select (jsonb_populate_record(null::${table}, to_jsonb(t) || jsonb_build_object(${other}))).*
          from ${table} t cross join generate_series($1::int, $2::int) as c (n) where t.${column} = $3`,
        [from, Math.min(wanted, from + STEP - 1), one[column]]
      )
    const user = `case when c.n <= ${own} then ${db.escapeLiteral(userId)} else 'bench-' || c.n / 40 end`
    const order = `'order_code', 'B' || c.n`
    const code = `'case_code', 'C' || c.n`
    const at = 'now() - make_interval(mins => c.n)'
    for (let from = 1; from <= wanted; from += STEP) {
      await again('trade_order', 'order_code', `${order}, 'user_id', ${user}, 'settlement_id', 'S' || c.n`, from)
      await again('order_row', 'order_code', order, from)
      const over = `'state', 'COMPLETED', 'settled', true, 'due_at', null`
      const when = `'changed_at', ${at}, 'applied_at', ${at}`
      await again('after_sale_case', 'case_code', `${code}, ${order}, 'user_id', ${user}, ${when}, ${over}`, from)
      await again('after_sale_row', 'case_code', code, from)
      await again('after_sale_event', 'case_code', code, from)
    }
    await db.query('vacuum analyze')
    return ['C1', `C${own}`]
  } finally {
    await db.end()
  }
}
