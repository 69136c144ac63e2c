// Which test files and visits the stages of `npm test` run: all in `verify:full`, else the selection below.
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { loadTs } from './load-ts.mjs'
import { inRoot } from './run.mjs'
import {
  changedFiles,
  chosenOf,
  coveredBy,
  directEndpoints,
  isFull,
  cachedByKey,
  placesOf,
  placesOfTest,
  touches
} from './scope.mjs'
import { secondsOf } from './times.mjs'

const sourceOf = cachedByKey((file) => readFileSync(inRoot(file), 'utf8'))

/** The route table, and how this run chooses. */
export async function thisRun() {
  const { routes } = await loadTs('src/routes/table.ts')
  return { routes, full: isFull, changed: changedFiles() }
}

/** Why a test file runs in `verify:full` alone: `// verify:full: it stops PostgreSQL`. */
const fullOnly = /^\/\/ verify:full: .+$/m

/** Those of the files that a run may choose. */
export const inGate = (files, { full }) => files.filter((file) => full || !fullOnly.test(sourceOf(file)))

/** Test files under a folder of __tests__, relative to the root. */
export const testFiles = (folder, end = /\.test\.(ts|tsx|mjs)$/) =>
  readdirSync(inRoot('__tests__', folder), { recursive: true })
    .filter((name) => end.test(name))
    .sort()
    .map((name) => path.posix.join('__tests__', folder, name.replaceAll(path.sep, '/')))

/**
 * s of the files of a stage, summed, that `verify` has for it: two files run at once, so a minute is two. What does not fit
 * is what the change is least direct about, and of that the slowest.
 */
const stageSeconds = { unit: 40, pages: 40, contract: 30, gateway: 50, 'gateway:postgres': 50, weapp: 36 }

/** Test files that go over endpoints (`// by endpoint: …`): a run tries the endpoints that the change is direct about. */
const byEndpoint = cachedByKey((file) => /^\/\/ by endpoint: .+$/m.test(sourceOf(file)))
/** Endpoints that those files try at most, each of them about a second. */
const mostEndpoints = 25
/** Returns the environment that limits them: empty in `verify:full`, where they try all. */
export const endpointsInGate = ({ full, changed }) =>
  full ? {} : { DIRECT_ENDPOINTS: directEndpoints(changed ?? new Set(), mostEndpoints).join(';') }

/** Returns the test files of a stage that a run has the time for, with why. */
export const reasonsIn = (stage, files, { full, changed }, budget = stageSeconds[stage] ?? Infinity) =>
  chosenOf(
    files.filter((file) => full || !byEndpoint(file)),
    { full, changed, of: placesOfTest, secondsOf: (file) => secondsOf(stage, file), budget, fill: true }
  )

/** Returns the test files of a stage that a run has the time for, and those that go by endpoints. */
export function withinSeconds(stage, files, { full, changed }, budget) {
  const selection = reasonsIn(stage, files, { full, changed }, budget).map(({ row }) => row)
  return files.filter((file) => selection.includes(file) || (!full && byEndpoint(file)))
}

/** What routes differ in that decides how they are opened. */
const kindOf = ({ pack, auth, tab, offline }) => [pack, auth, tab === undefined ? offline : 'tab'].join(' ')

/**
 * Routes that a run opens in a browser at most, s that it has for them on both hosts, and for its other browser tests; of
 * those each starts a shop, which is `startSeconds` more.
 */
const browser = { routes: 12, routeSeconds: 60, seconds: 30, startSeconds: 6 }
/** Routes on which the crawl of Jest tries everything at most: about half a second each. */
const mostCrawled = 30
/** s that the crawl of the mini-program has to act on pages, two rows of a look, by three crawlers at once. */
const actSeconds = 40

const builtOf = (routes) => routes.filter(({ built }) => built)
const howRoutes = { of: ({ path: screen }) => placesOf(screen), kindOf }

/** The built routes that are opened in a browser: [{row, why}]. */
export const directRoutes = ({ routes, full, changed }) =>
  chosenOf(builtOf(routes), {
    ...howRoutes,
    full,
    changed,
    secondsOf: ({ key }) => secondsOf('routes', key),
    budget: browser.routeSeconds,
    most: browser.routes
  })

/** Keys of the built routes on which Jest's crawl tries every class of error: the most direct ones, and one of each kind where there is room. */
export const crawledRoutes = ({ routes, full, changed }) =>
  chosenOf(builtOf(routes), { ...howRoutes, full, changed, most: mostCrawled }).map(({ row }) => row.key)

/** Keys of the routes that are opened in a browser; of planned ones, which lead to the 404 screen, one will do. */
export function chosenRoutes(run) {
  const plannedRoutes = run.routes.filter(({ built }) => !built)
  return [...directRoutes(run).map(({ row }) => row), ...(run.full ? plannedRoutes : plannedRoutes.slice(0, 1))].map(
    ({ key }) => key
  )
}

/** The visits of the mini-program's crawl that do everything on their page, with why; the others only open it. */
export function tappedReasons(jobs, { routes, full, changed }) {
  const routeOf = ({ page }) => routes.find(({ path: screen }) => screen === `/${page}`)
  return chosenOf(
    // who has to log in first finds nothing to tap
    jobs.filter((job) => job.loggedIn || routeOf(job)?.auth !== 'login'),
    {
      full,
      changed,
      of: ({ page }) => placesOf(`/${page}`),
      kindOf: (job) => `${job.loggedIn} ${routeOf(job) ? kindOf(routeOf(job)) : ''}`,
      secondsOf: ({ page, loggedIn }) => secondsOf('weapp:crawl', `${page}, logged ${loggedIn ? 'in' : 'out'}`),
      budget: actSeconds
    }
  )
}

export const tapped = (jobs, run) => tappedReasons(jobs, run).map(({ row }) => row)

/** Files of the browser's tests that every run includes: the first purchase, and the routes that it is about. */
const everyTime = /\/(journeys\/first-purchase|routes\/[\w-]+)\.spec\.ts$/
const whereCovered = (file) => new Map([file, ...coveredBy(sourceOf(file))].map((place) => [place, 1]))

/** Browser test files with why: those of every time, and of the others the most direct until the seconds are spent. */
export function directBrowserTests({ full, changed }) {
  const files = inGate(testFiles('e2e', /\.spec\.ts$/), { full })
  const always = files.filter((file) => everyTime.test(file))
  const others = chosenOf(
    files.filter((file) => !everyTime.test(file)),
    {
      full,
      changed,
      of: whereCovered,
      secondsOf: (file) => secondsOf('e2e', file) + browser.startSeconds,
      budget: browser.seconds
    }
  )
  return [...always.map((row) => ({ row, why: 'every time' })), ...others]
}

export const chosenBrowserTests = (run) => directBrowserTests(run).map(({ row }) => row)

/** Why a test of the gateway runs on PostgreSQL in `verify` too: races, and SQL that it writes itself. */
const onPostgres = /^\/\/ PostgreSQL: .+$/m
const needsPostgres = (file) => onPostgres.test(sourceOf(file))
/** How the process starts and ends is tried on a directory of its own, with its own engine. */
const onPgliteOnly = ['__tests__/gateway/core/core-process.test.ts']
/** A change in how the gateway talks to the database affects every test. */
const database = ['database', 'pglite', 'connections', 'migrate'].map((name) => `gateway/src/core/database/${name}`)

export function chosenOnPostgres({ full, changed }) {
  const files = inGate(testFiles('gateway'), { full }).filter((file) => !onPgliteOnly.includes(file))
  if (full) return files
  const all = changed && touches(changed, database)
  const selection = files.filter(
    (file) =>
      !byEndpoint(file) &&
      (all || needsPostgres(file) || (changed && touches(changed, [file, ...coveredBy(sourceOf(file))])))
  )
  return withinSeconds('gateway:postgres', selection, { changed })
}

/** What the simulator is made of: itself, and the packages that it draws with. */
const simulator = [
  'simulator/',
  '__tests__/simulator/',
  ...['glass-easel', 'miniprogram-api-typings', 'esbuild'].map((name) => `package-lock.json node_modules/${name}`)
]

export const chosenOfSimulator = ({ full, changed }) =>
  full || (changed && touches(changed, simulator)) ? testFiles('simulator') : []
