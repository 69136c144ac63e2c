import { act, render, renderHook, screen } from '@testing-library/react'
import { configureCalls, forgetQueries } from '@/api'
import { useList } from '@/api/query/useList'
import { useOne } from '@/api/query/useOne'
import { useQuery } from '@/api/query/useQuery'
import { StateView } from '@/ui'
import { fakeGateway, refusal, reply, type FakeGateway } from '../../support/gateway'
import { host } from '../../support/taro'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('../../support/taro'))

const settle = () => act(async () => void (await new Promise((resolve) => setTimeout(resolve, 0))))
const showAgain = async () => {
  act(() => host.show.forEach((listener) => listener()))
  await settle()
}
const order = '/o2ord-b2c/v1/order-trades/detail'
const invoices = '/o2ord-b2c/v1/invoice/list'

let gateway: FakeGateway
const countOf = (path: string) => gateway.askedFor(path).length
beforeEach(() => {
  forgetQueries()
  configureCalls({ token: () => 'T1' })
  gateway = fakeGateway().on(order, reply({ orderCode: 'O1' }))
})

const useOrder = (orderCode: string, when = true) =>
  useOne('GET /o2ord-b2c/v1/order-trades/detail', { orderCode }, { missing: 'order.missing', when })

describe('a thing by its code', () => {
  test('is loaded, and again each time its page shows again', async () => {
    const { result } = renderHook(() => useOrder('O1'))
    await settle()
    expect(result.current).toMatchObject({ status: 'ready', data: { orderCode: 'O1' }, missing: false })
    expect(countOf(order)).toBe(1)
    await showAgain()
    expect(countOf(order)).toBe(2)
  })

  test('is missing without a code, and asks for nothing on any act of its screen', async () => {
    const { result } = renderHook(() => useOrder(''))
    await settle()
    expect(result.current.missing).toBe(true)
    await showAgain()
    await act(() => result.current.reload())
    expect(countOf(order)).toBe(0)
  })

  test('is missing when the gateway says so, and not when something else went wrong', async () => {
    gateway.on(order, refusal('order.missing', '没有这个订单'))
    const { result } = renderHook(() => useOrder('O1'))
    await settle()
    expect(result.current).toMatchObject({ status: 'failed', missing: true })
    gateway.on(order, refusal('order.other', '别的'))
    await act(() => result.current.reload())
    expect(result.current).toMatchObject({ status: 'failed', missing: false })
    gateway.on(order, reply({ orderCode: 'O1' }))
    await act(() => result.current.reload())
    expect(result.current).toMatchObject({ status: 'ready', missing: false })
  })

  test('is neither loaded nor missing before it may be loaded', async () => {
    const { result } = renderHook(() => useOrder('O1', false))
    await settle()
    await showAgain()
    expect(result.current).toMatchObject({ status: 'loading', missing: false })
    expect(countOf(order)).toBe(0)
  })

  test('says in its place that it is missing, though it was held before', () => {
    const remote = { status: 'failed' as const, data: '它', reload: () => undefined }
    const view = (missing: boolean) => (
      <StateView remote={{ ...remote, missing }} missing={<p>没有找到</p>}>
        {(text) => <p>{text}</p>}
      </StateView>
    )
    const { rerender } = render(view(false))
    expect(screen.getByText('它')).toBeTruthy()
    rerender(view(true))
    expect(screen.getByText('没有找到')).toBeTruthy()
    expect(screen.queryByText('它')).toBeNull()
  })
})

describe('a read or a list that is wanted fresh', () => {
  test('is loaded again when its page shows again, and others are not', async () => {
    renderHook(() => {
      useQuery('GET /o2ord-b2c/v1/order-trades/detail', { query: { orderCode: 'O1' }, again: true })
      useQuery('GET /o2ord-b2c/v1/order-trades/status-group')
    })
    await settle()
    await showAgain()
    expect([countOf(order), countOf('status-group')]).toEqual([2, 1])
  })

  test('is loaded with as many rows as are held', async () => {
    const rows = (from: number) => Array.from({ length: 10 }, (_, index) => ({ invoiceCode: `I${from + index}` }))
    gateway.on(invoices, ({ url }) =>
      reply({ list: url.includes('page=2') ? rows(10) : rows(0), total: 30, page: 1, size: 10 })
    )
    const { result } = renderHook(() =>
      useList('GET /o2ord-b2c/v1/invoice/list', { rowKey: ({ invoiceCode }) => invoiceCode, again: true })
    )
    await settle()
    await act(() => result.current.loadMore())
    expect(result.current.rows).toHaveLength(20)
    await showAgain()
    expect(gateway.askedFor(invoices).at(-1)?.url).toContain('size=20')
  })
})
