// `npm run verify:full -- engines`: every route of the built H5 shop and a purchase in WebKit and Firefox, where they are
// installed, and in Firefox a way over a foreign document. Alone: `node --experimental-websocket scripts/engines.mjs
// [--only=firefox;cart]` narrows to engines and visits, --json=file writes what was found.
import { writeFileSync } from 'node:fs'
import { requireNode } from './lib/node-version.mjs'

requireNode()
const { ensureInstalled } = await import('./lib/install.mjs')
await ensureInstalled()
const { mustBuild } = await import('./lib/build.mjs')
const { drive } = await import('./lib/browsers/driving.mjs')
const { engineNames, missingWords, programsOf } = await import('./lib/browsers/programs.mjs')
const { startFirefox } = await import('./lib/browsers/firefox.mjs')
const { startWebkit } = await import('./lib/browsers/webkit.mjs')
const { foreign, visitAll, visitsOf } = await import('./lib/browsers/visits.mjs')
const { loadTs } = await import('./lib/load-ts.mjs')
const { seconds } = await import('./lib/run.mjs')
const { startShop } = await import('./lib/shop.mjs')

const starts = { firefox: startFirefox, webkit: startWebkit }
/** As a small phone's. */
const size = { width: 375, height: 812 }
const option = (name) => process.argv.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3)
const only = option('only')?.split(';') ?? []
const selection = engineNames.filter(
  (engine) => !only.some((word) => engineNames.includes(word)) || only.includes(engine)
)
const missing = missingWords(selection)
if (missing) console.log(missing)

/** What the visits need to know of a shop that runs. */
async function shopAt(address) {
  const { routes, routeOf } = await loadTs('src/routes/table.ts')
  const { paramsOf } = await loadTs('__tests__/support/world.ts')
  const { client, newShopper } = await loadTs('simulator/crawl/shop.ts')
  const shopper = await newShopper(address, `137${String(Date.now()).slice(-8)}`)
  const { ask } = client(address)
  const search = 'GET /o2srh/v1/pub/platform-products/search'
  const plain = (await ask(search, { query: { keyword: '电水壶', size: 1, inStock: true } })).list[0]
  const flash = (
    await ask('GET /o2srh/v1/pub/platform-products/medias', { query: { flash: true, size: 20 } })
  ).list.find((card) => card.flash)
  if (!plain || !flash) throw new Error('The demonstration shop has no kettle, or no flash sale')
  const builtRoutes = routes.filter((route) => route.built)
  const word = flash.title.split(' ')[0].replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return {
    address,
    built: builtRoutes,
    routeOf,
    paramsOf,
    shopper,
    spuCode: plain.spuCode,
    flash: { title: flash.title, found: word }
  }
}

/** After a way back from another document WebKitGTK's driver answers no script any more, so that Firefox alone goes it. */
const madeIn = (engine) => (visit) => engine !== 'webkit' || visit.name !== foreign

const reports = []
await mustBuild('h5')
const server = selection.some((engine) => programsOf(engine)) ? await startShop() : undefined
try {
  const shop = server && (await shopAt(server.address))
  const visits =
    shop &&
    visitsOf(
      shop,
      only.filter((word) => !engineNames.includes(word))
    )
  for (const engine of selection) {
    const programs = programsOf(engine)
    if (!programs) continue
    const startedAt = performance.now()
    const made = visits.filter(madeIn(engine))
    const page = drive(await starts[engine](programs, size))
    try {
      await visitAll(page, shop, made, (report) => {
        reports.push({ engine, ...report })
        if (report.error) console.log(`✗ ${engine}: ${report.name}: ${report.error}`)
      })
    } finally {
      await page.close()
    }
    const count = made.length < visits.length ? `${made.length} of ${visits.length}` : made.length
    console.log(`${engine}: ${count} visits in ${seconds((performance.now() - startedAt) / 1000)}`)
  }
} finally {
  await server?.close()
}
const json = option('json')
if (json) writeFileSync(json, JSON.stringify({ reports, missing }))
process.exit(reports.some(({ error }) => error) ? 1 : 0)
