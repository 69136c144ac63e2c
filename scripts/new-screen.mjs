// `npm run new:screen -- <route> "<METHOD /path>" <area> [--into <feature>] [--kind list|detail|form]`: writes the files of a
// screen through all sides for a planned row of src/routes/table.ts, named by its key or its path, and prints what to fill
// in (docs/ADD-A-SCREEN.md). What it writes passes `npm run check` and its own tests. `<area>`: what answers in the gateway
// and what the feature is called; both are made where they are not there. `--into`: into another feature that is there. A
// POST is a form, a GET a list unless `--kind` says otherwise. Nothing that exists is written over.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { loadTs } from './lib/load-ts.mjs'
import { requireNode } from './lib/node-version.mjs'
import { inRoot } from './lib/run.mjs'
import { namesOf, small } from './lib/screen/names.mjs'
import { filesOf } from './lib/screen-files.mjs'

requireNode()

const usage = 'Use: npm run new:screen -- <route> "<METHOD /path>" <area> [--into <feature>] [--kind list|detail|form]'
function fail(words) {
  console.error(words)
  process.exit(2)
}
const foldersIn = (place) =>
  readdirSync(inRoot(place), { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))

function fromArguments() {
  try {
    const options = { kind: { type: 'string' }, into: { type: 'string' } }
    const { values, positionals } = parseArgs({ allowPositionals: true, options })
    const [key, endpoint, area, ...more] = positionals
    const kind = values.kind ?? (endpoint?.startsWith('POST ') ? 'form' : 'list')
    return { kind, into: values.into, wanted: key, endpoint, area, more }
  } catch (error) {
    return fail(`${error.message}\n${usage}`)
  }
}

/** The planned row. */
async function plannedRoute(name) {
  if (!name) fail(usage)
  const { routes } = await loadTs('src/routes/table.ts')
  const route = routes.find((entry) => entry.key === name || entry.path === `/${name.replace(/^\//, '')}`)
  if (!route) {
    const plannedKeys = routes.filter(({ built }) => !built).map(({ key }) => key)
    fail(`src/routes/table.ts has no route «${name}». Planned are:\n  ${plannedKeys.join(', ')}`)
  }
  if (route.built) fail(`«${route.key}» is built: src${route.path}.tsx`)
  return route
}

/** Ends where the call can't be one of this kind. */
async function checkEndpoint(endpoint, kind, route) {
  const { contract } = await loadTs('contract/index.ts')
  if (endpoint === undefined) {
    const had = new Set(Object.keys(contract).map((entry) => entry.slice(entry.indexOf(' ') + 1)))
    const spec = JSON.parse(readFileSync(inRoot('docs/spec/endpoints.json'), 'utf8'))
    const missing = spec
      .filter(({ path: routePath }) => !had.has(routePath))
      .map((entry) => `  ${entry.area.padEnd(28)}${entry.path}`)
    fail(
      `${usage}\n«${route.key}» asks something first. Of the specification the contract has not yet:\n${missing.join('\n')}`
    )
  }
  if (/^(PUT|DELETE|PATCH) /.test(endpoint))
    fail('A screen begins with what it shows (GET) or sends (POST); its other calls are added by hand.')
  if (!/^(GET|POST) \/o[a-z0-9]+[a-z0-9-]*\/\S+$/.test(endpoint))
    fail(`«${endpoint}» is no call: it is a method and a path that begins with the gateway's prefix.\n${usage}`)
  if (!['list', 'detail', 'form'].includes(kind))
    fail(`There is no kind «${kind}»: list (an endless list), detail (one thing by its code) or form.`)
  const method = kind === 'form' ? 'POST' : 'GET'
  if (!endpoint.startsWith(`${method} `))
    fail(`A ${kind} asks by ${method}; a GET is a list or a detail, a POST a form.`)
  if (/[{?]/.test(endpoint))
    fail('A call with a value in its path is written by hand: this one sends a query or a body.')
  if (endpoint in contract) fail(`The contract has ${endpoint} already: ask it from a screen by hand.`)
  const isOpen = endpoint.includes('/pub/')
  if (kind === 'form' && isOpen)
    fail('What is sent is kept once by who sent it, so a form needs a login: its call has no /pub/.')
  if (!isOpen && route.auth !== 'login')
    fail(
      `${endpoint} needs a login, as it has no /pub/, and anybody may open «${route.key}». ` +
        'Give the row `mine` in src/routes/table.ts, or take a call with /pub/.'
    )
}

/** Folders of the app and of the gateway. */
function places({ into, area: areaFolder }, key) {
  const features = foldersIn('src/features')
  const area = areaFolder ?? small(key)
  if (!/^[a-z][A-Za-z0-9]*$/.test(area)) fail(`«${area}» is no name of an area: letters, the first a small one.`)
  if (into !== undefined && !features.includes(into))
    fail(`There is no feature «${into}» to write into. There are:\n  ${features.join(', ')}`)
  const feature = into ?? area
  const newArea = !foldersIn('gateway/src/areas').includes(area)
  if (!newArea && !existsSync(inRoot(`gateway/src/areas/${area}/routes.ts`)))
    fail(
      `The area «${area}» answers no calls itself: it has no routes.ts. Name another, or a new one with --into ${feature}.`
    )
  return { feature, newFeature: !features.includes(feature), area, newArea }
}

/** Every changed file as it is to be; ends where one has not the shape that is written into. */
function textsAfter({ created, changed }) {
  for (const file of Object.keys(created))
    if (existsSync(inRoot(file))) fail(`${file} is there already; nothing was written.`)
  const after = {}
  for (const [file, change] of Object.entries(changed)) {
    const before = readFileSync(inRoot(file), 'utf8')
    after[file] = change(before)
    if (after[file] === before) fail(`${file} has not the shape that this writes into; nothing was written.`)
  }
  return after
}

const args = fromArguments()
if (args.more.length) fail(`What is «${args.more[0]}»?\n${usage}`)
const route = await plannedRoute(args.wanted)
await checkEndpoint(args.endpoint, args.kind, route)
const names = namesOf({
  ...places(args, route.key),
  key: route.key,
  route,
  kind: args.kind,
  endpoint: args.endpoint
})
const files = filesOf(names)
const after = textsAfter(files)
for (const [file, text] of Object.entries({ ...files.created, ...after })) {
  mkdirSync(path.dirname(inRoot(file)), { recursive: true })
  writeFileSync(inRoot(file), text)
}
const run = (...command) => execFileSync(process.execPath, command, { cwd: inRoot('.'), stdio: 'inherit' })
run('scripts/generate-docs.mjs')
run('node_modules/oxfmt/bin/oxfmt', ...Object.keys({ ...files.created, ...after }))

const list = (all) => all.map((file) => `  ${file}`).join('\n')
const contractAt = Object.keys({ ...files.created, ...after }).find((file) => /^contract\/\w+\/o2/.test(file))
console.log(`
Written:
${list(Object.keys(files.created))}
Changed:
${list(Object.keys(after))}

To fill in, in this order (docs/ADD-A-SCREEN.md tells it with an example):
  1. ${contractAt}: what the call takes and gives; run node scripts/generate-docs.mjs after each change
  2. ${names.home}/: the table, the SQL, what is refused, and what the demonstration shop has of it
  3. ${names.parts}/: its parts, words in both languages
  4. src${route.path}.tsx: its skeleton and what it leads to
  5. the tests that were written, for what is this screen's own; the crawls open it by themselves
  6. the way to it from another screen, its feature's line in docs/ARCHITECTURE.md, and its picture: npm run pictures
`)
