// The stages of `npm test`. Each resolves to {passed, failed, skipped, failures: [{name, error}], note}, `left` when it has
// nothing to do with the change, and `unsteady` like failures.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { findBrowser } from '../browser.mjs'
import { buildApp, buildGateway, isBuilt } from './build.mjs'
import { chosenBrowserTests, chosenOfSimulator, chosenOnPostgres, chosenRoutes, testFiles, thisRun } from './chosen.mjs'
import { runTestFiles } from './node-tests.mjs'
import { outcomeOf } from './playwright-report.mjs'
import { startPostgres } from './postgres.mjs'
import { cacheDir, inRoot, runNode, seconds, tail } from './run.mjs'
import { isFull } from './scope.mjs'

const run = await thisRun()
const builtRoutes = run.routes.filter(({ built }) => built)

/** ms after which a stage has come to a standstill, on a busy machine too; what goes over all routes takes longer with them. */
const standstill = 900_000 + 45_000 * builtRoutes.length
/** ms for one test file: some go over all routes. */
const fileTimeout = 240_000 + 3000 * builtRoutes.length
const none = { passed: 0, failed: 0, skipped: 0, failures: [] }
const failedWith = (name, error) => ({ ...none, failed: 1, failures: [{ name, error }] })
/** What was left out, in words. */
const partOf = (chosen, all, what) => (chosen < all ? [`${chosen} of ${all} ${what}`] : [])

/** Jest: the app's unit and page tests, and the crawl of every screen. */
async function jest(project) {
  if (!testFiles(project).length) return { ...none, note: 'no tests' }
  const report = path.join(cacheDir, `jest-${project}.json`)
  rmSync(report, { force: true })
  const { output } = await runNode(
    // left to itself Jest spares one processor, which on two is half of them
    [
      'node_modules/jest/bin/jest.js',
      '--selectProjects',
      project,
      '--maxWorkers=100%',
      '--json',
      `--outputFile=${report}`,
      '--silent'
    ],
    { log: `test-${project}`, timeout: standstill }
  )
  if (!existsSync(report)) return failedWith(`jest ${project}`, tail(output))
  const result = JSON.parse(readFileSync(report, 'utf8'))
  const failures = []
  for (const suite of result.testResults) {
    const file = path.relative(inRoot(), suite.name)
    const bad = suite.assertionResults.filter((one) => one.status === 'failed')
    for (const one of bad) failures.push({ name: `${file} › ${one.fullName}`, error: one.failureMessages.join('\n') })
    if (suite.status === 'failed' && !bad.length) failures.push({ name: `${file} (did not run)`, error: suite.message })
  }
  return {
    passed: result.numPassedTests,
    failed: failures.length,
    skipped: result.numPendingTests + result.numTodoTests,
    failures
  }
}

/** node:test: contract, gateway, mini-program and script tests. */
async function nodeTests(folder, { env = {}, files = testFiles(folder), name = folder, alone } = {}) {
  if (!files.length) return { ...none, note: 'no tests' }
  return runTestFiles({ name, files, alone, fileTimeout, env: { NODE_ENV: 'test', TZ: 'Asia/Shanghai', ...env } })
}

/** The gateway's tests, which note anew what they saw served (`npm run coverage:spec`). */
function onPglite() {
  rmSync(path.join(cacheDir, 'served'), { recursive: true, force: true })
  return nodeTests('gateway', { env: { TEST_ENGINE: 'pglite' } })
}

/** The gateway's tests again on PostgreSQL, where it is installed. */
async function onPostgres() {
  const server = await startPostgres()
  if (!server) return { ...none, note: 'PostgreSQL (initdb) is not installed; the tests on PGlite hold alone' }
  try {
    const files = chosenOnPostgres(run)
    const env = { TEST_ENGINE: 'postgres', TEST_DATABASE_URL: server.url }
    // it stops a PostgreSQL of its own, which is started with listeners to the process's signals
    const alone = ['__tests__/gateway/database-away.test.ts']
    const result = await nodeTests('gateway', { env, files, name: 'gateway-postgres', alone })
    const note = [`PostgreSQL ${server.version}`, ...partOf(files.length, testFiles('gateway').length - 1, 'files')]
    return { ...result, note: note.join(', ') }
  } finally {
    await server.close()
  }
}

async function build(host) {
  const result = await buildApp(host)
  if (!result.ok) return failedWith(`${host} builds`, tail(result.output))
  return { ...none, passed: 1, note: result.built ? `built in ${seconds(result.seconds)}` : 'sources unchanged' }
}

/** The simulator by itself, on small mini-programs. */
function simulator() {
  const files = chosenOfSimulator(run)
  return files.length
    ? nodeTests('simulator', { files })
    : { ...none, left: true, note: 'unchanged, left to verify:full' }
}

/** The compiled mini-program in a small host. */
async function weapp() {
  const built = isBuilt('weapp') ? none : await build('weapp')
  if (built.failed) return built
  return nodeTests('weapp', { alone: ['__tests__/weapp/simulate.test.ts'] })
}

/** Every page of the compiled mini-program opened in Node against the gateway, and on some everything done; one test a visit. */
async function weappCrawl() {
  const built = isBuilt('weapp') ? none : await build('weapp')
  if (built.failed) return built
  const report = path.join(cacheDir, 'weapp-crawl.json')
  rmSync(report, { force: true })
  const { code, output } = await runNode(
    ['scripts/weapp-crawl.mjs', '--as-built', `--json=${report}`, ...(isFull ? [] : ['--sample'])],
    { log: 'test-weapp-crawl', timeout: standstill }
  )
  if (!existsSync(report)) return failedWith('the crawl did not end', tail(output))
  const { reports: visits, broken: whole } = JSON.parse(readFileSync(report, 'utf8'))
  const failures = visits
    .filter(({ broken }) => broken.length)
    .map(({ visit, broken }) => ({
      name: `${visit.page}, logged ${visit.loggedIn ? 'in' : 'out'}`,
      error: broken.join('\n')
    }))
  for (const error of whole) failures.push({ name: 'the crawl as a whole', error })
  if (code !== 0 && !failures.length) return failedWith(`the crawl ended with ${code}`, tail(output))
  const acts = visits.reduce((sum, one) => sum + (one.taps?.taps ?? 0), 0)
  const passed = visits.filter(({ broken }) => !broken.length).length
  const withTaps = visits.filter(({ taps }) => taps).length
  return { ...none, passed, failed: failures.length, failures, note: `${acts} acts in ${withTaps} of them` }
}

/** Browsers against the built shop. */
async function e2e() {
  if (!existsSync(inRoot('__tests__/e2e'))) return { ...none, note: 'no tests' }
  if (!isBuilt('h5')) {
    const built = await build('h5')
    if (built.failed) return { ...built, failures: [{ ...built.failures[0], name: 'e2e needs the H5 build' }] }
  }
  if (!isBuilt('weapp')) {
    const built = await build('weapp')
    if (built.failed)
      return { ...built, failures: [{ ...built.failures[0], name: 'e2e needs the mini-program build' }] }
  }
  await buildGateway()
  const browser = await findBrowser().catch((error) => error)
  if (browser instanceof Error) return failedWith('e2e needs a browser', browser.message)
  const report = path.join(cacheDir, 'e2e.json')
  rmSync(report, { force: true })
  const files = chosenBrowserTests(run)
  const keys = chosenRoutes(run)
  const { code, output } = await runNode(['node_modules/@playwright/test/cli.js', 'test', ...files], {
    env: {
      E2E_BROWSER: browser.path,
      E2E_ROUTES: keys.join(','),
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      E2E_REPORTER: 'json'
    },
    log: 'test-e2e',
    timeout: standstill
  })
  if (!existsSync(report)) return failedWith('e2e did not run', tail(output))
  const { passed, skipped, failures, unsteady } = outcomeOf(JSON.parse(readFileSync(report, 'utf8')))
  if (code !== 0 && !failures.length) failures.push({ name: 'e2e', error: tail(output) })
  const opened = builtRoutes.filter(({ key }) => keys.includes(key)).length
  const note = [
    browser.from,
    ...partOf(opened, builtRoutes.length, 'routes'),
    ...partOf(files.length, specs().length, 'files')
  ]
  return { passed, failed: failures.length, skipped, failures, unsteady, note: note.join(', ') }
}
const specs = () => testFiles('e2e', /\.spec\.ts$/)

/** Every stage in the order they run: the quick ones first. */
export const stages = [
  { name: 'unit', run: () => jest('unit') },
  { name: 'contract', run: () => nodeTests('contract') },
  { name: 'scripts', run: () => nodeTests('scripts', { alone: ['__tests__/scripts/node-tests.test.mjs'] }) },
  { name: 'pages', run: () => jest('pages') },
  { name: 'crawl', run: () => jest('crawl') },
  { name: 'gateway', run: onPglite },
  { name: 'gateway:postgres', run: onPostgres },
  { name: 'build:h5', run: () => build('h5') },
  { name: 'build:weapp', run: () => build('weapp') },
  { name: 'simulator', run: simulator },
  { name: 'weapp', run: weapp },
  { name: 'weapp:crawl', run: weappCrawl },
  { name: 'e2e', run: e2e }
]
