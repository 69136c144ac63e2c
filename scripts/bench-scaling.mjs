// `npm run bench:scaling`: what one, two and four gateways on one PostgreSQL bear together, and what lists and details of
// orders take with 1,000,000 of them in the table, 5,000 and 500 invoices of one shopper. Not a test: it only prints.
// Gateways, PostgreSQL and who asks share this machine, so the first part says what sharing a database costs, and the
// gain only where there are processors left. BENCH_SECONDS (4), BENCH_SHOPPERS (16), BENCH_ORDERS (1000000) change it.
import { requireNode } from './lib/node-version.mjs'

requireNode()
const { ensureInstalled } = await import('./lib/install.mjs')
await ensureInstalled()
const { randomInt } = await import('node:crypto')
const { availableParallelism } = await import('node:os')
const { createClient, goodsOf, logIn, measure, percentile } = await import('./lib/bench/bench.mjs')
const { buy, ownMany } = await import('./lib/bench/bench-orders.mjs')
const { startPostgres } = await import('./lib/postgres.mjs')
const { startShop } = await import('./lib/shop.mjs')

const SECONDS = Number(process.env.BENCH_SECONDS ?? 4)
const SHOPPERS = Number(process.env.BENCH_SHOPPERS ?? 16)
const ORDERS = Number(process.env.BENCH_ORDERS ?? 1_000_000)

const ms = (times, share) => `${percentile(times, share).toFixed(1)} ms`.padStart(10)
function line(name, { times, refused, seconds }) {
  const rate = (times.length / seconds).toFixed(0).padStart(6)
  console.log(`  ${name.padEnd(30)}${rate} a second   p50${ms(times, 0.5)}   p99${ms(times, 0.99)}`)
  for (const [words, count] of refused) console.log(`  ${''.padEnd(30)}${count} refused: ${words}`)
}

const newPhone = () => `139${String(randomInt(100_000_000)).padStart(8, '0')}`

/** So many gateways on the database, shoppers dealt out among them. */
async function together(count, url) {
  const shops = []
  for (let index = 0; index < count; index += 1) shops.push(await startShop({ env: { DATABASE_URL: url } }))
  const clients = shops.map(({ address }) => createClient(address, SHOPPERS))
  const of = (shopper) => clients[shopper % count].ask
  try {
    const tokens = []
    for (let index = 0; index < SHOPPERS; index += 1) tokens.push((await logIn(of(index), newPhone())).token)
    const skus = await goodsOf(of(0))
    const search = (shopper) =>
      of(shopper)('GET', '/o2srh/v1/pub/platform-products/search?keyword=%E7%94%B5%E9%A5%AD%E7%85%B2')
    const purchase = (shopper, turn) => buy(of(shopper), tokens[shopper], skus[(shopper * 11 + turn) % skus.length])
    console.log(`${count} ${count === 1 ? 'gateway' : 'gateways'}, ${SHOPPERS} shoppers at once`)
    line('/healthz', await measure(SHOPPERS, 1, (shopper) => of(shopper)('GET', '/healthz', { envelope: false })))
    await measure(SHOPPERS, 1, search)
    line('search', await measure(SHOPPERS, SECONDS, search))
    await measure(SHOPPERS, 1, purchase)
    line('purchase', await measure(SHOPPERS, SECONDS, purchase))
  } finally {
    clients.forEach(({ close }) => close())
    await Promise.all(shops.map(({ close }) => close()))
  }
}

/** One shopper's orders and invoices among very many. */
async function manyOrders(url) {
  const env = { DATABASE_URL: url }
  const shop = await startShop({ env })
  const { ask, close } = createClient(shop.address, SHOPPERS)
  try {
    const { token } = await logIn(ask, newPhone())
    const { orderCode, invoiceCode } = await ownMany(
      { shop, ask, token, url },
      { orders: ORDERS, own: 5000, invoices: 500 }
    )
    const as = (path) => () => ask('GET', path, { token })
    console.log(`${ORDERS} orders in the table, 5,000 orders and 500 invoices of one shopper; one call after the other`)
    for (const [name, path] of [
      ['orders, first page', '/o2ord-b2c/v1/order-trades?page=1&size=10'],
      ['orders, page 400', '/o2ord-b2c/v1/order-trades?page=400&size=10'],
      ['an order', `/o2ord-b2c/v1/order-trades/detail?orderCode=${orderCode}-4000`],
      ['invoices, first page', '/o2ord-b2c/v1/invoice/list?page=1&size=10'],
      ['an invoice', `/o2ord-b2c/v1/invoice?invoiceCode=${invoiceCode}-400`]
    ]) {
      await measure(1, 0.5, as(path))
      line(name, await measure(1, SECONDS, as(path)))
    }
  } finally {
    close()
    await shop.close()
  }
}

const postgres = await startPostgres()
if (!postgres) {
  console.log('PostgreSQL is not installed here (no initdb), and one PGlite serves one gateway alone.')
  process.exit(0)
}
try {
  console.log(`PostgreSQL ${postgres.version}, ${availableParallelism()} processors for all`)
  for (const count of [1, 2, 4]) await together(count, postgres.url)
  if (ORDERS > 0) await manyOrders(postgres.url)
} finally {
  await postgres.close()
}
process.exit(0)
