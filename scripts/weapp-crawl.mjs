// `npm run weapp:crawl`: builds the mini-program and the gateway when their sources changed, starts the gateway with the
// demonstration shop and opens every page of the compiled mini-program in three processes. --no-taps opens only, --sample
// acts where the change is and on each kind of page, on two rows of a look, and looks for what a page leaves only there, as
// `npm test` does, --only=cart narrows, --crawlers=1 shares nothing, --visits=«page, logged in;…» makes these alone, --dist=folder takes another build, --json=file writes the reports; WEAPP_GATEWAY names a shop that already runs.
import { writeFileSync } from 'node:fs'
import { requireNode } from './lib/node-version.mjs'

requireNode()
const { ensureInstalled } = await import('./lib/install.mjs')
await ensureInstalled()
const { mustBuild } = await import('./lib/build.mjs')
const { PATIENT, startShop } = await import('./lib/shop.mjs')
const { loadTs } = await import('./lib/load-ts.mjs')
const { inRoot, seconds } = await import('./lib/run.mjs')

const option = (name) => process.argv.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3)
const startedAt = performance.now()
const { jobsOf, table, summary } = await loadTs('simulator/crawl/main.ts')
const { crawlAll } = await import('./lib/weapp/weapp-crawl.mjs')
const { tapped, thisRun } = await import('./lib/chosen.mjs')
const { secondsOf } = await import('./lib/times.mjs')
const dist = option('dist') ?? inRoot('dist/weapp')
if (!process.argv.includes('--as-built') && !option('dist')) await mustBuild('weapp')
const brief = process.argv.includes('--sample')
const running = process.env.WEAPP_GATEWAY
const shop = running ? { address: running, close: () => {} } : await startShop({ env: PATIENT })
try {
  const all = jobsOf(dist, option('only'))
  const withTaps = process.argv.includes('--no-taps') ? [] : brief ? tapped(all, await thisRun()) : all
  const visits = option('visits')?.split(';')
  const jobs = all
    .map((job) => ({ ...job, taps: withTaps.includes(job) }))
    .filter(({ page, loggedIn }) => visits?.includes(`${page}, logged ${loggedIn ? 'in' : 'out'}`) ?? true)
  const secondsOfJob = ({ page, loggedIn, taps }) =>
    taps ? secondsOf('weapp:crawl', `${page}, logged ${loggedIn ? 'in' : 'out'}`) : 0
  const reports = await crawlAll({
    // the longest first: none of the crawlers ends with it while the others have nothing to do
    jobs: jobs.toSorted((first, second) => secondsOfJob(second) - secondsOfJob(first)),
    crawlers: Number(option('crawlers') ?? 3),
    options: { dist, address: shop.address, brief }
  })
  console.log(table(reports).join('\n'))
  const json = option('json')
  const whole = summary(reports)
  if (json) writeFileSync(json, JSON.stringify({ reports, broken: whole.broken, words: whole.words }))
  const bad = reports.filter(({ broken }) => broken.length)
  for (const { visit, broken } of bad) {
    console.log(`\n✗ ${visit.page}, logged ${visit.loggedIn ? 'in' : 'out'}`)
    for (const words of broken) console.log(`  ${words}`)
  }
  for (const words of whole.broken) console.log(`\n✗ ${words}`)
  const acts = reports.reduce((sum, report) => sum + (report.taps?.taps ?? 0), 0)
  console.log(`\n${whole.words.join('\n')}`)
  console.log(
    `${reports.length - bad.length} of ${reports.length} visits hold, ${acts} acts, ${seconds((performance.now() - startedAt) / 1000)}`
  )
  process.exitCode = bad.length || whole.broken.length ? 1 : 0
} finally {
  await shop.close()
}
