/** The files of a vertical, as text: what `npm run new:screen` writes and what it changes. */

const capital = (word) => word[0].toUpperCase() + word.slice(1)
/** In the order of names, as a list of lines is kept. */
const inserted = (text, line, pattern) => {
  const lines = text.split('\n')
  const own = lines.map((one, index) => [one, index]).filter(([one]) => pattern.test(one))
  if (own.length === 0) return text
  const next = own.find(([one]) => one > line)
  lines.splice(next ? next[1] : own.at(-1)[1] + 1, 0, line)
  return lines.join('\n')
}

const contractEntry = ({ endpoint, area }) => `  '${endpoint}': endpoint({
    summary: 'What there is of ${area}, in its order',
    data: Type.Object({ list: Type.Array(${capital(area)}Item) })
  })`

const itemType = ({ area }) => `export const ${capital(area)}Item = Type.Object({ code: Code, title: Type.String() })`

function contractFile(given) {
  return `/** ${capital(given.area)}. */
import { Type } from 'typebox'
import { endpoint } from './endpoint'
import { Code } from './shared'

${itemType(given)}

export const ${given.area} = {
${contractEntry(given)}
}
`
}

/** What the area is to the gateway: its routes and its table. */
const areaFiles = ({ area, endpoint }) => ({
  [`gateway/src/areas/${area}/index.ts`]: `export { ${area}Area } from './routes'\n`,
  [`gateway/src/areas/${area}/routes.ts`]: `import type { Area } from '../../core/area'
import { ${area}Schema } from './schema'
import { seed${capital(area)} } from './seed'
import { itemsIn } from './service'

/** ${capital(area)}. */
export const ${area}Area: Area = {
  name: '${area}',
  schema: ${area}Schema,
  seed: seed${capital(area)},
  routes: { '${endpoint}': (call) => itemsIn(call.db, call.locale) }
}
`,
  [`gateway/src/areas/${area}/schema.ts`]: `import { sql, type ColumnType } from 'kysely'
import type { Migration } from '../../core/migrate'
import type { Words } from '../../core/words'

declare module '../../core/database' {
  interface Tables {
    /** What the screen lists. */
    ${area}_item: { code: string; title: ColumnType<Words, string, string>; position: number }
  }
}

export const ${area}Schema: Migration[] = [
  {
    id: '${area}-001',
    up: async (db) => {
      await sql\`create table ${area}_item (
        code text primary key,
        title jsonb not null,
        position int not null unique
      )\`.execute(db)
    }
  }
]
`
})

/** How it reads and answers, with the demonstration's data and its test. */
const serviceFiles = ({ area, endpoint }) => {
  const Item = `${capital(area)}Item`
  return {
    [`gateway/src/areas/${area}/store.ts`]: `import type { Db } from '../../core/database'
import type { Words } from '../../core/words'

export interface Item {
  code: string
  title: Words
}

/** In their order. */
export const items = (db: Db): Promise<Item[]> =>
  db.selectFrom('${area}_item').select(['code', 'title']).orderBy('position').execute()

/** Writes the demonstration's. */
export async function addItems(db: Db, all: readonly Item[]): Promise<void> {
  if (all.length === 0) return
  const rows = all.map(({ code, title }, position) => ({ code, title: JSON.stringify(title), position }))
  await db.insertInto('${area}_item').values(rows).execute()
}
`,
    [`gateway/src/areas/${area}/service.ts`]: `import type { DataOf } from '../../../../contract'
import type { Db } from '../../core/database'
import { say, type Locale } from '../../core/words'
import * as store from './store'

/** What there is, in the caller's language. */
export async function itemsIn(db: Db, locale: Locale): Promise<DataOf<'${endpoint}'>> {
  const all = await store.items(db)
  return { list: all.map(({ code, title }) => ({ code, title: say(locale, title) })) }
}
`,
    [`gateway/src/areas/${area}/seed.ts`]: `import type { Core } from '../../core/area'
import { addItems } from './store'

/** Writes what the demonstration shop has. */
export async function seed${capital(area)}(core: Core): Promise<void> {
  const { ${area} } = await core.catalogue()
  await addItems(core.db, ${area})
}
`,
    [`gateway/src/demonstration/catalogue/${area}.ts`]: `import type { ${Item} } from './types'

export const ${area}: ${Item}[] = [
  { code: 'FIRST', title: { zh: '第一项', en: 'First' } },
  { code: 'SECOND', title: { zh: '第二项', en: 'Second' } }
]
`,
    [`__tests__/gateway/${area}.test.ts`]: `import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import { addItems } from '../../gateway/src/areas/${area}/store'
import { startShop, type TestShop } from './journey-shop'

let shop: TestShop
before(async () => {
  shop = await startShop()
})
after(() => shop.close())

it('lists what there is, in its order', async () => {
  await addItems(shop.core.db, [
    { code: 'FIRST', title: { zh: '第一项', en: 'First' } },
    { code: 'SECOND', title: { zh: '第二项', en: 'Second' } }
  ])
  const { list } = await (await shop.shopper()).must('${endpoint}')
  assert.deepEqual(
    list.map(({ code }) => code),
    ['FIRST', 'SECOND']
  )
})
`
  }
}

/** What the screen is made of. */
const featureFiles = ({ key, area, endpoint }) => {
  const Name = capital(key)
  return {
    [`src/features/${area}/index.ts`]: `/** ${capital(area)}. */
export { ${Name}Rows } from './${Name}Rows'
export { ${area}Words } from './messages'
export { use${Name} } from './use${Name}'
`,
    [`src/features/${area}/messages.ts`]: `import { defineMessages } from '@/i18n'

export const ${area}Words = defineMessages(
  '${area}',
  { emptyTitle: '这里还没有内容', goHome: '去首页看看' },
  { emptyTitle: 'Nothing here yet', goHome: 'Go to home' }
)
`,
    [`src/features/${area}/use${Name}.ts`]: `import type { DataOf } from '@contract'
import type { Query } from '@/api'
import { useQuery } from './calls'

type Reply = DataOf<'${endpoint}'>

export const use${Name} = (): Query<Reply['list'], Reply> =>
  useQuery('${endpoint}', { pick: ({ list }) => list })
`,
    [`src/features/${area}/${Name}Rows.tsx`]: `import type { DataOf } from '@contract'
import { observer } from 'mobx-react-lite'
import { Card, Cell } from '@/ui'

interface ${Name}RowsProps {
  rows: DataOf<'${endpoint}'>['list']
}

/** What there is, a line each. */
export const ${Name}Rows = observer(function ${Name}Rows({ rows }: ${Name}RowsProps) {
  return (
    <Card>
      {rows.map(({ code, title }) => (
        <Cell key={code} label={title} />
      ))}
    </Card>
  )
})
`
  }
}

/** The page, and its test. */
const pageFiles = ({ key, area, endpoint, route }) => {
  const Name = capital(key)
  return {
    [`src${route.path}.tsx`]: `import { ${Name}Rows, ${area}Words, use${Name} } from '@/features/${area}'
import { definePage } from '@/page'
import { go } from '@/routes'
import { EmptyState, Screen, Skeleton, StateView } from '@/ui'

/** ${route.title.en}. */
function ${Name}() {
  const remote = use${Name}()
  return (
    <Screen>
      <StateView
        remote={remote}
        empty={{
          when: (rows) => rows.length === 0,
          view: (
            <EmptyState
              drawing="search"
              title={${area}Words('emptyTitle')}
              action={{ label: ${area}Words('goHome'), onTap: () => go('index', {}) }}
            />
          )
        }}
      >
        {(rows) => <${Name}Rows rows={rows} />}
      </StateView>
    </Screen>
  )
}

export default definePage('${key}', { body: ${Name}, skeleton: <Skeleton shape="rows" /> })
`,
    [`__tests__/pages/${key}.test.tsx`]: `import { act, cleanup, render, screen } from '@testing-library/react'
import { createElement } from 'react'
import { FakeShop } from './homeSupport'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('../support/taro'))
import ${Name} from '@/${route.path.slice(1)}'

afterEach(cleanup)

it('shows what there is', async () => {
  const shop = new FakeShop().install()
  shop.answers.set('${endpoint.split(' ')[1]}', { list: [{ code: 'A', title: '一项' }] })
  await act(async () => void render(createElement(${Name})))
  expect(await screen.findByText('一项')).toBeTruthy()
})
`
  }
}

/** @returns {{ created: Record<string, string>, changed: Record<string, (text: string) => string> }} */
export function filesOf(given) {
  const { key, area, endpoint, route, hasPrefix } = given
  const prefix = /^GET \/([^/]+)/.exec(endpoint)[1]
  const Item = `${capital(area)}Item`
  return {
    created: {
      ...(hasPrefix ? {} : { [`contract/${prefix}.ts`]: contractFile(given) }),
      ...areaFiles(given),
      ...serviceFiles(given),
      ...featureFiles(given),
      ...pageFiles(given)
    },
    changed: {
      'src/routes/table.ts': (text) => built(text, key),
      'gateway/src/areas/index.ts': (text) =>
        inserted(
          text.replace('  historyArea,\n', `  historyArea,\n  ${area}Area,\n`),
          `import { ${area}Area } from './${area}'`,
          /^import \{ \w+Area \}/
        ),
      'gateway/src/core/catalogue.ts': (text) =>
        text
          .replace(
            /\n(?=\/\*\*[^\n]*\*\/\nexport interface DemonstrationCatalogue)/,
            `\n/** What \`${route.path}\` lists. */\nexport interface ${Item} {\n  code: string\n  title: Words\n}\n\n`
          )
          .replace(/(cancelReasons: CancelReason\[\]\n)/, `$1  ${area}: ${Item}[]\n`),
      'gateway/src/demonstration/catalogue/index.ts': (text) =>
        inserted(
          text.replace(/(\n {2}cancelReasons)(,?\n)/, `$1,\n  ${area}$2`),
          `import { ${area} } from './${area}'`,
          /^import \{/
        ),
      ...(hasPrefix
        ? { [`contract/${prefix}.ts`]: (text) => withEntry(text, given) }
        : {
            'contract/index.ts': (text) =>
              inserted(text, `import { ${area} } from './${prefix}'`, /^import \{ \w+ \} from '\.\/o2/).replace(
                'export const contract = {\n',
                `export const contract = {\n  ...${area},\n`
              )
          })
    }
  }
}

/** The row says that it is built: whatever its call spans, that call's options begin with it. */
function built(text, key) {
  const start = text.indexOf(`  row('${key}',`)
  if (start === -1) return text
  const end =
    text.indexOf('\n  row(', start + 1) === -1 ? text.indexOf('\n]', start) : text.indexOf('\n  row(', start + 1)
  const row = text.slice(start, end)
  const done = row.includes('{')
    ? row.replace('{', '{ built: true,')
    : /, mine\),?\s*$/.test(row)
      ? row.replace(/, mine\)/, ', { ...mine, built: true })')
      : row.replace(/\)(,?\s*)$/, ', { built: true })$1')
  return text.slice(0, start) + done + text.slice(end)
}

/** The endpoint as the last of the prefix's object, its type before that object. */
function withEntry(text, given) {
  const at = text.lastIndexOf('\nexport const ')
  const end = text.lastIndexOf('\n}')
  if (at === -1 || end < at) return text
  return `${text.slice(0, at)}\n${itemType(given)}\n${text.slice(at, end)},\n${contractEntry(given)}${text.slice(end)}`
}
