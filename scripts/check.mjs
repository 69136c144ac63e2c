// `npm run check`: format, lint, types for both hosts, folder order and how full folders are, unused code, lock, generated pages, sizes and engines of
// both builds. Every part
// runs, even after a failure. `npm run check -- lint sizes` runs only these parts.
import { requireNode } from './lib/node-version.mjs'

requireNode()
const { ensureInstalled } = await import('./lib/install.mjs')
await ensureInstalled()
const { readFileSync } = await import('node:fs')
const { availableParallelism } = await import('node:os')
const { cacheDir, inRoot, runNode, seconds, tail } = await import('./lib/run.mjs')
const { buildApp } = await import('./lib/build.mjs')
const { h5Measures, h5Sizes, homeBuilt, leeway, verdictOn, weappMeasures, weappSizes } = await import('./lib/sizes.mjs')
const { asItCame, browserEngines, engineRules, styleRules, weappEngines } = await import('./lib/engines.mjs')
const { isFull } = await import('./lib/scope.mjs')
const { fullFolders, MOST_FILES } = await import('./lib/folders.mjs')

const program = (args) => async () => {
  const { code, output } = await runNode(args, { timeout: 420_000 })
  return code === 0 ? { ok: true } : { ok: false, output: tail(output, 150) }
}
const types = (project, name) =>
  program([
    'node_modules/typescript-7/bin/tsc',
    '-p',
    project,
    '--checkers',
    '1',
    '--incremental',
    '--tsBuildInfoFile',
    `${cacheDir}/types-${name}.json`,
    '--pretty',
    'false'
  ])

/** KB that a browser fetches for home's first screen from a running shop. */
async function homeCritical() {
  const { launchBrowser } = await import('./browser.mjs')
  const { startShop } = await import('./lib/shop.mjs')
  const { measurePage } = await import('./lib/bench/web-measure.mjs')
  const shop = await startShop()
  const browser = await launchBrowser().catch((error) => error)
  try {
    if (browser instanceof Error) throw browser
    return (await measurePage(browser, `${shop.address}/`)).total / 1024
  } finally {
    if (!(browser instanceof Error)) await browser.close()
    await shop.close()
  }
}

const budgets = () => JSON.parse(readFileSync(inRoot('budgets.json'), 'utf8'))
const verdict = (measures, wrong) =>
  verdictOn(measures, wrong, process.env.VERIFY === 'gate' ? leeway.gate : leeway.exact)

async function sizesOfH5() {
  const { ok, output } = await buildApp('h5')
  if (!ok) return verdict([], [`H5 does not build:\n${tail(output, 20)}`])
  const { browserslist } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'))
  const wrong = await engineRules(inRoot('dist/h5'), browserEngines(browserslist.production), asItCame)
  const measures = h5Measures(h5Sizes(), budgets())
  measures.push({ what: 'home’s part of the build', kb: homeBuilt(), limit: budgets().h5HomeBuilt })
  if (isFull)
    await homeCritical().then(
      (kb) => measures.push({ what: 'home’s critical bytes', kb, limit: budgets().h5HomeCritical }),
      (error) => wrong.push(`home’s critical bytes could not be measured: ${error.message}`)
    )
  return verdict(measures, wrong)
}

async function sizesOfWeapp() {
  const { ok, output } = await buildApp('weapp')
  if (!ok) return verdict([], [`the mini-program does not build:\n${tail(output, 20)}`])
  const dist = inRoot('dist/weapp')
  const wrong = [...(await engineRules(dist, weappEngines)), ...styleRules(dist)]
  return verdict(weappMeasures(weappSizes(), budgets()), wrong)
}

const parts = {
  format: program(['node_modules/oxfmt/bin/oxfmt', '--check', '.']),
  lint: program(['node_modules/oxlint/bin/oxlint', '-c', 'oxlint.config.mjs']),
  'types h5': types('tsconfig.json', 'h5'),
  'types weapp': types('tsconfig.weapp.json', 'weapp'),
  layers: program([
    'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
    '--config',
    '.dependency-cruiser.cjs',
    'src',
    'domain',
    'contract',
    'gateway',
    'simulator',
    'scripts',
    'config'
  ]),
  folders: async () => {
    const full = fullFolders()
    return {
      ok: full.length === 0,
      output: `More than ${MOST_FILES} files, which is a folder too few:\n${full.join('\n')}`
    }
  },
  unused: program(['node_modules/knip/bin/knip.js', '--no-progress', '--no-config-hints']),
  lock: program(['scripts/complete-lock.mjs', '--check']),
  docs: program(['scripts/generate-docs.mjs', '--check']),
  'sizes weapp': sizesOfWeapp,
  'sizes h5': sizesOfH5
}

const names = process.argv.slice(2)
const selection = Object.entries(parts).filter(
  ([name]) => !names.length || names.some((word) => name === word || name.split(' ')[0] === word)
)
if (!selection.length) {
  console.error(`There is no such part; there are ${Object.keys(parts).join(', ')}.`)
  process.exit(1)
}
const failures = []
async function run([name, part]) {
  const startedAt = performance.now()
  const result = await part().catch((error) => ({ ok: false, output: error.stack }))
  const took = seconds((performance.now() - startedAt) / 1000)
  console.log(
    `${name.padEnd(14)}${(result.ok ? 'holds' : 'FAILED').padEnd(8)}${took.padStart(8)}${result.note ? `  ${result.note}` : ''}`
  )
  if (!result.ok) failures.push([name, result.output])
}
// each part keeps one processor busy; the longest starts first
const waiting = selection.toReversed()
async function lane() {
  for (let next = waiting.shift(); next; next = waiting.shift()) await run(next)
}
await Promise.all(Array.from({ length: Math.min(availableParallelism(), 4) }, lane))
for (const [name, output] of failures) console.log(`\n✗ ${name}\n${output}`)
console.log(
  failures.length
    ? `\n${failures.length} of ${selection.length} parts failed: ${failures.map(([name]) => name).join(', ')}`
    : '\neverything holds'
)
process.exit(failures.length ? 1 : 0)
