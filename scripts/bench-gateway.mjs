// `npm run bench:gateway [pglite] [postgres]`: searches and purchases a second with p50 and p99, on PGlite and on PostgreSQL where it is
// installed, with the demonstration's catalogue, with 100,000 SKUs, and with 100,000 reviews of one product; and the gateway's memory. Searches are the hot
// words, category names and models of the shop; a purchase opens a settlement, reads it and submits it. «alone»: one
// shopper after the other, what a call takes; «8 at once»: what the gateway bears. Not a test: it only prints.
// Before the rates stands what each call asks of the database, which is exact; beside each rate its share of the machine's
// floor, `/healthz` of the same gateway just before, which says what noise there is.
// Behind a figure stands what is asked of it, where something is.
// BENCH_SECONDS (4), BENCH_SHOPPERS (8), BENCH_SKUS (100000; 0: no such shop), BENCH_REVIEWS (100000; 0: none) and BENCH_CASES (0; on
// PostgreSQL nothing but that many cases after the sale, 5,000 of them of one shopper; a million take minutes to write) change it.
// BENCH_CHATS (0; on PostgreSQL that many conversations at once, and nothing else; 500 are asked for) does it for chats.
import { requireNode } from './lib/node-version.mjs'

requireNode()
const { ensureInstalled } = await import('./lib/install.mjs')
await ensureInstalled()
const { execFileSync } = await import('node:child_process')
const { mkdtempSync, rmSync } = await import('node:fs')
const { tmpdir } = await import('node:os')
const path = await import('node:path')
const { createClient, goodsOf, logIn, measure, memoryMb, percentile } = await import('./lib/bench/bench.mjs')
const { benchChats } = await import('./lib/bench/bench-chats.mjs')
const { buy, openSettlement } = await import('./lib/bench/bench-orders.mjs')
const { loadTs } = await import('./lib/load-ts.mjs')
const { startPostgres } = await import('./lib/postgres.mjs')
const { startShop } = await import('./lib/shop.mjs')

const SECONDS = Number(process.env.BENCH_SECONDS ?? 4)
const SHOPPERS = Number(process.env.BENCH_SHOPPERS ?? 8)
const SKUS = Number(process.env.BENCH_SKUS ?? 100_000)
const REVIEWS = Number(process.env.BENCH_REVIEWS ?? 100_000)
const CASES = Number(process.env.BENCH_CASES ?? 0)
const CHATS = Number(process.env.BENCH_CHATS ?? 0)
const engines = process.argv.slice(2)
const isWanted = (engine) => engines.length === 0 || engines.includes(engine)
let phones = 0
const { makeLarge } = await loadTs('gateway/bench/large-shop.ts')
const { makeReviewed } = await loadTs('gateway/bench/many-reviews.ts')
const { makeCases } = await loadTs('gateway/bench/many-cases.ts')

/** What `/healthz` bears, of as many at once as the line's. */
let floor = 0

async function floorOf(ask, shoppers) {
  const healthz = () => ask('GET', '/healthz', { envelope: false })
  floor = 0
  const result = await measure(shoppers, 1, healthz)
  line(`/healthz, ${shoppers === 1 ? 'alone' : `${shoppers} at once`}`, result)
  floor = result.times.length / result.seconds
}

/** Alone, then all at once. */
async function both(ask, name, work, target) {
  await floorOf(ask, 1)
  line(`${name}, alone`, await measure(1, SECONDS, work), target)
  await floorOf(ask, SHOPPERS)
  line(`${name}, ${SHOPPERS} at once`, await measure(SHOPPERS, SECONDS, work))
}

/** `target`: ms that p50 should stay within. */
function line(name, { times, refused, seconds }, target) {
  const rate = times.length / seconds
  const [p50, p99] = [0.5, 0.99].map((share) => `${percentile(times, share).toFixed(1)} ms`.padStart(11))
  console.log(
    `  ${name.padEnd(24)}${rate.toFixed(0).padStart(6)} a second${floor ? `${((100 * rate) / floor).toFixed(1).padStart(7)} %` : ''}   p50${p50}${target ? ` of ${target} ms` : ''}   p99${p99}`
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

async function bench(title, env, { searchMs, memory: most, uploads = false } = {}) {
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
    await both(ask, 'search', search, searchMs)
    const { list: products } = await ask('GET', '/o2srh/v1/pub/platform-products/search?size=60')
    const product = (shopper, turn) =>
      ask('GET', `/o2pcm/v1/pub/product/detail?spuCode=${products[(shopper * 11 + turn) % products.length].spuCode}`)
    await both(ask, 'product detail', product)

    const tokens = []
    for (let shopper = 0; shopper < SHOPPERS; shopper += 1) {
      phones += 1 // one phone gets one code a minute
      tokens.push((await logIn(ask, `139${String(phones).padStart(8, '0')}`)).token)
    }
    const goods = await goodsOf(ask)
    const skuAt = (shopper, turn) => goods[(shopper * 11 + turn) % goods.length]
    const buyNow = (shopper, turn) => openSettlement(ask, tokens[shopper], skuAt(shopper, turn))
    const purchase = (shopper, turn) => buy(ask, tokens[shopper], skuAt(shopper, turn))
    await both(ask, 'buy-now', buyNow)
    await both(ask, 'purchase', purchase)
    const memory = memoryMb(shop.child.pid)
    console.log(
      `  ${'memory of the gateway'.padEnd(24)}${memory === undefined ? '     ?' : memory.toFixed(0).padStart(6)} MB${most ? ` of ${most} MB` : ''}`
    )
    if (uploads) await besideUploads(shop, { search, tokens })
  } finally {
    close()
    await shop.close()
  }
}

/** Forty pictures of 1,600 × 1,200 px on their way at once, again and again, beside searches that come one after the other. */
async function besideUploads(shop, { search, tokens }) {
  const { default: sharp } = await import('sharp')
  const width = 1600
  const height = 1200
  const noise = Buffer.from(
    Array.from({ length: width * height * 3 }, (_, index) => (index * 7919 + (index >> 9) * 31) % 251)
  )
  const picture = await sharp(noise, { raw: { width, height, channels: 3 } })
    .blur(2)
    .jpeg({ quality: 85 })
    .toBuffer()
  const send = async (turn) => {
    const body = new FormData()
    body.append('file', new Blob([picture], { type: 'image/jpeg' }), 'a.jpg')
    const answer = await fetch(`${shop.address}/o2cmt/v1/product-comment/b2c/upload`, {
      method: 'POST',
      headers: { authorization: `Bearer ${tokens[turn % tokens.length]}` },
      body
    })
    const { success, code, message } = await answer.json()
    if (!success) throw new Error(`upload: ${code} ${message}`)
  }
  floor = 0
  line('search, alone', await measure(1, SECONDS, search))
  const [beside, uploads] = await Promise.all([measure(1, SECONDS, search), measure(40, SECONDS, send)])
  line('  beside 40 uploads', beside)
  line(`  uploads of ${(picture.length / 1024).toFixed(0)} KB`, uploads)
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
    floor = 0
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

/** A shopper's list of 5,000 cases, its first page and pages from far down, and one of them. */
async function benchCases(name, env, databaseUrl) {
  const own = Math.min(CASES, 5_000)
  const shop = await startShop({ env })
  const { ask, close } = createClient(shop.address, SHOPPERS)
  try {
    phones += 1
    const { token, userId } = await logIn(ask, `139${String(phones).padStart(8, '0')}`)
    const codes = await makeCases(databaseUrl, { userId, own, wanted: CASES })
    const base = '/o2as-b2c/v1/after/sale'
    const page = (number, tab = 'ENDED') => ask('GET', `${base}/list?tab=${tab}&page=${number}&size=10`, { token })
    const list = (pages, tab) => (shopper, turn) => page(1 + ((shopper + turn) % pages), tab)
    // one of a hundred is under way
    const pages = Math.floor((own * 99) / 1000)
    const detail = (shopper, turn) =>
      ask('GET', `${base}/detail?caseCode=${codes[(shopper + turn) % codes.length]}`, { token })
    console.log(`${name}, ${CASES} cases, ${own} of one shopper`)
    floor = 0
    await measure(1, 1, list(5))
    line('cases, alone', await measure(1, SECONDS, list(5)), 100)
    line('cases, 100 pages', await measure(1, SECONDS, list(100)), 100)
    line('cases, the last pages', await measure(1, SECONDS, (_, turn) => page(pages - (turn % 5))), 100)
    line('open cases, alone', await measure(1, SECONDS, list(3, 'OPEN')), 100)
    line('a case, alone', await measure(1, SECONDS, detail), 100)
    line(`cases, ${SHOPPERS} at once`, await measure(SHOPPERS, SECONDS, list(5)))
  } finally {
    close()
    await shop.close()
  }
}

/** Both catalogues on one engine; `where` is what the shop and the filler of the database need to know. */
async function benchEngine(name, env, where, memory) {
  await bench(`${name}, demonstration`, env, { memory, uploads: true })
  if (REVIEWS > 0) await benchReviews(name, env, await makeReviewed(where, REVIEWS))
  if (SKUS === 0) return
  const skus = await makeLarge(where, SKUS)
  await bench(`${name}, ${skus} SKUs`, env, { searchMs: 20, memory })
}

async function chatsAlone() {
  const postgres = await startPostgres()
  const shop = await startShop({ env: { DATABASE_URL: postgres?.url ?? '' } })
  const { ask, close } = createClient(shop.address, CHATS)
  try {
    const phoneOf = (index) => `139${String(phones + 1 + index).padStart(8, '0')}`
    console.log(postgres ? `PostgreSQL ${postgres.version}` : 'PGlite')
    await benchChats({ shop, ask, phoneOf }, { chats: CHATS, seconds: Math.max(SECONDS, 10), targetMs: 100 })
  } finally {
    close()
    await shop.close()
    await postgres?.close()
  }
}

if (CHATS > 0) {
  await chatsAlone()
  process.exit(0)
}
console.log('Statements a call')
execFileSync(process.execPath, ['--import', 'tsx', 'gateway/bench/statements.ts'], { stdio: 'inherit' })
if (isWanted('pglite')) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'shop-bench-'))
  try {
    await benchEngine('PGlite', { DATA_DIR: dataDir, DATABASE_URL: '' }, { dataDir }, 250)
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}
if (!isWanted('postgres')) process.exit(0)
const postgres = await startPostgres()
if (!postgres) console.log('PostgreSQL is not installed here (no initdb); measured on PGlite alone.')
else {
  try {
    const env = { DATABASE_URL: postgres.url }
    // what is asked of a million rows says nothing of the rest, and the rest takes minutes
    if (CASES === 0) await benchEngine(`PostgreSQL ${postgres.version}`, env, { databaseUrl: postgres.url })
    else await benchCases(`PostgreSQL ${postgres.version}`, env, postgres.url)
  } finally {
    await postgres.close()
  }
}
process.exit(0)
