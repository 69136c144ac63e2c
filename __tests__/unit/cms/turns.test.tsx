import { act, renderHook } from '@testing-library/react'
import { useTurns } from '@/features/cms/useTurns'
import { PageVisibleScope } from '@/ui/screen/usePageVisible'
import { host } from '../../support/taro'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('../../support/taro'))

const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms))

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('what takes turns', () => {
  it('goes round', () => {
    const { result } = renderHook(() => useTurns(3, 1000))
    const indexes = [0, 1, 2, 3].map(() => {
      const { index } = result.current
      pass(1000)
      return index
    })
    expect(indexes).toEqual([0, 1, 2, 0])
  })

  it('stands still once it is touched', () => {
    const { result } = renderHook(() => useTurns(3, 1000))
    act(() => result.current.stop())
    pass(5000)
    expect(result.current.index).toBe(0)
    expect(jest.getTimerCount()).toBe(0)
  })

  it('stands still while its page is hidden and goes on when it is shown', () => {
    const { result } = renderHook(() => useTurns(3, 1000), { wrapper: PageVisibleScope })
    act(() => host.hide.forEach((listener) => listener()))
    pass(5000)
    expect(result.current.index).toBe(0)
    expect(jest.getTimerCount()).toBe(0)
    act(() => host.show.forEach((listener) => listener()))
    pass(1000)
    expect(result.current.index).toBe(1)
  })

  it('stands still for shoppers who asked for less motion', () => {
    jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
    const { result } = renderHook(() => useTurns(3, 1000))
    pass(5000)
    expect(result.current.index).toBe(0)
  })

  it('stands still while the browser tab is not seen', () => {
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    const { result } = renderHook(() => useTurns(3, 1000))
    pass(5000)
    expect(result.current.index).toBe(0)
  })

  it.each([
    [1, 1000],
    [3, 0]
  ])('%i items every %i ms stand still', (count, every) => {
    renderHook(() => useTurns(count, every))
    expect(jest.getTimerCount()).toBe(0)
  })

  it('leaves no timer behind', () => {
    const { unmount } = renderHook(() => useTurns(3, 1000))
    expect(jest.getTimerCount()).toBe(1)
    unmount()
    expect(jest.getTimerCount()).toBe(0)
  })
})
