// Writes what comes from contract/: docs/ENDPOINTS.md, and the shapes the app holds replies against; and from the route
// table the pages that the gateway makes links to. With --check it fails when one is stale.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { loadTs } from './lib/load-ts.mjs'
import { inRoot } from './lib/run.mjs'
import { shapesFile } from './lib/shapes.mjs'

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

const shapes = async () => shapesFile((await loadTs('contract/index.ts')).contract)

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

const pages = {
  'docs/ENDPOINTS.md': endpoints,
  'src/api/shapes.ts': shapes,
  'gateway/src/areas/search/weappPages.ts': weappPages
}
const stale = []
for (const [file, make] of Object.entries(pages)) {
  const text = await make()
  const place = inRoot(file)
  if (existsSync(place) && readFileSync(place, 'utf8') === text) continue
  if (process.argv.includes('--check')) stale.push(file)
  else writeFileSync(place, text)
}
if (stale.length) {
  console.error(`${stale.join(', ')}: stale; run \`node ${path.join('scripts', 'generate-docs.mjs')}\` and commit it.`)
  process.exit(1)
}
