// `npm run coverage:spec`: how much of the specification is there, each missing one by name. The specification's lists are
// in docs/spec/. `--json` prints the same for a program; `--missing=no` prints the totals alone.
import { requireNode } from './lib/node-version.mjs'

requireNode()
const { existsSync, readFileSync, readdirSync } = await import('node:fs')
const path = await import('node:path')
const { calledKeys, callingFolders, withoutComments } = await import('./lib/called.mjs')
const { loadTs } = await import('./lib/load-ts.mjs')
const { cacheDir, inRoot } = await import('./lib/run.mjs')

const spec = (name) => JSON.parse(readFileSync(inRoot('docs/spec', `${name}.json`), 'utf8'))

/** What people wrote and a program runs: neither generated files nor comments. */
function textOf(folder, pattern = /./) {
  if (!existsSync(inRoot(folder))) return ''
  return readdirSync(inRoot(folder), { recursive: true })
    .filter((name) => /\.(ts|tsx)$/.test(name) && pattern.test(name) && !/(^|[\\/])shapes\.ts$/.test(name))
    .map((name) => withoutComments(readFileSync(inRoot(folder, name), 'utf8')))
    .join('\n')
}
const source = textOf('src')
/** What the shop's people call and read: the areas' desks and the console's pages. */
const desks = textOf('gateway/src/areas', /(^|[\\/])desk\.ts$/)
const consolePages = ['chat.js']
  .map((name) => readFileSync(inRoot('gateway/src/console/page', name), 'utf8'))
  .join('\n')
const callKeys = calledKeys(textOf('src', callingFolders))
const tests = textOf('__tests__')

/** Calls that a test of the gateway saw answered with success, on this machine's last run of them. */
function servedKeys() {
  const folder = path.join(cacheDir, 'served')
  if (!existsSync(folder)) return undefined
  return new Set(readdirSync(folder).flatMap((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8'))))
}
const routeKeys = servedKeys()

async function routeCoverage() {
  const { routes } = await loadTs('src/routes/table.ts')
  const builtByPath = new Map(routes.map((row) => [row.path, row.built]))
  const hasFile = (route) =>
    ['tsx', 'ts', 'h5.tsx', 'weapp.tsx'].some((end) => existsSync(inRoot(`src${route}.${end}`)))
  const rows = spec('routes').map((row) => ({
    name: row.name ?? row.path,
    path: row.path,
    there: builtByPath.get(row.path) === true && hasFile(row.path)
  }))
  const undeclared = rows.filter((row) => !builtByPath.has(row.path)).map((row) => row.path)
  return {
    total: rows.length,
    there: rows.filter((row) => row.there).length,
    missing: rows.filter((row) => !row.there).map((row) => row.path),
    undeclared
  }
}

/** An endpoint of the specification is one path with all its methods: it counts when at least one call on it does. */
async function endpointCoverage() {
  const { contract } = await loadTs('contract/index.ts')
  const keys = Object.keys(contract)
  const rows = spec('endpoints').map((row, index) => {
    const mine = row.ours
      ? keys.filter((key) => key === row.ours)
      : row.masked
        ? []
        : keys.filter((key) => key.split(' ')[1] === row.path)
    return {
      name: `${index + 1} ${row.area}: ${row.ours ?? row.path}`,
      declared: mine.length > 0,
      served: mine.some((key) => routeKeys?.has(key) ?? false),
      called: mine.some((key) => callKeys.has(key))
    }
  })
  const count = (field) => rows.filter((row) => row[field]).length
  const missing = (field) => rows.filter((row) => !row[field]).map((row) => row.name)
  return {
    total: rows.length,
    declared: count('declared'),
    served: count('served'),
    called: count('called'),
    missing: {
      declared: missing('declared'),
      served: missing('served').filter((name) => !missing('declared').includes(name)),
      called: missing('called').filter((name) => !missing('declared').includes(name))
    },
    besides: keys.filter(
      (key) =>
        !spec('calls').some((row) => row.ours === key) &&
        !spec('endpoints').some((row) => row.ours === key || (!row.masked && row.path === key.split(' ')[1]))
    )
  }
}

/**
 * The calls whose method the specification gives (7.3), the files of the storage host among them. A file counts when a
 * store reads its address, which the declaration of the site's configuration alone does not.
 */
function callCoverage() {
  const stores = textOf('src', /^stores[\\/]/)
  const isRead = (file) => new RegExp(`\\.${file}\\b|\\bfetchChecked\\([^)]*\\b${file}\\b`).test(stores)
  const rows = spec('calls').map((row) => ({
    ...row,
    there: row.desk
      ? new RegExp(row.desk).test(desks)
      : row.ours
        ? callKeys.has(row.ours)
        : row.file !== undefined && isRead(row.file)
  }))
  return {
    total: rows.length,
    there: rows.filter((row) => row.there).length,
    missing: rows.filter((row) => !row.there).map((row) => row.ours ?? row.what)
  }
}

function bridgeCoverage() {
  const bridge = textOf('src/bridge')
  const rows = spec('bridge').map((row) => ({ ...row, there: new RegExp(`\\b${row.name}\\b`).test(bridge) }))
  return {
    total: rows.length,
    there: rows.filter((row) => row.there).length,
    missing: rows.filter((row) => !row.there).map((row) => `${row.bridge}: ${row.name}`)
  }
}

function errorCoverage() {
  const rows = spec('errors').map((row) => ({
    ...row,
    coded: new RegExp(row.code).test(source) || new RegExp(row.code).test(consolePages),
    tested: new RegExp(row.test).test(tests)
  }))
  return {
    total: rows.length,
    coded: rows.filter((row) => row.coded).length,
    tested: rows.filter((row) => row.tested).length,
    missing: {
      coded: rows.filter((row) => !row.coded).map((row) => row.situation),
      tested: rows.filter((row) => !row.tested).map((row) => row.situation)
    }
  }
}

const report = {
  routes: await routeCoverage(),
  endpoints: await endpointCoverage(),
  calls: callCoverage(),
  bridge: bridgeCoverage(),
  errors: errorCoverage()
}
if (process.argv.includes('--json')) {
  console.log(JSON.stringify(report, null, 2))
} else {
  const { routes, endpoints, calls, bridge, errors } = report
  const list = (title, names) => {
    if (!names.length || process.argv.includes('--missing=no')) return
    console.log(`\n${title} (${names.length}):`)
    for (const name of names) console.log(`  ${name}`)
  }
  console.log(`routes            ${routes.there}/${routes.total} built`)
  console.log(
    `endpoints         of ${endpoints.total}: ${endpoints.declared} declared · ${routeKeys ? `${endpoints.served} served` : 'served: run «npm test -- gateway» first'} · ${endpoints.called} called by a screen`
  )
  console.log(`calls of 7.3      ${calls.there}/${calls.total} made`)
  console.log(`bridge messages   ${bridge.there}/${bridge.total} (the messages, and the five fields each is sent with)`)
  console.log(
    `error catalogue   of ${errors.total} rows: words of ${errors.coded} found in the code · words of ${errors.tested} found in tests`
  )
  list('Routes not built', routes.missing)
  list('Routes not in the table', routes.undeclared)
  list('Endpoints not declared', endpoints.missing.declared)
  if (routeKeys) list('Declared, served in no test', endpoints.missing.served)
  list('Declared, not called by a screen', endpoints.missing.called)
  list('Calls of 7.3 that nothing makes', calls.missing)
  list('Declared besides the specification', endpoints.besides)
  list('Bridge messages missing', bridge.missing)
  list('Error-catalogue rows whose words are not in the code', errors.missing.coded)
  list('Error-catalogue rows whose words are in no test', errors.missing.tested)
}
