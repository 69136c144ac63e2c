// covers gateway/src/core/database/paging.ts
/** Pages of a list: each row on one page, and the same total on every page. */
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'kysely'
import {
  countRows,
  pageAsked,
  pageOf,
  pageOfSql,
  partOf,
  rowsOf,
  rowsOfSql,
  type Page
} from '../../../gateway/src/core/database/paging'
import { startTestGateway, type TestGateway } from '../support'

declare module '../../../gateway/src/core/database/database' {
  interface Tables {
    leaflet: { leaflet_code: string; topic: string; pages: number }
    leaflet_topic: { topic: string; name: string }
  }
}

let gateway: TestGateway
before(async () => {
  gateway = await startTestGateway({ areas: [], seeds: false })
  const { db } = gateway.core
  await sql`create table leaflet (leaflet_code text primary key, topic text not null, pages int not null)`.execute(db)
  await sql`create table leaflet_topic (topic text primary key, name text not null)`.execute(db)
  await sql`insert into leaflet_topic values ('wash', 'Washing'), ('cook', 'Cooking')`.execute(db)
  await sql`insert into leaflet select 'leaflet-' || n, case when n = 7 then 'cook' else 'wash' end, n % 3
    from generate_series(1, 7) n`.execute(db)
})
after(() => gateway.close())

const washing = () => gateway.core.db.selectFrom('leaflet').where('leaflet.topic', '=', 'wash')
const named = (list: ReturnType<typeof washing>) =>
  list
    .innerJoin('leaflet_topic as t', 't.topic', 'leaflet.topic')
    .select(['leaflet_code', 't.name'])
    .orderBy('pages', 'desc')
    .orderBy('leaflet_code')
/** By pages, most first, each row with its topic's name. */
const byPages = (page: Page) => pageOf(washing(), page, named)
const washingSql = () => ({
  list: sql`from leaflet where topic = ${'wash'}`,
  columns: sql`leaflet_code`,
  order: sql`pages desc, leaflet_code`
})
const inSql = (page: Page) => pageOfSql<{ leaflet_code: string }>(gateway.core.db, washingSql(), page)

const IN_ORDER = ['leaflet-2', 'leaflet-5', 'leaflet-1', 'leaflet-4', 'leaflet-3', 'leaflet-6']

describe('paging', () => {
  it('gives each row once, in order, and the total on every page', async () => {
    for (const read of [byPages, inSql]) {
      const codes: string[] = []
      for (const page of [1, 2, 3]) {
        const { rows, total } = await read({ page, size: 4 })
        assert.equal(total, 6)
        codes.push(...rows.map((row) => row.leaflet_code))
      }
      assert.deepEqual(codes, IN_ORDER)
    }
    const { rows } = await byPages({ page: 3, size: 2 })
    assert.deepEqual(rows, [
      { leaflet_code: 'leaflet-3', name: 'Washing' },
      { leaflet_code: 'leaflet-6', name: 'Washing' }
    ])
  })

  it('gives the rows alone where their number is known, of a page or from any row on', async () => {
    const codes = (rows: readonly { leaflet_code: string }[]) => rows.map(({ leaflet_code }) => leaflet_code)
    const second = { page: 2, size: 4 }
    assert.deepEqual(codes(await rowsOf(washing(), second, named)), IN_ORDER.slice(4))
    const rows = await rowsOfSql<{ leaflet_code: string }>(gateway.core.db, washingSql(), second)
    assert.deepEqual(codes(rows), IN_ORDER.slice(4))
    assert.deepEqual(codes(await partOf(washing(), { most: 3, after: 1 }, named)), IN_ORDER.slice(1, 4))
    assert.deepEqual(await partOf(washing(), { most: 0, after: 0 }, named), [])
  })

  it('counts rows with any columns selected', async () => {
    assert.equal(await countRows(washing()), 6)
    assert.equal(await countRows(washing().select(['leaflet_code', 'pages'])), 6)
    assert.equal(await countRows(washing().where('pages', '>', 9)), 0)
  })

  it('begins with ten rows unless the caller says otherwise', () => {
    assert.deepEqual(pageAsked({}), { page: 1, size: 10 })
    assert.deepEqual(pageAsked({ page: 3, size: 20 }), { page: 3, size: 20 })
  })
})
