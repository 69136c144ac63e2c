// `npm run bench:web [part …]`: what a shopper's phone pays, on the built app with the gateway on loopback; medians of
// five. Parts: sizes · load · lighthouse · owned · taps · list; all when none is named. Times hang on the machine and on what else
// it does, so this only prints; sizes alone are asserted, by `npm run check`. RUNS=1 for a quick look.
import { requireNode } from './lib/node-version.mjs'

requireNode()
const { ensureInstalled } = await import('./lib/install.mjs')
await ensureInstalled()
const { cpus, loadavg } = await import('node:os')
const { readFileSync } = await import('node:fs')
const { createClient, logIn } = await import('./lib/bench/bench.mjs')
const { mustBuild } = await import('./lib/build.mjs')
const { launchBrowser } = await import('./browser.mjs')
const { ownMany } = await import('./lib/bench/bench-orders.mjs')
const { startPostgres } = await import('./lib/postgres.mjs')
const { startShop } = await import('./lib/shop.mjs')
const { h5Sizes } = await import('./lib/sizes.mjs')
const { measurePage, median } = await import('./lib/bench/web-measure.mjs')
const { measureTaps, scrollResults } = await import('./lib/bench/web-interactions.mjs')
const { lighthousePages, slowdownFor } = await import('./lib/bench/web-lighthouse.mjs')
const { inRoot } = await import('./lib/run.mjs')

const RUNS = Number(process.env.RUNS ?? 5)
const PHONE = '13800006021' // the demonstration shopper, who has a cart and orders
const parts = process.argv.slice(2)
const isWanted = (part) => parts.length === 0 || parts.includes(part)
const budgets = JSON.parse(readFileSync(inRoot('budgets.json'), 'utf8'))
const kb = (bytes) => (bytes / 1024).toFixed(1)
const share = (value, limit) => `${value} KB, ${Math.round((Number(value) / limit) * 100)} % of ${limit} KB`
const line = (name, words) => console.log(`${name.padEnd(24)}${words}`)
const ms = (value) => `${Math.round(value)} ms`

function printSizes() {
  const sizes = h5Sizes()
  line('initial JS (gzip)', share(sizes.initialJsGzip, budgets.h5InitialJsGzip))
  for (const file of sizes.initial) console.log(`  ${file.name.padEnd(40)}${String(file.kb).padStart(7)} KB`)
  const [heaviest] = sizes.chunks
  line('later chunks (gzip)', `${sizes.chunks.length}; heaviest ${share(heaviest.kb, budgets.h5ChunkGzip)}`)
}

async function printLoads(browser, address) {
  await measurePage(browser, `${address}/`) // the gateway's own first answers are not the page's
  for (const slow of [false, true]) {
    const runs = []
    for (let i = 0; i < RUNS; i += 1) runs.push(await measurePage(browser, `${address}/`, { slow }))
    if (!slow) {
      line("home's critical bytes", share(kb(median(runs.map((run) => run.total))), budgets.h5HomeCritical))
      for (const [group, bytes] of Object.entries(runs[0].groups))
        if (bytes) console.log(`  ${group.padEnd(12)}${kb(bytes).padStart(7)} KB`)
      line('requests', `${runs[0].requests}; ${runs[0].text} characters on the page`)
    }
    const middle = (key) => median(runs.map((run) => run[key]))
    line(
      slow ? 'home, slow phone' : 'home, this machine',
      `first paint ${ms(middle('firstPaint'))} · largest ${ms(middle('largestPaint'))} · layout shift ${middle('shift').toFixed(3)}`
    )
  }
}

/** Lighthouse's figures of pages, on its phone and, where this machine is slow, on one as fast as that; tells how slow. */
async function printPages(pages, { origin, stored }) {
  const each = (page) =>
    line(
      page.name,
      `performance ${page.performance.toFixed(2)} · accessibility ${page.accessibility.toFixed(2)} · first paint ${ms(page.fcp)}` +
        ` · largest ${ms(page.lcp)} · blocked ${ms(page.tbt)} · layout shift ${page.shift.toFixed(3)}` +
        (page.missed.length ? ` · missed: ${page.missed.join(', ')}` : '')
    )
  console.log(`Lighthouse, mobile (4× slower than this machine), medians of ${RUNS}:`)
  const usual = await lighthousePages(pages, { runs: RUNS, origin, stored, each })
  const index = median(usual.map((page) => page.index))
  const slowdown = slowdownFor(index)
  if (slowdown === 4) return slowdown
  console.log(
    `This machine is slower than the one that 4× is meant for (index ${Math.round(index)} of 1,750); ${slowdown}× slower it is the same phone:`
  )
  await lighthousePages(pages, { runs: RUNS, origin, stored, slowdown, each })
  return slowdown
}

function printLighthouse(address, stored) {
  const link = (path, params) => `${address}${path}?params=${encodeURIComponent(JSON.stringify(params))}`
  const pages = [
    { name: '  home', url: `${address}/` },
    { name: '  list', url: link('/pagesB/productList/productList', { keyword: '电饭煲' }) },
    { name: '  product', url: link('/pagesB/productDetail/index', { spuCode: 'QFC4083' }) },
    { name: '  cart', url: `${address}/pages/cart/cart` },
    { name: '  orders', url: `${address}/pagesB/order/myOrder` }
  ]
  return printPages(pages, { origin: address, stored })
}

/** Lists of a shopper who owns 5,000 orders and 500 invoices: the first screen of each. */
async function printOwned() {
  const postgres = await startPostgres()
  if (!postgres) {
    console.log('lists of who owns much: PostgreSQL is not installed here')
    return
  }
  const many = await startShop({ env: { DATABASE_URL: postgres.url } })
  const { ask, close } = createClient(many.address, 2)
  try {
    const login = await logIn(ask, PHONE)
    const owner = { shop: many, ask, token: login.token, url: postgres.url }
    await ownMany(owner, { orders: 5000, own: 5000, invoices: 500 })
    console.log('5,000 orders and 500 invoices of one shopper:')
    const pages = [
      { name: '  orders', url: `${many.address}/pagesB/order/myOrder` },
      { name: '  invoices', url: `${many.address}/pagesB/invoice/myInvoice` }
    ]
    await printPages(pages, { origin: many.address, stored: login })
  } finally {
    close()
    await many.close()
    await postgres.close()
  }
}

async function printTaps(browser, address, login, slower = 4) {
  const taps = await measureTaps(browser, address, login, 'QFC4083', RUNS, slower)
  line(`taps, ${slower}× slower`, `p75 ${ms(taps.p75)} of 100 ms (medians of ${RUNS}:)`)
  for (const [name, time] of Object.entries(taps.medians)) console.log(`  ${name.padEnd(24)}${ms(time).padStart(7)}`)
}

async function printList(browser, address) {
  const total = 10_000
  const scroll = await scrollResults(browser, address, total)
  line(
    'search, scrolled',
    `${scroll.sent} of ${total} results, ${scroll.screens} screens in ${scroll.seconds.toFixed(0)} s: at most ${scroll.nodes} nodes` +
      ` (${scroll.nodesEarly} in the first 50 screens), ${scroll.cards} products at once`
  )
}

await mustBuild('h5')
console.log(
  `${cpus().length} processors (${cpus()[0]?.model ?? 'unknown'}), load ${loadavg()[0].toFixed(1)} at the start`
)
if (isWanted('sizes')) printSizes()
if (isWanted('owned')) await printOwned()
let browser
const shop = await startShop()
const client = createClient(shop.address, 2)
try {
  // with a stranger's id the app would take the reply about the shopper for another login, and ask everything anew
  const login = await logIn(client.ask, PHONE)
  // first, while its browser is the only one and the shopper's cart is as it was
  const slowdown = isWanted('lighthouse') ? await printLighthouse(shop.address, login) : 4
  browser = await launchBrowser()
  if (isWanted('load')) await printLoads(browser, shop.address)
  if (isWanted('taps')) await printTaps(browser, shop.address, login)
  if (isWanted('taps') && slowdown !== 4) await printTaps(browser, shop.address, login, slowdown)
  if (isWanted('list')) await printList(browser, shop.address)
  console.log(`load ${loadavg()[0].toFixed(1)} at the end`)
} finally {
  client.close()
  await browser?.close()
  await shop.close()
}
