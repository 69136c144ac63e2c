// covers src/ui/layout, src/ui/list/UndoBar, src/ui/list/SelectBar
// The pieces of a screen as Taro's own test utilities mount them: inside a page, and asked by selector, attribute and words.
import TestUtils from '@tarojs/test-utils-react'
import { AmountLines } from '@/ui/layout/AmountLines'
import { Row, Stack } from '@/ui/layout/Box'
import { FactList } from '@/ui/layout/FactList'
import { Notice, type NoticeProps } from '@/ui/layout/Notice'
import { Steps } from '@/ui/layout/Steps'
import { Text } from '@/ui/layout/Text'
import { SelectBar } from '@/ui/list/SelectBar'
import { UndoBar } from '@/ui/list/UndoBar'
import type { Selection } from '@/ui/list/useSelection'

const app = new TestUtils()
afterEach(() => app.unmout())

const textOf = (selector: string) => [...app.queries.querySelectorAll(selector)].map((element) => element.textContent)

test('an account: its sum stands last, what is taken off has a minus', async () => {
  const lines = [
    { label: '商品', amount: 59_900 },
    { label: '优惠', amount: 6000, minus: true },
    { label: '实付', amount: 53_900, sum: true }
  ]
  await app.mount(AmountLines, { props: { lines } })
  expect(textOf('.ui-amounts > *')).toEqual(['商品¥599.00', '优惠−¥60.00', '实付¥539.00'])
})

test('terms stand beside what they mean', async () => {
  await app.mount(FactList, { props: { facts: [{ label: '保修', words: '一年' }] } })
  expect(textOf('.ui-term__name')).toEqual(['保修'])
  expect(app.queries.queryByText('一年')).not.toBeNull()
})

test('a notice does what it offers', async () => {
  const onTap = jest.fn()
  const props: NoticeProps = {
    tone: 'warm',
    status: true,
    action: { label: '去处理', onTap },
    children: '订单即将关闭'
  }
  await app.mount(Notice, { props })
  expect(app.queries.queryByAttribute('role', 'status')?.textContent).toContain('订单即将关闭')
  app.fireEvent.click(app.queries.queryByText('去处理'))
  expect(onTap).toHaveBeenCalledTimes(1)
})

test('a way says which station it has reached', async () => {
  const steps = [
    { key: 'a', name: '已提交', state: 'done' as const },
    { key: 'b', name: '处理中', state: 'now' as const, note: '10:00' },
    { key: 'c', name: '已完成', state: 'ahead' as const }
  ]
  await app.mount(Steps, { props: { steps, label: '进度' } })
  expect(app.queries.queryByAttribute('aria-current', 'step')?.textContent).toBe('处理中10:00')
  expect(textOf('[role=listitem]')).toHaveLength(3)
})

test.each([
  [0, true],
  [3, false]
])('with %i selected, their buttons are off: %s', async (count, off) => {
  const onTap = jest.fn()
  const selection = { all: false, count, setAll: jest.fn() } as Partial<Selection> as Selection
  await app.mount(SelectBar, { props: { selection, action: { label: '删除', onTap } } })
  expect(app.queries.queryByAttribute('role', 'status')?.textContent).toContain(String(count))
  const button = app.queries.queryByText('删除').closest('button')
  expect(button?.disabled).toBe(off)
})

test('a tap on the undo bar brings the row back', async () => {
  const onUndo = jest.fn()
  await app.mount(UndoBar, { props: { words: '已删除', gone: 1, onUndo, onOver: jest.fn() } })
  app.fireEvent.click(app.queries.queryByText('撤销'))
  expect(onUndo).toHaveBeenCalledTimes(1)
})

test.each([
  ['a row', Row, { gap: 2, justify: 'between', wrap: true }, 'ui__row ui__gap-2 ui__justify-between ui__wrap'],
  ['a stack', Stack, { gap: 1, align: 'center' }, 'ui__stack ui__gap-1 ui__align-center'],
  ['words', Text, { size: 2, tone: 'ink-3', weight: 'bold' }, 'ui__size-2 ui__tone-ink-3 ui__bold']
])('%s is one element with the classes of how it looks', async (_, piece, look, className) => {
  await app.mount(piece as typeof Text, { props: { ...look, children: '内容' } as Parameters<typeof Text>[0] })
  expect(app.queries.queryByText('内容')?.className).toBe(className)
})
