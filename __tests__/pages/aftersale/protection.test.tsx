import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createElement } from 'react'
import { setLocale } from '@/i18n'
import * as feedback from '@/platform/feedback'
import { stores } from '@/stores'
import { SiteStore } from '@/stores/site'
import type { FakeShop } from '../homeSupport'
import { detail, orderShop, protection } from '../orders/orderSupport'
import { giveParams } from '../screens'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('../../support/taro'))
jest.mock('@/routes', () => jest.requireActual<object>('../../support/notedRoutes.cjs'))
jest.mock('@/platform/feedback', () => jest.requireActual<object>('../../support/notedFeedback.cjs'))
import OrderDetail from '@/pagesB/order/orderDetail'

const toast = feedback.toast as jest.Mock
let shop: FakeShop

const open = async (over: Parameters<typeof detail>[2] = {}, status: Parameters<typeof detail>[1] = 'WAIT_SHIP') => {
  shop.answer('/order-trades/detail', detail('O1', status, { createdAt: Date.now() - 86_400_000, ...over }))
  giveParams({ orderCode: 'O1' })
  await act(async () => {
    render(createElement(OrderDetail))
  })
  await screen.findByText('订单信息')
}
const tap = (element: HTMLElement) => act(async () => void fireEvent.click(element))

beforeEach(async () => {
  window.localStorage.clear()
  await act(async () => stores.session.logout())
  stores.site = new SiteStore()
  act(() => setLocale('zh-CN'))
  shop = orderShop().install()
  await act(async () => stores.session.login('T1', 'U1'))
})
afterEach(() => {
  cleanup()
  shop.release()
})

describe('price protection of an order', () => {
  it('sends no call for work at home, which is sold at no other price', async () => {
    await open({ service: true, refundFen: 9_000 }, 'COMPLETED')
    expect(shop.askedFor('/price-protection')).toEqual([])
  })

  it('is offered where a price fell, and gives a row’s difference back', async () => {
    shop.answer(
      '/price-protection',
      protection([
        { state: 'CLAIMABLE', refundFen: 2_000, nowFen: 32_720 },
        { state: 'SAME', refundFen: 0, nowFen: 33_720 }
      ])
    )
    await open()
    await tap(await screen.findByText('可退差价 ¥20.00'))
    expect(await screen.findByText('目前没有降价')).toBeTruthy()
    shop.answer('/price-protection', protection([{ state: 'CLAIMED', refundFen: 2_000, nowFen: 32_720 }]))
    await tap(screen.getByRole('button', { name: '退差价 ¥20.00，商品 0' }))
    await waitFor(() => expect(toast).toHaveBeenCalledWith('差价 ¥20.00 将按原支付方式退回'))
    const [request] = shop.askedFor('/price-protection').filter(({ method }) => method === 'POST')
    expect(JSON.parse(String(request?.body))).toEqual({ orderCode: 'O1', position: 0, refundFen: 2_000 })
    expect(await screen.findByText('已退差价 ¥20.00')).toBeTruthy()
  })

  it('has no entry where no price fell, and says why to a shopper who asks', async () => {
    shop.answer('/price-protection', protection([{ state: 'SAME', refundFen: 0, nowFen: 33_720 }]))
    await open()
    await tap(await screen.findByRole('button', { name: '查看价格保护' }))
    expect(await screen.findByText('目前没有降价')).toBeTruthy()
    expect(screen.queryByText(/可退差价/)).toBeNull()
  })

  it('says a refusal in its own words and asks anew', async () => {
    shop.answer('/price-protection', protection([{ state: 'CLAIMABLE', refundFen: 2_000, nowFen: 32_720 }]))
    await open()
    await tap(await screen.findByText('可退差价 ¥20.00'))
    shop.answer('/price-protection', { refused: { code: 'protection.changed', message: '价格刚刚又变了' } })
    await tap(await screen.findByRole('button', { name: '退差价 ¥20.00，商品 0' }))
    await waitFor(() => expect(toast).toHaveBeenCalledWith('价格刚刚又变了'))
  })

  it.each<[string, Parameters<typeof open>]>([
    ['that waits for its payment', [{}, 'WAIT_PAY']],
    ['that was cancelled', [{ refundFen: 100 }, 'CANCELLED']],
    ['older than seven days', [{ createdAt: Date.now() - 8 * 86_400_000 }]]
  ])('is not asked for of an order %s', async (_which, overrides) => {
    await open(...overrides)
    expect(shop.askedFor('/price-protection')).toEqual([])
  })
})
