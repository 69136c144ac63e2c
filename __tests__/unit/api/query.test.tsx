import { act, renderHook } from '@testing-library/react'
import { configureCalls, forgetQueries, patch } from '@/api'
import { call } from '@/api/call'
import { changedBy, isWrite, tagOf } from '@/api/query/tags'
import { useList } from '@/api/query/useList'
import { useMutation } from '@/api/query/useMutation'
import { useQuery } from '@/api/query/useQuery'
import { fakeGateway, defer, refusal, reply, type FakeGateway } from '../../support/gateway'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('../../support/taro'))

const addresses = '/o2cum/v1/bp-address'
const orders = '/o2ord-b2c/v1/order-trades'
const listOf = (...ids: string[]) => ({ list: ids.map((addressId) => ({ addressId })) })
const later = () => act(async () => void (await new Promise((resolve) => setTimeout(resolve, 0))))

let gateway: FakeGateway
let token: string | undefined
let toasts: string[]
beforeEach(() => {
  forgetQueries()
  gateway = fakeGateway()
  token = 'T1'
  toasts = []
  configureCalls({ token: () => token, toast: (words) => toasts.push(words) })
})

const useAddresses = (when = true) => useQuery('GET /o2cum/v1/bp-address', { when })

describe('useQuery', () => {
  test('loads, shows, keeps its data while a reload fails', async () => {
    gateway.on(addresses, reply(listOf('A')))
    const { result } = renderHook(() => useAddresses())
    expect(result.current).toMatchObject({ status: 'loading', refreshing: false })
    await later()
    expect(result.current).toMatchObject({ status: 'ready', data: listOf('A') })
    gateway.on(addresses, refusal('F', '没有'))
    await act(() => result.current.reload())
    expect(result.current).toMatchObject({ status: 'failed', data: listOf('A'), refreshing: false })
    expect(toasts).toEqual([]) // the screen shows it
  })

  test('asks nothing until it may', async () => {
    gateway.on(addresses, reply(listOf('A')))
    const { result, rerender } = renderHook(({ when }) => useAddresses(when), { initialProps: { when: false } })
    await later()
    expect(gateway.requests).toEqual([])
    rerender({ when: true })
    await later()
    expect(result.current.data).toEqual(listOf('A'))
  })

  test('two screens share one request and one state', async () => {
    gateway.on(addresses, reply(listOf('A')))
    const hook = renderHook(() => useAddresses())
    const other = renderHook(() => useAddresses())
    await later()
    expect(gateway.paths()).toEqual([addresses])
    act(() => hook.result.current.replace(listOf('B') as never))
    expect(other.result.current.data).toEqual(listOf('B'))
  })

  test('a screen that opens shows a read of the last minute while it loads', async () => {
    gateway.on(addresses, reply(listOf('A')))
    const first = renderHook(() => useAddresses())
    await later()
    first.unmount()
    gateway.on(addresses, reply(listOf('B')))
    const { result } = renderHook(() => useAddresses())
    expect(result.current).toMatchObject({ status: 'ready', data: listOf('A') })
    await later()
    expect(result.current).toMatchObject({ status: 'ready', data: listOf('B'), refreshing: false })
  })

  test('there and back on one screen loads nothing within a minute, and later shows its data while it loads', async () => {
    const detail = '/o2pcm/v1/pub/product/detail'
    gateway.on(detail, ({ url }) => reply({ spuCode: /spuCode=(\w+)/.exec(url)?.[1] }))
    const { result, rerender } = renderHook(
      ({ spuCode }) => useQuery('GET /o2pcm/v1/pub/product/detail', { query: { spuCode } }),
      { initialProps: { spuCode: 'A' } }
    )
    const turnTo = async (spuCode: string) => {
      rerender({ spuCode })
      const { data, status } = result.current
      await later()
      return { data, status }
    }
    await later()
    await turnTo('B')
    expect(await turnTo('A')).toEqual({ status: 'ready', data: { spuCode: 'A' } })
    expect(gateway.requests).toHaveLength(2)
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000)
    expect(await turnTo('B')).toEqual({ status: 'ready', data: { spuCode: 'B' } })
    expect(gateway.requests).toHaveLength(3)
  })

  test('a read older than a minute is not shown, nor another shopper’s', async () => {
    gateway.on(addresses, reply(listOf('A')))
    const first = renderHook(() => useAddresses())
    await later()
    first.unmount()
    token = 'T2'
    const other = renderHook(() => useAddresses())
    expect(other.result.current).toMatchObject({ status: 'loading' })
    expect(other.result.current.data).toBeUndefined()
    other.unmount()
    token = 'T1'
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000)
    expect(renderHook(() => useAddresses()).result.current.data).toBeUndefined()
  })

  test('a write to the same resource loads the shown reads anew, another resource’s does not', async () => {
    gateway.on(addresses, reply(listOf('A')))
    const { result } = renderHook(() => useAddresses())
    await later()
    gateway.on('/o2cum/v1/bp-address/set-default-address', reply({ done: true }))
    gateway.on(addresses, reply(listOf('B')))
    await act(async () => {
      await call('POST /o2cum/v1/bp-address/set-default-address', { body: { addressId: 'B' } })
    })
    await later()
    expect(result.current.data).toEqual(listOf('B'))
    gateway.on(addresses, reply(listOf('C')))
    gateway.on('/o2cart/v1/carts', reply({ done: true }))
    await act(async () => void (await call('POST /o2ord-b2c/v1/del', { body: { orderCode: 'O1' } }).catch(() => 0)))
    await later()
    expect(result.current.data).toEqual(listOf('B'))
  })

  test('a purchase is not shown as it was read before, and its screen alone asks for it again', async () => {
    gateway.on(addresses, reply(listOf('A')))
    const open = () => renderHook(() => useQuery('GET /o2cum/v1/bp-address', { anew: true }))
    const first = open()
    await later()
    gateway.on(addresses, reply(listOf('B')))
    gateway.on('/o2cum/v1/bp-address/set-default-address', reply({ done: true }))
    await act(async () => {
      await call('POST /o2cum/v1/bp-address/set-default-address', { body: { addressId: 'B' } })
    })
    await later()
    expect(first.result.current.data).toEqual(listOf('A'))
    const again = open()
    expect(again.result.current).toMatchObject({ status: 'loading' })
    expect(again.result.current.data).toBeUndefined()
    await later()
    expect(again.result.current.data).toEqual(listOf('B'))
    await act(() => first.result.current.reload())
    expect(first.result.current.data).toEqual(listOf('B'))
  })

  test('a read that is the same for everybody stays when somebody logs in', async () => {
    gateway.on('/o2pcm/v1/pub/product/categories', reply({ list: [] }))
    const { result, rerender } = renderHook(() => useQuery('GET /o2pcm/v1/pub/product/categories', { forAll: true }))
    await later()
    token = 'T2'
    rerender()
    await later()
    expect(result.current.data).toEqual({ list: [] })
    expect(gateway.requests).toHaveLength(1)
  })

  test('a late reply to older arguments is dropped, and their data does not stay', async () => {
    const gates = { C1: defer<void>(), C2: defer<void>() }
    gateway.on('/o2pcm/v1/pub/product/categories', reply({ list: [] }))
    gateway.on('/o2pcm/v1/pub/product/detail', async ({ url }) => {
      const code = url.includes('C1') ? 'C1' : 'C2'
      await gates[code].promise
      return reply({ spuCode: code })
    })
    const { result, rerender } = renderHook(
      ({ spuCode }: { spuCode: string }) => useQuery('GET /o2pcm/v1/pub/product/detail', { query: { spuCode } }),
      { initialProps: { spuCode: 'C1' } }
    )
    rerender({ spuCode: 'C2' })
    gates.C2.release()
    await later()
    gates.C1.release()
    await later()
    expect(result.current.data).toEqual({ spuCode: 'C2' })
  })

  test('with keepPrevious other arguments show what was there until their reply, and when it fails', async () => {
    gateway.on('/o2pcm/v1/pub/product/detail', ({ url }) =>
      url.includes('C1') ? reply({ spuCode: 'C1' }) : refusal('F', '没有')
    )
    const { result, rerender } = renderHook(
      ({ spuCode }: { spuCode: string }) =>
        useQuery('GET /o2pcm/v1/pub/product/detail', { query: { spuCode }, keepPrevious: true }),
      { initialProps: { spuCode: 'C1' } }
    )
    await later()
    rerender({ spuCode: 'C2' })
    expect(result.current).toMatchObject({ status: 'ready', data: { spuCode: 'C1' }, refreshing: true })
    await later()
    expect(result.current).toMatchObject({ status: 'failed', data: { spuCode: 'C1' } })
  })
})

describe('patch', () => {
  const takeAway = () =>
    patch('GET /o2cum/v1/bp-address', ({ list }) => ({ list: list.filter(({ addressId }) => addressId !== 'A') }))

  test('shows a change at once and takes it back', async () => {
    gateway.on(addresses, reply(listOf('A', 'B')))
    const { result } = renderHook(() => useAddresses())
    await later()
    let undo = () => {}
    act(() => void (undo = takeAway()))
    expect(result.current.data).toEqual(listOf('B'))
    act(() => undo())
    expect(result.current.data).toEqual(listOf('A', 'B'))
  })

  test('drops a load under way, which would bring back the old data', async () => {
    gateway.on(addresses, reply(listOf('A', 'B')))
    const { result } = renderHook(() => useAddresses())
    await later()
    const gate = defer<void>()
    gateway.on(addresses, async () => {
      await gate.promise
      return reply(listOf('A', 'B'))
    })
    act(() => void result.current.reload())
    act(() => void takeAway())
    gate.release()
    await later()
    expect(result.current).toMatchObject({ data: listOf('B'), refreshing: false })
  })

  test('a load that began after a write goes on when the write’s reply is shown', async () => {
    gateway.on(addresses, reply(listOf('A')))
    const { result } = renderHook(() => useAddresses())
    await later()
    gateway.on(addresses, reply(listOf('C')))
    act(() => void result.current.reload())
    act(() => void patch('GET /o2cum/v1/bp-address', () => listOf('B') as never, { keepLoads: true }))
    expect(result.current).toMatchObject({ data: listOf('B'), refreshing: true })
    await later()
    expect(result.current).toMatchObject({ data: listOf('C'), refreshing: false })
  })

  test('asks anew instead of taking back when something came meanwhile', async () => {
    gateway.on(addresses, reply(listOf('A', 'B')))
    const { result } = renderHook(() => useAddresses())
    await later()
    let undo = () => {}
    act(() => void (undo = takeAway()))
    act(() => result.current.replace(listOf('C') as never))
    gateway.on(addresses, reply(listOf('D')))
    act(() => undo())
    await later()
    expect(result.current.data).toEqual(listOf('D'))
  })
})

describe('useMutation', () => {
  const remove = { query: { addressId: 'A' } }

  test('sends once while it runs, says how it ended, and takes back its optimistic data', async () => {
    const gate = defer<void>()
    gateway.on(`DELETE ${addresses}`, async () => {
      await gate.promise
      return refusal('F', '删不掉')
    })
    const { result } = renderHook(() => useMutation('DELETE /o2cum/v1/bp-address'))
    const undone = jest.fn()
    const promises: Promise<unknown>[] = []
    act(() => void promises.push(result.current.send(remove, () => undone)))
    act(() => void promises.push(result.current.send(remove)))
    expect(result.current.sending).toBe(true)
    gate.release()
    const [outcome, second] = await act(() => Promise.all(promises))
    expect(outcome).toMatchObject({ ok: false, error: { code: 'F' } })
    expect(second).toEqual({ ok: false }) // what it would have sent may be another thing
    expect(undone).toHaveBeenCalledTimes(1)
    expect(gateway.requests).toHaveLength(1)
    expect(toasts).toEqual(['删不掉'])
    expect(result.current.sending).toBe(false)
  })
})

describe('useList', () => {
  const page = (codes: string[], total: number) =>
    reply({ list: codes.map((orderCode) => ({ orderCode })), total, page: 1, size: 2 })
  const useOrders = () => useList('GET /o2ord-b2c/v1/order-trades', { size: 2, rowKey: ({ orderCode }) => orderCode })
  const numberOf = (url: string, name: string) => Number(new URLSearchParams(url.split('?')[1]).get(name))
  const codes = ['1', '2', '3', '4', '5']
  const serve = () =>
    gateway.on(orders, ({ url }) => {
      const [pageNumber, size] = [numberOf(url, 'page'), numberOf(url, 'size')]
      return page(codes.slice((pageNumber - 1) * size, pageNumber * size), codes.length)
    })
  const codesOf = (rows: readonly { orderCode: string }[]) => rows.map(({ orderCode }) => orderCode)

  test('brings pages one after another until the end, each row once', async () => {
    serve()
    const { result } = renderHook(useOrders)
    await later()
    expect(codesOf(result.current.rows)).toEqual(['1', '2'])
    await act(() => result.current.loadMore())
    await act(() => result.current.loadMore())
    expect(codesOf(result.current.rows)).toEqual(codes)
    expect(result.current.ended).toBe(true)
    const before = gateway.requests.length
    await act(() => result.current.loadMore())
    expect(gateway.requests).toHaveLength(before)
  })

  test('a page that fails is tried again by the next loadMore', async () => {
    serve()
    const { result } = renderHook(useOrders)
    await later()
    gateway.on(orders, refusal('F', '没有'))
    await act(() => result.current.loadMore())
    expect(result.current).toMatchObject({ status: 'ready', moreFailed: true })
    serve()
    await act(() => result.current.loadMore())
    expect(codesOf(result.current.rows)).toEqual(['1', '2', '3', '4'])
  })

  test('rows that a failed refresh left standing go on', async () => {
    serve()
    const { result } = renderHook(useOrders)
    await later()
    gateway.on(orders, refusal('F', '没有'))
    await act(() => result.current.reload())
    expect(result.current).toMatchObject({ status: 'failed' })
    serve()
    await act(() => result.current.loadMore())
    expect(codesOf(result.current.rows)).toEqual(['1', '2', '3', '4'])
  })

  test('a refresh asks for as many rows as are held', async () => {
    serve()
    const { result } = renderHook(useOrders)
    await later()
    await act(() => result.current.loadMore())
    gateway.requests.length = 0
    await act(() => result.current.reload())
    expect(gateway.requests.map(({ url }) => [numberOf(url, 'page'), numberOf(url, 'size')])).toEqual([[1, 4]])
    expect(codesOf(result.current.rows)).toEqual(['1', '2', '3', '4'])
  })

  test('a refresh outruns a page that is on its way', async () => {
    serve()
    const { result } = renderHook(useOrders)
    await later()
    const gate = defer<void>()
    gateway.on(orders, async () => {
      await gate.promise
      return page(['9'], 5)
    })
    act(() => void result.current.loadMore())
    serve()
    await act(() => result.current.reload())
    gate.release()
    await later()
    expect(codesOf(result.current.rows)).toEqual(['1', '2'])
  })
})

test.each([
  ['GET /o2cum/v1/bp-address', 'o2cum/bp-address'],
  ['POST /o2cum/v1/bp-address/set-default-address', 'o2cum/bp-address'],
  ['GET /o2pcm/v1/pub/product/detail', 'o2pcm/product'],
  ['GET /o2pcm/v1/pub/product/categories', 'o2pcm/categories'],
  ['GET /o2pcm/v1/pub/product/recommend', 'o2pcm/recommend'],
  ['GET /o2srh/v1/pub/hot-word', 'o2srh/hot-word']
] as const)('%s belongs to %s', (endpoint, tag) => expect(tagOf(endpoint)).toBe(tag))

test.each([
  ['POST /o2cum/v1/bp-address', ['o2cum/bp-address', 'o2cum/customer-info']],
  ['POST /o2mkt-b2c/v1/coupon-self/receive-coupon', ['o2cum/customer-info']],
  ['POST /o2cht/v1/order-settlements/submit', ['o2cart/carts', 'o2ord-b2c/order-trades', 'o2ord-b2c/order-search']],
  ['POST /o2ord-b2c/v1/update-address', ['o2ord-b2c/order-trades', 'o2ord-b2c/order-search']],
  ['POST /o2ord-b2c/v1/order-trades/pay', ['o2ord-b2c/order-trades', 'o2ord-b2c/order-search', 'o2cum/customer-info']],
  ['POST /o2ord-b2c/v1/buy-again', ['o2cart/carts']]
] as const)('%s makes old what shows it: %p', (write, tags) => {
  expect(changedBy(write)).toEqual(expect.arrayContaining([...tags]))
})

test('a deleted order is not asked anew: its own screen would learn that it is gone', () => {
  expect(changedBy('POST /o2ord-b2c/v1/del')).not.toContain('o2ord-b2c/order-trades')
})

test('a read by a POST counts as no write', () => {
  expect(isWrite('POST /o2pcm/v1/pub/product/platform-sku-query')).toBe(false)
  expect(isWrite('POST /o2cart/v1/carts/save-all')).toBe(true)
  expect(isWrite('GET /o2cart/v1/carts/list')).toBe(false)
})
