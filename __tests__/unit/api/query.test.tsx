import { act, renderHook } from '@testing-library/react'
import type { Address } from '@contract'
import { configureCalls, forgetQueries, patch, tagOf, useList, useMutation, useQuery } from '@/api'
import { call } from '@/api/call'
import { fakeGateway, held, refusal, reply, type FakeGateway } from './fakeGateway'

const addresses = '/o2cum/v1/bp-address'
const orders = '/o2ord-b2c/v1/order-trades'
const listed = (...ids: string[]) => ({ list: ids.map((addressId) => ({ addressId })) })
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
  test('loads, shows, keeps what it has while a reload fails', async () => {
    gateway.on(addresses, reply(listed('A')))
    const { result } = renderHook(() => useAddresses())
    expect(result.current).toMatchObject({ status: 'loading', refreshing: false })
    await later()
    expect(result.current).toMatchObject({ status: 'ready', data: listed('A') })
    gateway.on(addresses, refusal('F', '没有'))
    await act(() => result.current.reload())
    expect(result.current).toMatchObject({ status: 'failed', data: listed('A'), refreshing: false })
    expect(toasts).toEqual([]) // the screen shows it
  })

  test('asks nothing until it may', async () => {
    gateway.on(addresses, reply(listed('A')))
    const { result, rerender } = renderHook(({ when }) => useAddresses(when), { initialProps: { when: false } })
    await later()
    expect(gateway.asked).toEqual([])
    rerender({ when: true })
    await later()
    expect(result.current.data).toEqual(listed('A'))
  })

  test('two screens share one request and one state', async () => {
    gateway.on(addresses, reply(listed('A')))
    const one = renderHook(() => useAddresses())
    const other = renderHook(() => useAddresses())
    await later()
    expect(gateway.paths()).toEqual([addresses])
    act(() => one.result.current.replace(listed('B') as never))
    expect(other.result.current.data).toEqual(listed('B'))
  })

  test('what was read within a minute is shown again without asking, older things are not shown', async () => {
    gateway.on(addresses, reply(listed('A')))
    const first = renderHook(() => useAddresses())
    await later()
    first.unmount()
    expect(renderHook(() => useAddresses()).result.current).toMatchObject({ status: 'ready', data: listed('A') })
    await later()
    expect(gateway.asked).toHaveLength(1)
    const now = Date.now()
    const clock = jest.spyOn(Date, 'now').mockReturnValue(now + 60_000)
    const old = renderHook(() => useAddresses())
    await later()
    expect(gateway.asked).toHaveLength(2)
    clock.mockRestore()
    expect(old.result.current.status).toBe('ready')
  })

  test('nothing that was read older than a minute is shown, nor another shopper’s', async () => {
    gateway.on(addresses, reply(listed('A')))
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

  test('a write to the same resource asks anew what is shown, another resource’s does not', async () => {
    gateway.on(addresses, reply(listed('A')))
    const { result } = renderHook(() => useAddresses())
    await later()
    gateway.on('/o2cum/v1/bp-address/set-default-address', reply({ done: true }))
    gateway.on(addresses, reply(listed('B')))
    await act(async () => {
      await call('POST /o2cum/v1/bp-address/set-default-address', { body: { addressId: 'B' } })
    })
    await later()
    expect(result.current.data).toEqual(listed('B'))
    gateway.on(addresses, reply(listed('C')))
    gateway.on('/o2cart/v1/carts', reply({ done: true }))
    await act(async () => void (await call('POST /o2ord-b2c/v1/del', { body: { orderCode: 'O1' } }).catch(() => 0)))
    await later()
    expect(result.current.data).toEqual(listed('B'))
  })

  test('a late reply to older arguments is dropped, and their data does not stay', async () => {
    const gates = { C1: held<void>(), C2: held<void>() }
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
    patch('GET /o2cum/v1/bp-address', (data) => ({
      list: (data as { list: Address[] }).list.filter(({ addressId }) => addressId !== 'A')
    }))

  test('shows a change at once and takes it back', async () => {
    gateway.on(addresses, reply(listed('A', 'B')))
    const { result } = renderHook(() => useAddresses())
    await later()
    let undo = () => {}
    act(() => void (undo = takeAway()))
    expect(result.current.data).toEqual(listed('B'))
    act(() => undo())
    expect(result.current.data).toEqual(listed('A', 'B'))
  })

  test('drops a load under way, which would bring back what was changed', async () => {
    gateway.on(addresses, reply(listed('A', 'B')))
    const { result } = renderHook(() => useAddresses())
    await later()
    const gate = held<void>()
    gateway.on(addresses, async () => {
      await gate.promise
      return reply(listed('A', 'B'))
    })
    act(() => void result.current.reload())
    act(() => void takeAway())
    gate.release()
    await later()
    expect(result.current).toMatchObject({ data: listed('B'), refreshing: false })
  })

  test('asks anew instead of taking back when something came meanwhile', async () => {
    gateway.on(addresses, reply(listed('A', 'B')))
    const { result } = renderHook(() => useAddresses())
    await later()
    let undo = () => {}
    act(() => void (undo = takeAway()))
    act(() => result.current.replace(listed('C') as never))
    gateway.on(addresses, reply(listed('D')))
    act(() => undo())
    await later()
    expect(result.current.data).toEqual(listed('D'))
  })
})

describe('useMutation', () => {
  const remove = { query: { addressId: 'A' } }

  test('sends once while it runs, says how it ended, and takes back what was shown at once', async () => {
    const gate = held<void>()
    gateway.on(`DELETE ${addresses}`, async () => {
      await gate.promise
      return refusal('F', '删不掉')
    })
    const { result } = renderHook(() => useMutation('DELETE /o2cum/v1/bp-address'))
    const undone = jest.fn()
    const sent: Promise<unknown>[] = []
    act(() => void sent.push(result.current.send(remove, () => undone)))
    act(() => void sent.push(result.current.send(remove)))
    expect(result.current.sending).toBe(true)
    gate.release()
    const [outcome] = await act(() => Promise.all(sent))
    expect(outcome).toMatchObject({ ok: false, error: { code: 'F' } })
    expect(undone).toHaveBeenCalledTimes(1)
    expect(gateway.asked).toHaveLength(1)
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
      const [at, size] = [numberOf(url, 'page'), numberOf(url, 'size')]
      return page(codes.slice((at - 1) * size, at * size), codes.length)
    })
  const shown = (rows: { orderCode: string }[]) => rows.map(({ orderCode }) => orderCode)

  test('brings pages one after another until the end, each row once', async () => {
    serve()
    const { result } = renderHook(useOrders)
    await later()
    expect(shown(result.current.rows)).toEqual(['1', '2'])
    await act(() => result.current.loadMore())
    await act(() => result.current.loadMore())
    expect(shown(result.current.rows)).toEqual(codes)
    expect(result.current.ended).toBe(true)
    const before = gateway.asked.length
    await act(() => result.current.loadMore())
    expect(gateway.asked).toHaveLength(before)
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
    expect(shown(result.current.rows)).toEqual(['1', '2', '3', '4'])
  })

  test('a refresh asks for as many rows as are held', async () => {
    serve()
    const { result } = renderHook(useOrders)
    await later()
    await act(() => result.current.loadMore())
    gateway.asked.length = 0
    await act(() => result.current.reload())
    expect(gateway.asked.map(({ url }) => [numberOf(url, 'page'), numberOf(url, 'size')])).toEqual([[1, 4]])
    expect(shown(result.current.rows)).toEqual(['1', '2', '3', '4'])
  })

  test('a refresh outruns a page that is on its way', async () => {
    serve()
    const { result } = renderHook(useOrders)
    await later()
    const gate = held<void>()
    gateway.on(orders, async () => {
      await gate.promise
      return page(['9'], 5)
    })
    act(() => void result.current.loadMore())
    serve()
    await act(() => result.current.reload())
    gate.release()
    await later()
    expect(shown(result.current.rows)).toEqual(['1', '2'])
  })
})

test.each([
  ['GET /o2cum/v1/bp-address', 'o2cum/bp-address'],
  ['POST /o2cum/v1/bp-address/set-default-address', 'o2cum/bp-address'],
  ['GET /o2pcm/v1/pub/product/detail', 'o2pcm/product'],
  ['GET /o2srh/v1/pub/hot-word', 'o2srh/hot-word']
] as const)('%s belongs to %s', (endpoint, tag) => expect(tagOf(endpoint)).toBe(tag))
