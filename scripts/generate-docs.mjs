// Writes what comes from contract/: docs/ENDPOINTS.md, the shapes the app holds replies against (`calls.ts` of each folder
// that calls), and which reads a write makes old; and from the route table the pages that the gateway makes links to; and from domain/stacking what can be used together. With --check it fails when one is stale.
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { askedBy } from './lib/called.mjs'
import { changesModule } from './lib/changes.mjs'
import { loadTs } from './lib/load-ts.mjs'
import { inRoot } from './lib/run.mjs'
import { shapeModules } from './lib/shapes.mjs'

async function endpoints() {
  const { contract } = await loadTs('contract/index.ts')
  const rows = Object.entries(contract).map(([key, one]) => {
    const cell = key.replace(' ', ' `')
    return `| ${cell}\` | ${one.token} | ${one.idempotent ? 'yes' : ''} | ${one.summary.replaceAll('|', '\\|')} |`
  })
  return [
    '# Endpoints',
    '',
    'Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. The running gateway serves the same as OpenAPI',
    'at `/openapi.json`.',
    '',
    '| call | token | idempotency key | what it does |',
    '|---|---|---|---|',
    ...rows,
    ''
  ].join('\n')
}

const sources = readdirSync(inRoot('src'), { recursive: true })
  .map((name) => `src/${name.replaceAll(path.sep, '/')}`)
  .filter((name) => /\.tsx?$/.test(name))
  .sort()
const isMade = (name) => name.endsWith('/calls.ts') || name.startsWith('src/api/shapes/')

/** Folder → the functions that its files ask by and what they ask for. */
function callsOfFolders(contract) {
  const folders = new Map()
  for (const file of sources.filter((name) => !isMade(name))) {
    for (const [name, key] of askedBy(readFileSync(inRoot(file), 'utf8'))) {
      if (!(key in contract)) throw new Error(`${file} calls ${key}, which the contract does not have`)
      const folder = path.posix.dirname(file)
      const known = folders.get(folder) ?? { functions: new Set(), keys: new Set() }
      folders.set(folder, { functions: known.functions.add(name), keys: known.keys.add(key) })
    }
  }
  const order = Object.keys(contract)
  return new Map(
    [...folders].map(([folder, { functions, keys }]) => [
      folder,
      { functions: [...functions].sort(), keys: order.filter((key) => keys.has(key)) }
    ])
  )
}

const { contract } = await loadTs('contract/index.ts')
const shapes = await shapeModules(contract, callsOfFolders(contract))

async function weappPages() {
  const { routes } = await loadTs('src/routes/table.ts')
  return [
    '/** Pages of the mini-program. Made from the route table by `node scripts/generate-docs.mjs`; do not edit. */',
    'export const weappPages: ReadonlySet<string> = new Set([',
    routes
      .filter(({ built, only }) => built && only === undefined)
      .map(({ path: page }) => `  '${page}'`)
      .join(',\n'),
    '])',
    ''
  ].join('\n')
}

async function stacking() {
  const { REWARD_KINDS, STACKING } = await loadTs('domain/stacking.ts')
  const words = { YES: 'yes', OTHER_SHOP: 'of another shop', NO: 'no' }
  return [
    '# What can be used together',
    '',
    'Made from `domain/stacking.ts` by `node scripts/generate-docs.mjs`; do not edit. In one settlement, taken off in this',
    'order; whether one of a row goes with one more of a column:',
    '',
    `| | ${REWARD_KINDS.join(' | ')} |`,
    `|---|${REWARD_KINDS.map(() => '---|').join('')}`,
    ...REWARD_KINDS.map(
      (one) => `| ${one} | ${REWARD_KINDS.map((other) => words[STACKING[one][other]]).join(' | ')} |`
    ),
    '',
    'A SHOP_COUPON is of one shop, a PLATFORM_COUPON of every shop; either may be of a category or of products.',
    ''
  ].join('\n')
}

const pages = {
  'docs/ENDPOINTS.md': endpoints,
  'docs/stacking.md': stacking,
  'src/api/query/changes.ts': async () => changesModule(contract, await loadTs('contract/tags.ts')),
  ...Object.fromEntries(Object.entries(shapes).map(([file, text]) => [file, () => text])),
  'gateway/src/areas/search/weappPages.ts': weappPages
}
const stale = []
for (const [file, make] of Object.entries(pages)) {
  const text = await make()
  const place = inRoot(file)
  if (existsSync(place) && readFileSync(place, 'utf8') === text) continue
  if (process.argv.includes('--check')) stale.push(file)
  else {
    mkdirSync(path.dirname(place), { recursive: true })
    writeFileSync(place, text)
  }
}
for (const file of sources.filter((name) => isMade(name) && !(name in pages))) {
  if (process.argv.includes('--check')) stale.push(file)
  else rmSync(inRoot(file))
}
if (stale.length) {
  console.error(`${stale.join(', ')}: stale; run \`node ${path.join('scripts', 'generate-docs.mjs')}\` and commit it.`)
  process.exit(1)
}
