/** What is stored, and its owner. */
import { sql } from 'kysely'
import type { Db } from '../../../gateway/src/core/database/database'
import type { TestShop, TestShopper } from '../orders/journey-shop'

/** A row as it is stored. */
interface StoredRow {
  table: string
  line: string
  row: Record<string, unknown>
}
/** Everything that is stored, by the database's own list of its tables. */
async function allStored({ core: { db } }: TestShop): Promise<StoredRow[]> {
  const tables = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE' order by 1`.execute(db)
  const selects = tables.rows.map(
    ({ name }) => sql`select ${sql.lit(name)} as "table", to_jsonb(t)::text as line from ${sql.id(name)} t`
  )
  const { rows } = await sql<{
    table: string
    line: string
  }>`${sql.join(selects, sql` union all `)} order by 1, 2`.execute(db)
  return rows.map(({ table, line }) => ({
    table,
    line: table + line,
    row: JSON.parse(line) as Record<string, unknown>
  }))
}

/** Everything that is stored, a line a row. */
export const storedLines = async (shop: TestShop): Promise<string[]> => (await allStored(shop)).map(({ line }) => line)

/** What the database knows of its own tables: which say whose a row is, and which name a row by one text. */
async function catalogueOf({ core: { db } }: TestShop): Promise<{ owned: string[]; keys: Map<string, string> }> {
  const owned = await sql<{ name: string }>`select table_name as name from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = current_schema() and column_name = 'user_id' and table_type = 'BASE TABLE' order by 1`.execute(
    db
  )
  const keys = await sql<{ name: string; key: string }>`
    select k.table_name as name, min(k.column_name) as key
    from information_schema.table_constraints c
    join information_schema.key_column_usage k
      on k.constraint_schema = c.constraint_schema and k.constraint_name = c.constraint_name
    where c.constraint_schema = current_schema() and c.constraint_type = 'PRIMARY KEY'
    group by k.table_name having count(*) = 1`.execute(db)
  return {
    owned: owned.rows.map(({ name }) => name),
    keys: new Map(keys.rows.map(({ name, key }) => [name, key]))
  }
}

/** What the gateway's own role may do with a table, as letters of PostgreSQL: r reads, a adds, w changes, d deletes. */
export async function ownRights(db: Db, table: string): Promise<string> {
  const { rows } = await sql<{ rights: string }>`
    select array_to_string(relacl, ' ') as rights from pg_class where oid = ${table}::regclass`.execute(db)
  return /=(\w+)\//.exec(rows[0]?.rights ?? '')?.[1] ?? ''
}

/** The tables that say whose a row is. */
export const ownedTables = async (shop: TestShop): Promise<string[]> => (await catalogueOf(shop)).owned

/** A text as JSON has it. */
const TEXT = /"(?:[^"\\]|\\.)*"/g

/**
 * Every row of somebody, a line a row: those that name them or their phone, and those that name such a row by its key, as
 * the tracks of a parcel of an order do.
 */
export async function storedOf(shop: TestShop, { userId }: TestShopper): Promise<string[]> {
  const { keys } = await catalogueOf(shop)
  const rows = await allStored(shop)
  const customer = rows.find(({ table, row }) => table === 'customer' && row['user_id'] === userId)
  const byText = new Map<string, StoredRow[]>()
  for (const stored of rows) {
    for (const [text] of stored.line.matchAll(TEXT)) {
      const known = byText.get(text)
      if (known) known.push(stored)
      else byText.set(text, [stored])
    }
  }
  const theirs = new Set<StoredRow>()
  // a name is looked for once; a row of theirs adds its own, which the loop reaches later
  const names = new Set([userId, String(customer?.row['phone'])])
  for (const name of names) {
    for (const stored of byText.get(JSON.stringify(name)) ?? []) {
      if (theirs.has(stored)) continue
      theirs.add(stored)
      const key = stored.row[keys.get(stored.table) ?? '']
      if (typeof key === 'string') names.add(key)
    }
  }
  return [...theirs].map(({ line }) => line).sort()
}
