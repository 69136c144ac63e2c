import assert from 'node:assert/strict'
import { EventEmitter } from 'node:events'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { guardPool } from '../../../gateway/src/core/database/connections'
import { inTransaction, type Db } from '../../../gateway/src/core/database/database'
import { PLANNED_ANEW, StatementNames } from '../../../gateway/src/core/database/statements'
import { ACT, clientId, conversationWith, HEAR, openDesk, SAY } from '../content/talks'
import { readSettlement, startShop } from '../orders/journey-shop'
import { startTestGateway, type TestGateway } from '../support'

let bare: TestGateway
let db: Db
before(async () => {
  bare = await startTestGateway({ areas: [], seeds: false })
  db = bare.core.db
  await sql`create table thing (id int primary key, name text not null)`.execute(db)
  await sql`insert into thing values (1, 'one'), (2, 'two')`.execute(db)
})
after(() => bare.close())

const things = async (on: Db): Promise<unknown[]> => (await sql`select * from thing order by id`.execute(on)).rows
const namesHeld = async (): Promise<number> => {
  const { rows } = await sql<{ held: number }>`select count(*) as held from pg_prepared_statements`.execute(db)
  return rows[0]?.held ?? -1
}

test('a text has a name from its second time on, and what is no query has none', () => {
  const names = new StatementNames()
  assert.equal(names.of('select 1'), undefined)
  const name = names.of('select 1')
  assert.match(name ?? '', /^s1_[0-9a-f]{12}$/)
  assert.equal(names.of('select 1'), name)
  for (let turn = 0; turn < 3; turn += 1) assert.equal(names.of('begin'), undefined)
})

test('a search has no name: its plan depends on the words', async (t) => {
  const names = new StatementNames()
  for (let turn = 0; turn < 3; turn += 1) assert.equal(names.of(`select ${PLANNED_ANEW} 1`), undefined)
  const statements: string[] = []
  const shop = await startShop({ onStatement: (text) => statements.push(text) })
  t.after(() => shop.close())
  statements.length = 0 // what made the tables
  for (const query of [{ keyword: '电热水壶' }, { keyword: '没有的东西' }, { inStock: true }, {}]) {
    await shop.must('GET /o2srh/v1/pub/platform-products/search', { query })
    await shop.must('GET /o2srh/v1/pub/platform-products/search-filter', { query })
  }
  const searches = statements.filter((text) => text.includes('search_entry') || text.includes('category_codes @>'))
  assert.ok(searches.length > 4)
  for (const text of searches) assert.ok(text.includes(PLANNED_ANEW), text)
})

test('names end at some number: each length of a list is a text of its own', () => {
  const names = new StatementNames()
  let count = 0
  for (let text = 0; text < 5000; text += 1) {
    names.of(`select ${text}`)
    if (names.of(`select ${text}`) !== undefined) count += 1
  }
  assert.equal(count, 500)
  assert.ok(names.of('select 3') !== undefined, 'those that have one keep it')
})

test('a statement that fails leaves the connection fit for the next, named or not', async () => {
  const half = (by: number) => sql<{ half: number }>`select 10 / ${by}::int as half`.execute(db)
  for (let turn = 0; turn < 3; turn += 1) {
    await assert.rejects(half(0), /division by zero/)
    assert.equal((await half(2)).rows[0]?.half, 5)
    await assert.rejects(sql`select * from nowhere where id = ${turn}`.execute(db), /nowhere/)
  }
})

test('a table that changes under a kept plan is read as it is now, also in a transaction', async () => {
  for (let turn = 0; turn < 3; turn += 1) assert.equal((await things(db)).length, 2)
  await sql`alter table thing add column size int not null default 7`.execute(db)
  assert.deepEqual(await things(db), [
    { id: 1, name: 'one', size: 7 },
    { id: 2, name: 'two', size: 7 }
  ])
  for (let turn = 0; turn < 3; turn += 1) await things(db)
  await sql`alter table thing drop column size`.execute(db)
  let runs = 0
  const results = await inTransaction(db, async (tx) => {
    runs += 1
    await sql`update thing set name = name || '!' where id = 1`.execute(tx)
    return things(tx)
  })
  assert.deepEqual(results, [
    { id: 1, name: 'one!' },
    { id: 2, name: 'two' }
  ])
  assert.equal(runs, 2, 'the transaction that met the old plan was begun again')
})

test('where names get lost, as behind a pooler that mixes connections, statements go on without them', async () => {
  for (let turn = 0; turn < 3; turn += 1) await things(db)
  assert.ok((await namesHeld()) > 0)
  await sql`deallocate all`.execute(db)
  assert.equal((await things(db)).length, 2)
  for (let turn = 0; turn < 3; turn += 1) await things(db)
  assert.equal(await namesHeld(), 0)
})

for (const state of ['26000', '42P05']) {
  test(`a name that a pooler mixes up (${state}) is given up by all that are under way, and for good`, async () => {
    const statementNames: (string | undefined)[] = []
    // asked again it is a text
    const query = async (statement: string | { name?: string }) => {
      const name = typeof statement === 'string' ? undefined : statement.name
      statementNames.push(name)
      if (name !== undefined) throw Object.assign(new Error('prepared statement'), { code: state })
      return { command: 'SELECT', rowCount: 0, rows: [] }
    }
    const clients = [1, 2, 3].map(() => Object.assign(new EventEmitter(), { query, release: () => undefined }))
    const pool = Object.assign(new EventEmitter(), { connect: async () => clients.shift(), end: () => undefined })
    const guard = guardPool(pool as never, 'by transaction')
    const connections = [await guard.connect(), await guard.connect(), await guard.connect()]
    const askAll = () => Promise.all(connections.map((connection) => connection.query('select 1', [])))
    await connections[0]?.query('select 1', [])
    await askAll()
    assert.equal(statementNames.filter((name) => name !== undefined).length, 3)
    await askAll()
    assert.equal(statementNames.filter((name) => name !== undefined).length, 3)
  })
}

// exact, and the same on any machine: what a busy call asks of the database grows only where somebody decides so. A
// settlement asks once more since it says what coupons that are not yet received would save; a submit twice more: for the
// rebates of its products, and for the partner by whose link the shopper came
const MOST = { search: 2, product: 4, buyNow: 8, settlement: 9, submit: 19, order: 3 }

// clock, switches of the console and what is remembered are read by time: a busy machine reads them within any call
const BY_TIME = /\bfrom "?(?:setting|console_fault|synonym|shop)"?(?!\w)/

test('a purchase asks the database no more often than it did', async (t) => {
  let count = 0
  const shop = await startShop({ onStatement: (text) => (count += BY_TIME.test(text) ? 0 : 1) })
  t.after(() => shop.close())
  const shopper = await shop.shopper()
  const countStatements = async <T>(call: () => Promise<T>): Promise<[T, number]> => {
    count = 0
    return [await call(), count]
  }
  const search = () => shop.must('GET /o2srh/v1/pub/platform-products/search', { query: { inStock: true } })
  const product = () => shopper.must('GET /o2pcm/v1/pub/product/detail', { query: { spuCode: 'P_POT' } })
  await product()
  const wish = { skuCode: 'POT', quantity: 1 }
  const buyNow = () => shopper.must('POST /o2cht/v1/order-settlements/buy-now', { body: wish })
  const [{ settlementId }, buyCount] = await countStatements(buyNow)
  const [{ payFen }, settlement] = await countStatements(() => readSettlement(shopper, settlementId))
  const body = { settlementId, expectedPayFen: payFen }
  const [{ orderCodes }, submit] = await countStatements(() =>
    shopper.must('POST /o2cht/v1/order-settlements/submit', { body })
  )
  const query = { orderCode: orderCodes[0] ?? '' }
  const [, order] = await countStatements(() => shopper.must('GET /o2ord-b2c/v1/order-trades/detail', { query }))
  const counts = {
    search: (await countStatements(search))[1],
    product: (await countStatements(product))[1],
    buyNow: buyCount,
    settlement,
    submit,
    order
  }
  for (const [call, most] of Object.entries(MOST)) {
    const callCount = counts[call as keyof typeof MOST] // one of its own keys
    assert.ok(callCount > 0 && callCount <= most, `${call} asks ${callCount} times, of ${most}`)
  }
})

// the login, a transaction with the lock, the session, the word and its hint, and what is shown; five hundred talk at once
const MOST_OF_TALK = { say: 8, hear: 4 }
const BESIDE = /^(?:select value from setting|.*\bconsole_fault\b)/s

test('a word in the chat and a look at what is new ask the database no more often than they did', async (t) => {
  const statements: string[] = []
  const shop = await startShop({ onStatement: (text) => BESIDE.test(text) || statements.push(text) })
  t.after(() => shop.close())
  await openDesk(shop)
  const shopper = await shop.shopper()
  const conversationId = await conversationWith(shopper)
  await shopper.must(ACT, { body: { conversationId, act: 'PERSON' } })
  const say = () => shopper.must(SAY, { body: { conversationId, clientId: clientId(), kind: 'TEXT', text: '在吗' } })
  await say()
  statements.length = 0
  const { message } = await say()
  const saidBy = statements.splice(0)
  assert.equal(saidBy.length, MOST_OF_TALK.say, saidBy.join('\n'))
  const { list } = await shopper.must(HEAR, { query: { conversationId, since: message.revision - 1 } })
  assert.equal(list.length, 1)
  assert.equal(statements.length, MOST_OF_TALK.hear, statements.join('\n'))
})
