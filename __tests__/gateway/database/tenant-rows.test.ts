// covers gateway/src/core/tenantRows.ts
/** What a tenant's handle reads is put into each statement; every table that belongs to a shop is known to it. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import {
  LONGEST_TEXT,
  MOST_TEXTS,
  rememberedSqlOf,
  sqlOf,
  TABLES_OF_SHOPS,
  TABLES_OF_TENANTS
} from '../../../gateway/src/core/tenantRows'
import { coreOf } from '../../../gateway/src/core/tenant'
import { startTestGateway, type TestGateway } from '../support'

/** The text with the parts of tables that are the tenant's as <table>. */
const rewriteTo = (text: string): string => {
  let out = sqlOf(text, 'north')
  for (;;) {
    const position = out.indexOf('(select * from ')
    if (position < 0) return out
    let depth = 0
    let end = position
    do {
      if (out[end] === '(') depth += 1
      if (out[end] === ')') depth -= 1
      end += 1
    } while (depth > 0)
    const table = /\(select \* from (\w+)/.exec(out.slice(position))?.[1] ?? ''
    out = `${out.slice(0, position)}<${table}>${out.slice(end)}`
  }
}

const TEXTS: readonly (readonly [string, string])[] = [
  ['select 1 from product p where p.on_sale', 'select 1 from <product> p where p.on_sale'],
  ['select 1 from product where on_sale', 'select 1 from <product> as product where on_sale'],
  ['select 1 from sku', 'select 1 from <sku> as sku'],
  ['select (select 1 from sku) from shop as h', 'select (select 1 from <sku> as sku) from <shop> as h'],
  [
    'select 1 from product\n  left join sku s on s.spu_code = product.spu_code',
    'select 1 from <product> as product\n  left join <sku> s on s.spu_code = product.spu_code'
  ],
  ['select title from product union select 1', 'select title from <product> as product union select 1'],
  ['SELECT 1 FROM Product P', 'SELECT 1 FROM <Product> P'],
  ['update sku set stock = 1 where sku_code = $1', 'update sku set stock = 1 where sku_code = $1'],
  ['insert into review (id) select $1', 'insert into review (id) select $1'],
  ['delete from product where spu_code = $1', 'delete from product where spu_code = $1'],
  ['delete  from\n product where spu_code = $1', 'delete  from\n product where spu_code = $1'],
  [
    'select 1 from product_bought b join sku_bought s on true',
    'select 1 from product_bought b join sku_bought s on true'
  ],
  ['select a is distinct from product.b', 'select a is distinct from product.b'],
  ['select 1 from review_listing l', 'select 1 from <review_listing> l']
]
for (const [text, expected] of TEXTS) {
  test(`${JSON.stringify(text)} reads the tenant’s own`, () => assert.equal(rewriteTo(text), expected))
}

test('a name of a tenant ends no text', () => {
  assert.ok(sqlOf('select 1 from shop', "o'no").includes("tenant = 'o''no'"))
})

test('a text is read once while it is among those that came last, by each tenant for itself', () => {
  const reads: string[] = []
  const count = (text: string, tenant: string) => {
    reads.push(text)
    return sqlOf(text, tenant)
  }
  const [north, south] = [rememberedSqlOf('north', count), rememberedSqlOf('south', count)]
  const text = 'select 1 from shop'
  for (const send of [north, north, south, south]) send(text)
  assert.deepEqual(reads, [text, text])
  assert.deepEqual([north(text), south(text)], [sqlOf(text, 'north'), sqlOf(text, 'south')])
  for (let other = 1; other < MOST_TEXTS; other += 1) north(`${text} limit ${other}`)
  north(text)
  assert.equal(reads.length, MOST_TEXTS + 1)
  north(`${text} limit 0`)
  north(text)
  assert.equal(reads.length, MOST_TEXTS + 3)
  // one that is made of many values is no text of the code
  const long = text.padEnd(LONGEST_TEXT + 1)
  assert.equal(north(long), north(long))
  assert.equal(reads.length, MOST_TEXTS + 5)
})

let gateway: TestGateway
before(async () => {
  gateway = await startTestGateway({ tenants: ['north'] })
})
after(() => gateway.close())

test('builders and pieces of SQL read alike, in a transaction too', async () => {
  const { db } = coreOf(gateway.core, 'north')
  const here = await db.selectFrom('shop').select('shop_code').execute()
  const all = await gateway.core.db.selectFrom('shop').select('shop_code').execute()
  assert.equal(here.length, 1)
  assert.ok(all.length > 1)
  const codes = new Set(here.map(({ shop_code }) => shop_code))
  const table = sql`product pr`
  const pieces = await sql<{ shop_code: string }>`select shop_code from ${table} where ${sql`true`}`.execute(db)
  const query = await db
    .selectFrom('sku as s')
    .innerJoin('product', 'product.spu_code', 's.spu_code')
    .select('product.shop_code')
    .execute()
  const inside = await db.transaction().execute((tx) => tx.selectFrom('product').select('shop_code').execute())
  for (const rows of [pieces.rows, query, inside]) {
    assert.ok(rows.length > 0)
    assert.ok(rows.every(({ shop_code }) => codes.has(shop_code)))
  }
})

/** Tables that name a shop or goods and are nobody's own by themselves; by what else they are reached. */
const BY_ANOTHER: Readonly<Record<string, string>> = {
  after_sale_exchange: 'the case',
  order_row: 'the order',
  settlement_row: 'the settlement',
  settlement_remark: 'the settlement',
  invoice_seller: 'the invoice',
  return_place: 'the shop of a case',
  search_entry: 'words, and then the product',
  stock: 'the SKU',
  flash_hold: 'the order',
  sku_price_history: 'the SKU',
  shop_closed_product: 'a shop that the desk closed'
}

test('every table that names a shop or its goods is known to belong to one', async () => {
  const { rows } = await sql<{ table_name: string; column_name: string; is_nullable: string }>`
    select c.table_name, c.column_name, c.is_nullable from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where t.table_schema = current_schema() and t.table_type = 'BASE TABLE'
      and c.column_name in ('shop_code', 'spu_code', 'sku_code', 'tenant', 'user_id')`.execute(gateway.core.db)
  const tables = new Set(rows.filter((row) => row.column_name !== 'user_id').map(({ table_name }) => table_name))
  const knownTables = [...TABLES_OF_TENANTS, ...Object.keys(TABLES_OF_SHOPS), ...Object.keys(BY_ANOTHER)]
  const ownedTables = new Set(rows.filter((row) => row.column_name === 'user_id').map((row) => row.table_name))
  const unknown = [...tables].filter((table) => !knownTables.includes(table) && !ownedTables.has(table))
  assert.equal(unknown.join(), '')
  assert.deepEqual(
    knownTables.filter((table) => !tables.has(table)),
    []
  )
  for (const table of TABLES_OF_TENANTS)
    assert.ok(
      rows.some((row) => row.table_name === table && row.column_name === 'tenant'),
      table
    )
  for (const [table, { column, orNone }] of Object.entries(TABLES_OF_SHOPS)) {
    const row = rows.find((candidate) => candidate.table_name === table && candidate.column_name === column)
    assert.equal(row?.is_nullable, orNone ? 'YES' : 'NO', `${table}.${column}`)
  }
})
