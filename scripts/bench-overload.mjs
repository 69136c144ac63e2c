// `npm run bench:overload [pglite] [postgres]`: what a gateway does when more is asked of it than it bears. Calls come at
// a rate of their own, whether or not those before them were answered: five of ten search, four open a product, one begins
// a purchase. The rate it bears is four fifths of what sixteen shoppers get who wait
// for each answer. Not a test: it only prints. Gateway, database and who asks share this machine.
// BENCH_SECONDS (10), BENCH_RATE (calls a second; found by itself), BENCH_TIMES (0.25,1,2,3) and BENCH_CONNECTIONS (256)
// change it.
import { requireNode } from './lib/node-version.mjs'

requireNode()
const { ensureInstalled } = await import('./lib/install.mjs')
await ensureInstalled()
const { availableParallelism } = await import('node:os')
const { createClient, goodsOf, logIn, measure } = await import('./lib/bench/bench.mjs')
const { comeAt, summaryOf } = await import('./lib/bench/bench-overload.mjs')
const { startPostgres } = await import('./lib/postgres.mjs')
const { startShop } = await import('./lib/shop.mjs')

const SECONDS = Number(process.env.BENCH_SECONDS ?? 10)
const TIMES = (process.env.BENCH_TIMES ?? '0.25,1,2,3').split(',').map(Number)
const SHOPPERS = 16
const engines = process.argv.slice(2)
const isWanted = (engine) => engines.length === 0 || engines.includes(engine)

/** Addresses of the calls in turn: {method, path, token, body, purchase}. */
async function mixOf(ask) {
  const tokens = []
  for (let index = 0; index < SHOPPERS; index += 1)
    tokens.push((await logIn(ask, `1390000${String(1000 + index)}`)).token)
  const { list: hot } = await ask('GET', '/o2srh/v1/pub/hot-word')
  const { list: products } = await ask('GET', '/o2srh/v1/pub/platform-products/search?size=60')
  const goods = await goodsOf(ask)
  return (turn) => {
    const kind = turn % 10
    const round = Math.floor(turn / 10)
    if (kind === 9) {
      const body = { skuCode: goods[round % goods.length], quantity: 1 }
      const token = tokens[round % SHOPPERS]
      return { method: 'POST', path: '/o2cht/v1/order-settlements/buy-now', token, body, purchase: true }
    }
    if (kind % 2 === 0) {
      const keyword = encodeURIComponent(hot[(turn / 2) % hot.length].word)
      const page = 1 + (round % 3)
      return { method: 'GET', path: `/o2srh/v1/pub/platform-products/search?keyword=${keyword}&page=${page}` }
    }
    return { method: 'GET', path: `/o2pcm/v1/pub/product/detail?spuCode=${products[turn % products.length].spuCode}` }
  }
}

async function bench(name, env) {
  const shop = await startShop({ env })
  const { ask, close } = createClient(shop.address, SHOPPERS)
  try {
    const mix = await mixOf(ask)
    let turn = 0
    const next = () => {
      const { method, path, token, body } = mix((turn += 1))
      return ask(method, path, { token, body })
    }
    await measure(SHOPPERS, 3, next)
    const { times, seconds } = await measure(SHOPPERS, 4, next)
    const rate = Number(process.env.BENCH_RATE ?? Math.round((0.8 * times.length) / seconds))
    console.log(`${name}: ${(times.length / seconds).toFixed(0)} a second to ${SHOPPERS} who wait; bears ${rate}`)
    for (const share of TIMES) {
      const replies = await comeAt(shop.address, { rate: rate * share, seconds: SECONDS, mix })
      console.log(`  ${share} x`.padEnd(10), summaryOf(replies))
    }
  } finally {
    close()
    await shop.close()
  }
}

console.log(`${availableParallelism()} processors for all`)
if (isWanted('pglite')) await bench('PGlite', { DATABASE_URL: '' })
if (isWanted('postgres')) {
  const postgres = await startPostgres()
  if (!postgres) console.log('PostgreSQL is not installed here (no initdb).')
  else {
    try {
      await bench(`PostgreSQL ${postgres.version}`, { DATABASE_URL: postgres.url })
    } finally {
      await postgres.close()
    }
  }
}
process.exit(0)
