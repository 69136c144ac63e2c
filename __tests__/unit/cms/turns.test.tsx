import { act, render, renderHook, screen } from '@testing-library/react'
import { Notice } from '@/features/cms/blocks/Notice'
import { Banner } from '@/features/cms/blocks/pictures/Banner'
import { useTurns } from '@/features/cms/useTurns'
import { PageVisibleScope } from '@/ui/screen/usePageVisible'
import { host } from '../../support/taro'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('../../support/taro'))

const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms))

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('elements that take turns', () => {
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

describe('for shoppers with reduced motion', () => {
  const words = (zh: string) => ({ 'zh-CN': zh, 'en-US': zh })
  beforeEach(() => jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList))

  it('a notice says one line after the other, one at a time', () => {
    const lines = [{ text: words('满额包邮') }, { text: words('送装一体') }]
    render(<Notice id="n" props={{ intervalMs: 1000, lines }} eager={false} />)
    expect(screen.getByText('满额包邮')).toBeTruthy()
    expect(screen.queryByText('送装一体')).toBeNull()
    pass(1000)
    expect(screen.queryByText('满额包邮')).toBeNull()
    expect(screen.getByText('送装一体')).toBeTruthy()
  })

  it('a banner stands still', () => {
    const slide = {
      alt: words(''),
      title: words('一锅好饭'),
      subtitle: words(''),
      tone: 'light' as const,
      link: { route: 'index' }
    }
    const slides = ['/a.svg', '/b.svg'].map((picture) => ({ ...slide, picture }))
    render(<Banner id="b" props={{ autoplayMs: 1000, slides }} eager={false} />)
    expect(jest.getTimerCount()).toBe(0)
  })
})
