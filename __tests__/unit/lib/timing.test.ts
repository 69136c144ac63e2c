import { debounce, gather, throttle } from '@/lib/timing'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('debounce', () => {
  it('calls once with the last arguments, 500 ms after the last call', () => {
    const action = jest.fn()
    const held = debounce(action)
    held('a')
    jest.advanceTimersByTime(499)
    held('b')
    jest.advanceTimersByTime(499)
    expect(action).not.toHaveBeenCalled()
    jest.advanceTimersByTime(1)
    expect(action.mock.calls).toEqual([['b']])
  })

  it('forgets a waiting call when cancelled', () => {
    const action = jest.fn()
    const held = debounce(action, 100)
    held()
    held.cancel()
    jest.advanceTimersByTime(1000)
    expect(action).not.toHaveBeenCalled()
  })
})

describe('throttle', () => {
  it('calls at once and then not for 500 ms', () => {
    const action = jest.fn()
    const held = throttle(action)
    held('a')
    held('b')
    jest.advanceTimersByTime(499)
    held('c')
    expect(action.mock.calls).toEqual([['a']])
    jest.advanceTimersByTime(1)
    held('d')
    expect(action.mock.calls).toEqual([['a'], ['d']])
  })

  it('makes the last call of that time at its end, when asked to', () => {
    const action = jest.fn()
    const held = throttle(action, 100, { trailing: true })
    held('a')
    held('b')
    held('c')
    jest.advanceTimersByTime(100)
    expect(action.mock.calls).toEqual([['a'], ['c']])
    held('d')
    expect(action).toHaveBeenCalledTimes(2)
    jest.advanceTimersByTime(100)
    expect(action.mock.calls[2]).toEqual(['d'])
  })

  it('forgets the wait and the waiting call when cancelled', () => {
    const action = jest.fn()
    const held = throttle(action, 100, { trailing: true })
    held('a')
    held('b')
    held.cancel()
    jest.advanceTimersByTime(1000)
    expect(action).toHaveBeenCalledTimes(1)
    held('c')
    expect(action).toHaveBeenCalledTimes(2)
  })
})

describe('gather', () => {
  it('does what came within the time after the first in one turn, in its order, and then waits anew', () => {
    const done: string[] = []
    const together = gather(100)
    together(() => done.push('a'))
    jest.advanceTimersByTime(99)
    together(() => done.push('b'))
    expect(done).toEqual([])
    jest.advanceTimersByTime(1)
    expect(done).toEqual(['a', 'b'])
    together(() => done.push('c'))
    jest.advanceTimersByTime(99)
    expect(done).toHaveLength(2)
    jest.advanceTimersByTime(1)
    expect(done).toEqual(['a', 'b', 'c'])
  })
})
