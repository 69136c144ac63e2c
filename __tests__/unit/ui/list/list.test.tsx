import { act, fireEvent, render, renderHook, screen } from '@testing-library/react'
import { StarField } from '@/ui/form/StarField'
import { GoodsLine } from '@/ui/list/GoodsLine'
import { PictureRail } from '@/ui/list/PictureRail'
import { Stars } from '@/ui/list/Stars'
import { Timeline } from '@/ui/list/Timeline'
import { useMarking } from '@/ui/list/useMarking'

describe('marking in a list that is edited', () => {
  const marking = (keys: string[]) =>
    renderHook(({ shown }: { shown: string[] }) => useMarking(shown), { initialProps: { shown: keys } })

  test('keeps the list’s order, and all of it can be marked at once', () => {
    const { result } = marking(['a', 'b', 'c'])
    act(() => result.current.toggle())
    act(() => result.current.mark(['c', 'a'], true))
    expect(result.current.marked).toEqual(['a', 'c'])
    expect([result.current.isMarked('b'), result.current.allMarked]).toEqual([false, false])
    act(() => result.current.markAll(true))
    expect(result.current.allMarked).toBe(true)
    act(() => result.current.mark(['b'], false))
    expect(result.current.marked).toEqual(['a', 'c'])
  })

  test('forgets rows that are gone, and ends with the list', () => {
    const { result, rerender } = marking(['a', 'b'])
    act(() => result.current.toggle())
    act(() => result.current.mark(['a'], true))
    rerender({ shown: ['b'] })
    expect(result.current.marked).toEqual([])
    rerender({ shown: [] })
    expect([result.current.on, result.current.allMarked]).toEqual([false, false])
  })

  test('begins with nothing marked each time', () => {
    const { result } = marking(['a'])
    act(() => result.current.toggle())
    act(() => result.current.markAll(true))
    act(() => result.current.toggle())
    act(() => result.current.toggle())
    expect(result.current.marked).toEqual([])
  })
})

test('a timeline is a list with the newest event first', () => {
  render(
    <Timeline
      events={[
        { key: '2', text: '已签收', time: '11-22 10:00' },
        { key: '1', text: '已发货', time: '11-21 09:00' }
      ]}
    />
  )
  const [newest, older] = screen.getAllByRole('listitem')
  expect(newest?.className).toContain('--newest')
  expect(older?.className).not.toContain('--newest')
  expect(older?.textContent).toBe('已发货11-21 09:00')
})

test('stars say how many of how many they are', () => {
  render(<Stars score={3.6} />)
  const on = screen.getByRole('img', { name: '3.6 星，共 5 星' }).querySelectorAll<HTMLElement>('[class*="--on"]')
  expect([...on].map((star) => star.style.getPropertyValue('--full'))).toEqual(['', '', '', '60%'])
})

test('given stars are one of five, and say what they mean', () => {
  const onChange = jest.fn()
  const { rerender } = render(<StarField label="评分" value={0} onChange={onChange} />)
  fireEvent.click(screen.getByRole('radio', { name: '评分 4 星，共 5 星' }))
  expect(onChange).toHaveBeenCalledWith(4)
  rerender(<StarField label="评分" value={4} onChange={onChange} />)
  expect(screen.getByText('满意')).toBeTruthy()
  expect(screen.getByRole('radio', { checked: true })).toBe(screen.getByRole('radio', { name: '评分 4 星，共 5 星' }))
})

test('a line of goods says what it is, what was chosen of it, its price and how many', () => {
  const line = (specs: string) => <GoodsLine picture="/a.svg" title="电饭煲" specs={specs} fen={59900} quantity={2} />
  const { container, rerender } = render(line('奶茶杏，4L'))
  expect(screen.getByText('电饭煲')).toBeTruthy()
  expect(screen.getByText('奶茶杏，4L')).toBeTruthy()
  expect(screen.getByText('×2')).toBeTruthy()
  expect(container.textContent).toContain('599')
  rerender(line(''))
  expect(container.querySelector('.ui-goods-line__specs')).toBeNull()
})

test('the price of a gift is no sale price', () => {
  const line = (gift: boolean) => <GoodsLine picture="/a.svg" title="量杯" specs="" fen={0} quantity={1} gift={gift} />
  const { container, rerender } = render(line(false))
  expect(container.querySelector('.ui-price--sale')).toBeTruthy()
  rerender(line(true))
  expect(container.querySelector('.ui-price--sale')).toBeNull()
})

describe('kinds side by side', () => {
  const items = [
    { key: 'pot', name: '电饭煲', picture: '/pot.svg', mark: '我的' },
    { key: 'oven', name: '电烤箱', picture: '/oven.svg' }
  ]

  test('say which is chosen and which bears a mark, and tell the tapped one', () => {
    const onTap = jest.fn()
    render(<PictureRail label="电器" items={items} chosen="pot" onTap={onTap} />)
    expect(screen.getByRole('button', { pressed: true }).textContent).toBe('电饭煲我的')
    fireEvent.click(screen.getByRole('button', { name: '电烤箱' }))
    expect(onTap).toHaveBeenCalledWith('oven')
  })
})
