/** What can be saved on a product, bought with it, and told of it. */
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { createElement } from 'react'
import { forgetQueries } from '@/api'
import * as feedback from '@/platform/feedback'
import * as routes from '@/routes'
import { stores } from '@/stores'
import { FakeShop } from '../homeSupport'
import { product, sku } from './productSupport'
import { host } from '../../support/taro'
import { sku as cartSku } from '../../unit/stores/samples'
import { giveParams, tap } from '../screens'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('../../support/taro'))
jest.mock('@/routes', () => ({ ...jest.requireActual<object>('@/routes'), go: jest.fn(() => Promise.resolve(true)) }))
jest.mock('@/platform/feedback', () => ({ ...jest.requireActual<object>('@/platform/feedback'), toast: jest.fn() }))
import ProductPage from '@/pagesB/productDetail/index'

const go = routes.go as jest.Mock
const toast = feedback.toast as jest.Mock
const offer = {
  couponCode: 'ALL',
  name: '全场满减券',
  benefit: 'AMOUNT',
  amountFen: 6000,
  thresholdFen: 50_000,
  shopCode: null,
  startAt: 0,
  endAt: 4_000_000_000_000,
  state: 'AVAILABLE'
}
const partner = (skuCode: string, priceFen: number, title: string) =>
  cartSku(skuCode, { priceFen, listPriceFen: priceFen, title, spuCode: `P-${skuCode}` })
const regions = [
  {
    regionCode: '330000',
    regionName: '浙江省',
    children: [
      {
        regionCode: '330100',
        regionName: '杭州市',
        children: [{ regionCode: '330106', regionName: '西湖区', children: [] }]
      }
    ]
  }
]
let shop: FakeShop

const open = async (over: Parameters<typeof product>[0] = {}, isScrolled = true) => {
  shop.answer('/product/detail', product(over))
  giveParams({ spuCode: 'P1' })
  await act(async () => {
    render(createElement(ProductPage))
  })
  if (isScrolled) await act(async () => host.scroll.forEach((listener) => listener({ scrollTop: 600 })))
}
const logIn = () => {
  stores.session.token = 'T1'
  stores.session.userId = 'U1'
}

beforeEach(() => {
  window.localStorage.clear()
  window.localStorage.setItem('deliverRegion', JSON.stringify('330106'))
  stores.session.logout()
  for (const line of stores.cart.lines) void stores.cart.remove([line.skuCode])
  shop = new FakeShop()
    .answer('/coupon/can-received', { list: [offer] })
    .answer('/product/calculate-freight', { freightFen: 1200, freeFromFen: 99_900, arrivesOn: '2099-01-02' })
    .answer('/product/restricted-sale', { restricted: false })
    .answer('/product/bundle', {
      list: [
        { sku: partner('POT', 15_900, '球釜内胆'), offFen: 4_000 },
        { sku: partner('KETTLE', 8_900, '恒温电水壶'), offFen: 1_000 }
      ]
    })
    .answer('/batch/shop-stock-verify', { list: [] })
    .answer('/order-settlements/buy-now', { settlementId: 'S9' })
    .answer('/o2wl/v1/alerts', { list: [] })
    .answer('/regions.json', regions)
    .answer('/carts', { count: 0, shops: [], invalid: [] })
    .answer('/bp-address', { list: [] })
    .answer('/customer-info', {})
    .install()
  go.mockReset().mockResolvedValue(true)
  toast.mockReset()
})
afterEach(() => {
  cleanup()
  forgetQueries()
})

describe('promotions', () => {
  it('stand in a sheet, each with its saving, and the amount left to pay', async () => {
    await open()
    // beside the price, and on the button that leads there
    expect(await screen.findAllByText('到手 ¥539')).toHaveLength(2)
    expect(screen.getByRole('button', { name: /立即购买.*到手 ¥539/ })).toBeTruthy()
    await tap(/满 ¥500 减 ¥60.*满 ¥999 免运费/)
    const sheet = within(await screen.findByRole('dialog', { name: '优惠' }))
    const rows = (await sheet.findAllByRole('listitem')).map(({ textContent }) => textContent)
    expect(rows).toEqual([
      '标价¥689.00',
      '直降−¥90.00',
      '优惠券全场满减券，领取后可用−¥60.00',
      '运费满 ¥999 免运费¥12',
      '到手价不含运费¥539.00'
    ])
    expect(sheet.getByRole('button', { name: '领取 全场满减券' })).toBeTruthy()
  })

  it('are in a line where only a price was cut', async () => {
    shop
      .answer('/coupon/can-received', { list: [] })
      .answer('/product/calculate-freight', { freightFen: 1200, freeFromFen: null, arrivesOn: '2099-01-02' })
    await open()
    expect(await screen.findByRole('button', { name: /商品降价 −¥90/ })).toBeTruthy()
  })

  it('count all that the shopper has together, as the settlement will, and say which have to be received first', async () => {
    logIn()
    const terms = { startAt: 0, endAt: 4_000_000_000_000, thresholdFen: 0, shopCode: null }
    shop.answer('/usable-rewards', {
      coupons: [
        { userCouponId: 'U1', benefit: 'AMOUNT', amountFen: 2_000, ...terms, shopCode: product().shop.shopCode }
      ],
      packets: [{ userPacketId: 'R1', balanceFen: 1_000, setAside: false, ...terms }],
      points: { balance: 500, rule: { pointsPerFen: 1, leastPoints: 100, mostBasisPoints: 3000 } }
    })
    await open()
    expect(await screen.findAllByText('到手 ¥504')).toHaveLength(2)
    await tap(/满 ¥500 减 ¥60/)
    const sheet = within(await screen.findByRole('dialog', { name: '优惠' }))
    const rows = (await sheet.findAllByRole('listitem')).map(({ textContent }) => textContent)
    expect(rows.slice(2, 6)).toEqual([
      '优惠券已领取−¥20.00',
      '优惠券全场满减券，领取后可用−¥60.00',
      '红包−¥10.00',
      '积分抵扣−¥5.00'
    ])
    expect(rows.at(-1)).toBe('到手价不含运费¥504.00')
    expect(shop.askedFor('/usable-rewards')).toHaveLength(1)
  })

  it('count a flash sale apart, and no coupon that takes nothing off in it', async () => {
    shop.answer('/coupon/can-received', { list: [{ ...offer, withoutFlash: true }] })
    const flash = { priceFen: 54_900, startAt: Date.now() - 1000, endAt: Date.now() + 60_000 }
    await open({ skus: [sku('WHITE', '3L', { flash })] })
    expect(await screen.findByText('距秒杀结束')).toBeTruthy()
    expect(screen.queryByText(/^到手/)).toBeNull()
    await tap(/满 ¥500 减 ¥60/)
    const rows = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)
    expect(rows).toContain('限时秒杀−¥50.00')
    expect(rows.at(-1)).toBe('到手价不含运费¥549.00')
  })
})

describe('buying at once', () => {
  const buy = async () => {
    cleanup()
    await open()
    await tap(/^立即购买/)
    await act(async () => within(screen.getByRole('dialog')).getByRole('button', { name: '立即购买' }).click())
  }

  it('asks whether there is enough of it first, and says when there is not', async () => {
    logIn()
    shop.answer('/inv-query/shop-stock-verify', { skuCode: 'K-WHITE-3L', enough: false, available: 2 })
    await buy()
    expect(toast).toHaveBeenLastCalledWith('库存仅有 2 件')
    shop.answer('/inv-query/shop-stock-verify', { skuCode: 'K-WHITE-3L', enough: false, available: 0 })
    await buy()
    expect(toast).toHaveBeenLastCalledWith('该款暂时缺货')
    expect(shop.askedFor('/order-settlements/buy-now')).toEqual([])
    expect(go).not.toHaveBeenCalledWith('confirmation', expect.anything())
  })

  it('goes on where there is enough, and where the stock can’t be read', async () => {
    logIn()
    for (const answer of [{ skuCode: 'K', enough: true, available: 9 }, new Error('away')]) {
      go.mockClear()
      shop.answer('/inv-query/shop-stock-verify', answer)
      await buy()
      await waitFor(() => expect(go).toHaveBeenCalledWith('confirmation', { settlementId: 'S9' }))
    }
    const [request] = shop.askedFor('/inv-query/shop-stock-verify')
    expect(JSON.parse(request?.body ?? '')).toMatchObject({ quantity: 1 })
  })
})

describe('a bundle', () => {
  it('is priced together, by the ticked goods', async () => {
    await open()
    const add = await screen.findByRole('button', { name: '2 件一起加购' })
    expect(screen.getByText('共省 ¥40')).toBeTruthy()
    expect(add.closest('.bundle__foot')?.textContent).toContain('¥718.00')
    await tap('一起买 恒温电水壶，省 ¥10', 'checkbox')
    expect(screen.getByText('共省 ¥50')).toBeTruthy()
    await tap('一起买 恒温电水壶，省 ¥10', 'checkbox')
    await tap('一起买 球釜内胆，省 ¥40', 'checkbox')
    expect(screen.queryByText(/^共省/)).toBeNull()
    expect(screen.queryByRole('button', { name: '一起购买' })).toBeNull()
  })

  it('goes into the cart with one tap', async () => {
    await open()
    await screen.findByText('共省 ¥40')
    await tap('2 件一起加购')
    expect(stores.cart.lines.map(({ skuCode }) => skuCode).sort()).toEqual(['K-WHITE-3L', 'POT'])
    expect(toast).toHaveBeenLastCalledWith('已加入购物车，一起结算再减 ¥40')
  })

  it('is bought at once at the prices together', async () => {
    logIn()
    await open()
    await screen.findByText('共省 ¥40')
    await tap('一起购买')
    expect(JSON.parse(shop.askedFor('/order-settlements/buy-now')[0]?.body ?? '')).toEqual({
      skuCode: 'K-WHITE-3L',
      quantity: 1,
      seenPriceFen: 59_900,
      together: [{ skuCode: 'POT', seenPriceFen: 11_900 }]
    })
    expect(go).toHaveBeenLastCalledWith('confirmation', { settlementId: 'S9' })
  })

  it('says which of it there is too little of, and puts none of it into the cart', async () => {
    shop.answer('/batch/shop-stock-verify', {
      list: [
        { skuCode: 'K-WHITE-3L', enough: true, available: 9 },
        { skuCode: 'POT', enough: false, available: 0 }
      ]
    })
    await open()
    await screen.findByText('共省 ¥40')
    await tap('2 件一起加购')
    expect(toast).toHaveBeenLastCalledWith('「球釜内胆」暂时缺货')
    expect(stores.cart.lines).toEqual([])
  })
})

describe('the lines of its activities', () => {
  const HOUR = 3_600_000
  const goods = { skuCode: 'K-WHITE-3L', spuCode: 'P1', title: '电饭煲', picture: '/p.svg', specs: [] }

  it.each([
    ['that runs', -1000, /秒杀价 ¥549，看本场/],
    ['that comes', HOUR, /开抢，秒杀价 ¥549/]
  ])('lead to the session of the flash sale %s, also where another one runs', async (_, startsIn, words) => {
    const startAt = Date.now() + startsIn
    const flash = { priceFen: 54_900, startAt, endAt: startAt + 2 * HOUR, sessionCode: 'S7' }
    await open({ skus: [sku('WHITE', '3L', { flash })] })
    await tap(words, 'link')
    expect(go).toHaveBeenLastCalledWith('seckill', { sessionCode: 'S7' })
  })

  it('lead to the zone of presales, whether deposits are taken or will be', async () => {
    const presale = {
      ...goods,
      activityCode: 'PS1',
      priceFen: 59_900,
      depositFen: 2_000,
      worthFen: 4_000,
      soloFen: 59_900,
      startAt: Date.now() - HOUR,
      endAt: Date.now() + HOUR,
      balanceFrom: Date.now() + 24 * HOUR,
      balanceTo: Date.now() + 72 * HOUR,
      shipBy: Date.now() + 96 * HOUR,
      phase: 'OPEN',
      allotment: 20,
      booked: 3,
      left: 17,
      limit: 2,
      mine: 0
    }
    const listOf = (phase: string) => ({
      list: [{ ...presale, phase }],
      total: 1,
      page: 1,
      size: 10,
      open: 1,
      coming: 0
    })
    shop.answer('/activity/pub/presale', listOf('OPEN'))
    await open()
    await tap(/定金 ¥20 抵 ¥40，到手 ¥579/, 'link')
    expect(go).toHaveBeenLastCalledWith('presell')
    cleanup()
    forgetQueries()
    go.mockClear()
    shop.answer('/activity/pub/presale', listOf('COMING'))
    await open()
    await tap(/起付定金 ¥20/, 'link')
    expect(go).toHaveBeenLastCalledWith('presell')
  })

  it('lead to the zone of group buys, and from a group that lacks few into that one', async () => {
    const activityOf = { ...goods, activityCode: 'GA1', soloFen: 59_900, startAt: 1, endAt: 9_999_999_999_999 }
    const groupOf = (groupCode: string, name: string, missing: number) => ({
      ...goods,
      activityCode: 'GA1',
      soloFen: 59_900,
      groupCode,
      size: 3,
      priceFen: 49_900,
      state: 'OPEN',
      missing,
      endsAt: Date.now() + HOUR,
      members: [{ name, leader: true, own: false }]
    })
    shop.answer('/group-buy/pub/sku-detail-group', {
      activity: { ...activityOf, tiers: [{ size: 3, priceFen: 49_900 }], state: 'OPEN', left: 9, bought: 2, limit: 5 },
      groups: [groupOf('GB1', '周**', 1), groupOf('GB2', '陈**', 2)]
    })
    await open()
    await tap(/3 人团 ¥499，单买 ¥599/, 'link')
    expect(go).toHaveBeenLastCalledWith('groupbuy')
    await tap(/陈\*\* 的团，还差 2 人/, 'link')
    expect(go).toHaveBeenLastCalledWith('joinDetail', { groupCode: 'GB2' })
  })

  it('lead to the trial of it that takes applications', async () => {
    shop.answer('/activity/pub?', { list: [], trialCode: 'TR1' })
    await open()
    await tap(/正在收申请，抽中不花钱/, 'link')
    expect(go).toHaveBeenLastCalledWith('productTrial', { trialCode: 'TR1' })
  })
})

describe('the activities that it is in', () => {
  const path = '/activity/pub?'
  const activity = (over: object = {}) => ({
    kind: 'ASSIST',
    activityCode: 'AA1',
    skuCode: 'K-WHITE-3L',
    spuCode: 'P1',
    title: '电饭煲',
    picture: '/p.svg',
    priceFen: 39_900,
    startAt: Date.now() - 60_000,
    endAt: Date.now() + 60_000,
    allotment: 5,
    left: 2,
    ...over
  })

  it('lead to what friends can help with, or to the shopper’s own of it', async () => {
    shop.answer(path, { list: [activity()] })
    await open()
    await tap(/请朋友帮忙，最低 ¥399/, 'link')
    expect(go).toHaveBeenLastCalledWith('assistment', {})
    cleanup()
    forgetQueries()
    shop.answer(path, { list: [activity({ left: 0, assistCode: 'as1' })] })
    await open()
    await tap(/看我的助力/, 'link')
    expect(go).toHaveBeenLastCalledWith('assistment', { assistCode: 'as1' })
  })

  it('hide an assist without pieces left, and the money that comes back', async () => {
    shop.answer(path, { list: [activity({ left: 0 })], rebate: { rebateFen: 500, days: 7 } })
    await open()
    expect(await screen.findByText('¥5 · 收货 7 天后到账')).toBeTruthy()
    expect(screen.queryByText('好友助力')).toBeNull()
    await tap(/收货 7 天后到账/, 'link')
    expect(go).toHaveBeenLastCalledWith('returnProductList')
  })

  it('say what the trade-in subsidy takes off, and lead to it', async () => {
    shop.answer(path, { list: [], subsidyFen: 10_000 })
    await open()
    await tap(/以旧换新再减 ¥100/, 'link')
    expect(go).toHaveBeenLastCalledWith('guobuPage')
  })

  it.each([
    [true, '秒杀价 ¥549，看本场 · 近 90 天最低'],
    [undefined, '秒杀价 ¥549，看本场']
  ])('say of a session whether its price is the lowest of 90 days: %s', async (lowest, words) => {
    const flash = { priceFen: 54_900, startAt: Date.now() - 1000, endAt: Date.now() + 60_000, sessionCode: 'S1' }
    shop.answer(path, { list: [activity({ kind: 'FLASH', activityCode: 'S1', lowest })] })
    await open({ skus: [sku('WHITE', '3L', { flash })] })
    await waitFor(() => expect(screen.getByText(words)).toBeTruthy())
  })
})

describe('«tell me»', () => {
  it('stands in the place of buying for a sold out one, and wants a login', async () => {
    await open({ skus: [sku('WHITE', '3L', { available: 0 })] }, false)
    await tap('已售罄 到货提醒我')
    await tap('登录后设置')
    expect(go).toHaveBeenLastCalledWith('login', { from: expect.stringContaining('productDetail') as string })
  })

  it('is set for stock and price apart, shown at once, and taken back', async () => {
    logIn()
    await open({ skus: [sku('WHITE', '3L', { available: 0 })] }, false)
    shop.answer('/o2wl/v1/alerts', ({ method = 'GET' }: { method?: string }) =>
      method === 'GET'
        ? { list: [{ skuCode: 'K-WHITE-3L', kind: 'STOCK' }] }
        : { skuCode: 'K-WHITE-3L', kind: 'STOCK', waiting: true }
    )
    await tap('已售罄 到货提醒我')
    expect((await screen.findByRole('switch', { name: '到货了告诉我' })).getAttribute('aria-checked')).toBe('true')
    expect(screen.getByRole('switch', { name: '降价了告诉我' }).getAttribute('aria-checked')).toBe('false')
    await tap('降价了告诉我', 'switch')
    expect(toast).toHaveBeenLastCalledWith('设好了，有变化会通知你一次')
    const bodies = shop.askedFor('/o2wl/v1/alerts').map(({ body }) => body)
    expect(bodies).toContain(JSON.stringify({ skuCode: 'K-WHITE-3L', kind: 'PRICE' }))
  })

  it('offers no reminder of stock while there is some', async () => {
    logIn()
    await open()
    await tap(/到货、降价提醒/)
    expect((await screen.findByRole('switch', { name: '到货了告诉我' })).hasAttribute('disabled')).toBe(true)
    expect(screen.getByText('现在有货，可以直接买')).toBeTruthy()
  })
})

it('the choice shows its stock in the region, loaded when it is chosen', async () => {
  shop.answer('/batch/shop-stock-status', {
    list: [{ skuCode: 'K-WHITE-3L', status: 'RESTRICTED', available: 0 }]
  })
  await open({}, false)
  expect(shop.askedFor('/batch/shop-stock-status')).toEqual([])
  await tap(/已选/)
  expect(await screen.findByText('送至浙江省 杭州市 西湖区：暂不配送')).toBeTruthy()
  expect(JSON.parse(shop.askedFor('/batch/shop-stock-status')[0]?.body ?? '')).toMatchObject({ regionCode: '330106' })
})
