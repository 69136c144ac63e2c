// covers gateway/src/core/
// verify:full: it waits for seconds until waits of the database end
import assert from 'node:assert/strict'
import { EventEmitter } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { setImmediate as nextTurn } from 'node:timers/promises'
import pg from 'pg'
import { Breaker } from '../../../gateway/src/core/wire/breaker'
import { guardPool, LIMITS } from '../../../gateway/src/core/database/connections'
import { inTransaction, takeTime } from '../../../gateway/src/core/database/database'
import { DatabaseSlow } from '../../../gateway/src/core/errors'
import { lastKnown } from '../../../gateway/src/core/patience'
import { siteInfo } from '../../../gateway/src/demonstration/decoration'
import { sql } from 'kysely'
import { startShop, type TestShop } from '../orders/journey-shop'
import { until } from '../support'

const ORDERS = 'GET /o2ord-b2c/v1/order-trades'
const SEARCH = 'GET /o2srh/v1/pub/platform-products/search'
const PRODUCT = 'GET /o2pcm/v1/pub/product/detail'
const skip = process.env['TEST_DATABASE_URL'] ? false : 'needs two connections'

const SITE = '/storage/bbccms/site_conf/zh_CN/0/BBC-PUB/website-WECHAT.json'

let shop: TestShop
let appDir: string
before(async () => {
  appDir = mkdtempSync(join(tmpdir(), 'app-'))
  writeFileSync(join(appDir, 'index.html'), '<!doctype html><head></head><div id="app"></div>')
  const pages = { '/': { scripts: [], styles: [], first: { html: '<div class="home"></div>' } } }
  writeFileSync(join(appDir, 'parts.json'), JSON.stringify({ data: [SITE], pages }))
  shop = await startShop({ connectsWithin: 8_000, appDir })
})
after(async () => {
  await shop.close()
  rmSync(appDir, { recursive: true, force: true })
})

test(
  'a locked table is waited for no longer than the app waits, and nobody else waits with it',
  { skip, timeout: 90_000 },
  async (t) => {
    const shopper = await shop.shopper()
    const query = { page: 1, size: 10 }
    const words = { keyword: '电热水壶' }
    await shopper.must(ORDERS, { query })
    const { list } = await shop.must(SEARCH, { query: words })
    const locker = new pg.Client({ connectionString: shop.databaseUrl })
    await locker.connect()
    t.after(() => locker.end())
    await locker.query('begin; lock table trade_order, search_entry in access exclusive mode')

    // more than there are connections
    const lists = await Promise.all(Array.from({ length: 12 }, () => shopper.ask(ORDERS, { query })))
    assert.deepEqual([...new Set(lists.map(({ status, code }) => `${status} ${code}`))], ['503 service.away'])
    assert.ok(lists.every(({ headers }) => headers['retry-after'] === '2'))
    const searches = await Promise.all([1, 2, 3, 4].map(() => shop.ask(SEARCH, { query: words })))
    for (const { status, data, headers } of searches) {
      assert.equal(status, 200)
      assert.deepEqual(data.list, list)
      assert.match(String(headers['age']), /^\d+$/)
    }
    // what waited in vain is spared for a while, so these find a connection
    const [more, product, healthy] = await Promise.all([
      shopper.ask(ORDERS, { query }),
      shop.ask(PRODUCT, { query: { spuCode: 'P_POT' } }),
      shop.app.inject('/healthz')
    ])
    assert.deepEqual([more.status, product.code, healthy.statusCode], [503, 'S', 200])
    assert.equal(product.headers['age'], undefined, 'read anew')

    await locker.query('rollback')
    await until(async () => (await shopper.ask(ORDERS, { query })).code === 'S')
  }
)

test('the page and the site’s files answer while every table is locked', { skip, timeout: 90_000 }, async (t) => {
  const paths = ['/', SITE, '/healthz', '/openapi.json']
  // a page goes out without what it begins with where that takes too long, as on a busy machine the first time
  await until(async () => (await shop.app.inject('/')).body.includes('href="/storage/bbccms/pages/'))
  const first = await Promise.all(paths.map((path) => shop.app.inject(path)))
  assert.deepEqual([...new Set(first.map(({ statusCode }) => statusCode))], [200])
  const locker = new pg.Client({ connectionString: shop.databaseUrl })
  await locker.connect()
  t.after(() => locker.end())
  const { rows } = await locker.query<{ name: string }>(
    "select quote_ident(tablename) as name from pg_tables where schemaname = 'public'"
  )
  await locker.query(`begin; lock table ${rows.map(({ name }) => name).join()} in access exclusive mode`)
  // one that nobody has asked for yet, too
  for (const [index, path] of [...paths, `/storage${siteInfo.pubLovResourceUrl}`].entries()) {
    const began = performance.now()
    const answer = await shop.app.inject(path)
    assert.deepEqual([path, answer.statusCode, answer.body], [path, 200, first[index]?.body ?? answer.body])
    assert.ok(performance.now() - began < LIMITS.lock, `${path} waited until a wait of the database was over`)
  }
  await locker.query('rollback')
})

test(
  'files that shoppers sent leave connections to the shop while theirs is locked',
  { skip, timeout: 90_000 },
  async (t) => {
    const locker = new pg.Client({ connectionString: shop.databaseUrl })
    await locker.connect()
    t.after(() => locker.end())
    await shop.must(PRODUCT, { query: { spuCode: 'P_POT' } })
    await locker.query('begin; lock table stored_file in access exclusive mode')
    let over = 0
    const files = Array.from({ length: 40 }, async (_, index) => {
      const { statusCode } = await shop.app.inject(`/storage/uploads/f_${index}.png`)
      over += 1
      return statusCode
    })
    for (const spuCode of ['P_POT', 'P_FAN', 'P_LAMP', 'P_FRIDGE'])
      assert.equal((await shop.ask(PRODUCT, { query: { spuCode } })).code, 'S')
    assert.equal(over, 0, 'they were answered while the files still waited')
    assert.deepEqual([...new Set(await Promise.all(files))], [503])
    await locker.query('rollback')
    await until(async () => (await shop.app.inject('/storage/uploads/f_0.png')).statusCode === 404)
  }
)

test('every connection has its limits, and a change of the schema takes its time', { skip }, async () => {
  const { db } = shop.core
  const names = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']
  const shown = async (on: typeof db): Promise<unknown[]> =>
    Promise.all(
      names.map(async (name) => Object.values((await sql<object>`show ${sql.raw(name)}`.execute(on)).rows[0] ?? {})[0])
    )
  assert.deepEqual(await shown(db), ['8s', '5s', '10s'])
  await inTransaction(db, async (tx) => {
    assert.deepEqual(await shown(tx), ['8s', '5s', '10s'])
    await takeTime(tx)
    assert.deepEqual(await shown(tx), ['0', '0', '0'])
  })
  assert.deepEqual(await shown(db), ['8s', '5s', '10s'])
})

test('a database that says nothing at all is given up, and its connection with it', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const given: unknown[] = []
  const client = Object.assign(new EventEmitter(), {
    query: () => new Promise(() => undefined),
    release: (broken: unknown) => given.push(broken)
  })
  const pool = Object.assign(new EventEmitter(), { connect: () => Promise.resolve(client), end: () => undefined })
  const connection = await guardPool(pool as never, 'by connection').connect()
  const outcome = connection.query('select 1', []).then(
    () => assert.fail('it answered'),
    (error: unknown) => error
  )
  await nextTurn()
  t.mock.timers.tick(LIMITS.answer)
  assert.ok((await outcome) instanceof DatabaseSlow)
  connection.release()
  assert.deepEqual(given, [true])
})

test('an endpoint that waited three times in vain is refused at once, but for a try now and then', async () => {
  let now = 0
  const breaker = new Breaker(() => now)
  let calls = 0
  const run = (endpoint: string, works: boolean) =>
    breaker.run(endpoint, async () => {
      calls += 1
      await nextTurn()
      if (!works) throw new DatabaseSlow(new Error('a lock'))
    })
  const slow = (endpoint: string) => assert.rejects(run(endpoint, false), DatabaseSlow)
  for (let turn = 0; turn < 3; turn += 1) await slow('a')
  await slow('a')
  assert.equal(calls, 3, 'the fourth asked nothing')
  await run('b', true)
  now = 2_001
  await Promise.all([slow('a'), slow('a'), slow('a')])
  assert.equal(calls, 5, 'one of three tried')
  now = 4_002
  await run('a', true)
  await Promise.all([run('a', true), run('a', true)])
  assert.equal(calls, 8)
})

test('what was read last stands for a read that fails or hangs, and nothing stands for the first', async () => {
  let answer: () => Promise<number> = () => Promise.reject(new Error('away'))
  const known = lastKnown(5, () => answer())
  await assert.rejects(known(), /away/)
  answer = () => Promise.resolve(7)
  assert.equal(await known(), 7)
  answer = () => Promise.reject(new Error('away'))
  assert.equal(await known(), 7)
  let late: (value: number) => void = () => undefined
  answer = () => new Promise((resolve) => (late = resolve))
  assert.equal(await known(), 7)
  late(8)
  await nextTurn()
  answer = () => Promise.resolve(9)
  assert.equal(await known(), 9)
})
