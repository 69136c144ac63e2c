// Writes what comes from contract/: docs/ENDPOINTS.md, the shapes the app holds replies against (`calls.ts` of each folder
// that calls), and which reads a write makes old, names of the contract's schemas; from the gateway
// with what a call may be refused; and from the route table the pages that the gateway makes links to; from domain/rewards/stacking what can be used together, and from domain/aftersale/serviceBill and domain/aftersale/afterSale what moves a bill and a case. With --check it fails when one is stale.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { activityTables } from './lib/activityStates.mjs'
import { askedBy } from './lib/called.mjs'
import { changesModule } from './lib/changes.mjs'
import { loadTs } from './lib/load-ts.mjs'
import { refusalsOf } from './lib/refusals.mjs'
import { cacheDir, inRoot } from './lib/run.mjs'
import { contractFiles, shapeModules } from './lib/shapes.mjs'

async function endpoints() {
  const { contract } = await loadTs('contract/index.ts')
  const rows = Object.entries(contract).map(([key, kind]) => {
    const cell = key.replace(' ', ' `')
    return `| ${cell}\` | ${kind.token} | ${kind.idempotent ? 'yes' : ''} | ${kind.summary.replaceAll('|', '\\|')} |`
  })
  return [
    '# Endpoints',
    '',
    'Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. The running gateway serves the same as OpenAPI at',
    '`/openapi.json`, with schemas, ids and the codes each call is refused with; `/openapi` is a page of it.',
    '',
    'A gateway of your own is held to this by `npm run try:gateway -- https://shop.example`: it asks every call that only reads',
    'and says which replies the app could not use. `--token` takes the token of a login, for the calls that need one; `--writes`',
    'also makes calls that change something, with made-up content, so only on a gateway that holds nothing of value. The app is',
    'pointed at it as README says under «Your own gateway».',
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
      const entry = folders.get(folder) ?? { functions: new Set(), keys: new Set() }
      folders.set(folder, { functions: entry.functions.add(name), keys: entry.keys.add(key) })
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
  const { ACTIVITY_STACKING, REWARD_KINDS, STACKING } = await loadTs('domain/rewards/stacking.ts')
  const words = { YES: 'yes', OTHER_SHOP: 'of another shop', NO: 'no' }
  return [
    '# What can be used together',
    '',
    'Made from `domain/rewards/stacking.ts` by `node scripts/generate-docs.mjs`; do not edit. In one settlement, taken off in this',
    'order; whether one of a row goes with one more of a column:',
    '',
    `| | ${REWARD_KINDS.join(' | ')} |`,
    `|---|${REWARD_KINDS.map(() => '---|').join('')}`,
    ...REWARD_KINDS.map(
      (kind) => `| ${kind} | ${REWARD_KINDS.map((other) => words[STACKING[kind][other]]).join(' | ')} |`
    ),
    '',
    'A SHOP_COUPON is of one shop, a PLATFORM_COUPON of every shop; either may be of a category or of products.',
    '',
    'What goes with the price of an activity:',
    '',
    `| | ${REWARD_KINDS.join(' | ')} |`,
    `|---|${REWARD_KINDS.map(() => '---|').join('')}`,
    ...Object.entries(ACTIVITY_STACKING).map(
      ([activity, kinds]) =>
        `| ${activity} | ${REWARD_KINDS.map((kind) => (kinds.includes(kind) ? 'yes' : 'no')).join(' | ')} |`
    ),
    ''
  ].join('\n')
}

/** One arrow a move, `A --> B: EVENT`; states that nothing follows lead to the end. */
function diagram(first, states, arrows) {
  return [
    '```mermaid',
    'stateDiagram-v2',
    `  [*] --> ${first}`,
    ...states.flatMap((state) => {
      const own = arrows.filter(({ from }) => from === state)
      return own.length === 0
        ? [`  ${state} --> [*]`]
        : own.map(({ from, to, event }) => `  ${from} --> ${to}: ${event}`)
    }),
    '```'
  ]
}

async function activityStates() {
  const { trialMoves } = await loadTs('domain/activity/trial.ts')
  const arrows = Object.entries(trialMoves).flatMap(([from, acts]) =>
    Object.entries(acts).flatMap(([event, to]) => (from === to ? [] : [{ from, to, event }]))
  )
  return [
    '# States of activities',
    '',
    'Made from `domain/activity/` by `node scripts/generate-docs.mjs`; do not edit.',
    '',
    '## Entry of a trial',
    '',
    ...diagram('APPLIED', Object.keys(trialMoves), arrows),
    '',
    'WIN, QUEUE and MISS are the draw’s; MOVE_UP, END and LAPSE the clock’s; SEND the shop’s; CONFIRM and REPORT the',
    'shopper’s, who writes anew until the closing, and a report that was refused.',
    '',
    ...(await activityTables()).flatMap(({ title, states, arrows, by }) => [
      `## ${title}`,
      '',
      ...diagram(states[0], states, arrows),
      '',
      by,
      ''
    ])
  ].join('\n')
}

async function serviceStates() {
  const { billTransitions, billActions } = await loadTs('domain/aftersale/serviceBill.ts')
  const { caseActions, caseDueAt, caseMoves, caseTurn } = await loadTs('domain/aftersale/afterSale.ts')
  const [bills, cases] = [Object.keys(billTransitions), Object.keys(caseMoves)]
  const billArrows = Object.entries(billTransitions).flatMap(([from, events]) =>
    Object.entries(events).map(([event, to]) => ({ from, to, event }))
  )
  const moves = Object.entries(caseMoves).flatMap(([from, events]) =>
    Object.entries(events).map(([event, { to, by }]) => ({ from, event, to, by }))
  )
  // where a move depends on the kind, each kind has its arrow
  const caseArrows = moves.flatMap(({ from, event, to }) =>
    typeof to === 'string'
      ? [{ from, to, event }]
      : Object.entries(to).map(([kind, state]) => ({ from, to: state, event: `${event} (${kind})` }))
  )
  const days = (ms) => (ms === undefined ? '' : `${ms / 86_400_000} days`)
  const target = ({ to }) =>
    typeof to === 'string'
      ? to
      : Object.entries(to)
          .map(([kind, state]) => `${kind}: ${state}`)
          .join(', ')
  return [
    '# States of a service bill and of a case after the sale',
    '',
    'Made from `domain/aftersale/serviceBill.ts` and `domain/aftersale/afterSale.ts` by `node scripts/generate-docs.mjs`; do not edit.',
    '',
    '## Service bill',
    '',
    ...diagram('SUBMITTED', bills, billArrows),
    '',
    'AGREE and DECLINE are the word on a quote; CANCEL is either’s; all others are the desk’s and the engineer’s.',
    '',
    '| state | its shopper can |',
    '|---|---|',
    ...bills.map((state) => `| ${state} | ${billActions({ state }, 0).join(', ')} |`),
    '',
    'A visit is changed or given up until two hours before it; PAY is there while an agreed quote is not paid.',
    '',
    '## Case',
    '',
    ...diagram('SUBMITTED', cases, caseArrows),
    '',
    '| from | event | to | by |',
    '|---|---|---|---|',
    ...moves.map((move) => `| ${move.from} | ${move.event} | ${target(move)} | ${move.by.join(', ')} |`),
    '',
    '| state | its shopper can | whose turn | by time after |',
    '|---|---|---|---|',
    ...cases.map(
      (state) =>
        `| ${state} | ${caseActions({ state }).join(', ')} | ${caseTurn(state).toLowerCase()} | ${days(caseDueAt(state, 0))} |`
    ),
    '',
    'What comes back without a carrier’s word counts as there after 30 days; with it the shop has 7 days from then.',
    ''
  ].join('\n')
}

/** Every schema that a file of the contract exports, by its name: what the OpenAPI document calls it. */
async function namedModule() {
  const files = contractFiles().filter((name) => !['index.ts', 'named.ts'].includes(name))
  const rows = []
  for (const file of files) {
    const names = Object.entries(await loadTs(`contract/${file}`))
      .filter(([, value]) => typeof value === 'object' && value !== null && '~kind' in value)
      .map(([name]) => name)
    if (names.length > 0) rows.push([file.slice(0, -3), names.sort()])
  }
  return [
    '/** Schemas of the contract by name. Made from its files by `node scripts/generate-docs.mjs`; do not edit. */',
    "import type { TSchema } from 'typebox'",
    ...rows.map(([file, names]) => `import { ${names.join(', ')} } from './${file}'`),
    '',
    'export const namedSchemas: Readonly<Record<string, TSchema>> = {',
    rows.flatMap(([, names]) => names.map((name) => `  ${name}`)).join(',\n'),
    '}',
    ''
  ].join('\n')
}

/** Read out of the gateway's sources once for each state of them: that takes seconds. */
function refusals() {
  const sources = ['gateway/src', 'domain', 'contract'].flatMap((folder) =>
    readdirSync(inRoot(folder), { recursive: true })
      .filter((name) => name.endsWith('.ts'))
      .sort()
      .map((name) => `${folder}/${name}\n${readFileSync(inRoot(folder, name), 'utf8')}`)
  )
  const keeper = readFileSync(inRoot('scripts/lib/refusals.mjs'), 'utf8')
  const cacheFile = path.join(
    cacheDir,
    'refusals',
    `${createHash('sha256').update(sources.join('')).update(keeper).digest('hex')}.json`
  )
  if (existsSync(cacheFile)) return readFileSync(cacheFile, 'utf8')
  const text = `${JSON.stringify(refusalsOf(contract), null, 2)}\n`
  mkdirSync(path.dirname(cacheFile), { recursive: true })
  writeFileSync(cacheFile, text)
  return text
}

const pages = {
  'contract/named.ts': namedModule,
  'contract/refusals.json': refusals,
  'docs/ENDPOINTS.md': endpoints,
  'docs/activity-states.md': activityStates,
  'docs/service-states.md': serviceStates,
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
