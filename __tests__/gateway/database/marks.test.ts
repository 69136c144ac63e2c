// covers gateway/src/core/database/marks.ts
// PostgreSQL: marks that many people set and take back at once
/** Marks: one a person and thing, set and taken back as wished, counted with the row. */
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'kysely'
import { inTransaction } from '../../../gateway/src/core/database/database'
import { marksOf } from '../../../gateway/src/core/database/marks'
import { startTestGateway, type TestGateway } from '../support'

declare module '../../../gateway/src/core/database/database' {
  interface Tables {
    liked: { user_id: string; thing_code: string; price_fen: number }
    waited: { user_id: string; thing_code: string; kind: 'STOCK' | 'PRICE'; price_fen: number; since: number }
  }
}

const likes = marksOf({ table: 'liked', thing: 'thing_code' })

let gateway: TestGateway
before(async () => {
  gateway = await startTestGateway({ areas: [], seeds: false })
  await sql`create table liked (
    user_id text not null, thing_code text not null, price_fen bigint not null default 0, primary key (user_id, thing_code)
  )`.execute(gateway.core.db)
  await sql`create table waited (
    user_id text not null, thing_code text not null, kind text not null, price_fen bigint not null, since int not null,
    primary key (user_id, thing_code, kind)
  )`.execute(gateway.core.db)
})
after(() => gateway.close())

const mark = (thing: string, price_fen = 0) => ({ thing, values: { price_fen } })

/** What is counted must be what is there. */
async function countsEqualRows(): Promise<void> {
  const { rows } = await sql<{ thing: string; rows: number; counted: number }>`
    select coalesce(c.thing, r.thing_code) as thing, coalesce(r.rows, 0) as rows, coalesce(c.count, 0) as counted
    from (select thing_code, count(*) as rows from liked group by thing_code) r
    full join (select thing, count from mark_count where kind = 'liked') c on c.thing = r.thing_code`.execute(
    gateway.core.db
  )
  for (const { thing, rows: there, counted } of rows) assert.equal(counted, Number(there), thing)
}

describe('marks', () => {
  it('are set once however often they are asked for, and keep what they were set with', async () => {
    const { db } = gateway.core
    assert.deepEqual(await likes.set(db, 'u1', [mark('a', 100), mark('b', 200), mark('a', 300)]), ['a', 'b'])
    assert.deepEqual(await likes.set(db, 'u1', [mark('a', 900), mark('c')]), ['c'])
    const rows = await db.selectFrom('liked').selectAll().where('thing_code', '=', 'a').execute()
    assert.deepEqual(rows, [{ user_id: 'u1', thing_code: 'a', price_fen: 300 }])
    await likes.set(db, 'u2', [mark('a')])
    assert.deepEqual(await likes.counts(db, ['a', 'b', 'none']), new Map(Object.entries({ a: 2, b: 1 })))
    assert.deepEqual(await likes.among(db, 'u1', ['a', 'none', 'b']), new Set(['a', 'b']))
    await countsEqualRows()
  })

  it('of a kind that is renewed take what they are set with again', async () => {
    const { db } = gateway.core
    const waits = marksOf({ table: 'liked', thing: 'thing_code', renews: ['price_fen'] })
    await waits.set(db, 'u9', [mark('r', 100)])
    assert.deepEqual(await waits.set(db, 'u9', [mark('r', 900), mark('s', 200)]), ['r', 's'])
    const rows = await db
      .selectFrom('liked')
      .select('price_fen')
      .where('user_id', '=', 'u9')
      .orderBy('thing_code')
      .execute()
    assert.deepEqual(
      rows.map(({ price_fen }) => price_fen),
      [900, 200]
    )
    assert.deepEqual(await waits.counts(db, ['r', 's']), new Map())
    await waits.unset(db, 'u9', ['r', 's'])
  })

  it('of several kinds stand side by side in one table, each renewed in its own columns alone', async () => {
    const { db } = gateway.core
    const waitsFor = (kind: 'STOCK' | 'PRICE') =>
      marksOf({ table: 'waited', thing: 'thing_code', only: { kind }, renews: ['price_fen'] })
    const [stock, price] = [waitsFor('STOCK'), waitsFor('PRICE')]
    const wish = (thing: string, price_fen: number, since: number) => ({ thing, values: { price_fen, since } })
    await stock.set(db, 'u8', [wish('s', 100, 1)])
    await price.set(db, 'u8', [wish('s', 200, 2), wish('t', 300, 3)])
    await price.set(db, 'u8', [wish('s', 900, 9)])
    const rows = await db
      .selectFrom('waited')
      .select(['thing_code', 'kind', 'price_fen', 'since'])
      .orderBy('since')
      .execute()
    assert.deepEqual(rows, [
      { thing_code: 's', kind: 'STOCK', price_fen: 100, since: 1 },
      { thing_code: 's', kind: 'PRICE', price_fen: 900, since: 2 },
      { thing_code: 't', kind: 'PRICE', price_fen: 300, since: 3 }
    ])
    assert.deepEqual(await stock.all(db, 'u8'), new Set(['s']))
    assert.deepEqual(await stock.among(db, 'u8', ['s', 't']), new Set(['s']))
    assert.deepEqual(await price.unset(db, 'u8', ['s']), ['s'])
    assert.deepEqual([await stock.all(db, 'u8'), await price.all(db, 'u8')], [new Set(['s']), new Set(['t'])])
    assert.deepEqual(await price.counts(db, ['s', 't']), new Map())
  })

  it('are taken back without an error where there are none, and are nobody else’s', async () => {
    const { db } = gateway.core
    await likes.set(db, 'u3', [mark('d'), mark('e')])
    assert.deepEqual(await likes.unset(db, 'u4', ['d']), [])
    assert.deepEqual((await likes.unset(db, 'u3', ['d', 'd', 'e', 'f'])).sort(), ['d', 'e'])
    assert.deepEqual(await likes.unset(db, 'u3', ['d', 'e']), [])
    assert.deepEqual(await likes.counts(db, ['d', 'e', 'f']), new Map())
    await countsEqualRows()
  })

  it('need no thing at all', async () => {
    const { db } = gateway.core
    assert.deepEqual(await likes.set(db, 'u1', []), [])
    assert.deepEqual(await likes.unset(db, 'u1', []), [])
    assert.deepEqual(await likes.among(db, 'u1', []), new Set())
    assert.deepEqual(await likes.counts(db, []), new Map())
  })

  it('leave neither row nor count when what they are part of fails', async () => {
    const { db } = gateway.core
    const work = inTransaction(db, async (tx) => {
      await likes.set(tx, 'u1', [mark('undone')])
      throw new Error('no')
    })
    await assert.rejects(work, /no/)
    assert.deepEqual(await likes.among(db, 'u1', ['undone']), new Set())
    assert.deepEqual(await likes.counts(db, ['undone']), new Map())
  })

  it('count what is there after people set and took them at once, in any order', async () => {
    const { db } = gateway.core
    const things = ['p', 'q', 'r', 's']
    const work = Array.from({ length: 120 }, (_, turn) => {
      const who = `w${turn % 6}`
      const some = turn % 2 ? things : [...things].reverse()
      return turn % 5 < 3
        ? likes.set(
            db,
            who,
            some.map((thing) => mark(thing))
          )
        : likes.unset(db, who, some)
    })
    await Promise.all(work)
    await countsEqualRows()
    // one person's twenty taps at the same heart
    await Promise.all(Array.from({ length: 20 }, () => likes.set(db, 'w9', [mark('p')])))
    await Promise.all(Array.from({ length: 20 }, () => likes.unset(db, 'w9', ['p'])))
    assert.deepEqual(await likes.among(db, 'w9', ['p']), new Set())
    await countsEqualRows()
  })
})
