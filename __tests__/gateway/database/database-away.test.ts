// covers gateway/src/core/
// verify:full: it stops a PostgreSQL of its own under load, for a minute
import assert from 'node:assert/strict'
import { spawn, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import type { BodyOf, DataOf, EndpointKey } from '../../../contract'
import { buildGateway, gatewayBundle } from '../../../scripts/lib/build.mjs'
import { startPostgres, type Postgres } from '../../../scripts/lib/postgres.mjs'
import type { Envelope } from '../../../gateway/src/core/wire/envelope'

/** A PostgreSQL of its own: this one is stopped, and the others' must not be. */
const skip = process.env['TEST_DATABASE_URL'] ? false : 'needs a PostgreSQL'
const slow = { skip, timeout: 180_000 }
const SKU = 'LOAD'
const ADD = 'POST /o2cart/v1/carts/save-by-product'
const SUBMIT = 'POST /o2cht/v1/order-settlements/submit'

let postgres: Postgres
let gateway: ChildProcess
let output = ''
let base = ''
before(async () => {
  if (skip) return
  await buildGateway()
  postgres = (await startPostgres({ durable: true })) ?? assert.fail('PostgreSQL is not installed')
  gateway = spawn(process.execPath, [gatewayBundle], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'error', DATABASE_URL: postgres.url },
    stdio: ['ignore', 'pipe', 'pipe']
  })
  for (const stream of [gateway.stdout, gateway.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => (output += chunk))
  }
  await until('the gateway starts', () => {
    base = /Shop\s+(http:\S+)\//.exec(output)?.[1] ?? ''
    return output.includes('Ready in')
  })
  // one version of one product that never runs out
  await query(`insert into sku select '${SKU}', spu_code, 99, spec_values, attr_values, price_fen, list_price_fen, picture,
    weight_grams, null, null, null from sku order by sku_code limit 1`)
  await query(`insert into stock (sku_code, available) values ('${SKU}', 90000)`)
  await query('update product set purchase_limit = null')
})
after(async () => {
  if (skip) return
  gateway.kill('SIGTERM')
  await until('the gateway ends', () => gateway.exitCode !== null)
  await postgres.close()
})

async function until(what: string, isDone: () => boolean | Promise<boolean>): Promise<void> {
  const patience = Date.now() + 60_000
  while (!(await isDone())) {
    if (Date.now() > patience) assert.fail(`in vain: ${what}\n${output}`)
    await delay(20)
  }
}

async function query<Row extends pg.QueryResultRow>(statement: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  try {
    return (await client.query<Row>(statement, values)).rows
  } finally {
    await client.end()
  }
}

interface Reply<D> extends Envelope {
  data: D
  status: number
  retryAfter: string | null
}

interface Caller {
  userId: string
  token: string
  lang: 'zh-CN' | 'en-US'
}

async function ask<K extends EndpointKey>(
  key: K,
  caller: Caller,
  { body, query, intent = randomUUID() }: { body?: BodyOf<K>; query?: string; intent?: string } = {}
): Promise<Reply<DataOf<K>>> {
  const [method = '', path = ''] = key.split(' ')
  const answer = await fetch(`${base}${path}${query ?? ''}`, {
    method,
    headers: {
      'x-lang': caller.lang,
      'idempotency-key': intent,
      authorization: `Bearer ${caller.token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' })
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) })
  })
  const envelope = (await answer.json()) as Envelope & { data: DataOf<K> }
  return { ...envelope, status: answer.status, retryAfter: answer.headers.get('retry-after') }
}

/** A shopper of the demonstration's who does things one after another until told to stop. */
interface Load {
  orders: string[]
  added: number
  away: Reply<unknown>[]
  stop(): Promise<void>
}

async function logIn(phone: string, lang: Caller['lang']): Promise<Caller> {
  const nobody = { userId: '', token: '', lang }
  const { data: codeReply } = await ask('POST /oauth/public/send-phone-captcha-always', nobody, { body: { phone } })
  const [code] = await query<{ title: string }>('select title from outbox where recipient = $1', [phone])
  const { data } = await ask('POST /o2cum/v1/pub/customer-login/register-with-oauth', nobody, {
    body: { phone, captcha: code?.title ?? '', captchaKey: codeReply.captchaKey }
  })
  const caller = { userId: data.userId, token: data.token, lang }
  const place = { provinceCode: '330000', cityCode: '330100', districtCode: '330106', detail: '栖禾路18号' }
  const answer = await ask('POST /o2cum/v1/bp-address', caller, {
    body: { receiver: '周行', phone, ...place, isDefault: true }
  })
  assert.equal(answer.status, 200, answer.message)
  return caller
}

function load(caller: Caller): Load {
  const load: Load = { orders: [], added: 0, away: [], stop: () => Promise.resolve() }
  let isStopped = false
  /** As the app does: what was answered by 503 is asked again with its key, until there is an answer. */
  const insist = async <K extends EndpointKey>(
    key: K,
    how: { body?: BodyOf<K>; query?: string }
  ): Promise<DataOf<K>> => {
    const intent = randomUUID()
    for (;;) {
      const reply = await ask(key, caller, { ...how, intent })
      if (reply.success) return reply.data
      assert.equal(reply.status, 503, `${key}: ${reply.status} ${reply.code} ${reply.message}`)
      load.away.push(reply)
      await delay(50)
    }
  }
  const work = async (): Promise<void> => {
    while (!isStopped) {
      await insist(ADD, { body: { skuCode: SKU, quantity: 1 } })
      load.added += 1
      const { settlementId } = await insist('POST /o2cht/v1/order-settlements/buy-now', {
        body: { skuCode: SKU, quantity: 1 }
      })
      const { payFen } = await insist('GET /o2cht/v1/order-settlements/query-settlement-detail', {
        query: `?settlementId=${settlementId}`
      })
      const { orderCodes } = await insist(SUBMIT, { body: { settlementId, expectedPayFen: payFen } })
      load.orders.push(...orderCodes)
    }
  }
  const working = work()
  // told by `stop`
  working.catch(() => undefined)
  load.stop = () => {
    isStopped = true
    return working
  }
  return load
}

let phones = 13811110000
/** Eight shoppers at once, half of them in English, while something happens to the database. */
async function underLoad(happens: (loads: Load[]) => Promise<unknown>): Promise<Load[]> {
  const callers: Caller[] = []
  for (let turn = 0; turn < 8; turn += 1) callers.push(await logIn(String(phones++), turn % 2 ? 'en-US' : 'zh-CN'))
  const loads = callers.map(load)
  const eachPlaces = (more: number): Promise<void> => {
    const before = loads.map(({ orders }) => orders.length)
    return until('each shopper places orders', () =>
      loads.every(({ orders }, index) => orders.length >= (before[index] ?? 0) + more)
    )
  }
  try {
    await eachPlaces(2)
    await happens(loads)
    await eachPlaces(2)
  } finally {
    await Promise.all(loads.map(({ stop }) => stop()))
  }
  assert.equal(gateway.exitCode, null, output)
  for (const [index, { added, orders }] of loads.entries()) {
    const caller = callers[index] ?? assert.fail()
    const { data } = await ask('GET /o2cart/v1/carts/entryRows', caller)
    assert.equal(data.count, added, 'each addition is there once')
    const rows = await query<{ order_code: string }>('select order_code from trade_order where user_id = $1', [
      caller.userId
    ])
    assert.deepEqual(rows.map((row) => row.order_code).sort(), orders.sort(), 'each order is there once')
  }
  return loads
}

const everyoneMet = (loads: Load[]): Promise<void> =>
  until('each shopper meets the gap', () => loads.every(({ away }) => away.length > 0))

function assertWords(loads: Load[]): void {
  const replies = loads.flatMap(({ away }) => away)
  const texts = new Set(replies.map(({ code, message, retryAfter }) => `${code} ${retryAfter} ${message}`))
  assert.deepEqual([...texts].sort(), [
    'service.away 2 The store is unavailable right now, please try again',
    'service.away 2 商城暂时无法使用，请稍后再试'
  ])
}

for (const how of ['fast', 'immediate'] as const) {
  test(`a restart (${how}) under load: 503 meanwhile, and nothing acknowledged is lost`, slow, async () => {
    const loads = await underLoad(async (loads) => {
      await postgres.halt(how)
      await everyoneMet(loads)
      await postgres.resume()
    })
    assertWords(loads)
  })
}

test('six seconds without a database under load: the timed work says so and goes on afterwards', slow, async () => {
  const before = output.length
  const loads = await underLoad(async (loads) => {
    await postgres.halt()
    await Promise.all([everyoneMet(loads), delay(6_000)])
    await until('the timed work says so', () => output.slice(before).includes('timed work failed'))
    await postgres.resume()
  })
  assertWords(loads)
  const [code = ''] = loads.flatMap(({ orders }) => orders)
  await query(`update trade_order set pay_before = now() - interval '1 minute' where order_code = $1`, [code])
  await until('the timed work closes what is overdue', async () => {
    const [row] = await query<{ status: string }>('select status from trade_order where order_code = $1', [code])
    return row?.status === 'CANCELLED'
  })
})

const terminateAll = () =>
  query(`select pg_terminate_backend(pid) from pg_stat_activity
    where backend_type = 'client backend' and pid <> pg_backend_pid()`)

test('every connection ended by the database, again and again under load', slow, async () => {
  await underLoad(async () => {
    for (let turn = 0; turn < 20; turn += 1) {
      await terminateAll()
      await delay(50)
    }
  })
})

test('every idle connection ended by the database: the gateway stays and answers', slow, async () => {
  await terminateAll()
  await until('it answers', async () => (await fetch(`${base}/readyz`)).status === 200)
  assert.equal(gateway.exitCode, null, output)
})
