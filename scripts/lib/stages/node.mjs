// The stages of node:test: contract, scripts, gateway on both engines, simulator, and the compiled mini-program.
import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import {
  chosenOfSimulator,
  chosenOnPostgres,
  endpointsInGate,
  inGate,
  testFiles,
  thisRun,
  withinSeconds
} from '../chosen.mjs'
import { runTestFiles } from '../node-tests.mjs'
import { postgresBin, startPostgres } from '../postgres.mjs'
import { cacheDir } from '../run.mjs'
import { unlessBuilt } from './builds.mjs'
import { none, partOf } from './result.mjs'

/** ms for one test file: some go over all routes. */
const fileTimeout = 600_000

/** Files that change their process for good by what they test. */
const changeTheirProcess = [
  '__tests__/scripts/node-tests.test.mjs',
  '__tests__/weapp/simulate.test.ts',
  // they have a shop in a process of its own, which ends with this one by listeners to its signals
  ...testFiles('weapp/journeys'),
  // they have a PostgreSQL of their own, which is started with listeners to the process's signals
  '__tests__/gateway/database/database-away.test.ts',
  '__tests__/gateway/database/pooler.test.ts'
]

const nodeTests = (name, files, { alone = false } = {}, env = {}) =>
  runTestFiles({
    name,
    files,
    alone: changeTheirProcess,
    fileTimeout,
    ...(alone && { workers: 1, keep: false }),
    env: { NODE_ENV: 'test', TZ: 'Asia/Shanghai', ...env }
  })

const nodeStage = (name) => ({
  name,
  files: (run) => withinSeconds(name, inGate(testFiles(name), run), run),
  run: (files, how) => nodeTests(name, files, how)
})

let templates
/** Where the processes that start gateways share what their databases are copies of, as long as this run lasts. */
function sharedTemplates() {
  if (templates === undefined) {
    const folder = path.join(cacheDir, 'templates', String(process.pid))
    mkdirSync(folder, { recursive: true })
    process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
    templates = folder
  }
  return { TEST_TEMPLATES: templates }
}

/** What runs on PGlite: all of it in `verify:full`, else what does not run on the PostgreSQL that is there. */
function chosenOnPglite(run) {
  const elsewhere = run.full || !postgresBin() ? [] : chosenOnPostgres(run)
  const files = inGate(testFiles('gateway'), run).filter((file) => !elsewhere.includes(file))
  return withinSeconds('gateway', files, run)
}

/** The gateway's tests, which note anew what they saw served (`npm run coverage:spec`). */
const onPglite = {
  name: 'gateway',
  files: chosenOnPglite,
  run: async (files, how) => {
    if (!how?.alone) rmSync(path.join(cacheDir, 'served'), { recursive: true, force: true })
    const env = { TEST_ENGINE: 'pglite', ...sharedTemplates(), ...endpointsInGate(await thisRun()) }
    return nodeTests('gateway', files, how, env)
  }
}

/** The gateway's tests on PostgreSQL, where it is installed. */
const onPostgres = {
  name: 'gateway:postgres',
  files: chosenOnPostgres,
  run: async (files, how) => {
    const server = await startPostgres({ inMemory: true })
    if (!server) return { ...none, note: 'PostgreSQL (initdb) is not installed; the tests on PGlite hold alone' }
    try {
      const env = { TEST_ENGINE: 'postgres', TEST_DATABASE_URL: server.url, ...sharedTemplates() }
      const result = await nodeTests('gateway:postgres', files, how, env)
      const note = [`PostgreSQL ${server.version}`, ...partOf(files.length, testFiles('gateway').length - 1, 'files')]
      return { ...result, note: note.join(', ') }
    } finally {
      await server.close()
    }
  }
}

/** The simulator by itself, on small mini-programs. */
const simulator = { ...nodeStage('simulator'), files: chosenOfSimulator }

/** The compiled mini-program in a small host. */
const weapp = {
  ...nodeStage('weapp'),
  run: async (files, how) => (await unlessBuilt('weapp')) ?? nodeTests('weapp', files, how)
}

const contractTests = {
  ...nodeStage('contract'),
  run: (files, how) => nodeTests('contract', files, how, sharedTemplates())
}

export const contractStage = contractTests
export const scriptsStage = nodeStage('scripts')
export const gatewayStages = [onPglite, onPostgres]
export const simulatorStage = simulator
export const weappStage = weapp
