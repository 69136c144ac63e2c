// .dependency-cruiser.cjs: the rules of pages, the start, the bridge, dates, gateway and simulator are each broken once where they hold, and a sound import beside
// them is left alone. A rule whose path no longer matches fails here.
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import { promisify } from 'node:util'
import { inRoot } from '../../scripts/lib/run.mjs'

const areas = 'gateway/src/areas'
const value = 'export const one = 1\n'
const type = 'export type One = 1\n'
const takes = (...froms) => froms.map((from) => `import '${from}'\n`).join('')
const takesType = (...froms) =>
  froms.map((from, index) => `import type { One as One${index} } from '${from}'\n`).join('') + type

const files = {
  'src/routes/table.ts': value,
  'src/page/index.ts': takes('../routes/table', '../features/order/index'),
  'src/features/order/index.ts': value,
  // two files of a feature, and two scripts, that need each other
  'src/features/share/sheet.ts': takesType('./poster'),
  'src/features/share/poster.ts': takesType('./sheet'),
  // the bridge, by its port and past it, and what it may know
  'src/bridge/index.ts': takes('../lib/json', '../routes/table'),
  'src/lib/json.ts': value,
  'src/platform/nativeApp/index.ts': takes('../../bridge/index'),
  'src/features/chat/index.ts': takes('../../platform/nativeApp/index', '../../bridge/index'),
  'scripts/start.mjs': takes('./stop.mjs'),
  'scripts/stop.mjs': takes('./start.mjs'),
  'src/features/cart/index.ts': takes('../../page/index', '../../start/host/index'),
  'src/start/host/index.ts': takes('../../routes/table', '../../features/order/index'),
  'src/app.tsx': takes('./start/host/index'),
  'src/pagesB/order/myOrder.tsx': takes('../../page/index', '../../features/order/index'),
  // the gateway's dates, by way of a rule of the trade
  'src/features/arrival.ts': takes('../../domain/orders/freight'),
  'domain/orders/freight.ts': takes('../day'),
  'domain/day.ts': value,
  'contract/index.ts': type,
  // two areas, each through its index, that need each other's types alone
  [`${areas}/order/index.ts`]: takesType('./service'),
  [`${areas}/order/service.ts`]: takesType('../payment/index'),
  [`${areas}/payment/index.ts`]: takesType('./service'),
  [`${areas}/payment/service.ts`]: takesType('../order/index'),
  // one below them that is used as it should be, and once past its index
  [`${areas}/stock/index.ts`]: takes('./store'),
  [`${areas}/stock/store.ts`]: value,
  [`${areas}/search/index.ts`]: takes('../stock/index'),
  [`${areas}/search/service.ts`]: takes('../stock/store', '../../demonstration/shop'),
  'gateway/src/console/index.ts': takes('../areas/stock/store', '../areas/search/index', '../core/clock'),
  'gateway/src/core/server.ts': takes('../areas/stock/index', './clock'),
  'gateway/src/core/area.ts': takesType('../demonstration/types'),
  'gateway/src/core/clock.ts': value,
  'gateway/src/demonstration/shop.ts': value,
  'gateway/src/demonstration/types.ts': type,
  'simulator/host/index.ts': takes('../crawl/visit', './small'),
  'simulator/host/small.ts': takes('../../src/routes/table'),
  'simulator/crawl/visit.ts':
    takes('../../src/routes/table', '../../gateway/src/core/clock') + takesType('../../contract/index', './limits'),
  'simulator/crawl/limits.ts': takesType('./visit')
}

const root = mkdtempSync(path.join(tmpdir(), 'layers-'))
after(() => rmSync(root, { recursive: true, force: true }))

async function brokenRules() {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true })
    writeFileSync(path.join(root, name), text)
  }
  cpSync(inRoot('.dependency-cruiser.cjs'), path.join(root, '.dependency-cruiser.cjs'))
  symlinkSync(inRoot('node_modules'), path.join(root, 'node_modules'))
  writeFileSync(path.join(root, 'package.json'), '{}')
  writeFileSync(
    path.join(root, 'tsconfig.json'),
    '{"compilerOptions":{"module":"esnext","moduleResolution":"bundler"}}'
  )
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      inRoot('node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
      ...['--config', '.dependency-cruiser.cjs', '--no-cache', '--output-type', 'json'],
      ...['src', 'contract', 'gateway', 'simulator', 'scripts']
    ],
    { cwd: root, maxBuffer: 1 << 24 }
  ).catch((error) => error)
  return JSON.parse(stdout).summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)
}

test('imports of pages, the start, the bridge, areas, core, console and simulator that the folder order forbids are found, and no others', async () => {
  const expected = [
    'page-knows-no-feature: src/page/index.ts → src/features/order/index.ts',
    'page-for-screens-alone: src/features/cart/index.ts → src/page/index.ts',
    'start-for-the-app-alone: src/features/cart/index.ts → src/start/host/index.ts',
    'middle-knows-no-feature: src/start/host/index.ts → src/features/order/index.ts',
    'bridge-knows-the-window-alone: src/bridge/index.ts → src/routes/table.ts',
    'bridge-through-its-port: src/features/chat/index.ts → src/bridge/index.ts',
    `areas-through-their-index: ${areas}/search/service.ts → ${areas}/stock/store.ts`,
    `areas-know-no-demonstration: ${areas}/search/service.ts → gateway/src/demonstration/shop.ts`,
    `areas-from-outside: gateway/src/console/index.ts → ${areas}/stock/store.ts`,
    `core-stands-below: gateway/src/core/server.ts → ${areas}/stock/index.ts`,
    'core-stands-below: gateway/src/core/area.ts → gateway/src/demonstration/types.ts',
    `no-circle-of-folders: ${areas}/order → ${areas}/payment`,
    `no-circle-of-folders: ${areas}/payment → ${areas}/order`,
    'phones-do-without-dayjs: src/features/arrival.ts → domain/day.ts',
    'simulator-stands-alone: simulator/crawl/visit.ts → gateway/src/core/clock.ts',
    'simulator-below-its-users: simulator/host/index.ts → simulator/crawl/visit.ts',
    'simulator-below-its-users: simulator/host/small.ts → src/routes/table.ts',
    `no-circle-of-types: ${areas}/order/index.ts → ${areas}/order/service.ts`,
    'no-circle-of-types: src/features/share/poster.ts → src/features/share/sheet.ts',
    'no-circle-of-types: scripts/start.mjs → scripts/stop.mjs',
    'no-circular: scripts/start.mjs → scripts/stop.mjs',
    'no-circle-of-types: simulator/crawl/limits.ts → simulator/crawl/visit.ts'
  ]
  assert.deepEqual((await brokenRules()).sort(), expected.sort())
})
