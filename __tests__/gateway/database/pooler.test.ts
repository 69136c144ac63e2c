// covers gateway/src/core/
// verify:full: it starts a PostgreSQL and a PgBouncer of its own
import assert from 'node:assert/strict'
import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { startPostgres, type Postgres } from '../../../scripts/lib/postgres.mjs'
import { createGateway, type Gateway } from '../../../gateway/src/gateway'
import { sql } from 'kysely'
import { inTransaction } from '../../../gateway/src/core/database/database'
import { openSession } from '../../../gateway/src/core/identity/identity'
import { until } from '../support'

const program = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/opt/homebrew/bin/pgbouncer'].find((path) =>
  existsSync(path)
)
const skip = program === undefined ? 'PgBouncer is not installed; install it, e.g. by apt-get install pgbouncer' : false

let postgres: Postgres
let bouncer: ChildProcess
let gateway: Gateway
let home: string
before(async () => {
  if (program === undefined) return
  postgres = (await startPostgres()) ?? assert.fail('PostgreSQL is not installed')
  const port = await freePort()
  home = mkdtempSync('/tmp/shop-pooler-')
  const server = new URL(postgres.url)
  writeFileSync(join(home, 'users.txt'), '"shop" ""\n')
  const settings = {
    listen_addr: '127.0.0.1',
    listen_port: port,
    auth_type: 'trust',
    auth_file: join(home, 'users.txt'),
    pool_mode: 'transaction',
    default_pool_size: 8,
    max_client_conn: 200,
    unix_socket_dir: ''
  }
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`)
  const database = `postgres = host=127.0.0.1 port=${server.port} user=shop`
  writeFileSync(join(home, 'pgbouncer.ini'), ['[databases]', database, '[pgbouncer]', ...lines, ''].join('\n'))
  // like PostgreSQL it refuses root
  const isRoot = process.getuid?.() === 0
  const [uid, gid] = isRoot ? ['-u', '-g'].map((flag) => Number(execFileSync('id', [flag, 'nobody']))) : []
  if (uid !== undefined && gid !== undefined) {
    for (const path of [home, join(home, 'users.txt'), join(home, 'pgbouncer.ini')]) chownSync(path, uid, gid)
  }
  bouncer = spawn(program, [join(home, 'pgbouncer.ini')], { stdio: 'ignore', ...(isRoot ? { uid, gid } : {}) })
  await until(() => answers(port), 'PgBouncer')
  gateway = await createGateway({
    mode: 'demonstration',
    logLevel: 'silent',
    checkReplies: false,
    sweeps: false,
    databaseUrl: `postgres://shop@127.0.0.1:${port}/postgres`
  })
})
after(async () => {
  if (skip) return
  await gateway.close()
  bouncer.kill()
  await postgres.close()
  rmSync(home, { recursive: true, force: true })
})

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' })
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })

interface Said {
  status: number
  success: boolean
  code: string
  data: never
}

const statuses: string[] = []
/** Points that each check-in gave. */
const earnedPoints: number[] = []
let keys = 0
async function ask<D>(token: string, method: 'GET' | 'POST', url: string, body?: object): Promise<D> {
  const reply = await gateway.app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': `pooled-call-${(keys += 1)}` },
    ...(body && { payload: body })
  })
  const { success, code, data } = reply.json<Said>()
  if (url.endsWith('/checkin') && success) earnedPoints.push((data as { earned: number }).earned)
  if (!success) statuses.push(`${reply.statusCode} ${code} ${url.split('?')[0]}`)
  return data
}

test(
  'orders and rewards of twenty shoppers at once meet no name of another connection',
  { skip, timeout: 300_000 },
  async () => {
    const { db, clock } = gateway.core
    await sql`update product set purchase_limit = null`.execute(db)
    await sql`update stock set available = 9000`.execute(db)
    const users = await sql<{ user_id: string }>`select user_id from customer`.execute(db)
    const tokens = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        openSession(db, users.rows[index % users.rows.length]?.user_id ?? '', clock.now())
      )
    )
    const skus = await sql<{ sku_code: string }>`select sku_code from sku order by sku_code limit 20`.execute(db)
    const coupons = await sql<{ coupon_code: string }>`select coupon_code from coupon limit 5`.execute(db)
    const shop = async (token: string, index: number): Promise<void> => {
      await ask(token, 'POST', '/o2cum/v1/checkin')
      for (const { coupon_code: couponCode } of coupons.rows)
        await ask(token, 'POST', '/o2mkt-b2c/v1/coupon-self/receive-coupon', { couponCode })
      for (let turn = 0; turn < 6; turn += 1) {
        await ask(token, 'GET', '/o2ord-b2c/v1/order-trades?page=1&size=10')
        await ask(token, 'GET', '/o2mkt-b2c/v1/coupon-self/center-available')
        await ask(token, 'GET', '/o2srh/v1/pub/platform-products/search?inStock=true')
        const skuCode = skus.rows[(index + turn) % skus.rows.length]?.sku_code ?? ''
        const settlement = await ask<{ settlementId: string } | null>(
          token,
          'POST',
          '/o2cht/v1/order-settlements/buy-now',
          { skuCode, quantity: 1 }
        )
        if (!settlement) continue
        const { settlementId } = settlement
        const at1 = `/o2cht/v1/order-settlements/query-settlement-detail?settlementId=${settlementId}`
        const settlementView = await ask<{ payFen: number } | null>(token, 'GET', at1)
        if (settlementView) {
          const body = { settlementId, expectedPayFen: settlementView.payFen }
          await ask(token, 'POST', '/o2cht/v1/order-settlements/submit', body)
        }
      }
    }
    await Promise.all(tokens.map(shop))
    assert.deepEqual(
      statuses.filter((status) => /^5/.test(status)),
      []
    )
    const orderCount = await sql<{ count: number }>`select count(*) as count from trade_order`.execute(db)
    assert.ok((orderCount.rows[0]?.count ?? 0) > 20)
    // twenty logins of fewer people: each is given once what is given once
    assert.equal(earnedPoints.length, tokens.length)
    const people = new Set(tokens.map((_, index) => users.rows[index % users.rows.length]?.user_id))
    assert.equal(earnedPoints.filter((points) => points > 0).length, people.size)
    const twice = await sql`select user_id, coupon_code from user_coupon where user_id = any(${[...people]})
      group by user_id, coupon_code having count(*) > 1`.execute(db)
    assert.deepEqual(twice.rows, [])
  }
)

test('each transaction has the limits that the connection could not be given', { skip }, async () => {
  const lockTimeout = await inTransaction(
    gateway.core.db,
    async (tx) => (await sql`show lock_timeout`.execute(tx)).rows
  )
  assert.deepEqual(lockTimeout, [{ lock_timeout: '5s' }])
})
