/** A screen's side of the gateway, as text: the endpoint's answer, the table it comes from, and its test. */
import { quoted } from './names.mjs'

const columns = {
  list: ['title jsonb not null', 'position int not null unique'],
  detail: ['title jsonb not null', 'text jsonb not null'],
  form: ['user_id text not null', 'text text not null', 'created_at timestamptz not null']
}
const rowTypes = {
  list: 'code: string; title: ColumnType<Words, string, string>; position: number',
  detail: 'code: string; title: ColumnType<Words, string, string>; text: ColumnType<Words, string, string>',
  form: 'code: string; user_id: string; text: string; created_at: Date'
}

const schema = ({
  kind,
  name,
  table,
  title
}) => `import { sql${kind === 'form' ? '' : ', type ColumnType'} } from 'kysely'
import type { Migration } from '../../core/database/migrate'
${kind === 'form' ? '' : "import type { Words } from '../../core/words'\n"}
declare module '../../core/database/database' {
  interface Tables {
    /** ${title.en}. */
    ${table}: { ${rowTypes[kind]} }
  }
}

export const ${name}Schema: Migration[] = [
  {
    id: '${name}-001',
    up: async (db) => {
      await sql\`create table ${table} (
        code text primary key,
        ${columns[kind].join(',\n        ')}
      )\`.execute(db)
    }
  }
]
`

const rowFields = {
  list: { keys: 'code, title', text: 'title: JSON.stringify(title), position' },
  detail: { keys: 'code, title, text', text: 'title: JSON.stringify(title), text: JSON.stringify(text)' }
}

/** Writes the demonstration's rows. */
const adder = ({ kind, Name, table }) => `
/** Writes the demonstration's. */
export async function add${Name}Rows(db: Db, all: readonly ${Name}Row[]): Promise<void> {
  if (all.length === 0) return
  const rows = all.map(({ ${rowFields[kind].keys} }${kind === 'list' ? ', position' : ''}) => ({ code, ${rowFields[kind].text} }))
  await db.insertInto('${table}').values(rows).execute()
}
`

const store = {
  list: (plan) => `import type { Db } from '../../core/database/database'
import type { ${plan.Name}Row } from './${plan.files.demonstration}'

/** A page in their order, and how many there are. */
export async function page${plan.Name}(db: Db, page: number, size: number): Promise<{ rows: ${plan.Name}Row[]; total: number }> {
  const all = db.selectFrom('${plan.table}')
  const { count } = await all.select((build) => build.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  const rows = await all
    .select(['code', 'title'])
    .orderBy('position')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  return { rows, total: Number(count) }
}
${adder(plan)}`,
  detail: (plan) => `import type { Db } from '../../core/database/database'
import type { ${plan.Name}Row } from './${plan.files.demonstration}'

export const find${plan.Name} = (db: Db, code: string): Promise<${plan.Name}Row | undefined> =>
  db.selectFrom('${plan.table}').select(['code', 'title', 'text']).where('code', '=', code).executeTakeFirst()
${adder(plan)}`,
  form: ({ Name, table }) => `import type { Db, Tables } from '../../core/database/database'

export async function add${Name}(db: Db, row: Tables['${table}']): Promise<void> {
  await db.insertInto('${table}').values(row).execute()
}
`
}

const service = {
  list: ({ endpoint, Name, files }) => `import type { DataOf, QueryOf } from '../../../../contract'
import type { Db } from '../../core/database/database'
import { say, type Locale } from '../../core/words'
import * as store from './${files.store}'

type Key = '${endpoint}'

/** What there is, in the caller's language. */
export async function list${Name}(db: Db, locale: Locale, { page = 1, size = 10 }: QueryOf<Key>): Promise<DataOf<Key>> {
  const { rows, total } = await store.page${Name}(db, page, size)
  return { list: rows.map(({ code, title }) => ({ code, title: say(locale, title) })), total, page, size }
}
`,
  detail: ({ endpoint, Name, files, code }) => `import type { DataOf } from '../../../../contract'
import type { Db } from '../../core/database/database'
import { notFound } from '../../core/errors'
import { say, type Locale } from '../../core/words'
import * as store from './${files.store}'

/** One by its code, in the caller's language. */
export async function show${Name}(db: Db, locale: Locale, code: string): Promise<DataOf<'${endpoint}'>> {
  const found = await store.find${Name}(db, code)
  if (found === undefined) throw notFound('${code}', '没有找到这项内容', 'We couldn’t find that')
  return { code, title: say(locale, found.title), text: say(locale, found.text) }
}
`,
  form: ({ endpoint, Name, name, files }) => `import type { BodyOf, DataOf } from '../../../../contract'
import { newId, type Db } from '../../core/database/database'
import * as store from './${files.store}'

type Key = '${endpoint}'

/** Keeps what a shopper sent. Runs in the transaction of the call. */
export async function keep${Name}(db: Db, userId: string, { text }: BodyOf<Key>, now: Date): Promise<DataOf<Key>> {
  await store.add${Name}(db, { code: newId('${name.slice(0, 4).toLowerCase()}'), user_id: userId, text, created_at: now })
  return { done: true }
}
`
}

const handler = {
  list: ({ Name }) => `(call) => list${Name}(call.db, call.locale, call.query)`,
  detail: ({ Name }) => `(call) => show${Name}(call.db, call.locale, call.query.code)`,
  form: ({ Name }) => `(call) => keep${Name}(call.db, call.shopper(), call.body, call.clock.date())`
}
export const serviceName = ({ kind, Name }) => `${{ list: 'list', detail: 'show', form: 'keep' }[kind]}${Name}`
export const routeOf = (plan) => `'${plan.endpoint}': ${handler[plan.kind](plan)}`
export const isSeeded = ({ kind }) => kind !== 'form'

const routes = (plan) => `import type { Area } from '../../core/area'
import { ${plan.name}Schema } from './schema'
${isSeeded(plan) ? `import { seed${plan.Name} } from './seed'\n` : ''}import { ${serviceName(plan)} } from './service'

/** ${plan.title.en}. */
export const ${plan.area}Area: Area = {
  name: '${plan.area}',
  schema: ${plan.name}Schema,
${isSeeded(plan) ? `  seed: seed${plan.Name},\n` : ''}  routes: {
    ${routeOf(plan)}
  }
}
`

const rowType = { list: 'title: Words', detail: 'title: Words\n  text: Words' }
const demonstration = ({
  kind,
  name,
  Name,
  title
}) => `/** What the demonstration shop seeds «${title.en}» with; plain data, as core/catalogue tells. */
import type { Words } from '../../core/words'

export interface ${Name}Row {
  code: string
  ${rowType[kind]}
}

declare module '../../core/catalogue' {
  interface Catalogue {
    ${name}?: readonly ${Name}Row[]
  }
}
`

const samples = {
  list: [
    "{ code: 'FIRST', title: { zh: '第一项', en: 'First' } }",
    "{ code: 'SECOND', title: { zh: '第二项', en: 'Second' } }"
  ],
  detail: [
    "{ code: 'FIRST', title: { zh: '第一项', en: 'First' }, text: { zh: '第一项的内容。', en: 'What the first is about.' } }"
  ]
}
const rowsText = (kind) => `[\n  ${samples[kind].join(',\n  ')}\n]`

const seedOf = (plan) => ({
  [`${plan.home}/${plan.files.demonstration}.ts`]: demonstration(plan),
  [`${plan.home}/${plan.files.seed}.ts`]: `import type { Core } from '../../core/area'
import { add${plan.Name}Rows } from './${plan.files.store}'

/** Writes what the demonstration shop has. */
export async function seed${plan.Name}(core: Core): Promise<void> {
  const { ${plan.name} = [] } = await core.catalogue()
  await add${plan.Name}Rows(core.db, ${plan.name})
}
`,
  [`gateway/src/demonstration/${plan.name}.ts`]: `import type { ${plan.Name}Row } from '../areas/${plan.area}'

/** ${quoted(plan.title.en)}. */
export const ${plan.name}: readonly ${plan.Name}Row[] = ${rowsText(plan.kind)}
`
})

const testText = {
  list: ({ endpoint, Name }) => `it('lists what there is, in its order, a page at a time', async () => {
  await add${Name}Rows(shop.core.db, rows)
  const { list, total } = await (await shop.shopper()).must('${endpoint}', { query: { page: 2, size: 1 } })
  assert.deepEqual([list.map(({ code }) => code), total], [['SECOND'], 2])
})
`,
  detail: ({
    endpoint,
    Name,
    code
  }) => `it('tells one by its code, and says of any other that it is not there', async () => {
  await add${Name}Rows(shop.core.db, rows)
  const shopper = await shop.shopper()
  const found = await shopper.must('${endpoint}', { query: { code: 'FIRST' } })
  assert.equal(found.text, '第一项的内容。')
  const other = await shopper.ask('${endpoint}', { query: { code: 'NONE' } })
  assert.equal(other.code, '${code}')
})
`,
  form: ({ endpoint, table }) => `it('keeps what was sent once, however often it comes', async () => {
  const shopper = await shop.shopper()
  for (let turn = 0; turn < 2; turn += 1)
    await shopper.must('${endpoint}', { key: 'the-same-key', body: { text: '想说的话' } })
  const kept = await shop.core.db.selectFrom('${table}').select(['user_id', 'text']).execute()
  assert.deepEqual(kept, [{ user_id: shopper.userId, text: '想说的话' }])
})
`
}

const test = (plan) => `import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
${isSeeded(plan) ? `import { add${plan.Name}Rows } from '../../${plan.home}/${plan.files.store}'\n` : ''}import { startShop, type TestShop } from './orders/journey-shop'
${isSeeded(plan) ? `\nconst rows = ${rowsText(plan.kind)}\n` : ''}
let shop: TestShop
before(async () => {
  shop = await startShop()
})
after(() => shop.close())

${testText[plan.kind](plan)}`

/** New files of the gateway and its test: path → text. */
export const gatewayFiles = (plan) => ({
  ...(plan.newArea
    ? {
        [`${plan.home}/index.ts`]: `export { ${plan.area}Area } from './routes'\n${
          isSeeded(plan) ? `export type { ${plan.Name}Row } from './demonstration'\n` : ''
        }`,
        [`${plan.home}/routes.ts`]: routes(plan)
      }
    : {}),
  [`${plan.home}/${plan.files.schema}.ts`]: schema(plan),
  [`${plan.home}/${plan.files.store}.ts`]: store[plan.kind](plan),
  [`${plan.home}/${plan.files.service}.ts`]: service[plan.kind](plan),
  ...(isSeeded(plan) ? seedOf(plan) : {}),
  [`__tests__/gateway/${plan.name}.test.ts`]: test(plan)
})
