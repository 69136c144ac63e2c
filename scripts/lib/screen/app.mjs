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
  form: (given) => `import { lengthOf } from '@domain/graphemes'
import { withIntent } from '@/api'
import { fingerprint } from '@/lib/fingerprint'
import { toast } from '@/platform/feedback'
import { back } from '@/routes'
import { draftOf, stores } from '@/stores'
import { useForm } from '@/ui/form/useForm'
import { call } from './calls'
import { ${given.words} } from '${given.messages}'

/** Characters that the gateway takes. */
export const most = 200

/** Sends it once, however often it is tried with the same words. */
const send = (text: string) =>
  withIntent(\`${given.name} \${stores.session.userId ?? ''} \${fingerprint(text)}\`, (idempotencyKey) =>
    call('${given.endpoint}', { body: { text }, idempotencyKey, quiet: true })
  )

/** ${given.title.en}: survives a reload and a switch to another app. */
export const use${given.Name} = () =>
  useForm({
    begin: { text: '' },
    rules: {
      text: ({ text }) => (text.trim() === '' ? '${given.keys.blank}' : lengthOf(text) > most ? '${given.keys.long}' : undefined)
    },
    order: ['text'],
    words: (problem) => ${given.words}(problem, { most }),
    draft: draftOf('${given.name}'),
    send: ({ text }) => send(text),
    sent: () => {
      toast(${t(given, 'sent')})
      return back('ucenter')
    },
    unanswered: () => ${t(given, 'unanswered')}
  })
`
}

const part = {
  list: (given) => `import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { RemoteList } from '@/api'
import { go } from '@/routes'
import { Card, Cell, EmptyState } from '@/ui'
import { PagedList } from '@/ui/list/PagedList'
import { ${given.words} } from '${given.messages}'
import type { ${given.Name}Row } from './use${given.Name}'

/** px, with the space below it. */
const rowHeight = 84
const keyOf = ({ code }: ${given.Name}Row) => code

/** What there is, or a way on where there is nothing. */
export const ${given.Name}List = observer(function ${given.Name}List({ list }: { list: RemoteList<${given.Name}Row> }) {
  return (
    <PagedList
      list={list}
      keyOf={keyOf}
      about={rowHeight}
      empty={
        <EmptyState
          drawing="search"
          title={${t(given, 'empty')}}
          action={{ label: ${t(given, 'goHome')}, onTap: () => go('index') }}
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
  detail: (given) => `import { View } from '@tarojs/components'
import type { DataOf } from '@contract'
import { observer } from 'mobx-react-lite'
import { go } from '@/routes'
import { Card, Cell } from '@/ui'
import { ${given.words} } from '${given.messages}'

/** What is told of one, and where it leads. */
export const ${given.Name}Card = observer(function ${given.Name}Card({ shown }: { shown: DataOf<'${given.endpoint}'> }) {
  return (
    <Card title={shown.title}>
      <View>{shown.text}</View>
      <Cell label={${t(given, 'related')}} onTap={() => void go('productList', { keyword: shown.title })} />
    </Card>
  )
})
`,
  form: (given) => `import { lengthOf } from '@domain/graphemes'
import { observer } from 'mobx-react-lite'
import { Card, TextArea } from '@/ui'
import { ${given.words} } from '${given.messages}'
import { most, type use${given.Name} } from './use${given.Name}'

/**
 * What is written. What is too long stays in the field and is said to be: cut words would be sent unseen.
 */
export const ${given.Name}Fields = observer(function ${given.Name}Fields({ form }: { form: ReturnType<typeof use${given.Name}> }) {
  return (
    <Card>
      <TextArea
        {...form.field('text')}
        label={${t(given, 'label')}}
        placeholder={${t(given, 'hint')}}
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
  detail: (
    given
  ) => `import { ${[`${given.Name}Card`, `use${given.Name}`, given.words].join(', ')} } from '${given.from}'
import { definePage } from '@/page'
import { go, type RouteParams } from '@/routes'
import { EmptyState, Screen, Skeleton, StateView } from '@/ui'

/** ${given.title.en}. */
function ${given.Name}({ code }: RouteParams['${given.key}']) {
  const remote = use${given.Name}(code)
  return (
    <Screen onPullRefresh={remote.reload}>
      <StateView
        remote={remote}
        missing={
          <EmptyState
            drawing="lost"
            title={${t(given, 'missing')}}
            action={{ label: ${t(given, 'goHome')}, onTap: () => go('index') }}
          />
        }
      >
        {(shown) => <${given.Name}Card shown={shown} />}
      </StateView>
    </Screen>
  )
}

export default definePage('${given.key}', { body: ${given.Name}, skeleton: <Skeleton shape="rows" /> })
`,
  form: (
    given
  ) => `import { ${[`${given.Name}Fields`, `use${given.Name}`, given.words].join(', ')} } from '${given.from}'
import { definePage } from '@/page'
import { Skeleton } from '@/ui'
import { FormScreen } from '@/ui/form/FormScreen'

/** ${given.title.en}. */
function ${given.Name}() {
  const form = use${given.Name}()
  return (
    <FormScreen form={form} action={${t(given, 'send')}}>
      <${given.Name}Fields form={form} />
    </FormScreen>
  )
}

export default definePage('${given.key}', { body: ${given.Name}, skeleton: <Skeleton shape="form" count={1} /> })
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
  expect(shop.asked.filter(({ method }) => method === 'POST')).toHaveLength(1)
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

const test = (given) => `import { ${fromLibrary[given.kind]} } from '@testing-library/react'
import { forgetQueries } from '@/api'
import * as routes from '@/routes'
import { stores } from '@/stores'
import { FakeShop } from './homeSupport'
import { open, tap } from './screens'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('../support/taro'))
jest.mock('@/routes', () => jest.requireActual<object>('../support/notedRoutes.cjs'))
import ${given.Name} from '@/${given.route.path.slice(1)}'

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

${tests[given.kind](given)}`

const isPulled = ({ kind }) => kind !== 'form'

/** New files of the app and its test: path → text. */
export const appFiles = (given) => {
  const { Name, kind } = given
  const exports = [
    [`${Name}${partName[kind]}`, `./${Name}${partName[kind]}`],
    ...(kind === 'list' ? [] : [[given.words, given.messages]]),
    [`use${Name}`, `./use${Name}`]
  ]
  return {
    [`${given.parts}/index.ts`]: `/** ${given.title.en}. */\n${exports
      .map(([what, where]) => `export { ${what} } from '${where}'\n`)
      .join('')}`,
    [`${given.parts}/use${Name}.ts`]: hook[kind](given),
    [`${given.parts}/${Name}${partName[kind]}.tsx`]: part[kind](given),
    [`src${given.route.path}.tsx`]: page[kind](given),
    [`src${given.route.path}.config.ts`]: `export default definePageConfig({ navigationStyle: 'custom'${
      isPulled(given) ? ', enablePullDownRefresh: true' : ''
    } })\n`,
    [`__tests__/pages/${given.name}.test.tsx`]: test(given)
  }
}
