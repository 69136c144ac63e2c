// `npm run bench:rush [postgres]`: a session of the flash sale that far more people want than there are pieces of. Shoppers
// come at a rate of their own, four times what the machine sells in a quiet hour, for half a minute; twenty want each piece.
// Each opens a settlement, reads it and submits it, and gives up where the shop says no. In quiet they buy the same way, of
// other sessions. Not a test: it only prints.
// Gateway, database and who asks share this machine; `BENCH_APART=yes` gives who asks the second processor and the shop the
// first, in quiet and in the rush (Linux). BENCH_SECONDS (30), BENCH_TIMES (4) and BENCH_EACH (20) change it.
import { requireNode } from './lib/node-version.mjs'

requireNode()
const { ensureInstalled } = await import('./lib/install.mjs')
await ensureInstalled()
const { execFileSync } = await import('node:child_process')
const { randomUUID } = await import('node:crypto')
const { setTimeout: delay } = await import('node:timers/promises')
const { createClient, goodsOf, logIn, measure, percentile } = await import('./lib/bench/bench.mjs')
const { call } = await import('./lib/bench/bench-overload.mjs')
const { startPostgres } = await import('./lib/postgres.mjs')
const { startShop } = await import('./lib/shop.mjs')

const SECONDS = Number(process.env.BENCH_SECONDS ?? 30)
const TIMES = Number(process.env.BENCH_TIMES ?? 4)
const EACH = Number(process.env.BENCH_EACH ?? 20)
/** One of so many who come opens a product beside them: enough for a p99, and not what the shop is busy with. */
const READ_EACH = 40
/** Shoppers who wait for each answer while it is quiet. */
const QUIET = 8
const SHOPPERS = 120
/** More than a piece of the session costs, with delivery. */
const MOST_FEN = 3_000
const settlements = '/o2cht/v1/order-settlements'
const own = (path) => `${settlements}/${path}`

/** Publishes a session of so many pieces, a part of it of each SKU; returns [{ skuCode, sessionCode }]. */
async function openSessions(address, skuCodes, pieces) {
  const share = Math.ceil(pieces / skuCodes.length)
  const opened = []
  for (const skuCode of skuCodes) {
    const reply = await fetch(`${address}/demo/api/sessions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: address },
      body: JSON.stringify({ startsIn: 0, lasts: 60, skuCode, yuan: 1, allotment: share, limitEach: 100 })
    })
    const { sessionCode, message } = await reply.json()
    // there is a session of it already
    if (!sessionCode) console.log(`  without ${skuCode}: ${message}`)
    else opened.push({ skuCode, sessionCode })
  }
  return { sessions: opened, pieces: share * opened.length }
}

/** As the app asks: where it is busy three times more by the same key, after the time it was told and a random one. */
const patient = (once) => async (method, path, options) => {
  const key = randomUUID()
  for (let turn = 0; ; turn += 1) {
    const answer = await once(method, path, { ...options, key })
    if (answer.status !== 503 || turn === 3) return answer
    await delay(Number(answer.retryAfter ?? 1) * 1000 + Math.random() * 1000 * 2 ** turn)
  }
}

/** One shopper's way to a piece; resolves to the answer that ended it: { status, code, ms, retryAfter }. */
async function wish(once, token, { skuCode, sessionCode }) {
  const ask = patient(once)
  const opened = await ask('POST', own('buy-now'), { token, body: { skuCode, quantity: 1, sessionCode } })
  if (opened.code !== 'S') return opened
  const { settlementId } = opened.data
  const seen = await ask('GET', own(`query-settlement-detail?settlementId=${settlementId}`), { token })
  if (seen.code !== 'S') return seen
  // the session has none left, and the settlement says the usual price
  if (seen.data.payFen > MOST_FEN) return { ...seen, code: 'flash.gone' }
  return ask('POST', own('submit'), { token, body: { settlementId, expectedPayFen: seen.data.payFen } })
}

const p99 = (calls) =>
  percentile(
    calls.map(({ ms }) => ms).sort((a, b) => a - b),
    0.99
  )

/** Lets shoppers come by chance at a rate, whether or not those before them were served, and open a product between. */
async function rush(ask, { rate, tokens, sessions, read }) {
  const began = performance.now()
  const [wishes, reads] = [[], []]
  let due = began
  for (let turn = 0; due - began < SECONDS * 1000; turn += 1) {
    due += (-Math.log(1 - Math.random()) * 1000) / rate
    if (due > performance.now()) await delay(due - performance.now())
    const end = wish(ask, tokens[turn % tokens.length], sessions[turn % sessions.length])
    wishes.push(end.then((answer) => ({ ...answer, endMs: performance.now() - began })))
    if (turn % READ_EACH === 0) reads.push(ask('GET', read))
  }
  return { wishes: await Promise.all(wishes), reads: await Promise.all(reads) }
}

/** What became of them, a line each. */
function report({ wishes, reads }, { quietRate, quietRead, pieces }) {
  const bought = wishes.filter(({ code }) => code === 'S')
  const busy = wishes.filter(({ status }) => status === 503)
  const gone = wishes.filter(({ code, status }) => code !== 'S' && status === 200)
  const others = wishes.length - bought.length - busy.length - gone.length
  const soldIn = Math.max(1, ...bought.map(({ endMs }) => endMs)) / 1000
  const rate = bought.length / soldIn
  const read = p99(reads.filter(({ status }) => status === 200))
  console.log(`  quiet: ${quietRate.toFixed(1)} purchases a second, a product's read p99 ${quietRead.toFixed(0)} ms`)
  console.log(
    `  ${wishes.length} came for ${pieces} pieces in ${SECONDS} s: ${bought.length} bought within ${soldIn.toFixed(1)} s`
  )
  console.log(`  purchases: ${rate.toFixed(1)} a second, ${(rate / quietRate).toFixed(2)} of the quiet rate`)
  console.log(
    `  sold out: ${gone.length}, p99 ${p99(gone).toFixed(0)} ms; a product's read meanwhile p99 ${read.toFixed(0)} ms, so ${(p99(gone) / read).toFixed(2)} of it`
  )
  console.log(
    `  503: ${busy.length}, without Retry-After ${busy.filter(({ retryAfter }) => !retryAfter).length}; anything else: ${others}`
  )
}

/** This process and what it starts from now on stay on that processor. */
function stayOn(processor) {
  if (process.env.BENCH_APART !== 'yes') return
  execFileSync('taskset', ['-acp', String(processor), String(process.pid)])
}

async function bench(name, env) {
  const shop = await startShop({ env })
  stayOn(1)
  const client = createClient(shop.address, SHOPPERS)
  try {
    console.log(name)
    const tokens = []
    for (let index = 0; index < SHOPPERS; index += 1)
      tokens.push((await logIn(client.ask, `1390000${String(1000 + index)}`)).token)
    const goods = await goodsOf(client.ask)
    const skuCodes = goods.slice(0, 12)
    const { list } = await client.ask('GET', '/o2srh/v1/pub/platform-products/search?size=1')
    const read = `/o2pcm/v1/pub/product/detail?spuCode=${list[0].spuCode}`
    // sessions of other goods, as nobody may have taken a piece before the rush
    const calm = await openSessions(shop.address, goods.slice(12, 24), 12 * 100)
    const ask = call(shop.address)
    const buyOne = async (shopper, turn) => {
      const token = tokens[(shopper + turn * QUIET) % SHOPPERS]
      const { code } = await wish(ask, token, calm.sessions[(shopper + turn * QUIET) % calm.sessions.length])
      if (code !== 'S') throw new Error(`A purchase in quiet ended with ${code}`)
    }
    await measure(QUIET, 3, buyOne)
    const { times, seconds } = await measure(QUIET, 6, buyOne)
    const quietRate = times.length / seconds
    const reads = await measure(1, 3, () => client.ask('GET', read))
    const rate = TIMES * quietRate
    const { sessions, pieces } = await openSessions(shop.address, skuCodes, (rate * SECONDS) / EACH)
    const outcome = await rush(ask, { rate, tokens, sessions, read })
    report(outcome, { quietRate, quietRead: percentile(reads.times, 0.99), pieces })
  } finally {
    client.close()
    await shop.close()
  }
}

stayOn(0)
const postgres = process.argv[2] === 'postgres' ? await startPostgres() : undefined
try {
  await (postgres
    ? bench(`PostgreSQL ${postgres.version}`, { DATABASE_URL: postgres.url })
    : bench('PGlite', { DATABASE_URL: '' }))
} finally {
  await postgres?.close()
}
process.exit(0)
