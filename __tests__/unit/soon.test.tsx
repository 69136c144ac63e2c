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
])('at chance %p it is done after %p ms, once however often it is asked', (chance, after) => {
  jest.spyOn(Math, 'random').mockReturnValue(chance)
  const done = jest.fn()
  const { result } = renderHook(() => useSoon(done))
  act(() => {
    result.current()
    result.current()
    jest.advanceTimersByTime(Math.max(0, after - 1))
  })
  expect(done).toHaveBeenCalledTimes(after === 0 ? done.mock.calls.length : 0)
  act(() => void jest.advanceTimersByTime(2))
  expect(done).toHaveBeenCalledTimes(1)
})

it('a screen that is gone asks nothing', () => {
  const done = jest.fn()
  const { result, unmount } = renderHook(() => useSoon(done))
  result.current()
  unmount()
  jest.advanceTimersByTime(5_000)
  expect(done).not.toHaveBeenCalled()
})
