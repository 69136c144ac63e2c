import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createElement } from 'react'
import type { Cart } from '@contract'
import { setLocale } from '@/i18n'
import * as routes from '@/routes'
import { CartStore } from '@/stores/cart/cart'
import { stores } from '@/stores'
import { sku as cartSku } from '../../unit/stores/samples'
import { coupon, FakeShop } from '../homeSupport'
import { rest } from '../screens'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('../../support/taro'))
jest.mock('@/routes', () => jest.requireActual<object>('../../support/notedRoutes.cjs'))
import { CouponGoodsBar } from '@/features/coupon/goods'

const go = routes.go as jest.Mock
const settlePath = '/submit-coupon-cart'
let shop: FakeShop
let lines: Cart['shops'][number]['rows']

const line = (rowId: string, over: object = {}, selected = true) => ({
  rowId,
  quantity: 1,
  selected,
  addedPriceFen: 50_000,
  sku: cartSku(rowId, { priceFen: 50_000, ...over })
})
const open = async () => {
  await act(async () => {
    render(createElement(CouponGoodsBar, { couponCode: 'C1' }))
  })
  await rest()
}
const bodies = () => shop.askedFor(settlePath).map(({ body }) => JSON.parse(body ?? '') as Record<string, unknown>)

beforeEach(() => {
  window.localStorage.clear()
  stores.session.logout()
  stores.session.token = 'T1'
  stores.session.userId = 'U1'
  stores.cart = new CartStore()
  stores.cart.connect({ loggedIn: () => stores.session.loggedIn })
  lines = [line('R1'), line('R2', { categoryCode: 'ELSE' }), line('R3', {}, false)]
  const offer = { ...coupon('AVAILABLE', 'C1'), thresholdFen: 50_000, amountFen: 6_000, categoryCodes: ['C020101'] }
  shop = new FakeShop()
    .answer('/coupon-available', () => ({
      coupon: { ...offer, receiveFrom: 0, receiveUntil: 1, left: 9, leftPercent: 9, pictures: [] },
      list: [],
      total: 18
    }))
    .answer('/carts/list', () => ({ shops: [{ shopCode: 'SHOP1', shopName: '栖禾自营', rows: lines }], invalid: [] }))
    .answer('/save-by-product', { rowId: 'R4', quantity: 1, count: 9 })
    .answer('/carts/entryRows', { count: 3 })
    .answer(settlePath, { settlementId: 'ST1' })
    .install()
  go.mockReset().mockResolvedValue(true)
})
afterEach(() => {
  cleanup()
  act(() => setLocale('zh-CN'))
})

it('settles the chosen ones of the goods that the coupon fits, once under two taps', async () => {
  await open()
  const button = screen.getByRole('button', { name: /^用券结算/ })
  await act(async () => {
    fireEvent.click(button)
    fireEvent.click(button)
  })
  await rest()
  expect(bodies()).toEqual([{ couponCode: 'C1', rowIds: ['R1'], seenPricesFen: [50_000] }])
  expect(go).toHaveBeenCalledWith('confirmation', { settlementId: 'ST1' })
})

it('asks a visitor to log in first', async () => {
  stores.session.logout()
  stores.cart.connect({ loggedIn: () => true })
  await open()
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: /^用券结算/ })))
  expect(go).toHaveBeenCalledWith('login', expect.anything())
  expect(bodies()).toEqual([])
})

it('leads to the cart while something lacks, and counts goods that are added meanwhile', async () => {
  lines = [line('R1', { priceFen: 30_000 })]
  await open()
  expect(screen.getByText('购物车还差 ¥200 可用')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^用券结算/ })).toBeNull()
  lines = [...lines, line('R4', { priceFen: 30_000 })]
  await act(async () => void (await stores.cart.add({ skuCode: 'R4', quantity: 1, priceFen: 30_000 })))
  await rest()
  expect(screen.getByText('购物车已满足，下单可减 ¥60')).toBeTruthy()
})

it('shows the cart anew when it is refused', async () => {
  await open()
  shop.answer(settlePath, new Error('offline'))
  lines = [line('R1', { priceFen: 30_000 })]
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: /^用券结算/ })))
  await rest()
  expect(screen.getByText('购物车还差 ¥200 可用')).toBeTruthy()
  expect(go).not.toHaveBeenCalled()
})
