// `npm run bench:web`: what a shopper's phone pays. Bytes are what travelled; times are medians of five cold loads, on this
// machine and on an emulated slow phone (4× slower processor, 1.6 Mbit/s, 100 ms). Not a test: it only prints.
import { requireNode } from './lib/node-version.mjs'

requireNode()
const { ensureInstalled } = await import('./lib/install.mjs')
await ensureInstalled()
const { readFileSync } = await import('node:fs')
const { mustBuild } = await import('./lib/build.mjs')
const { launchBrowser } = await import('./browser.mjs')
const { startShop } = await import('./lib/shop.mjs')
const { h5Sizes } = await import('./lib/sizes.mjs')
const { measurePage, median } = await import('./lib/web-measure.mjs')
const { inRoot } = await import('./lib/run.mjs')

const TIMES = 5
const budgets = JSON.parse(readFileSync(inRoot('budgets.json'), 'utf8'))
const kb = (bytes) => (bytes / 1024).toFixed(1)
const share = (value, limit) => `${value} KB, ${Math.round((Number(value) / limit) * 100)} % of ${limit} KB`

await mustBuild('h5')
const sizes = h5Sizes()
console.log(`initial JS (gzip)       ${share(sizes.initialJsGzip, budgets.h5InitialJsGzip)}`)
for (const one of sizes.initial) console.log(`  ${one.name.padEnd(40)}${String(one.kb).padStart(7)} KB`)
console.log(
  `later chunks (gzip)     ${sizes.chunks.length}; heaviest ${sizes.chunks[0]?.name} ${sizes.chunks[0]?.kb} KB`
)

const browser = await launchBrowser()
const shop = await startShop()
try {
  await measurePage(browser, `${shop.address}/`) // the gateway's own first answers are not the page's
  for (const slow of [false, true]) {
    const runs = []
    for (let i = 0; i < TIMES; i += 1) runs.push(await measurePage(browser, `${shop.address}/`, { slow }))
    const last = runs[TIMES - 1]
    if (!slow) {
      console.log(`home's critical bytes   ${share(kb(last.total), budgets.h5HomeCritical)}`)
      for (const [group, bytes] of Object.entries(last.groups))
        if (bytes) console.log(`  ${group.padEnd(12)}${kb(bytes).padStart(7)} KB`)
      console.log(`requests                ${last.requests}; ${last.text} characters on the page`)
    }
    const times = ['firstPaint', 'largestPaint'].map(
      (key) =>
        `${key === 'firstPaint' ? 'first' : 'largest'} contentful paint ${Math.round(median(runs.map((run) => run[key])))} ms`
    )
    console.log(`${(slow ? 'slow phone' : 'this machine').padEnd(24)}${times.join(' · ')} (median of ${TIMES})`)
  }
} finally {
  await browser.close()
  await shop.close()
}
