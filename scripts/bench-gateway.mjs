// `npm run bench:gateway [pglite] [postgres]`: searches and purchases a second with p50 and p99, on PGlite and on PostgreSQL where it is
// installed, with the demonstration's catalogue, with 100,000 SKUs, and with 100,000 reviews of one product; and the gateway's memory. Searches are the hot
// words, category names and models of the shop; a purchase opens a settlement, reads it and submits it. «alone»: one
// shopper after the other, what a call takes; «8 at once»: what the gateway bears. Not a test: it only prints.
// Behind a figure stands what is asked of it, where something is.
// BENCH_SECONDS (4), BENCH_SHOPPERS (8), BENCH_SKUS (100000; 0: no such shop) and BENCH_REVIEWS (100000) change it.
import { requireNode } from './lib/node-version.mjs'

requireNode()
const { ensureInstalled } = await import('./lib/install.mjs')
await ensureInstalled()
const { mkdtempSync, rmSync } = await import('node:fs')
const { tmpdir } = await import('node:os')
const path = await import('node:path')
const { createClient, logIn, measure, memoryMb, percentile } = await import('./lib/bench.mjs')
const { loadTs } = await import('./lib/load-ts.mjs')
const { startPostgres } = await import('./lib/postgres.mjs')
const { startShop } = await import('./lib/shop.mjs')

const SECONDS = Number(process.env.BENCH_SECONDS ?? 4)
const SHOPPERS = Number(process.env.BENCH_SHOPPERS ?? 8)
const SKUS = Number(process.env.BENCH_SKUS ?? 100_000)
const REVIEWS = Number(process.env.BENCH_REVIEWS ?? 100_000)
const engines = process.argv.slice(2)
const wanted = (engine) => engines.length === 0 || engines.includes(engine)
let phones = 0
const { makeLarge } = await loadTs('gateway/bench/large-shop.ts')
const { makeReviewed } = await loadTs('gateway/bench/many-reviews.ts')

/** `target`: ms that p50 should stay within. */
function line(name, { times, refused, seconds }, target) {
  const [p50, p99] = [0.5, 0.99].map((share) => `${percentile(times, share).toFixed(1)} ms`.padStart(11))
  console.log(
    `  ${name.padEnd(24)}${(times.length / seconds).toFixed(0).padStart(6)} a second   p50${p50}${target ? ` of ${target} ms` : ''}   p99${p99}`
  )
  for (const [words, count] of refused) console.log(`  ${''.padEnd(24)}${count} refused: ${words}`)
}

/** What people look for in this shop. */
async function searches(ask) {
  const { list: hot } = await ask('GET', '/o2srh/v1/pub/hot-word')
  const { list: tops } = await ask('GET', '/o2pcm/v1/pub/product/categories')
  const names = tops.flatMap((top) => top.groups.flatMap((group) => group.children.map((leaf) => leaf.name)))
  const { list: cards } = await ask('GET', '/o2srh/v1/pub/platform-products/search?size=30')
  const models = cards.flatMap((card) => /[A-Z]{2,}\d{3,}/.exec(card.title)?.[0] ?? [])
  return [...hot.map(({ word }) => word), ...names, ...models, '']
}

/** SKUs that anybody may buy any number of. */
async function goodsOf(ask) {
  const { list: cards } = await ask('GET', '/o2srh/v1/pub/platform-products/search?size=99&inStock=true')
  const skuCodes = cards.map((card) => card.skuCode)
  const { list } = await ask('POST', '/o2pcm/v1/pub/product/platform-sku-query', { body: { skuCodes } })
  return list.filter((sku) => sku.purchaseLimit === undefined && sku.available > 50).map((sku) => sku.skuCode)
}

async function bench(title, env, { searchMs, memory: most } = {}) {
  const shop = await startShop({ env })
  const { ask, close } = createClient(shop.address, SHOPPERS)
  try {
    console.log(title)
    const words = await searches(ask)
    const search = (shopper, turn) => {
      const keyword = encodeURIComponent(words[(shopper * 7 + turn) % words.length])
      return ask('GET', `/o2srh/v1/pub/platform-products/search?keyword=${keyword}`)
    }
    await measure(1, 1, search) // what is compiled and read for the first time
    line('search, alone', await measure(1, SECONDS, search), searchMs)
    line(`search, ${SHOPPERS} at once`, await measure(SHOPPERS, SECONDS, search))

    const tokens = []
    for (let shopper = 0; shopper < SHOPPERS; shopper += 1) {
      phones += 1 // one phone gets one code a minute
      tokens.push((await logIn(ask, `139${String(phones).padStart(8, '0')}`)).token)
    }
    const goods = await goodsOf(ask)
    const settlements = '/o2cht/v1/order-settlements'
    const buyNow = (shopper, turn) => {
      const wish = { skuCode: goods[(shopper * 11 + turn) % goods.length], quantity: 1 }
      return ask('POST', `${settlements}/buy-now`, { token: tokens[shopper], body: wish })
    }
    const buy = async (shopper, turn) => {
      const token = tokens[shopper]
      const { settlementId } = await buyNow(shopper, turn)
      const query = `settlementId=${settlementId}`
      const { payFen } = await ask('GET', `${settlements}/query-settlement-detail?${query}`, { token })
      await ask('POST', `${settlements}/submit`, { token, body: { settlementId, expectedPayFen: payFen } })
    }
    line('buy-now, alone', await measure(1, SECONDS, buyNow))
    line(`buy-now, ${SHOPPERS} at once`, await measure(SHOPPERS, SECONDS, buyNow))
    line('purchase, alone', await measure(1, SECONDS, buy))
    line(`purchase, ${SHOPPERS} at once`, await measure(SHOPPERS, SECONDS, buy))
    const memory = memoryMb(shop.child.pid)
    console.log(
      `  ${'memory of the gateway'.padEnd(24)}${memory === undefined ? '     ?' : memory.toFixed(0).padStart(6)} MB${most ? ` of ${most} MB` : ''}`
    )
  } finally {
    close()
    await shop.close()
  }
}

/** Lists of one product's reviews and their counts; of the kinds in turn, the first pages and some from far down. */
async function benchReviews(name, env, { spuCode, count }) {
  const shop = await startShop({ env })
  const { ask, close } = createClient(shop.address, SHOPPERS)
  const kinds = ['ALL', 'PICTURE', 'CRITICAL', 'ADDITIONAL']
  const list = (sort, pages) => (shopper, turn) => {
    const query = `spuCode=${spuCode}&kind=${kinds[turn % 4]}&sort=${sort}&page=${1 + ((shopper + turn) % pages)}&size=10`
    return ask('GET', `/o2cmt/v1/pub/glz-product-comment/b2c?${query}`)
  }
  const counts = () => ask('GET', `/o2cmt/v1/pub/glz-product-comment/quantity?spuCode=${spuCode}`)
  try {
    console.log(`${name}, ${count} reviews of one product`)
    await measure(1, 1, list('HELPFUL', 5))
    line('most useful, alone', await measure(1, SECONDS, list('HELPFUL', 5)), 20)
    line('newest, alone', await measure(1, SECONDS, list('NEWEST', 5)), 20)
    line('newest, 100 pages', await measure(1, SECONDS, list('NEWEST', 100)), 20)
    line('counts, alone', await measure(1, SECONDS, counts), 20)
    line(`newest, ${SHOPPERS} at once`, await measure(SHOPPERS, SECONDS, list('NEWEST', 5)))
  } finally {
    close()
    await shop.close()
  }
}

/** Both catalogues on one engine; `where` is what the shop and the filler of the database need to know. */
async function benchEngine(name, env, where, memory) {
  await bench(`${name}, demonstration`, env, { memory })
  await benchReviews(name, env, await makeReviewed(where, REVIEWS))
  if (SKUS === 0) return
  const skus = await makeLarge(where, SKUS)
  await bench(`${name}, ${skus} SKUs`, env, { searchMs: 20, memory })
}

if (wanted('pglite')) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'shop-bench-'))
  try {
    await benchEngine('PGlite', { DATA_DIR: dataDir, DATABASE_URL: '' }, { dataDir }, 250)
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}
if (!wanted('postgres')) process.exit(0)
const postgres = await startPostgres()
if (!postgres) console.log('PostgreSQL is not installed here (no initdb); measured on PGlite alone.')
else {
  try {
    const env = { DATABASE_URL: postgres.url }
    await benchEngine(`PostgreSQL ${postgres.version}`, env, { databaseUrl: postgres.url })
  } finally {
    await postgres.close()
  }
}
process.exit(0)
