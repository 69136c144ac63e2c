// `npm run weapp:crawl`: builds the mini-program and the gateway when their sources changed, starts the gateway with the
// demonstration shop and opens every page of the compiled mini-program. --no-taps opens only, --only=cart narrows,
// --json=file writes the reports.
import { writeFileSync } from 'node:fs'
import { requireNode } from './lib/node-version.mjs'

requireNode()
const { ensureInstalled } = await import('./lib/install.mjs')
await ensureInstalled()
const { mustBuild } = await import('./lib/build.mjs')
const { startShop } = await import('./lib/shop.mjs')
const { loadTs } = await import('./lib/load-ts.mjs')
const { inRoot, seconds } = await import('./lib/run.mjs')

const option = (name) => process.argv.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3)
const started = performance.now()
const { crawl, table } = await loadTs('simulator/crawl/main.ts')
if (!process.argv.includes('--as-built')) await mustBuild('weapp')
const shop = await startShop()
try {
  const reports = await crawl({
    dist: inRoot('dist/weapp'),
    address: shop.address,
    taps: !process.argv.includes('--no-taps'),
    only: option('only')
  })
  console.log(table(reports).join('\n'))
  const json = option('json')
  if (json) writeFileSync(json, JSON.stringify(reports))
  const bad = reports.filter(({ broken }) => broken.length)
  for (const { visit, broken } of bad) {
    console.log(`\n✗ ${visit.page}, logged ${visit.loggedIn ? 'in' : 'out'}`)
    for (const words of broken) console.log(`  ${words}`)
  }
  const taps = reports.reduce((sum, report) => sum + (report.taps?.taps ?? 0), 0)
  console.log(
    `\n${reports.length - bad.length} of ${reports.length} visits hold, ${taps} taps, ${seconds((performance.now() - started) / 1000)}`
  )
  process.exitCode = bad.length ? 1 : 0
} finally {
  await shop.close()
}
