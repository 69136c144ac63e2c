// What the stages of `npm test` run of what there is: all of it in `verify:full`, else what is told here.
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { loadTs } from './load-ts.mjs'
import { inRoot } from './run.mjs'
import { changedFiles, coveredBy, foldersOf, isFull, sampleOf, thirdInTurn, touches } from './scope.mjs'

const sourceOf = (file) => readFileSync(inRoot(file), 'utf8')

/** The route table, and how this run chooses. */
export async function thisRun() {
  const { routes } = await loadTs('src/routes/table.ts')
  return { routes, full: isFull, changed: changedFiles(), third: thirdInTurn() }
}

/** Test files under a folder of __tests__, relative to the root. */
export const testFiles = (folder, end = /\.test\.(ts|tsx|mjs)$/) =>
  readdirSync(inRoot('__tests__', folder), { recursive: true })
    .filter((name) => end.test(name))
    .sort()
    .map((name) => path.posix.join('__tests__', folder, name.replaceAll(path.sep, '/')))

/** What routes differ in that decides how they are opened. */
const kindOf = ({ pack, auth, tab, offline }) => [pack, auth, tab === undefined ? offline : 'tab'].join(' ')

/** Keys of the routes that are opened in a browser: of built ones a sample of every kind, of planned ones a part in turn. */
export function chosenRoutes({ routes, ...run }) {
  const isBuilt = ({ built }) => built
  const built = sampleOf(routes.filter(isBuilt), { ...run, placesOf: ({ path: screen }) => foldersOf(screen), kindOf })
  const planned = sampleOf(
    routes.filter((route) => !isBuilt(route)),
    { ...run, placesOf: () => [] }
  )
  return [...built, ...planned].map(({ key }) => key)
}

/** Visits of the mini-program's crawl, of which all open a page, that do everything that can be done on it. */
export function tapped(jobs, { routes, ...run }) {
  const routeOf = ({ page }) => routes.find(({ path: screen }) => screen === `/${page}`)
  return sampleOf(
    // who has to log in first finds nothing to tap
    jobs.filter((job) => job.loggedIn || routeOf(job)?.auth !== 'login'),
    {
      ...run,
      placesOf: ({ page }) => foldersOf(`/${page}`),
      kindOf: (job) => `${job.loggedIn} ${routeOf(job) ? kindOf(routeOf(job)) : ''}`
    }
  )
}

/** Files of the browser's tests that run whatever the change: journeys, and every route by itself. */
const everyTime = ['journeys', 'routes']
export function chosenBrowserTests(run) {
  const depth = testFiles('e2e/depth', /\.spec\.ts$/)
  return [
    ...everyTime.flatMap((folder) => testFiles(`e2e/${folder}`, /\.spec\.ts$/)),
    ...sampleOf(depth, { ...run, placesOf: (file) => [file, ...coveredBy(sourceOf(file))], turns: false })
  ]
}

/** Why a test of the gateway runs on PostgreSQL in `verify` too: races, and SQL that it writes itself. */
const onPostgres = /^\/\/ PostgreSQL: .+$/m
/** How the process starts and ends is tried on a directory of its own, whatever engine the others use. */
const onPgliteOnly = ['__tests__/gateway/core-process.test.ts']
/** Whoever changes how the database is talked to changes every test's ground. */
const database = ['database', 'pglite', 'connections', 'migrate'].map((name) => `gateway/src/core/${name}`)

export function chosenOnPostgres({ full, changed }) {
  const files = testFiles('gateway').filter((file) => !onPgliteOnly.includes(file))
  if (full || !changed || touches(changed, database)) return files
  return files.filter((file) => {
    const source = sourceOf(file)
    return onPostgres.test(source) || touches(changed, [file, ...coveredBy(source)])
  })
}

/** What the simulator is made of: itself, and the packages that it draws with. */
const simulator = [
  'simulator/',
  '__tests__/simulator/',
  ...['glass-easel', 'miniprogram-api-typings', 'esbuild'].map((name) => `package-lock.json node_modules/${name}`)
]

export const chosenOfSimulator = ({ full, changed }) =>
  full || !changed || touches(changed, simulator) ? testFiles('simulator') : []
