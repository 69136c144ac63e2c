// `npm run new:screen -- <route> "<METHOD /path>"`: writes the files of a vertical for a planned row of src/routes/table.ts,
// named by its key or its path, in the shape that docs/ARCHITECTURE.md tells, and prints what to fill in. What it writes passes `npm run check` and its own
// tests: a screen that lists what a call of its own area gives. Without a call it names those of the specification that are
// left to choose from. Nothing that exists is written over.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { loadTs } from './lib/load-ts.mjs'
import { inRoot } from './lib/run.mjs'
import { filesOf } from './lib/screen-files.mjs'
import { requireNode } from './lib/node-version.mjs'

requireNode()

function fail(words) {
  console.error(words)
  process.exit(2)
}

const [wanted, endpoint, named] = process.argv.slice(2)
const usage = 'Use: npm run new:screen -- <route> "GET /<prefix>/…" [area]'
if (!wanted) fail(usage)

const { routes } = await loadTs('src/routes/table.ts')
const route = routes.find((one) => one.key === wanted || one.path === `/${wanted.replace(/^\//, '')}`)
if (!route) fail(`src/routes/table.ts has no route «${wanted}».`)
const { key } = route
if (route.built) fail(`«${key}» is built: ${route.path}.tsx`)
const { contract } = await loadTs('contract/index.ts')
if (endpoint === undefined) {
  const had = new Set(Object.keys(contract).map((one) => one.slice(one.indexOf(' ') + 1)))
  const left = JSON.parse(readFileSync(inRoot('docs/spec/endpoints.json'), 'utf8')).filter(
    ({ path: at }) => !had.has(at)
  )
  fail(
    `${usage}\n«${key}» asks something first. Of the specification the contract has not yet:\n` +
      left.map((one) => `  ${one.area.padEnd(28)}${one.path}`).join('\n')
  )
}
const area = named ?? key.toLowerCase()
if (!/^GET \/o2[a-z]+\/\S+$/.test(endpoint) || !/^[a-z]+$/.test(area)) fail(usage)
if (endpoint in contract) fail(`The contract has ${endpoint} already.`)

const prefix = /^GET \/([^/]+)/.exec(endpoint)[1]
const { created, changed } = filesOf({
  key,
  endpoint,
  area,
  route,
  hasPrefix: existsSync(inRoot(`contract/${prefix}.ts`))
})

for (const file of Object.keys(created))
  if (existsSync(inRoot(file))) fail(`${file} is there already; nothing was written.`)
const after = {}
for (const [file, change] of Object.entries(changed)) {
  const before = readFileSync(inRoot(file), 'utf8')
  const text = change(before)
  if (text === before) fail(`${file} has not the shape that this writes into; nothing was written.`)
  after[file] = text
}
for (const [file, text] of Object.entries({ ...created, ...after })) {
  mkdirSync(path.dirname(inRoot(file)), { recursive: true })
  writeFileSync(inRoot(file), text)
}
const run = (...command) => execFileSync(process.execPath, command, { cwd: inRoot('.'), stdio: 'inherit' })
run('scripts/generate-docs.mjs')
run('node_modules/oxfmt/bin/oxfmt', ...Object.keys({ ...created, ...after }).filter((file) => !file.endsWith('.md')))

const list = (files) => files.map((file) => `  ${file}`).join('\n')
console.log(`
Written:
${list(Object.keys(created))}
Changed:
${list(Object.keys(after))}

To fill in, in this order:
  1. contract/${prefix}.ts: what the call takes and gives; run node scripts/generate-docs.mjs after each change
  2. gateway/src/areas/${area}/: the table, the SQL, what refuses; then its demonstration rows in gateway/src/demonstration/catalogue/${area}.ts
  3. src/features/${area}/: the row of the list, words in both languages
  4. src${route.path}.tsx: its skeleton, empty state and what it leads to; parameters in src/routes/params.ts, their sample in
     __tests__/support/world.ts
  5. the tests that were written, for what is this screen's own; the crawls open it by themselves
  6. the way to it from another screen, and its picture: npm run pictures
`)
