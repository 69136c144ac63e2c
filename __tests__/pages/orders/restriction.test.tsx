import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createElement } from 'react'
import { setLocale } from '@/i18n'
import * as feedback from '@/platform/feedback'
import { stores } from '@/stores'
import { SiteStore } from '@/stores/site'
import type { FakeShop } from '../homeSupport'
import { detail, orderShop } from './orderSupport'
import { giveParams } from '../screens'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('../../support/taro'))
jest.mock('@/routes', () => jest.requireActual<object>('../../support/notedRoutes.cjs'))
jest.mock('@/platform/feedback', () => jest.requireActual<object>('../../support/notedFeedback.cjs'))
import OrderDetail from '@/pagesB/order/orderDetail'
import { choose } from '@/features/address/choose'

const confirm = feedback.confirm as jest.Mock
const restriction = {
  restricted: true,
  regionName: '海南省三沙市',
  rows: [{ skuCode: 'K', title: '冰箱', reason: '海岛暂不送大件' }]
}
let shop: FakeShop

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

describe('a product that may not be sold to a place', () => {
  it('is named before it is bought again, with the thing and the place; then nothing is bought unless wished', async () => {
    shop
      .answer('/check-restricted-sale', restriction)
      .answer('/order-trades/detail', detail('O1', 'CANCELLED'))
      .answer('/buy-again', { added: 1, unavailable: [], count: 1 })
    giveParams({ orderCode: 'O1' })
    await act(async () => {
      render(createElement(OrderDetail))
    })
    const again = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: '再次购买' })))
    await screen.findByText('订单信息')
    confirm.mockResolvedValue(false)
    await again()
    await waitFor(() => expect(confirm).toHaveBeenCalled())
    expect(confirm.mock.calls[0]?.[0]).toMatchObject({
      content: '「冰箱」不能卖到海南省三沙市：海岛暂不送大件',
      confirmText: '仍加购物车'
    })
    expect(shop.askedFor('/buy-again')).toEqual([])
    confirm.mockResolvedValue(true)
    await again()
    await waitFor(() => expect(shop.askedFor('/buy-again')).toHaveLength(1))
  })

  it('keeps an order from an address, and says what and where', async () => {
    shop.answer('/check-restricted-sale', restriction).answer('/update-address', detail('O1', 'WAIT_SHIP'))
    confirm.mockResolvedValue(true)
    const address = { addressId: 'A2' } as Parameters<typeof choose>[0]
    expect(await choose(address, { select: true, orderCode: 'O1' })).toBe(false)
    expect(shop.askedFor('/check-restricted-sale')[0]?.url).toMatch(/addressId=A2&orderCode=O1/)
    expect(shop.askedFor('/update-address')).toEqual([])
    shop.answer('/check-restricted-sale', { restricted: false, regionName: '浙江省', rows: [] })
    expect(await choose(address, { select: true, orderCode: 'O1' })).toBe(true)
    expect(shop.askedFor('/update-address')).toHaveLength(1)
  })
})
