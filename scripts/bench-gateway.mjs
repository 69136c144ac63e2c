// `npm run bench:gateway`: searches and buy-nows a second, with p50 and p99, on PGlite and on PostgreSQL where it is
// installed. A buy-now opens a settlement and submits it: an order is written and stock is taken. Not a test: it only
// prints. `BENCH_SECONDS` (5) and `BENCH_SHOPPERS` (8 at once) change it.
import { requireNode } from './lib/node-version.mjs'

requireNode()
const { ensureInstalled } = await import('./lib/install.mjs')
await ensureInstalled()
const { randomUUID } = await import('node:crypto')
const { mkdtempSync, rmSync } = await import('node:fs')
const { Agent, request } = await import('node:http')
const { tmpdir } = await import('node:os')
const path = await import('node:path')
const { startPostgres } = await import('./lib/postgres.mjs')
const { start, stop } = await import('./lib/run.mjs')

const SECONDS = Number(process.env.BENCH_SECONDS ?? 5)
const SHOPPERS = Number(process.env.BENCH_SHOPPERS ?? 8)
const agent = new Agent({ keepAlive: true, maxSockets: SHOPPERS })

/** One call; throws with the gateway's own words when it did not succeed. */
function ask(port, method, url, { token, body } = {}) {
  return new Promise((resolve, reject) => {
    const payload = body && JSON.stringify(body)
    const headers = { 'x-lang': 'en-US', ...(token && { authorization: `Bearer ${token}` }) }
    if (payload) Object.assign(headers, { 'content-type': 'application/json', 'idempotency-key': randomUUID() })
    const call = request({ port, host: '127.0.0.1', method, path: url, agent, headers }, (reply) => {
      let text = ''
      reply.setEncoding('utf8').on('data', (chunk) => (text += chunk))
      reply.on('end', () => {
        const answer = JSON.parse(text)
        if (answer.success) resolve(answer.data)
        else reject(new Error(`${method} ${url}: ${answer.code} ${answer.message}`))
      })
    })
    call.on('error', reject)
    call.end(payload)
  })
}

/** Every shopper repeats `work` for the time given; times in ms, sorted. */
async function measure(work) {
  const times = []
  const refused = new Map()
  const end = performance.now() + SECONDS * 1000
  const began = performance.now()
  await Promise.all(
    Array.from({ length: SHOPPERS }, async (_, shopper) => {
      for (let turn = 0; performance.now() < end; turn += 1) {
        const started = performance.now()
        try {
          await work(shopper, turn)
          times.push(performance.now() - started)
        } catch (error) {
          refused.set(error.message, (refused.get(error.message) ?? 0) + 1)
        }
      }
    })
  )
  times.sort((a, b) => a - b)
  return { times, refused, seconds: (performance.now() - began) / 1000 }
}

function say(name, { times, refused, seconds }) {
  const at = (share) => (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(1)
  console.log(
    `  ${name.padEnd(10)}${(times.length / seconds).toFixed(0).padStart(6)} a second   p50 ${at(0.5)} ms   p99 ${at(0.99)} ms`
  )
  for (const [words, count] of refused) console.log(`             ${count} refused: ${words}`)
}

async function bench(title, env) {
  const server = start(process.execPath, ['--import', 'tsx', 'scripts/lib/bench-server.mjs'], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, ...env, BENCH_SHOPPERS: String(SHOPPERS) }
  })
  const { port, tokens } = await new Promise((resolve, reject) => {
    let text = ''
    server.stdout.setEncoding('utf8').on('data', (chunk) => {
      text += chunk
      if (text.includes('\n')) resolve(JSON.parse(text))
    })
    server.on('close', (code) => reject(new Error(`The gateway ended with ${code}.`)))
  })
  try {
    console.log(title)
    const found = await ask(port, 'GET', '/o2srh/v1/pub/platform-products/search?size=99')
    const words = ['', ...new Set(found.list.map((card) => card.title.slice(0, 2)))]
    say(
      'search',
      await measure((shopper, turn) =>
        ask(
          port,
          'GET',
          `/o2srh/v1/pub/platform-products/search?keyword=${encodeURIComponent(words[(shopper * 7 + turn) % words.length])}`
        )
      )
    )

    const region = { provinceCode: '330000', cityCode: '330100', districtCode: '330106' }
    for (const token of tokens) {
      await ask(port, 'POST', '/o2cum/v1/bp-address', {
        token,
        body: { receiver: 'Bench', phone: '13800000000', ...region, detail: '1 Test Road', isDefault: true }
      })
    }
    const goods = found.list.filter((card) => card.inStock)
    say(
      'buy now',
      await measure(async (shopper, turn) => {
        const token = tokens[shopper]
        const { skuCode } = goods[(shopper * 11 + turn) % goods.length]
        const { settlementId } = await ask(port, 'POST', '/o2cht/v1/order-settlements/buy-now', {
          token,
          body: { skuCode, quantity: 1 }
        })
        const { payFen } = await ask(
          port,
          'GET',
          `/o2cht/v1/order-settlements/query-settlement-detail?settlementId=${settlementId}`,
          { token }
        )
        await ask(port, 'POST', '/o2cht/v1/order-settlements/submit', {
          token,
          body: { settlementId, expectedPayFen: payFen }
        })
      })
    )
  } finally {
    server.removeAllListeners('close')
    server.stdin.end()
    await stop(server)
  }
}

const data = mkdtempSync(path.join(tmpdir(), 'shop-bench-'))
try {
  await bench('PGlite', { DATA_DIR: data, DATABASE_URL: '' })
} finally {
  rmSync(data, { recursive: true, force: true })
}
const postgres = await startPostgres()
if (!postgres) console.log('PostgreSQL is not installed here (no initdb); measured on PGlite alone.')
else {
  try {
    await bench(`PostgreSQL ${postgres.version}`, { DATABASE_URL: postgres.url })
  } finally {
    await postgres.close()
  }
}
agent.destroy()
