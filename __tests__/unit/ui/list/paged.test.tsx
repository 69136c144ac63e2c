import { act, fireEvent, render, renderHook, screen, within } from '@testing-library/react'
import { dayKey, dayWords } from '@/ui/list/days'
import { DayHead } from '@/ui/list/DayHead'
import { GroupedList } from '@/ui/list/GroupedList'
import { linesOf } from '@/ui/list/lines'
import { PagedBody, PagedList, type PagedRows } from '@/ui/list/PagedList'
import { SelectBar, SelectToggle } from '@/ui/list/SelectBar'
import { useSelection } from '@/ui/list/useSelection'
import { tallWindow } from '../../../pages/layout'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('../../../support/taro'))

interface Row {
  code: string
  time: number
}

const hour = 3_600_000
/** 23 November 2026, 10:00 on the shop's clock. */
const now = Date.UTC(2026, 10, 23, 2)
const row = (code: string, hoursAgo = 0): Row => ({ code, time: now - hoursAgo * hour })
const keyOf = ({ code }: Row) => code

const list = (changes: Partial<PagedRows<Row>> = {}) => ({
  rows: [],
  status: 'ready' as const,
  isPrevious: false,
  loadingMore: false,
  ended: true,
  moreFailed: false,
  loadMore: jest.fn(),
  reload: jest.fn(),
  restart: jest.fn(),
  ...changes
})
const show = (changes: Partial<PagedRows<Row>>, more: Partial<Parameters<typeof PagedList<Row>>[0]> = {}) =>
  render(
    <PagedList
      list={list(changes)}
      skeleton="rows"
      empty={<p>还没有</p>}
      head={<p>上面</p>}
      keyOf={keyOf}
      about={80}
      {...more}
    >
      {({ code }) => <p role="listitem">{code}</p>}
    </PagedList>
  )

beforeEach(tallWindow)

describe('an endless list', () => {
  it('waits in the shape of what comes, without head and end', () => {
    show({ status: 'loading' })
    expect(screen.getByRole('status', { name: '加载中' })).toBeTruthy()
    expect(screen.queryByText('上面')).toBeNull()
    expect(screen.queryByText('没有更多了')).toBeNull()
  })

  it('waits too when other arguments had nothing, and says what failed then', () => {
    show({ isPrevious: true })
    expect(screen.queryByText('还没有')).toBeNull()
    expect(screen.getByRole('status', { name: '加载中' })).toBeTruthy()
    show({ isPrevious: true, status: 'failed' })
    expect(screen.getByRole('button', { name: '重试' })).toBeTruthy()
  })

  it('says that there is nothing, without head and end', () => {
    show({})
    expect(screen.getByText('还没有')).toBeTruthy()
    expect(screen.queryByText('上面')).toBeNull()
    expect(screen.queryByText('没有更多了')).toBeNull()
  })

  it('says what failed and asks for the first page again', () => {
    const restart = jest.fn()
    show({ status: 'failed', error: { words: '网络不佳，请稍后重试' }, restart })
    expect(screen.getByText('网络不佳，请稍后重试')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: '重试' }))
    expect(restart).toHaveBeenCalledTimes(1)
  })

  it('shows a failure of its own in place of the usual one', () => {
    const failed = (error: unknown) => (error === 'missing' ? <p>没有这个订单</p> : undefined)
    show({ status: 'failed', error: 'missing' }, { failed })
    expect(screen.getByText('没有这个订单')).toBeTruthy()
    expect(screen.queryByRole('button', { name: '重试' })).toBeNull()
    show({ status: 'failed', error: 'other' }, { failed })
    expect(screen.getByRole('button', { name: '重试' })).toBeTruthy()
  })

  it('shows its rows between head and end', () => {
    const { container } = show({ rows: [row('A'), row('B')] })
    expect(container.textContent).toBe('上面AB没有更多了')
    expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(2)
  })

  it('keeps its rows when asking again fails, and asks for as many as are held', () => {
    const reload = jest.fn()
    show({ rows: [row('A')], status: 'failed', reload })
    expect(screen.getByText('A')).toBeTruthy()
    fireEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: '重试' }))
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('asks again as its screen wishes', () => {
    const [onRetry, reload] = [jest.fn(), jest.fn()]
    show({ rows: [row('A')], status: 'failed', reload }, { onRetry })
    fireEvent.click(screen.getByRole('button', { name: '重试' }))
    expect([onRetry.mock.calls.length, reload.mock.calls.length]).toEqual([1, 0])
  })

  it('dims the rows of other arguments until its own are there', () => {
    const { container } = show({ rows: [row('A')], isPrevious: true })
    expect(container.querySelector('.ui-paged--waiting[aria-busy="true"]')).toBeTruthy()
  })

  it('may end with something else, and may draw its rows itself', () => {
    render(
      <PagedBody list={list({ rows: [row('A')] })} empty={null} foot={<p>下面</p>}>
        <p>自己画的</p>
      </PagedBody>
    )
    expect(screen.getByText('自己画的')).toBeTruthy()
    expect(screen.getByText('下面')).toBeTruthy()
    expect(screen.queryByText('没有更多了')).toBeNull()
  })
})

describe('rows in groups', () => {
  const rows = [row('A'), row('B', 1), row('C', 2), row('D', 12), row('E', 60)]
  const groupOf = ({ time }: Row) => dayKey(time)

  it('fill lines of one group only, and the first and last of a group are known', () => {
    const lines = linesOf(rows, { keyOf, groupOf, columns: 2 })
    expect(lines.map((line) => [line.key, line.rows.map(keyOf).join(''), line.first, line.last])).toEqual([
      ['A', 'AB', true, false],
      ['C', 'C', false, true],
      ['D', 'D', true, true],
      ['E', 'E', true, true]
    ])
  })

  it('keep the keys of their lines when more rows come', () => {
    const before = linesOf(rows.slice(0, 1), { keyOf, groupOf, columns: 2 })
    const after = linesOf(rows, { keyOf, groupOf, columns: 2 })
    expect(after[0]?.key).toBe(before[0]?.key)
    expect([before[0]?.last, after[0]?.last]).toEqual([true, false])
  })

  it('have one head a day, which knows the rows of the day', () => {
    const head = (day: string, dayRows: readonly Row[]) => (
      <DayHead day={Number(day)} now={now} note={`${dayRows.length} 件`} />
    )
    const { container } = render(
      <GroupedList
        list={list({ rows })}
        empty={null}
        keyOf={keyOf}
        about={80}
        groupOf={groupOf}
        groupHead={head}
        columns={2}
      >
        {({ code }) => <p>{code}</p>}
      </GroupedList>
    )
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['今天', '昨天', '11月20日'])
    expect(container.textContent).toContain('今天周一 · 3 件ABC昨天11月22日 周日 · 1 件D')
  })

  it('select all of a day by its head', () => {
    const onChange = jest.fn()
    render(<DayHead day={now} now={now} select={{ chosen: false, onChange }} />)
    fireEvent.click(screen.getByRole('checkbox', { name: '选这天 今天' }))
    expect(onChange).toHaveBeenCalledWith(true)
  })
})

test.each([
  [now - 11 * hour, 'zh-CN', '昨天', '11月22日 周日'],
  [now - 9 * hour, 'zh-CN', '今天', '周一'],
  [Date.UTC(2026, 0, 1), 'zh-CN', '1月1日', '周四'],
  [Date.UTC(2025, 11, 31), 'zh-CN', '2025年12月31日', '周三'],
  [now, 'en-US', 'Today', 'Mon'],
  [now - 24 * hour, 'en-US', 'Yesterday', 'Nov 22, Sun'],
  [now - 48 * hour, 'en-US', 'Nov 21', 'Sat'],
  [Date.UTC(2025, 11, 31), 'en-US', 'Dec 31, 2025', 'Wed']
] as const)('the day of %d is said in %s as %s, %s', (time, locale, name, note) => {
  expect(dayWords(time, now, locale)).toEqual({ name, note })
})

describe('select mode', () => {
  interface Given {
    rows: Row[]
    total: number
    ended: boolean
    name?: string
  }
  const start = (value: Given) => {
    const hook = renderHook(({ name = '', ...page }: Given) => useSelection({ list: page, keyOf, name }), {
      initialProps: value
    })
    return { ...hook, now: () => hook.result.current }
  }
  const rows = [row('A'), row('B'), row('C')]

  it('begins with the row that it was begun at, or with none', () => {
    const { now: selection } = start({ rows, total: 3, ended: true })
    expect(selection().on).toBe(false)
    act(() => selection().start('B'))
    expect([selection().on, selection().chosen]).toEqual([true, { all: false, keys: ['B'] }])
    act(() => selection().stop())
    act(() => selection().start())
    expect([selection().count, selection().all]).toEqual([0, false])
  })

  it('selects everything that the filter lets through, but what is taken out', () => {
    const { now: selection } = start({ rows, total: 40, ended: false })
    act(() => selection().start())
    act(() => selection().setAll(true))
    expect([selection().count, selection().all, selection().has('Z')]).toEqual([40, true, true])
    act(() => selection().toggle('B'))
    expect([selection().count, selection().all, selection().has('B')]).toEqual([39, false, false])
    expect(selection().chosen).toEqual({ all: true, except: ['B'] })
    act(() => selection().set(['B'], true))
    expect(selection().chosen).toEqual({ all: true, except: [] })
    act(() => selection().setAll(false))
    expect(selection().chosen).toEqual({ all: false, keys: [] })
  })

  it('selects several at once, none of them twice', () => {
    const { now: selection } = start({ rows, total: 3, ended: true })
    act(() => selection().start('A'))
    act(() => selection().set(['A', 'B'], true))
    expect([selection().count, selection().hasAll(['A', 'B']), selection().hasAll([])]).toEqual([2, true, false])
    act(() => selection().set(['C'], true))
    expect(selection().all).toBe(true)
    act(() => selection().set(['A', 'B'], false))
    expect(selection().chosen).toEqual({ all: false, keys: ['C'] })
  })

  it('forgets what the list no longer has, and what another filter had', () => {
    const { now: selection, rerender } = start({ rows, total: 3, ended: true, name: 'all' })
    act(() => selection().start())
    act(() => selection().set(['A', 'B'], true))
    rerender({ rows: rows.slice(1), total: 2, ended: true, name: 'all' })
    expect(selection().chosen).toEqual({ all: false, keys: ['B'] })
    rerender({ rows, total: 3, ended: true, name: 'cheaper' })
    expect([selection().on, selection().count]).toEqual([true, 0])
    rerender({ rows: [], total: 0, ended: true, name: 'cheaper' })
    expect([selection().on, selection().all]).toEqual([false, false])
  })

  it('has a bar with all, how many, and one action that needs some', () => {
    const remove = jest.fn()
    const Bar = () => {
      const selection = useSelection({ list: { rows, total: 12, ended: false }, keyOf })
      return (
        <>
          <SelectToggle selection={selection} rows={rows.length} />
          {selection.on ? <SelectBar selection={selection} action={{ label: '删除', onTap: remove }} /> : null}
        </>
      )
    }
    render(<Bar />)
    fireEvent.click(screen.getByRole('button', { name: '管理' }))
    fireEvent.click(screen.getByRole('button', { name: '删除' }))
    expect(remove).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('checkbox', { name: '全选' }))
    expect(screen.getByRole('status').textContent).toBe('已选 12 件')
    fireEvent.click(screen.getByRole('button', { name: '删除' }))
    expect(remove).toHaveBeenCalledTimes(1)
    fireEvent.click(screen.getByRole('button', { name: '完成' }))
    expect(screen.queryByRole('button', { name: '删除' })).toBeNull()
  })
})
