import assert from 'node:assert/strict'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, it } from 'node:test'
import {
  chosenBrowserTests,
  chosenOfSimulator,
  chosenOnPostgres,
  chosenRoutes,
  crawledRoutes,
  endpointsInGate,
  tapped,
  testFiles,
  withinSeconds
} from '../../scripts/lib/chosen.mjs'
import { coveredBy } from '../../scripts/lib/scope.mjs'
import { secondsOf } from '../../scripts/lib/times.mjs'
import { routes } from '../../src/routes/table'

const builtRoutes = routes.filter(({ built }) => built)

const specs = testFiles('e2e', /\.spec\.ts$/)
const jobs = builtRoutes.flatMap(({ path: screen }) =>
  [false, true].map((loggedIn) => ({ page: screen.slice(1), loggedIn }))
)
/** A run of a change that touches one thing, or nothing. */
const part = (...files) => ({ routes, full: false, changed: new Set(files) })
const full = { ...part(), full: true }
const read = (file) => readFileSync(file, 'utf8')

describe('a full run', () => {
  it('opens every route and runs every file of the browser, of PostgreSQL and of the simulator', () => {
    const keys = chosenRoutes(full)
    assert.deepEqual(
      builtRoutes.filter(({ key }) => !keys.includes(key)),
      []
    )
    assert.deepEqual(chosenBrowserTests(full).sort(), specs)
    const processAlone = (file) => !file.endsWith('/core-process.test.ts')
    assert.deepEqual(chosenOnPostgres(full), testFiles('gateway').filter(processAlone))
    assert.deepEqual(chosenOfSimulator(full), testFiles('simulator'))
    assert.deepEqual(
      jobs.filter(({ page, loggedIn }) => {
        const needsLogin = builtRoutes.find((route) => route.path === `/${page}`).auth === 'login'
        return (
          !tapped(jobs, full).some((job) => job.page === page && job.loggedIn === loggedIn) && (loggedIn || !needsLogin)
        )
      }),
      []
    )
  })
})

describe('a run of a change', () => {
  it('opens less than all routes, those among them that it touches', () => {
    assert.ok(chosenRoutes(part()).length < chosenRoutes(full).length / 2)
    for (const { key, path: screen } of builtRoutes)
      assert.ok(chosenRoutes(part(`src${screen}.tsx`)).includes(key), key)
  })

  it('has in a browser the first purchase and the routes every time, and of the rest what covers the change', () => {
    const always = ['journeys/first-purchase', 'routes/h5', 'routes/nowhere', 'routes/weapp']
    assert.deepEqual(
      chosenBrowserTests(part()),
      always.map((name) => `__tests__/e2e/${name}.spec.ts`)
    )
    const rails = '__tests__/e2e/depth/rails.spec.ts'
    assert.ok(chosenBrowserTests(part('src/ui/picture/SideScroll.h5.tsx')).includes(rails))
    assert.ok(chosenBrowserTests(part(rails)).includes(rails))
    assert.ok(
      chosenBrowserTests(part('gateway/src/areas/points/service.ts')).includes(`__tests__/e2e/journeys/rewards.spec.ts`)
    )
  })

  it('has a bounded number of routes and of seconds, however much has changed', () => {
    const everything = part(...builtRoutes.map(({ path: screen }) => `src${screen}.tsx`), ...specs)
    assert.ok(chosenRoutes(everything).length <= 13, String(chosenRoutes(everything).length))
    assert.ok(crawledRoutes(everything).length <= 30)
    assert.ok(crawledRoutes(everything).length > crawledRoutes(part()).length)
    assert.ok(chosenBrowserTests(everything).length < specs.length)
    assert.ok(tapped(jobs, everything).length < jobs.length / 2)
  })

  it('has of a stage the files that the change is about first, and the others while there is time', () => {
    const files = testFiles('gateway')
    const question = '__tests__/gateway/content/question.test.ts'
    const choice = part('gateway/src/areas/question/store.ts')
    const seconds = secondsOf('gateway', question) + secondsOf('gateway', '__tests__/gateway/rewards/coupon.test.ts')
    const selection = withinSeconds('gateway', files, choice, seconds)
    assert.ok(selection.includes(question))
    assert.ok(selection.length > 1 && selection.length < files.length, String(selection.length))
    assert.deepEqual(withinSeconds('gateway', files, choice, Infinity), files)
    assert.deepEqual(withinSeconds('gateway', files, full, 1), files)
  })

  it('leaves out what says that it is for the full run', () => {
    const killedTest = '__tests__/gateway/database/killed.test.ts'
    assert.ok(!chosenOnPostgres(part(killedTest)).includes(killedTest))
    assert.ok(chosenOnPostgres(full).includes(killedTest))
  })

  it('is of each kind of route where its change cannot be told', () => {
    const unknown = { ...part(), changed: undefined }
    assert.deepEqual(chosenRoutes(unknown), chosenRoutes(part()))
    assert.deepEqual(chosenOnPostgres(unknown), chosenOnPostgres(part()))
  })

  it('has the simulator where it, or what it draws with, is another', () => {
    assert.deepEqual(
      chosenOfSimulator(part('src/app.tsx', 'package-lock.json', 'package-lock.json node_modules/pg')),
      []
    )
    for (const file of ['simulator/host/app.ts', 'package-lock.json node_modules/glass-easel'])
      assert.deepEqual(chosenOfSimulator(part(file)), testFiles('simulator'))
  })

  it('has on PostgreSQL what says why, what covers the change, and more when the database is talked to anew', () => {
    const usual = chosenOnPostgres(part())
    assert.ok(usual.length > 10 && usual.length < testFiles('gateway').length / 2)
    for (const file of usual) assert.match(read(file), /^\/\/ PostgreSQL: /m, file)
    const atOnce = '__tests__/gateway/database/at-once.test.ts'
    assert.ok(chosenOnPostgres(part(atOnce)).includes(atOnce))
    assert.ok(
      chosenOnPostgres(part('__tests__/gateway/core/sms.test.ts')).includes('__tests__/gateway/core/sms.test.ts')
    )
    const anew = chosenOnPostgres(part('gateway/src/core/database/database.ts'))
    assert.ok(anew.some((file) => !usual.includes(file)))
  })

  it('has of endpoints those that the change is direct about, and of each area one where it is about none', () => {
    const keys = (...files) => endpointsInGate(part(...files)).DIRECT_ENDPOINTS.split(';')
    const invoices = keys('gateway/src/areas/invoice/store.ts')
    assert.ok(invoices.length > 3 && invoices.every((key) => /invoice/i.test(key)), invoices.join(' '))
    assert.ok(keys().length > 20 && keys('contract/', 'gateway/src/areas/').length <= 25)
    assert.deepEqual(endpointsInGate(full), {})
    const byEndpoint = ['bystander', 'ownership', 'bad-input'].map((name) => `__tests__/gateway/${name}.test.ts`)
    const selection = withinSeconds('gateway', testFiles('gateway'), part())
    for (const file of byEndpoint) {
      assert.ok(selection.includes(file))
      assert.ok(!chosenOnPostgres(part(file)).includes(file) && chosenOnPostgres(full).includes(file))
    }
  })
})

describe('a test file', () => {
  it('of a browser stands in a folder that says when it runs, and names what it covers unless it runs every time', () => {
    assert.deepEqual(
      specs.filter((file) => !/^__tests__\/e2e\/(journeys|routes|depth)\//.test(file)),
      []
    )
    for (const file of specs.filter((name) => !/\/(first-purchase|routes\/\w+)\./.test(name)))
      assert.ok(coveredBy(read(file)).length, file)
  })

  it('covers only what is there', () => {
    const isThere = (place) => {
      const [lock, name] = place.split(' ')
      if (name) return Object.keys(JSON.parse(read(lock)).packages).some((packagePath) => packagePath.startsWith(name))
      if (place.endsWith('/')) return existsSync(place)
      const folder = path.dirname(place)
      return existsSync(folder) && readdirSync(folder).some((name) => name.startsWith(path.basename(place)))
    }
    for (const file of [...specs, ...testFiles('gateway')])
      for (const place of coveredBy(read(file))) assert.ok(isThere(place), `${file} covers ${place}`)
  })

  it('that PGlite can not run says so for PostgreSQL', () => {
    const silent = testFiles('gateway').filter(
      (file) => /TEST_DATABASE_URL/.test(read(file)) && !/^\/\/ (PostgreSQL: |covers )/m.test(read(file))
    )
    assert.deepEqual(silent, [])
  })
})
