// covers src/ui/list/PagedList, src/ui/list/GroupedList, src/ui/list/DayHead
// Lists as Taro's own test utilities mount them: inside a page, and asked by selector, attribute and words.
import TestUtils from '@tarojs/test-utils-react'
import type { ComponentProps } from 'react'
import { DayHead } from '@/ui/list/DayHead'
import { GroupedList } from '@/ui/list/GroupedList'
import { PagedList, type PagedRows } from '@/ui/list/PagedList'
import { tallWindow } from '../../../pages/layout'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('../../../support/taro'))

interface Row {
  code: string
  group: string
}

const app = new TestUtils()
beforeEach(tallWindow)
afterEach(() => app.unmout())

const textOf = (selector: string) => [...app.queries.querySelectorAll(selector)].map((element) => element.textContent)
const rows: Row[] = [
  { code: '甲', group: '今天' },
  { code: '乙', group: '今天' },
  { code: '丙', group: '昨天' }
]
const list = (changes: Partial<PagedRows<Row>> = {}): PagedRows<Row> => ({
  rows,
  status: 'ready',
  isPrevious: false,
  loadingMore: false,
  ended: true,
  moreFailed: false,
  loadMore: jest.fn(),
  reload: jest.fn(),
  restart: jest.fn(),
  ...changes
})
const drawn: Pick<ComponentProps<typeof PagedList<Row>>, 'keyOf' | 'about' | 'empty' | 'children'> = {
  keyOf: ({ code }) => code,
  about: 80,
  empty: <p>还没有</p>,
  children: ({ code }) => <p className="row">{code}</p>
}
const Paged = PagedList<Row>
const Grouped = GroupedList<Row>

test('an endless list has its rows and says that they are all', async () => {
  await app.mount(Paged, { props: { ...drawn, list: list() } })
  expect(textOf('.row')).toEqual(['甲', '乙', '丙'])
  expect(app.queries.queryByText('没有更多了')).not.toBeNull()
})

test('an endless list without rows says so, and one that failed asks again', async () => {
  await app.mount(Paged, { props: { ...drawn, list: list({ rows: [] }) } })
  expect(app.queries.queryByText('还没有')).not.toBeNull()
  app.unmout()
  const restart = jest.fn()
  await app.mount(Paged, { props: { ...drawn, list: list({ rows: [], status: 'failed', restart }) } })
  app.fireEvent.click(app.queries.queryByText('重试'))
  expect(restart).toHaveBeenCalledTimes(1)
})

test('rows stand in their groups, each below one head that knows how many are held', async () => {
  const groupHead = (group: string, groupRows: readonly Row[]) => <h2>{`${group} ${groupRows.length}`}</h2>
  await app.mount(Grouped, { props: { ...drawn, list: list(), groupOf: ({ group }: Row) => group, groupHead } })
  expect(textOf('h2, .row')).toEqual(['今天 2', '甲', '乙', '昨天 1', '丙'])
  expect(textOf('.ui-lines--first')).toHaveLength(2)
})

test('a day says its name and weekday, and is chosen as a whole', async () => {
  const onChange = jest.fn()
  // 23 November 2026, 10:00 on the shop's clock
  const now = Date.UTC(2026, 10, 23, 2)
  const props = { day: now, now, note: '2 件', select: { chosen: false, onChange } }
  await app.mount(DayHead, { props })
  expect(app.queries.queryByAttribute('role', 'heading')?.textContent).toBe('今天')
  expect(textOf('.ui-day__note')).toEqual(['周一 · 2 件'])
  app.fireEvent.click(app.queries.queryByAttribute('role', 'checkbox')!)
  expect(onChange).toHaveBeenCalledWith(true)
})
