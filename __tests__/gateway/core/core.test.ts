// PostgreSQL: the first call and its repetition at once, and tables of its own
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import type { Area } from '../../../gateway/src/core/area'
import { refusal } from '../../../gateway/src/core/errors'
import { startTestGateway, type TestGateway } from '../support'

/** Stands in for the cart: a counter a shopper can raise, refuse or break. */
const counterArea: Area = {
  name: 'counter',
  schema: [
    {
      id: 'counter-001',
      up: async (db) => {
        await sql`create table counter (user_id text primary key, n int not null)`.execute(db)
      }
    }
  ],
  routes: {
    'POST /o2cart/v1/carts/save-by-product': async (call) => {
      if (call.body.skuCode === 'boom') throw new Error('secret inside at /srv/store.ts')
      const counterRow = await sql<{ n: number }>`insert into counter values (${call.shopper()}, ${call.body.quantity})
        on conflict (user_id) do update set n = counter.n + excluded.n returning n`.execute(call.db)
      if (call.body.skuCode === 'none') throw refusal('stock.short', '库存不足', 'Not enough stock')
      const n = counterRow.rows[0]?.n ?? 0
      return { rowId: 'r1', quantity: n, count: n }
    },
    'GET /o2cart/v1/carts/entryRows': async (call) => {
      const counterRow = await sql<{ n: number }>`select n from counter where user_id = ${call.shopper()}`.execute(
        call.db
      )
      return { count: counterRow.rows[0]?.n ?? 0 }
    },
    'GET /o2md/v1/pub/sysParameter/{code}': (call) => ({
      code: call.path['code'] ?? '',
      defaultValue: call.path['code'] === 'long' ? 'word '.repeat(400) : null
    }),
    // a reply of the wrong shape on purpose: the check of replies must refuse it
    'GET /o2md/v1/pub/client-ip': () => ({ ip: 1 }) as unknown as { ip: string }
  }
}

const add = 'POST /o2cart/v1/carts/save-by-product'
const count = 'GET /o2cart/v1/carts/entryRows'
let gateway: TestGateway
before(async () => {
  gateway = await startTestGateway({ areas: [counterArea] })
})
after(() => gateway.close())

test('an endpoint that needs a login answers 401 in the envelope without one, and with a made-up token', async () => {
  for (const token of [undefined, 'a'.repeat(43)]) {
    const answer = await gateway.ask(count, token === undefined ? {} : { token })
    assert.equal(answer.status, 401)
    assert.deepEqual([answer.success, answer.failed, answer.code], [false, true, 'login.required'])
    assert.equal(answer.message, '登录失效，请重新登录')
  }
})

test('a long reply is compressed for clients that take it, a short one and others are not', async () => {
  const long = 'GET /o2md/v1/pub/sysParameter/{code}'
  const texts = await Promise.all(
    ['gzip, br', 'identity'].map(async (acceptEncoding) => {
      const { rawPayload, headers } = await gateway.app.inject({
        url: long.split(' ')[1]?.replace('{code}', 'long') ?? '',
        headers: { 'accept-encoding': acceptEncoding }
      })
      assert.equal(headers['content-encoding'], acceptEncoding === 'identity' ? undefined : 'gzip')
      assert.equal(headers['vary'], 'accept-encoding')
      return String(acceptEncoding === 'identity' ? rawPayload : gunzipSync(rawPayload))
    })
  )
  assert.equal(texts[0], texts[1])
  const short = await gateway.ask(long, { path: { code: 'short' }, headers: { 'accept-encoding': 'gzip' } })
  assert.deepEqual([short.headers['content-encoding'], short.headers['vary']], [undefined, 'accept-encoding'])
})

test('a compressed request is not unpacked', async () => {
  const send = async (payload: Buffer, headers: Record<string, string>) =>
    (
      await gateway.app.inject({
        method: 'POST',
        url: add.split(' ')[1] ?? '',
        payload,
        headers: {
          'content-type': 'application/json',
          'idempotency-key': randomUUID(),
          authorization: `Bearer ${await gateway.tokenOf('u_packed')}`,
          ...headers
        }
      })
    ).statusCode
  const body = Buffer.from(JSON.stringify({ skuCode: 'POT', quantity: 1 }))
  assert.equal(await send(body, {}), 200)
  assert.equal(await send(gzipSync(body), { 'content-encoding': 'gzip' }), 400)
})

test('a body above 256 KB is refused unread, one below is not', async () => {
  const token = await gateway.tokenOf('u_heavy')
  const postOfSize = (size: number) =>
    gateway.ask(add, { token, body: { skuCode: 'POT', quantity: 1, more: 'x'.repeat(size) } })
  assert.equal((await postOfSize(255 * 1024)).status, 200)
  const reply = await postOfSize(257 * 1024)
  assert.deepEqual([reply.status, reply.failed], [413, true])
  assert.match(reply.message, /[\u3400-\u9fff]/)
})

test('a login ends after thirty days', async (t) => {
  const other = await startTestGateway({ areas: [counterArea] })
  t.after(() => other.close())
  const token = await other.tokenOf('u_month')
  await other.core.clock.advance(30 * 24 * 3600 * 1000 - 60_000)
  assert.equal((await other.ask(count, { token })).status, 200)
  await other.core.clock.advance(61_000)
  assert.equal((await other.ask(count, { token })).status, 401)
})

test('the same key with the same body has one effect and one reply, also when both come at once', async () => {
  const token = await gateway.tokenOf('u_once')
  const how = { token, key: 'intent-0001', body: { skuCode: 'a', quantity: 2 } }
  const [first, second] = await Promise.all([gateway.ask(add, how), gateway.ask(add, how)])
  const third = await gateway.ask(add, { ...how, body: { quantity: 2, skuCode: 'a' } })
  assert.deepEqual(first.data, { rowId: 'r1', quantity: 2, count: 2 })
  assert.deepEqual(second.data, first.data)
  assert.deepEqual(third.data, first.data)
  assert.deepEqual((await gateway.must(count, { token })).count, 2)
})

test('a try that differs in _t alone is the same intent', async () => {
  const token = await gateway.tokenOf('u_again')
  const how = { token, key: 'intent-0005', body: { skuCode: 'a', quantity: 1 } }
  for (const _t of ['1', '2']) {
    assert.equal((await gateway.must(add, { ...how, query: { _t } })).count, 1)
  }
})

test('a key is remembered for a week', async () => {
  const token = await gateway.tokenOf('u_week')
  const how = { token, key: 'intent-0006', body: { skuCode: 'a', quantity: 1 } }
  const daysAgo = (days: number) =>
    gateway.core.db
      .updateTable('idempotency')
      .set({ created_at: new Date(Date.now() - days * 24 * 3600 * 1000) })
      .where('key', '=', how.key)
      .execute()
  const counts: number[] = []
  for (const days of [0, 6.9, 7.1]) {
    counts.push((await gateway.must(add, how)).count)
    await daysAgo(days)
    await gateway.sweep()
  }
  counts.push((await gateway.must(add, how)).count)
  assert.deepEqual(counts, [1, 1, 1, 2])
})

test('what is forgotten every few seconds is found by its age, not among all there is', async () => {
  const plans = await gateway.core.db.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx)
    const planOf = async (table: string, column: string) =>
      JSON.stringify(
        (await sql`explain delete from ${sql.table(table)} where ${sql.ref(column)} < now()`.execute(tx)).rows
      )
    return [await planOf('idempotency', 'created_at'), await planOf('session', 'expires_at')]
  })
  for (const plan of plans) assert.match(plan, /Index/)
})

test('the same key with another body is refused and has no effect', async () => {
  const token = await gateway.tokenOf('u_mismatch')
  await gateway.must(add, { token, key: 'intent-0002', body: { skuCode: 'a', quantity: 1 } })
  const answer = await gateway.ask(add, { token, key: 'intent-0002', body: { skuCode: 'a', quantity: 5 } })
  assert.deepEqual([answer.status, answer.code], [409, 'idempotency.mismatch'])
  assert.equal((await gateway.must(count, { token })).count, 1)
})

test("another shopper's key is another intent", async () => {
  const [a, b] = [await gateway.tokenOf('u_a'), await gateway.tokenOf('u_b')]
  await gateway.must(add, { token: a, key: 'intent-0003', body: { skuCode: 'a', quantity: 1 } })
  assert.equal(
    (await gateway.must(add, { token: b, key: 'intent-0003', body: { skuCode: 'a', quantity: 3 } })).count,
    3
  )
})

test('a refusal leaves no effect and frees the key', async () => {
  const token = await gateway.tokenOf('u_refused')
  const answer = await gateway.ask(add, { token, key: 'intent-0004', body: { skuCode: 'none', quantity: 1 } })
  assert.deepEqual([answer.status, answer.failed, answer.code, answer.message], [200, true, 'stock.short', '库存不足'])
  assert.equal((await gateway.must(count, { token })).count, 0)
  assert.equal((await gateway.must(add, { token, key: 'intent-0004', body: { skuCode: 'a', quantity: 1 } })).count, 1)
})

test('an idempotent endpoint without its header is not served', async () => {
  const token = await gateway.tokenOf('u_nokey')
  const answer = await gateway.ask(add, { token, key: null, body: { skuCode: 'a', quantity: 1 } })
  assert.deepEqual([answer.status, answer.code], [400, 'request.invalid'])
})

test('what does not fit the contract is a 400 that names the field', async () => {
  const token = await gateway.tokenOf('u_wrong')
  const cases: [Record<string, unknown>, RegExp][] = [
    [{ skuCode: 'a', quantity: 0 }, /quantity/],
    [{ skuCode: 'a', quantity: '2' }, /quantity/],
    [{ quantity: 1 }, /skuCode/],
    [{ skuCode: 'a b', quantity: 1 }, /skuCode/]
  ]
  for (const [body, field] of cases) {
    const answer = await gateway.ask(add, { token, body })
    assert.deepEqual([answer.status, answer.code], [400, 'request.invalid'])
    assert.match(answer.message, field)
  }
})

test('sentences come in the language of x-lang', async () => {
  const token = await gateway.tokenOf('u_lang')
  const answer = await gateway.ask(add, { token, locale: 'en-US', body: { skuCode: 'none', quantity: 1 } })
  assert.equal(answer.message, 'Not enough stock')
})

test('a failure of the gateway itself says nothing about its inside', async () => {
  const token = await gateway.tokenOf('u_boom')
  const answer = await gateway.ask(add, { token, body: { skuCode: 'boom', quantity: 1 } })
  assert.deepEqual([answer.status, answer.code, answer.data], [500, 'F', null])
  assert.ok(!JSON.stringify(answer).includes('secret'))
})

test('a reply that breaks the contract does not leave the gateway in tests', async () => {
  assert.equal((await gateway.ask('GET /o2md/v1/pub/client-ip')).status, 500)
})

test('an unknown path and a body that is no JSON answer in the envelope', async () => {
  const unknown = await gateway.app.inject({ method: 'GET', url: '/o2md/v1/nothing' })
  assert.deepEqual([unknown.statusCode, unknown.json<{ failed: boolean }>().failed], [404, true])
  const reply = await gateway.app.inject({
    method: 'POST',
    url: '/o2cart/v1/carts/save-by-product',
    headers: { 'content-type': 'application/json' },
    payload: '{"a":'
  })
  assert.deepEqual([reply.statusCode, reply.json<{ code: string }>().code], [400, 'request.invalid'])
  assert.ok(Math.abs(Number(reply.headers['x-server-time']) - gateway.core.clock.now()) < 2000)
})

test('every reply carries the server time, is not stored, and is the same under /api', async () => {
  const answer = await gateway.ask('GET /o2md/v1/pub/sysParameter/{code}', { path: { code: 'X' } })
  assert.ok(Math.abs(Number(answer.headers['x-server-time']) - gateway.core.clock.now()) < 2000)
  assert.equal(answer.headers['cache-control'], 'no-store')
  const api = await gateway.app.inject({ method: 'GET', url: '/api/o2md/v1/pub/sysParameter/X?_t=1' })
  assert.deepEqual(api.json<{ data: unknown }>().data, answer.data)
})

test('moving the clock moves the server time', async () => {
  const before = gateway.core.clock.now()
  await gateway.core.clock.advance(3_600_000)
  const answer = await gateway.ask('GET /o2md/v1/pub/sysParameter/{code}', { path: { code: 'X' } })
  assert.ok(Number(answer.headers['x-server-time']) >= before + 3_600_000)
})
