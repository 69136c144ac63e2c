/** A screen's side of the app, as text: its words, what it asks, its parts, the page, and its test. */

/** Key → words in Chinese and English. */
export const wordsOf = {
  list: { empty: ['这里还没有内容', 'Nothing here yet'], goHome: ['去首页看看', 'Go to home'] },
  detail: {
    missing: ['没有找到这项内容', "We couldn't find that"],
    goHome: ['去首页看看', 'Go to home'],
    related: ['看看相关商品', 'See related products']
  },
  form: {
    label: ['内容', 'Your message'],
    hint: ['写下想说的话', 'Write what you want to say'],
    send: ['提交', 'Submit'],
    sent: ['已提交', 'Submitted'],
    blank: ['请先写点什么', 'Write something first'],
    long: ['最多 {most} 个字', 'At most {most} characters'],
    unanswered: ['没有收到回复，请再提交一次，不会重复', 'No reply came. Submit it again: it is kept once']
  }
}

/** How a word is asked for: `t('empty')`, under another key where the feature has that one. */
const t = ({ words, keys }, key) => `${words}('${keys[key]}')`

const hook = {
  list: ({ endpoint, Name, title }) => `import type { DataOf } from '@contract'
import { useList } from './calls'

export type ${Name}Row = DataOf<'${endpoint}'>['list'][number]
const rowKey = ({ code }: ${Name}Row) => code

/** ${title.en}: what there is, endless. */
export const use${Name} = () => useList('${endpoint}', { rowKey, again: true })
`,
  detail: ({ endpoint, Name, title, code }) => `import { useOne } from './calls'

/** ${title.en}: one by its code. */
export const use${Name} = (code: string) => useOne('${endpoint}', { code }, { missing: '${code}' })
`,
  form: (plan) => `import { lengthOf } from '@domain/graphemes'
import { withIntent } from '@/api'
import { fingerprint } from '@/lib/fingerprint'
import { toast } from '@/platform/feedback'
import { back } from '@/routes'
import { draftOf, stores } from '@/stores'
import { useForm } from '@/ui/form/useForm'
import { call } from './calls'
import { ${plan.words} } from '${plan.messages}'

/** Characters that the gateway takes. */
export const most = 200

/** Sends it once, however often it is tried with the same words. */
const send = (text: string) =>
  withIntent(\`${plan.name} \${stores.session.userId ?? ''} \${fingerprint(text)}\`, (idempotencyKey) =>
    call('${plan.endpoint}', { body: { text }, idempotencyKey, quiet: true })
  )

/** ${plan.title.en}: survives a reload and a switch to another app. */
export const use${plan.Name} = () =>
  useForm({
    begin: { text: '' },
    rules: {
      text: ({ text }) => (text.trim() === '' ? '${plan.keys.blank}' : lengthOf(text) > most ? '${plan.keys.long}' : undefined)
    },
    order: ['text'],
    words: (problem) => ${plan.words}(problem, { most }),
    draft: draftOf('${plan.name}'),
    send: ({ text }) => send(text),
    sent: () => {
      toast(${t(plan, 'sent')})
      return back('ucenter')
    },
    unanswered: () => ${t(plan, 'unanswered')}
  })
`
}

const part = {
  list: (plan) => `import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { RemoteList } from '@/api'
import { go } from '@/routes'
import { Card, Cell, EmptyState } from '@/ui'
import { PagedList } from '@/ui/list/PagedList'
import { ${plan.words} } from '${plan.messages}'
import type { ${plan.Name}Row } from './use${plan.Name}'

/** px, with the space below it. */
const rowHeight = 84
const keyOf = ({ code }: ${plan.Name}Row) => code

/** What there is, or a way on where there is nothing. */
export const ${plan.Name}List = observer(function ${plan.Name}List({ list }: { list: RemoteList<${plan.Name}Row> }) {
  return (
    <PagedList
      list={list}
      keyOf={keyOf}
      about={rowHeight}
      empty={
        <EmptyState
          drawing="search"
          title={${t(plan, 'empty')}}
          action={{ label: ${t(plan, 'goHome')}, onTap: () => go('index') }}
        />
      }
    >
      {({ title }) => (
        <View role="listitem">
          <Card>
            <Cell label={title} onTap={() => void go('productList', { keyword: title })} />
          </Card>
        </View>
      )}
    </PagedList>
  )
})
`,
  detail: (plan) => `import { View } from '@tarojs/components'
import type { DataOf } from '@contract'
import { observer } from 'mobx-react-lite'
import { go } from '@/routes'
import { Card, Cell } from '@/ui'
import { ${plan.words} } from '${plan.messages}'

/** Facts of one entry, and the screen that it opens. */
export const ${plan.Name}Card = observer(function ${plan.Name}Card({ shown }: { shown: DataOf<'${plan.endpoint}'> }) {
  return (
    <Card title={shown.title}>
      <View>{shown.text}</View>
      <Cell label={${t(plan, 'related')}} onTap={() => void go('productList', { keyword: shown.title })} />
    </Card>
  )
})
`,
  form: (plan) => `import { lengthOf } from '@domain/graphemes'
import { observer } from 'mobx-react-lite'
import { Card, TextArea } from '@/ui'
import { ${plan.words} } from '${plan.messages}'
import { most, type use${plan.Name} } from './use${plan.Name}'

/**
 * What is written. What is too long stays in the field and is said to be: cut words would be sent unseen.
 */
export const ${plan.Name}Fields = observer(function ${plan.Name}Fields({ form }: { form: ReturnType<typeof use${plan.Name}> }) {
  return (
    <Card>
      <TextArea
        {...form.field('text')}
        label={${t(plan, 'label')}}
        placeholder={${t(plan, 'hint')}}
        note={\`\${lengthOf(form.values.text)}/\${most}\`}
        rows={5}
        required
      />
    </Card>
  )
})
`
}
const partName = { list: 'List', detail: 'Card', form: 'Fields' }

const page = {
  list: ({ Name, from, title, key }) => `import { ${Name}List, use${Name} } from '${from}'
import { definePage } from '@/page'
import { Screen, Skeleton } from '@/ui'

/** ${title.en}. */
function ${Name}() {
  const list = use${Name}()
  return (
    <Screen onReachBottom={() => void list.loadMore()} onPullRefresh={list.restart}>
      <${Name}List list={list} />
    </Screen>
  )
}

export default definePage('${key}', { body: ${Name}, skeleton: <Skeleton shape="rows" /> })
`,
  detail: (plan) => `import { ${[`${plan.Name}Card`, `use${plan.Name}`, plan.words].join(', ')} } from '${plan.from}'
import { definePage } from '@/page'
import { go, type RouteParams } from '@/routes'
import { EmptyState, Screen, Skeleton, StateView } from '@/ui'

/** ${plan.title.en}. */
function ${plan.Name}({ code }: RouteParams['${plan.key}']) {
  const remote = use${plan.Name}(code)
  return (
    <Screen onPullRefresh={remote.reload}>
      <StateView
        remote={remote}
        missing={
          <EmptyState
            drawing="lost"
            title={${t(plan, 'missing')}}
            action={{ label: ${t(plan, 'goHome')}, onTap: () => go('index') }}
          />
        }
      >
        {(shown) => <${plan.Name}Card shown={shown} />}
      </StateView>
    </Screen>
  )
}

export default definePage('${plan.key}', { body: ${plan.Name}, skeleton: <Skeleton shape="rows" /> })
`,
  form: (plan) => `import { ${[`${plan.Name}Fields`, `use${plan.Name}`, plan.words].join(', ')} } from '${plan.from}'
import { definePage } from '@/page'
import { Skeleton } from '@/ui'
import { FormScreen } from '@/ui/form/FormScreen'

/** ${plan.title.en}. */
function ${plan.Name}() {
  const form = use${plan.Name}()
  return (
    <FormScreen form={form} action={${t(plan, 'send')}}>
      <${plan.Name}Fields form={form} />
    </FormScreen>
  )
}

export default definePage('${plan.key}', { body: ${plan.Name}, skeleton: <Skeleton shape="form" count={1} /> })
`
}

const tests = {
  list: ({ Name, path }) => `it('shows what there is', async () => {
  shop.answer('${path}', { list: [{ code: 'A', title: '一项' }], total: 1, page: 1, size: 10 })
  await open(${Name})
  expect(await screen.findByText('一项')).toBeTruthy()
  await tap('一项')
  expect(routes.go).toHaveBeenCalledWith('productList', { keyword: '一项' })
})

it('says that there is nothing, with a way on', async () => {
  shop.answer('${path}', { list: [], total: 0, page: 1, size: 10 })
  await open(${Name})
  expect(await screen.findByText('这里还没有内容')).toBeTruthy()
  await tap('去首页看看')
  expect(routes.go).toHaveBeenCalledWith('index')
})
`,
  detail: ({ Name, path, code }) => `it('shows one', async () => {
  shop.answer('${path}', { code: 'A', title: '一项', text: '它的内容' })
  await open(${Name}, { code: 'A' })
  expect(await screen.findByText('它的内容')).toBeTruthy()
})

it('says that it is not there, with a way on', async () => {
  shop.answer('${path}', { refused: { code: '${code}', message: '没有找到这项内容' } })
  await open(${Name}, { code: 'B' })
  expect(await screen.findByText('没有找到这项内容')).toBeTruthy()
  await tap('去首页看看')
  expect(routes.go).toHaveBeenCalledWith('index')
})
`,
  form: ({ Name, path }) => `it('is sent once for two taps, and then left', async () => {
  shop.answer('${path}', { done: true })
  await open(${Name})
  await act(async () => void fireEvent.change(screen.getByRole('textbox'), { target: { value: '想说的话' } }))
  await act(async () => {
    const send = screen.getByRole('button', { name: '提交' })
    fireEvent.click(send)
    fireEvent.click(send)
  })
  await waitFor(() => expect(routes.back).toHaveBeenCalledWith('ucenter'))
  expect(shop.requests.filter(({ method }) => method === 'POST')).toHaveLength(1)
})

it('says at the field that nothing was written', async () => {
  await open(${Name})
  await tap('提交')
  expect(screen.getByText('请先写点什么')).toBeTruthy()
})
`
}
const fromLibrary = {
  list: 'cleanup, screen',
  detail: 'cleanup, screen',
  form: 'act, cleanup, fireEvent, screen, waitFor'
}

const test = (plan) => `import { ${fromLibrary[plan.kind]} } from '@testing-library/react'
import { forgetQueries } from '@/api'
import * as routes from '@/routes'
import { stores } from '@/stores'
import { FakeShop } from './homeSupport'
import { open, tap } from './screens'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('../support/taro'))
jest.mock('@/routes', () => jest.requireActual<object>('../support/notedRoutes.cjs'))
import ${plan.Name} from '@/${plan.route.path.slice(1)}'

let shop: FakeShop
beforeEach(() => {
  window.localStorage.clear()
  stores.session.token = 'T1'
  stores.session.userId = 'U1'
  shop = new FakeShop().install()
})
afterEach(() => {
  cleanup()
  forgetQueries()
  stores.session.token = undefined
})

${tests[plan.kind](plan)}`

const isPulled = ({ kind }) => kind !== 'form'

/** New files of the app and its test: path → text. */
export const appFiles = (plan) => {
  const { Name, kind } = plan
  const exports = [
    [`${Name}${partName[kind]}`, `./${Name}${partName[kind]}`],
    ...(kind === 'list' ? [] : [[plan.words, plan.messages]]),
    [`use${Name}`, `./use${Name}`]
  ]
  return {
    [`${plan.parts}/index.ts`]: `/** ${plan.title.en}. */\n${exports
      .map(([what, where]) => `export { ${what} } from '${where}'\n`)
      .join('')}`,
    [`${plan.parts}/use${Name}.ts`]: hook[kind](plan),
    [`${plan.parts}/${Name}${partName[kind]}.tsx`]: part[kind](plan),
    [`src${plan.route.path}.tsx`]: page[kind](plan),
    [`src${plan.route.path}.config.ts`]: `export default definePageConfig({ navigationStyle: 'custom'${
      isPulled(plan) ? ', enablePullDownRefresh: true' : ''
    } })\n`,
    [`__tests__/pages/${plan.name}.test.tsx`]: test(plan)
  }
}
