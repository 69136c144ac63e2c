import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { AmountRange } from '@/ui/form/AmountRange'
import { ChosenFilters } from '@/ui/form/ChosenFilters'
import { FilterButton } from '@/ui/form/FilterButton'
import { FilterChips } from '@/ui/form/FilterChips'
import { FilterSheet, useFilterDraft } from '@/ui/form/FilterSheet'
import { inOrder, isTurned } from '@/ui/form/range'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('../../../support/taro'))

interface Filter {
  colours: readonly string[]
  from?: number | undefined
  to?: number | undefined
}

const colours = ['青瓷绿', '云母白', '曜石黑']
const itself = (value: string) => value
const nothing: Filter = { colours: [] }
const tap = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const pressedState = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-pressed')

/** A list's head: what is applied, and the sheet to change it. */
function Head({ fitsNone = false, few }: { fitsNone?: boolean; few?: number }) {
  const [open, setOpen] = useState(false)
  const [filter, setFilter] = useState(nothing)
  const [draft, setDraft] = useFilterDraft(open, filter)
  const toggle = (colour: string) =>
    setDraft({
      ...draft,
      colours: draft.colours.includes(colour)
        ? draft.colours.filter((other) => other !== colour)
        : [...draft.colours, colour]
    })
  return (
    <>
      <FilterButton count={filter.colours.length} onTap={() => setOpen(true)} />
      <p>{JSON.stringify(filter)}</p>
      <FilterSheet
        open={open}
        onClose={() => setOpen(false)}
        action="查看"
        fitsNone={fitsNone}
        onReset={() => setDraft(nothing)}
        onApply={() => {
          setFilter(draft)
          setOpen(false)
        }}
      >
        <FilterChips
          title="颜色"
          values={colours}
          keyOf={itself}
          words={itself}
          isChosen={(colour) => draft.colours.includes(colour)}
          onTap={toggle}
          {...(few === undefined ? {} : { few })}
        />
        <AmountRange
          title="金额（元）"
          note="¥1–¥9"
          range={{ from: draft.from, to: draft.to }}
          onChange={(range) => setDraft({ ...draft, ...range })}
        />
      </FilterSheet>
    </>
  )
}
const filterNow = () => JSON.parse(document.querySelector('p')?.textContent ?? '') as Filter

describe('a filter in a sheet', () => {
  beforeEach(() => void jest.useFakeTimers())
  afterEach(() => void jest.useRealTimers())
  const open = () => {
    tap(filterNow().colours.length === 0 ? '筛选' : `筛选，已选 ${filterNow().colours.length} 项`)
    act(() => void jest.advanceTimersByTime(300))
  }
  const close = () => {
    tap('关闭')
    act(() => void jest.advanceTimersByTime(300))
  }

  it('changes nothing until it is applied, and says how much of it is chosen', () => {
    render(<Head />)
    open()
    tap('青瓷绿')
    expect([pressedState('青瓷绿'), filterNow().colours]).toEqual(['true', []])
    tap('查看')
    act(() => void jest.advanceTimersByTime(300))
    expect(filterNow().colours).toEqual(['青瓷绿'])
    expect(screen.getByRole('button', { name: '筛选，已选 1 项' })).toBeTruthy()
  })

  it('forgets a choice that was not applied when it is closed', () => {
    render(<Head />)
    open()
    tap('青瓷绿')
    close()
    open()
    expect(pressedState('青瓷绿')).toBe('false')
  })

  it('is emptied at once, and applied empty', () => {
    render(<Head />)
    open()
    tap('青瓷绿')
    tap('查看')
    act(() => void jest.advanceTimersByTime(300))
    open()
    tap('重置')
    expect([pressedState('青瓷绿'), filterNow().colours]).toEqual(['false', ['青瓷绿']])
    tap('查看')
    expect(filterNow().colours).toEqual([])
  })

  it('is not applied when nothing fits it', () => {
    render(<Head fitsNone />)
    open()
    tap('青瓷绿')
    tap('查看')
    expect(filterNow().colours).toEqual([])
  })

  it('keeps the rarer values behind «more»', () => {
    render(<Head few={2} />)
    open()
    expect(screen.queryByRole('button', { name: '曜石黑' })).toBeNull()
    tap('展开')
    expect(screen.getByRole('button', { name: '曜石黑' })).toBeTruthy()
    tap('收起')
    expect(screen.queryByRole('button', { name: '曜石黑' })).toBeNull()
  })

  it('takes amounts in yuan, and turns those that are typed the wrong way round', () => {
    render(<Head />)
    open()
    const [from, to] = [screen.getByLabelText('最低金额'), screen.getByLabelText('最高金额')]
    fireEvent.change(from, { target: { value: '500' } })
    fireEvent.change(to, { target: { value: '100' } })
    expect(screen.queryByText('最低高于最高，已为你对调')).toBeNull()
    fireEvent.blur(to)
    expect(screen.getByText('最低高于最高，已为你对调')).toBeTruthy()
    tap('查看')
    expect(filterNow()).toMatchObject({ from: 10_000, to: 50_000 })
  })
})

test.each([
  [{ from: 9, to: 3 }, true, { from: 3, to: 9 }],
  [{ from: 3, to: 9 }, false, { from: 3, to: 9 }],
  [{ from: 3, to: 3 }, false, { from: 3, to: 3 }],
  [{ from: 9, to: undefined }, false, { from: 9, to: undefined }]
])('the range %p is turned: %p', (range, isReversed, rangeInOrder) => {
  expect([isTurned(range), inOrder(range)]).toEqual([isReversed, rangeInOrder])
})

test('the filters of a list are named, each to be taken away, and several at once', () => {
  const [firstOption, other, clear] = [jest.fn(), jest.fn(), jest.fn()]
  const first = { key: 'a', words: '近一个月', onRemove: firstOption }
  const { rerender, container } = render(<ChosenFilters chosen={[first]} onClear={clear} />)
  expect(screen.queryByRole('button', { name: '清空条件' })).toBeNull()
  rerender(<ChosenFilters chosen={[first, { key: 'b', words: '秒杀订单', onRemove: other }]} onClear={clear} />)
  tap('去掉 秒杀订单')
  tap('清空条件')
  expect([firstOption, other, clear].map(({ mock }) => mock.calls.length)).toEqual([0, 1, 1])
  rerender(<ChosenFilters chosen={[]} onClear={clear} />)
  expect(container.textContent).toBe('')
})
