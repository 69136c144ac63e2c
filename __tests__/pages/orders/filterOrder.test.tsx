import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { setLocale } from '@/i18n'
import * as routes from '@/routes'
import { stores } from '@/stores'
import { SiteStore } from '@/stores/site'
import type { FakeShop } from '../homeSupport'
import { tallWindow, usualWindow } from '../layout'
import { orderShop, page, summary } from './orderSupport'
import { open, tap } from '../screens'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('../../support/taro'))
jest.mock('@/routes', () => jest.requireActual<object>('../../support/notedRoutes.cjs'))
import FilterOrder from '@/pagesB/order/filterOrder'

const go = routes.go as jest.Mock
let shop: FakeShop

beforeEach(async () => {
  window.localStorage.clear()
  tallWindow()
  await act(async () => stores.session.logout())
  stores.site = new SiteStore()
  act(() => setLocale('zh-CN'))
  shop = orderShop().install()
  shop.answer('/order-search', page([summary('F1', 'COMPLETED')]))
  go.mockReset()
  go.mockResolvedValue(true)
  await act(async () => stores.session.login('T1', 'U1'))
})
afterEach(() => {
  cleanup()
  usualWindow()
  shop.release()
})

const replace = { replace: true }

describe('orders by a filter', () => {
  it('asks for what the address holds, and says what that is', async () => {
    await open(FilterOrder, { keyword: '锅', status: 'COMPLETED', minFen: 10_000, time: 'OLDER' })
    await screen.findByText('商品 F1')
    const query = new URL(shop.askedFor('/order-search')[0]?.url ?? '', 'http://shop').searchParams
    expect(Object.fromEntries(query)).toMatchObject({ keyword: '锅', status: 'COMPLETED', minFen: '10000' })
    expect(query.has('to')).toBe(true)
    for (const words of ['一年以前', '已完成', '¥100 以上', '找到 1 笔订单'])
      expect(screen.getAllByText(words)).toBeTruthy()
  })

  it('takes one of them away, or all, in the address', async () => {
    await open(FilterOrder, { kind: 'FLASH', minFen: 100, maxFen: 500 })
    await screen.findByText('商品 F1')
    await tap('去掉 ¥1–¥5')
    expect(go).toHaveBeenLastCalledWith('filterOrder', { kind: 'FLASH' }, replace)
    await tap('清空条件')
    expect(go).toHaveBeenLastCalledWith('filterOrder', {}, replace)
  })

  it('chooses in the sheet, and nothing changes until it is applied', async () => {
    await open(FilterOrder, { time: 'YEAR' })
    await screen.findByText('商品 F1')
    await tap(/^筛选，已选 1 项/)
    await tap('近一个月')
    await tap('秒杀订单')
    fireEvent.input(screen.getByLabelText('最低金额'), { target: { value: '12' } })
    expect(go).not.toHaveBeenCalled()
    await tap('查看订单')
    expect(go).toHaveBeenLastCalledWith('filterOrder', { time: 'MONTH', kind: 'FLASH', minFen: 1200 }, replace)
  })

  it('says in the sheet how many orders fit the draft, and applies none of nothing', async () => {
    await open(FilterOrder, { keyword: '锅' })
    await screen.findByText('商品 F1')
    shop.answer('/order-search', { ...page([summary('F1', 'COMPLETED')]), total: 7 })
    await tap(/^筛选，已选 1 项/)
    await tap('秒杀订单')
    await screen.findByText('查看 7 笔订单')
    const query = new URL(shop.askedFor('/order-search').at(-1)?.url ?? '', 'http://shop').searchParams
    expect(Object.fromEntries(query)).toMatchObject({ keyword: '锅', kind: 'FLASH', page: '1', size: '1' })
    shop.answer('/order-search', page([]))
    await tap('近一个月')
    const none = await screen.findByRole('button', { name: '没有符合条件的订单' })
    expect((none as HTMLButtonElement).disabled).toBe(true)
  })

  it('applies without a count where it cannot be had', async () => {
    await open(FilterOrder, { time: 'YEAR' })
    await screen.findByText('商品 F1')
    shop.answer('/order-search', new Error('down'))
    await tap(/^筛选，已选 1 项/)
    await tap('秒杀订单')
    await waitFor(() => expect(shop.askedFor('/order-search').at(-1)?.url).toMatch(/[?&]size=1(&|$)/))
    await tap('查看订单')
    expect(go).toHaveBeenLastCalledWith('filterOrder', { time: 'YEAR', kind: 'FLASH' }, replace)
  })

  it('searches among them on the search key', async () => {
    await open(FilterOrder, { kind: 'FLASH' })
    const field = screen.getByLabelText('搜索订单')
    fireEvent.input(field, { target: { value: ' 锅 ' } })
    await act(async () => void fireEvent.keyDown(field, { key: 'Enter' }))
    expect(go).toHaveBeenLastCalledWith('filterOrder', { kind: 'FLASH', keyword: '锅' }, replace)
  })

  it('says what found nothing, with the way to be rid of it', async () => {
    shop.answer('/order-search', page([]))
    await open(FilterOrder, { kind: 'BUNDLE', time: 'MONTH' })
    await waitFor(() => expect(screen.getByText('没有符合条件的订单')).toBeTruthy())
    expect(screen.getByText('当前条件：近一个月 · 组合优惠订单')).toBeTruthy()
    await act(async () => void fireEvent.click(screen.getAllByRole('button', { name: '清空条件' }).at(-1)!))
    expect(go).toHaveBeenLastCalledWith('filterOrder', {}, replace)
  })

  it('speaks English', async () => {
    act(() => setLocale('en-US'))
    await open(FilterOrder, { time: 'HALF', maxFen: 9900 })
    await screen.findByText('商品 F1')
    for (const words of ['Past 6 months', 'Up to ¥99']) expect(screen.getByText(words)).toBeTruthy()
    await tap(/^Filter/)
    expect(await screen.findByText('Show 1 order')).toBeTruthy()
  })
})
