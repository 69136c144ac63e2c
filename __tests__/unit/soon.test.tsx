import { act, renderHook } from '@testing-library/react'
import { useSoon } from '@/features/soon'

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

it.each([
  [0, 0],
  [0.5, 1_000],
  [0.999, 1_998]
])('at chance %p it runs after %p ms, once for any number of calls', (chance, after) => {
  jest.spyOn(Math, 'random').mockReturnValue(chance)
  const onDone = jest.fn()
  const { result } = renderHook(() => useSoon(onDone))
  act(() => {
    result.current()
    result.current()
    jest.advanceTimersByTime(Math.max(0, after - 1))
  })
  expect(onDone).toHaveBeenCalledTimes(after === 0 ? onDone.mock.calls.length : 0)
  act(() => void jest.advanceTimersByTime(2))
  expect(onDone).toHaveBeenCalledTimes(1)
})

it('a screen that is gone requests nothing', () => {
  const onDone = jest.fn()
  const { result, unmount } = renderHook(() => useSoon(onDone))
  result.current()
  unmount()
  jest.advanceTimersByTime(5_000)
  expect(onDone).not.toHaveBeenCalled()
})
