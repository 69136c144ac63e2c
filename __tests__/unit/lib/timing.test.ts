import { debounce, gather, throttle } from '@/lib/timing'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('debounce', () => {
  it('calls once with the last arguments, 500 ms after the last call', () => {
    const action = jest.fn()
    const later = debounce(action)
    later('a')
    jest.advanceTimersByTime(499)
    later('b')
    jest.advanceTimersByTime(499)
    expect(action).not.toHaveBeenCalled()
    jest.advanceTimersByTime(1)
    expect(action.mock.calls).toEqual([['b']])
  })

  it('forgets a waiting call when cancelled', () => {
    const action = jest.fn()
    const later = debounce(action, 100)
    later()
    later.cancel()
    jest.advanceTimersByTime(1000)
    expect(action).not.toHaveBeenCalled()
  })
})

describe('throttle', () => {
  it('calls at once and then not for 500 ms', () => {
    const action = jest.fn()
    const later = throttle(action)
    later('a')
    later('b')
    jest.advanceTimersByTime(499)
    later('c')
    expect(action.mock.calls).toEqual([['a']])
    jest.advanceTimersByTime(1)
    later('d')
    expect(action.mock.calls).toEqual([['a'], ['d']])
  })

  it('makes the last call of that time at its end, when asked to', () => {
    const action = jest.fn()
    const later = throttle(action, 100, { trailing: true })
    later('a')
    later('b')
    later('c')
    jest.advanceTimersByTime(100)
    expect(action.mock.calls).toEqual([['a'], ['c']])
    later('d')
    expect(action).toHaveBeenCalledTimes(2)
    jest.advanceTimersByTime(100)
    expect(action.mock.calls[2]).toEqual(['d'])
  })

  it('forgets the wait and the waiting call when cancelled', () => {
    const action = jest.fn()
    const later = throttle(action, 100, { trailing: true })
    later('a')
    later('b')
    later.cancel()
    jest.advanceTimersByTime(1000)
    expect(action).toHaveBeenCalledTimes(1)
    later('c')
    expect(action).toHaveBeenCalledTimes(2)
  })
})

describe('gather', () => {
  it('does what came within the time after the first in one turn, in its order, and then waits anew', () => {
    const calls: string[] = []
    const together = gather(100)
    together(() => calls.push('a'))
    jest.advanceTimersByTime(99)
    together(() => calls.push('b'))
    expect(calls).toEqual([])
    jest.advanceTimersByTime(1)
    expect(calls).toEqual(['a', 'b'])
    together(() => calls.push('c'))
    jest.advanceTimersByTime(99)
    expect(calls).toHaveLength(2)
    jest.advanceTimersByTime(1)
    expect(calls).toEqual(['a', 'b', 'c'])
  })
})
