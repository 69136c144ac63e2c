import { act, renderHook } from '@testing-library/react'
import { configureCalls, forgetQueries, OfflineError, TimeoutError, useLoaded, useReads } from '@/api'
import { call } from '@/api/call'
import { fakeGateway, defer, reply } from '../../support/gateway'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('../../support/taro'))

const later = () => act(async () => void (await new Promise((resolve) => setTimeout(resolve, 0))))
beforeEach(() => {
  forgetQueries()
  configureCalls({})
})

describe('useLoaded', () => {
  test('loads, then shows; a failed reload keeps its data', async () => {
    let answer: () => Promise<string> = () => Promise.resolve('one')
    const { result } = renderHook(() => useLoaded('part', () => answer()))
    expect(result.current).toMatchObject({ status: 'loading', refreshing: false })
    await later()
    expect(result.current).toMatchObject({ status: 'ready', data: 'one' })
    const wrong = new Error('no')
    answer = () => Promise.reject(wrong)
    await act(() => result.current.reload())
    expect(result.current).toMatchObject({ status: 'failed', data: 'one', error: wrong, refreshing: false })
    answer = () => Promise.resolve('two')
    await act(() => result.current.reload())
    expect(result.current).toMatchObject({ status: 'ready', data: 'two' })
    expect(result.current.error).toBeUndefined()
  })

  test('is the same from render to render while nothing comes', async () => {
    const { result, rerender } = renderHook(() => useLoaded('part', () => Promise.resolve('one')))
    await later()
    const before = result.current
    rerender()
    expect(result.current).toBe(before)
  })

  test('loads nothing until it is wanted', async () => {
    const load = jest.fn(() => Promise.resolve('one'))
    const { result, rerender } = renderHook(({ when }) => useLoaded('part', load, when), {
      initialProps: { when: false }
    })
    await later()
    expect(load).not.toHaveBeenCalled()
    rerender({ when: true })
    await later()
    expect(result.current.data).toBe('one')
  })

  test('nothing happens after the screen is gone', async () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const gate = defer<string>()
    const { result, unmount } = renderHook(() => useLoaded('part', () => gate.promise))
    unmount()
    await act(async () => gate.release('late'))
    expect(result.current.data).toBeUndefined()
    expect(error).not.toHaveBeenCalled()
  })

  test.each([
    [true, 'other', new OfflineError(), 1],
    [false, 'other', new OfflineError(), 0],
    [true, 'home', new OfflineError(), 1],
    [true, 'other', new TimeoutError(1), 1],
    [true, 'home', new TimeoutError(1), 0],
    [true, 'login', new TimeoutError(1), 0]
  ] as const)('with data: %p, page %s, %p: told %p times', async (hasData, page, outage, toastCount) => {
    const toasts: string[] = []
    configureCalls({ toast: (words) => toasts.push(words), page: () => page })
    let answer: () => Promise<string> = hasData ? () => Promise.resolve('one') : () => Promise.reject(new Error())
    const { result } = renderHook(() => useLoaded('part', () => answer()))
    await later()
    answer = () => Promise.reject(outage)
    await act(() => result.current.reload())
    expect(toasts).toHaveLength(toastCount)
  })
})

describe('useReads', () => {
  test('other arguments are another question; the late reply to the older ones is dropped', async () => {
    const gates = { a: defer<string>(), b: defer<string>() }
    const { result, rerender } = renderHook(
      ({ id }: { id: 'a' | 'b' }) => useReads('GET /o2ord-b2c/v1/order-trades/detail', [id], () => gates[id].promise),
      { initialProps: { id: 'a' } }
    )
    rerender({ id: 'b' })
    await act(async () => gates.b.release('B'))
    await act(async () => gates.a.release('A'))
    expect(result.current.data).toBe('B')
  })

  test('is loaded anew when its subject was written', async () => {
    const gateway = fakeGateway()
    gateway.on('/o2cum/v1/bp-address/set-default-address', reply({ done: true }))
    let times = 0
    const { result } = renderHook(() => useReads('GET /o2cum/v1/bp-address', [], () => Promise.resolve((times += 1))))
    await later()
    expect(result.current.data).toBe(1)
    await act(async () => {
      await call('POST /o2cum/v1/bp-address/set-default-address', { body: { addressId: 'B' } })
    })
    await later()
    expect(result.current.data).toBe(2)
  })
})
