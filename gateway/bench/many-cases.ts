/** Gives a seeded shop on PostgreSQL very many cases after the sale, written by the database itself. For benchmarks alone. */
import pg from 'pg'

/** Rows of a table in one statement. */
const STEP = 100_000
/** Cases that are looked at one by one. */
const SEEN = 50
/** One of so many is under way. */
const OPEN_OF = 100

const TABLES = ['trade_order', 'order_row', 'after_sale_case', 'after_sale_row', 'after_sale_event'] as const
type Table = (typeof TABLES)[number]

/** By column what stands in it in the place of what is copied, in SQL; `c.n` counts. Codes of one length come in order. */
function othersOf(userId: string, own: number): Record<Table, Record<string, string>> {
  const code = (letter: string): string => `'${letter}' || lpad(c.n::text, 9, '0')`
  const [order, caseKey] = [{ order_code: code('B') }, { case_code: code('C') }]
  const user = { user_id: `case when c.n <= ${own} then ${userId} else 'bench-' || c.n / 40 end` }
  const time = 'now() - make_interval(mins => c.n)'
  const state = `case when c.n % ${OPEN_OF} = 0 then 'REFUNDING' else 'COMPLETED' end`
  return {
    trade_order: { ...order, ...user, settlement_id: code('S') },
    order_row: order,
    after_sale_case: {
      ...caseKey,
      ...order,
      ...user,
      state,
      settled: 'true',
      due_at: 'null',
      changed_at: time,
      applied_at: time
    },
    after_sale_row: caseKey,
    after_sale_event: caseKey
  }
}

/** Takes the indexes of a table away that nothing but reading needs; replies what makes them again. */
async function dropIndexes(db: pg.Client, table: Table): Promise<string[]> {
  const { rows } = await db.query<{ name: string; made: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as made from pg_index i
      where indrelid = $1::regclass and not exists (select from pg_constraint where conindid = i.indexrelid)`,
    [table]
  )
  for (const { name } of rows) await db.query(`drop index ${name}`)
  return rows.map(({ made }) => made)
}

/** Copies rows of a table for each number up to `wanted`, with other values in some columns. */
async function copy(
  db: pg.Client,
  table: Table,
  { others, where, wanted }: { others: Record<string, string>; where: string; wanted: number }
): Promise<void> {
  const { rows } = await db.query<{ name: string }>(
    `select column_name as name from information_schema.columns
      where table_name = $1 and table_schema = current_schema() and is_generated = 'NEVER' order by ordinal_position`,
    [table]
  )
  const names = rows.map(({ name }) => `"${name}"`).join(', ')
  const values = rows.map(({ name }) => others[name] ?? `t."${name}"`).join(', ')
  for (let from = 1; from <= wanted; from += STEP) {
    const to = Math.min(wanted, from + STEP - 1)
    await db.query(
      `insert into ${table} (${names}) select ${values} from generate_series(${from}, ${to}) as c (n)
        cross join (select * from ${table} where ${where}) as t`
    )
  }
}

/**
 * Copies a case, as one that is over or waits for its money, with its order, until there are `wanted`: `own` of them of one
 * shopper, and of every other about forty. Replies codes of cases of that shopper. A million take minutes and 5 GB of disk.
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
      `select case_code, order_code from after_sale_case order by kind = 'RETURN' desc, case_code limit 1`
    )
    const [sample] = rows
    if (!sample) throw new Error('The shop has no case to copy')
    // what is copied refers to what is there: nobody has to look it up a million times
    await db.query(`set session_replication_role = replica; set maintenance_work_mem = '256MB'`)
    const others = othersOf(db.escapeLiteral(userId), own)
    for (const table of TABLES) {
      const began = Date.now()
      const isOrder = table === 'trade_order' || table === 'order_row'
      const where = isOrder
        ? `order_code = ${db.escapeLiteral(sample.order_code)}`
        : `case_code = ${db.escapeLiteral(sample.case_code)}`
      const indexes = await dropIndexes(db, table)
      await copy(db, table, { others: others[table], where, wanted })
      for (const made of indexes) await db.query(made)
      await db.query(`vacuum analyze ${table}`)
      console.log(`  ${table} is written, ${Math.round((Date.now() - began) / 1_000)} s`)
    }
    const step = Math.max(1, Math.floor(own / SEEN))
    const numbers = Array.from({ length: Math.min(own, SEEN) }, (_, index) => 1 + index * step)
    return numbers.map((number) => `C${String(number).padStart(9, '0')}`)
  } finally {
    await db.end()
  }
}
