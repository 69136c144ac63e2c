import { act, renderHook } from '@testing-library/react'
import { configureCalls, OfflineError, TimeoutError, useRemote, useRemotePages, type RemotePage } from '@/api'
import { held } from './fakeGateway'

const later = () => act(async () => undefined)

describe('useRemote', () => {
  test('loads, then shows; a failed reload keeps the data', async () => {
    let answer: () => Promise<string> = () => Promise.resolve('one')
    const { result } = renderHook(() => useRemote(() => answer(), []))
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

  test('says that it refreshes while data is shown', async () => {
    let answer: () => Promise<string> = () => Promise.resolve('one')
    const { result } = renderHook(() => useRemote(() => answer(), []))
    await later()
    const gate = held<string>()
    answer = () => gate.promise
    act(() => void result.current.reload())
    expect(result.current).toMatchObject({ status: 'ready', data: 'one', refreshing: true })
    await act(async () => gate.release('two'))
    expect(result.current).toMatchObject({ data: 'two', refreshing: false })
  })

  test('a late reply of earlier deps is dropped, and their data does not stay', async () => {
    const gates = { a: held<string>(), b: held<string>() }
    const { result, rerender } = renderHook(({ id }: { id: 'a' | 'b' }) => useRemote(() => gates[id].promise, [id]), {
      initialProps: { id: 'a' }
    })
    rerender({ id: 'b' })
    await act(async () => gates.b.release('B'))
    await act(async () => gates.a.release('A'))
    expect(result.current.data).toBe('B')
    gates.a = held<string>()
    rerender({ id: 'a' })
    expect(result.current.status).toBe('loading')
    expect(result.current.data).toBeUndefined()
  })

  test('nothing happens after the screen is gone', async () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const gate = held<string>()
    const { result, unmount } = renderHook(() => useRemote(() => gate.promise, []))
    unmount()
    await act(async () => gate.release('late'))
    expect(result.current.data).toBeUndefined()
    expect(error).not.toHaveBeenCalled()
  })

  test('what another call replied takes the place of a load under way', async () => {
    const gate = held<string>()
    const { result } = renderHook(() => useRemote(() => gate.promise, []))
    act(() => result.current.replace('newer'))
    await act(async () => gate.release('older'))
    expect(result.current).toMatchObject({ status: 'ready', data: 'newer' })
  })

  test.each([
    [true, 'other', new OfflineError(), 1],
    [false, 'other', new OfflineError(), 0],
    [true, 'home', new OfflineError(), 1],
    [true, 'other', new TimeoutError(1), 1],
    [true, 'home', new TimeoutError(1), 0],
    [true, 'login', new TimeoutError(1), 0]
  ] as const)('with data: %p, page %s, %p: told %p times', async (hasData, page, outage, told) => {
    const toasts: string[] = []
    configureCalls({ toast: (words) => toasts.push(words), page: () => page })
    let answer: () => Promise<string> = hasData ? () => Promise.resolve('one') : () => Promise.reject(new Error())
    const { result } = renderHook(() => useRemote(() => answer(), []))
    await later()
    answer = () => Promise.reject(outage)
    await act(() => result.current.reload())
    expect(toasts).toHaveLength(told)
  })
})

describe('useRemotePages, wished for otherwise', () => {
  const replies = { up: held<RemotePage<string>>(), down: held<RemotePage<string>>() }
  const refused: unknown[] = []
  const one = (row: string): RemotePage<string> => ({ list: [row], total: 3, page: 1, size: 1 })
  const open = () =>
    renderHook(
      ({ wish }: { wish: 'up' | 'down' }) =>
        useRemotePages(
          (page) => (page === 1 ? replies[wish].promise : Promise.resolve(one(`${wish} ${page}`))),
          [],
          (row) => row,
          { name: wish, onRefused: (error) => refused.push(error) }
        ),
      { initialProps: { wish: 'up' } }
    )
  beforeEach(() => {
    replies.up = held()
    replies.down = held()
    refused.length = 0
  })

  test('keeps the rows until others answer, and goes on with those', async () => {
    const { result, rerender } = open()
    await act(async () => replies.up.release(one('up')))
    rerender({ wish: 'down' })
    expect(result.current).toMatchObject({ status: 'ready', rows: ['up'], answered: 'up', refreshing: true })
    await act(async () => replies.down.release(one('down')))
    expect(result.current).toMatchObject({ status: 'ready', rows: ['down'], answered: 'down', refreshing: false })
    await act(() => result.current.loadMore())
    expect(result.current.rows).toEqual(['down', 'down 2'])
  })

  test('stays as it was when it is refused, and goes on once the old wish is back', async () => {
    const { result, rerender } = open()
    await act(async () => replies.up.release(one('up')))
    const no = new Error('no')
    replies.down.promise.catch(() => undefined)
    rerender({ wish: 'down' })
    await act(async () => replies.down.fail(no))
    expect(refused).toEqual([no])
    expect(result.current).toMatchObject({ status: 'ready', rows: ['up'], answered: 'up', refreshing: false })
    rerender({ wish: 'up' })
    await act(() => result.current.loadMore())
    expect(result.current).toMatchObject({ status: 'ready', rows: ['up', 'up 2'] })
  })

  test('taken back before it is answered changes nothing, nor does the answer that comes late', async () => {
    const { result, rerender } = open()
    await act(async () => replies.up.release(one('up')))
    rerender({ wish: 'down' })
    rerender({ wish: 'up' })
    expect(result.current).toMatchObject({ rows: ['up'], refreshing: false })
    await act(async () => replies.down.release(one('down')))
    expect(result.current).toMatchObject({ rows: ['up'], answered: 'up' })
  })

  test('fails as a first load does where nothing was shown yet', async () => {
    const { result, rerender } = open()
    await act(async () => replies.up.fail(new Error('no')))
    expect(result.current.status).toBe('failed')
    rerender({ wish: 'down' })
    expect(result.current.status).toBe('loading')
    await act(async () => replies.down.fail(new Error('no')))
    expect(result.current.status).toBe('failed')
    expect(refused).toEqual([])
  })
})

describe('useRemotePages', () => {
  const itself = (row: number) => row
  const rows = (page: number, size = 2, total = 5): RemotePage<number> => ({
    list: [1, 2, 3, 4, 5].slice((page - 1) * size, page * size),
    total,
    page,
    size
  })

  test('goes on to the end and says so', async () => {
    const { result } = renderHook(() => useRemotePages((page) => Promise.resolve(rows(page)), [], itself))
    await later()
    expect(result.current).toMatchObject({ status: 'ready', rows: [1, 2], ended: false, total: 5 })
    await act(() => result.current.loadMore())
    expect(result.current).toMatchObject({ rows: [1, 2, 3, 4], ended: false })
    await act(() => result.current.loadMore())
    expect(result.current).toMatchObject({ rows: [1, 2, 3, 4, 5], ended: true })
  })

  test('asks for a page once however often the bottom is reached, and for none past the end', async () => {
    const pages: number[] = []
    const { result } = renderHook(() =>
      useRemotePages(
        (page) => {
          pages.push(page)
          return Promise.resolve(rows(page, 3, 5))
        },
        [],
        itself
      )
    )
    await later()
    await act(async () => {
      await Promise.all([result.current.loadMore(), result.current.loadMore()])
    })
    await act(() => result.current.loadMore())
    expect(pages).toEqual([1, 2])
  })

  test.each([
    ['moved from one page to the next', [[1, 2], [2, 3], [4]], 4, [1, 2, 3, 4]],
    ['came twice on one page', [[1, 1], [2]], 3, [1, 2]]
  ])('a row that %s is there once, and takes no other away', async (_, lists, total, whole) => {
    const asked: number[] = []
    const { result } = renderHook(() =>
      useRemotePages(
        (page) => {
          asked.push(page)
          return Promise.resolve({ list: lists[page - 1] ?? [], total, page, size: 2 })
        },
        [],
        itself
      )
    )
    await later()
    for (let times = 0; times < 4; times += 1) await act(() => result.current.loadMore())
    expect(result.current).toMatchObject({ rows: whole, ended: true })
    expect(asked).toEqual([1, 2, 3])
  })

  test('a gateway that replies its last page for ever is asked for one page too many at most', async () => {
    const asked: number[] = []
    const { result } = renderHook(() =>
      useRemotePages(
        (page) => {
          asked.push(page)
          return Promise.resolve({ list: [1, 2], total: 3, page, size: 2 })
        },
        [],
        itself
      )
    )
    await later()
    for (let times = 0; times < 5; times += 1) await act(() => result.current.loadMore())
    expect(result.current.ended).toBe(true)
    expect(asked).toEqual([1, 2, 3])
  })

  test('an empty page ends a list that shrank', async () => {
    const { result } = renderHook(() =>
      useRemotePages((page) => Promise.resolve(page === 1 ? rows(1) : { ...rows(9), total: 50 }), [], itself)
    )
    await later()
    await act(() => result.current.loadMore())
    expect(result.current).toMatchObject({ rows: [1, 2], ended: true })
  })

  test('a failed next page keeps the rows, and can be tried again', async () => {
    let broken = true
    const { result } = renderHook(() =>
      useRemotePages(
        (page) => (page === 2 && broken ? Promise.reject(new Error('no')) : Promise.resolve(rows(page))),
        [],
        itself
      )
    )
    await later()
    await act(() => result.current.loadMore())
    expect(result.current).toMatchObject({ status: 'ready', rows: [1, 2], moreFailed: true, loadingMore: false })
    broken = false
    await act(() => result.current.loadMore())
    expect(result.current).toMatchObject({ rows: [1, 2, 3, 4], moreFailed: false })
  })

  test('rows that a failed reload left standing go on at the next page', async () => {
    let broken = false
    const { result } = renderHook(() =>
      useRemotePages((page) => (broken ? Promise.reject(new Error('no')) : Promise.resolve(rows(page))), [], itself)
    )
    await later()
    broken = true
    await act(() => result.current.reload())
    expect(result.current).toMatchObject({ status: 'failed', rows: [1, 2] })
    await act(() => result.current.loadMore())
    expect(result.current).toMatchObject({ rows: [1, 2], moreFailed: true })
    broken = false
    await act(() => result.current.loadMore())
    expect(result.current).toMatchObject({ status: 'ready', rows: [1, 2, 3, 4], moreFailed: false, ended: false })
  })

  test('a reload starts at the first page and drops a next page under way', async () => {
    const gate = held<RemotePage<number>>()
    const { result } = renderHook(() =>
      useRemotePages((page) => (page === 2 ? gate.promise : Promise.resolve(rows(1))), [], itself)
    )
    await later()
    act(() => void result.current.loadMore())
    expect(result.current.loadingMore).toBe(true)
    await act(() => result.current.reload())
    await act(async () => gate.release(rows(2)))
    expect(result.current).toMatchObject({ rows: [1, 2], loadingMore: false })
  })

  test('a first page that fails is a failed list', async () => {
    const { result } = renderHook(() =>
      useRemotePages(() => Promise.reject<RemotePage<number>>(new Error('no')), [], itself)
    )
    await later()
    expect(result.current).toMatchObject({ status: 'failed', rows: [] })
  })
})
