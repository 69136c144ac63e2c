import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { createElement } from 'react'
import type { Cart, CouponOffer } from '@contract'
import { setLocale } from '@/i18n'
import * as feedback from '@/platform/feedback'
import * as routes from '@/routes'
import { stores } from '@/stores'
import { CartStore } from '@/stores/cart/cart'
import { ProductRow, ProductTile } from '@/features/product'
import { sku as cartSku } from '../../unit/stores/samples'
import { card, coupon, FakeShop } from '../homeSupport'
import { host } from '../../support/taro'
import { product, sku } from '../goods/productSupport'
import { settledCoupon, settlement } from '../orders/purchase'
import { open as openPage, rest } from '../screens'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('../../support/taro'))
jest.mock('@/routes', () => jest.requireActual<object>('../../support/notedRoutes.cjs'))
jest.mock('@/platform/feedback', () => jest.requireActual<object>('../../support/notedFeedback.cjs'))
import CartScreen from '@/pages/cart/cart'
import ProductPage from '@/pagesB/productDetail/index'
import Confirmation from '@/pagesB/settlement/confirmation'

const go = routes.go as jest.Mock
const toast = feedback.toast as jest.Mock
const receivePath = '/coupon-self/receive-coupon'
let shop: FakeShop
/** What the gateway says of the coupons; receiving changes it. */
let offers: CouponOffer[]

const offer = (couponCode: string, over: Partial<CouponOffer> = {}): CouponOffer => ({
  ...coupon('AVAILABLE', couponCode),
  name: `券${couponCode}`,
  amountFen: 6000,
  thresholdFen: 50_000,
  ...over
})
const tap = async (name: string | RegExp) => {
  await act(async () => void fireEvent.click(screen.getByRole('button', { name })))
  await rest()
}
const sheet = (name = '优惠') => within(screen.getByRole('dialog', { name }))
const receiveBodies = () =>
  shop.askedFor(receivePath).map(({ body }) => (JSON.parse(body ?? '') as { couponCode: string }).couponCode)

const logIn = () => {
  stores.session.token = 'T1'
  stores.session.userId = 'U1'
}

const cart = (): Cart => ({
  shops: [
    {
      shopCode: 'SHOP1',
      shopName: '栖禾自营',
      rows: [
        {
          rowId: 'R1',
          quantity: 1,
          selected: true,
          addedPriceFen: 54_900,
          sku: cartSku('A', { priceFen: 54_900, regularPriceFen: 59_900, listPriceFen: 68_900 })
        }
      ]
    }
  ],
  invalid: []
})

beforeEach(() => {
  window.localStorage.clear()
  stores.session.logout()
  stores.cart = new CartStore()
  stores.cart.connect({ loggedIn: () => stores.session.loggedIn })
  offers = [offer('ALL'), offer('OTHER', { shopCode: 'S9' }), offer('USED', { state: 'USED' })]
  shop = new FakeShop()
    .answer('/coupon/can-received', ({ url }: { url: string }) => ({
      list: url.includes('shopCode=') ? offers.filter(({ shopCode }) => shopCode === null) : offers
    }))
    .answer(receivePath, ({ body }: { body: string }) => {
      const { couponCode } = JSON.parse(body) as { couponCode: string }
      offers = offers.map((each) => (each.couponCode === couponCode ? { ...each, state: 'RECEIVED' } : each))
      return { userCouponId: `UC-${couponCode}` }
    })
    .answer('/product/detail', product())
    .answer('/carts/list', () => cart())
    .answer('/carts/entryRows', { count: 1 })
    .answer('/bp-address', { list: [] })
    .answer('/customer-info', {})
    .answer('/regions.json', [])
    .install()
  go.mockReset().mockResolvedValue(true)
  toast.mockReset()
})
afterEach(() => {
  cleanup()
  act(() => setLocale('zh-CN'))
})

describe('the saving', () => {
  it('is the same of the same version on a tile, a row and its own page', async () => {
    const prices = { priceFen: 54_900, listPriceFen: 68_900 }
    for (const shape of [ProductTile, ProductRow]) {
      render(createElement(shape, { product: card(1, prices), onTap: () => undefined }))
      expect(screen.getByText('直降 ¥140')).toBeTruthy()
      cleanup()
    }
    const flash = { priceFen: 54_900, startAt: Date.now() - 1000, endAt: Date.now() + 60_000 }
    shop.answer('/product/detail', product({ skus: [sku('WHITE', '3L', { flash })] }))
    await openPage(ProductPage, { spuCode: 'P1' })
    expect(await screen.findByText('直降 ¥140')).toBeTruthy()
  })

  it('does not show for goods at their list price', () => {
    render(
      createElement(ProductTile, { product: card(1, { priceFen: 500, listPriceFen: 500 }), onTap: () => undefined })
    )
    expect(screen.queryByText(/直降/)).toBeNull()
  })
})

describe('a product', () => {
  it('offers the coupons for it and receives one once, however often it is tapped', async () => {
    logIn()
    await openPage(ProductPage, { spuCode: 'P1' })
    await tap(/^满 ¥500 减 ¥60/)
    const button = sheet().getByRole('button', { name: '领取 券ALL' })
    await act(async () => {
      fireEvent.click(button)
      fireEvent.click(button)
    })
    await rest()
    expect(receiveBodies()).toEqual(['ALL'])
    expect(sheet().getByText('已领取')).toBeTruthy()
    expect(sheet().getByText('这单可减 ¥60')).toBeTruthy()
    expect(sheet().queryByText('券USED')).toBeNull()
    expect(toast).toHaveBeenCalledWith('领取成功，下单时可用')
  })

  it('asks a visitor to log in, and comes back', async () => {
    await openPage(ProductPage, { spuCode: 'P1' })
    await tap(/^满 ¥500 减 ¥60/)
    await tap('领取 券ALL')
    expect(go).toHaveBeenCalledWith('login', expect.anything())
    expect(receiveBodies()).toEqual([])
  })

  it.each([
    ['there are none', { list: [] }],
    ['they can’t be had', new Error('500')]
  ])('says nothing of coupons when %s', async (_, answer) => {
    shop.answer('/coupon/can-received', answer)
    await openPage(ProductPage, { spuCode: 'P1' })
    await screen.findByRole('heading', { name: '轻养电饭煲' })
    await rest()
    const labels = [...document.querySelectorAll('.coupon-line__label')].map(({ textContent }) => textContent)
    expect(labels).toEqual(['商品降价 −¥90'])
    expect(screen.getByText('查看')).toBeTruthy()
  })

  it('speaks English', async () => {
    act(() => setLocale('en-US'))
    await openPage(ProductPage, { spuCode: 'P1' })
    await tap(/^¥60 off over ¥500/)
    expect(sheet('Offers').getByText('¥60 off this order')).toBeTruthy()
  })
})

/** What the gateway says of those offers that are the shopper's. */
const usable = () => ({
  coupons: offers
    .filter(({ couponCode, state }) => state === 'RECEIVED' || receiveBodies().includes(couponCode))
    .map(({ couponCode, name: _name, state: _state, ...rule }) => ({ userCouponId: `UC-${couponCode}`, ...rule })),
  packets: [],
  points: { balance: 0, rule: { pointsPerFen: 1, leastPoints: 100, mostBasisPoints: 3000 } }
})

describe('a cart', () => {
  beforeEach(() => void shop.answer('/usable-rewards', usable))

  const lines = () =>
    [...document.querySelectorAll('.ui-sheet .ui-cell')].map((cell) => cell.textContent?.replace('原价', '原价 '))

  it('shows how its sum comes about; a coupon received there counts at once', async () => {
    logIn()
    await openPage(CartScreen)
    await rest()
    expect(screen.getByText('已优惠 ¥140.00')).toBeTruthy()
    await tap('领券 栖禾自营的优惠券')
    expect(sheet('优惠券').queryByText('券OTHER')).toBeNull()
    await tap('领取 券ALL')
    expect(receiveBodies()).toEqual(['ALL'])
    await tap('去使用 券ALL')
    expect(go).toHaveBeenCalledWith('productList', { couponCode: 'ALL', title: '券ALL' })
    await rest()
    await tap(/已优惠 ¥200\.00/)
    expect(lines()).toEqual([
      '商品原价 ¥689.00',
      '商品降价−¥90.00',
      '秒杀优惠−¥50.00',
      '优惠券−¥60.00',
      '运费结算时按地址计算',
      '合计（不含运费）¥489.00'
    ])
  })

  it('asks for the coupons anew when it shows again, as an order may have used one', async () => {
    logIn()
    offers = [offer('ALL', { state: 'RECEIVED' })]
    await openPage(CartScreen)
    await rest()
    expect(screen.getByText('已优惠 ¥200.00')).toBeTruthy()
    offers = [offer('ALL', { state: 'USED' })]
    await act(async () => host.show.forEach((listener) => listener()))
    await act(async () => host.show.forEach((listener) => listener()))
    await rest()
    expect(screen.getByText('已优惠 ¥140.00')).toBeTruthy()
  })

  it('foresees a red packet and points as the settlement will use them', async () => {
    logIn()
    const packet = { balanceFen: 1_000, thresholdFen: 0, shopCode: null, startAt: 0, endAt: 4_102_444_800_000 }
    shop.answer('/usable-rewards', () => ({
      coupons: [],
      packets: [{ userPacketId: 'R1', ...packet, setAside: false }],
      points: { ...usable().points, balance: 2_000 }
    }))
    await openPage(CartScreen)
    await rest()
    await tap(/已优惠 ¥170\.00/)
    expect(lines()).toEqual(expect.arrayContaining(['红包−¥10.00', '积分抵扣−¥20.00']))
  })

  it('shows its lines and sum also when the coupons can’t be had', async () => {
    logIn()
    shop.answer('/coupon/can-received', new Error('offline')).answer('/usable-rewards', new Error('offline'))
    await openPage(CartScreen)
    await rest()
    expect(screen.getByText('已优惠 ¥140.00')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /栖禾自营的优惠券/ })).toBeNull()
  })
})

describe('a settlement', () => {
  const better = settledCoupon('UC-ALL', { name: '券ALL', thresholdFen: 50_000, discountFen: 6000, chosen: true })
  const had = settlement()
  const settlementNow = settlement({
    coupons: [...had.coupons.map((coupon) => ({ ...coupon, chosen: false })), better],
    discountFen: 6000,
    couponFen: 6000,
    bestFen: 6000,
    payFen: 53_900
  })

  beforeEach(() => {
    logIn()
    shop.answer('/query-settlement-detail', () => (receiveBodies().length > 0 ? settlementNow : had))
  })

  it('says how many coupons more could be had, and shows what a received one takes off', async () => {
    await openPage(Confirmation, { settlementId: 'ST1' })
    await rest()
    expect(screen.getByText('已优惠 ¥130.00')).toBeTruthy()
    await tap(/还可领 1 张优惠券/)
    await tap('领取 券ALL')
    await rest()
    expect(screen.getByText('已优惠 ¥160.00')).toBeTruthy()
    expect(toast).toHaveBeenLastCalledWith('已用在这一单，多减 ¥30')
    expect(screen.queryByText(/还可领/)).toBeNull()
  })
})
