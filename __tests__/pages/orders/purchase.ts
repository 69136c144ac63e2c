/** What the tests of buying share: a settlement and orders, a gateway that answers by method and path, a shopper. */
import type { OrderDetail, Settlement, SettlementCoupon } from '@contract'
import { act, cleanup } from '@testing-library/react'
import { setLocale } from '@/i18n'
import { stores } from '@/stores'
import { fakeGateway, reply, type FakeGateway } from '../../support/gateway'
import { host } from '../../support/taro'

const base = '/o2cht/v1/order-settlements'
export const paths = {
  read: `GET ${base}/query-settlement-detail`,
  submit: `POST ${base}/submit`,
  remark: `POST ${base}/modify-settlement-remark`,
  coupon: `POST ${base}/modify-settlement-activities`,
  address: `POST ${base}/modify-settlement-address`,
  order: 'GET /o2ord-b2c/v1/order-trades/detail',
  startPay: 'POST /o2ord-b2c/v1/order-trades/pay',
  startBalance: 'POST /o2ord-b2c/v1/balancet-redpacket',
  askPay: 'GET /o2ord-b2c/v1/order-trades/pay',
  recommend: 'GET /o2pcm/v1/pub/product/recommend'
}

export const row = (over: object = {}, sku: object = {}): Settlement['shops'][number]['rows'][number] => ({
  sku: {
    skuCode: 'K1',
    spuCode: 'P1',
    categoryCode: 'C020101',
    shopCode: 'S1',
    shopName: '自营旗舰店',
    title: '轻养低糖电饭煲',
    picture: '/p.svg',
    specs: [
      { attrCode: 'A', attrName: '颜色', valueCode: 'V', valueName: '奶茶杏' },
      { attrCode: 'B', attrName: '容量', valueCode: 'W', valueName: '4L' }
    ],
    priceFen: 59900,
    listPriceFen: 69900,
    available: 20,
    bought: 0,
    ...sku
  },
  quantity: 1,
  openedPriceFen: 59900,
  ...over
})

export const address: NonNullable<Settlement['address']> = {
  addressId: 'A1',
  receiver: '林知远',
  phone: '13800136021',
  provinceCode: '330000',
  cityCode: '330100',
  districtCode: '330106',
  provinceName: '浙江省',
  cityName: '杭州市',
  districtName: '西湖区',
  detail: '文三路 478 号',
  tag: 'HOME',
  isDefault: true
}

export const settledCoupon = (userCouponId: string, over: Partial<SettlementCoupon> = {}): SettlementCoupon => ({
  userCouponId,
  name: userCouponId,
  benefit: 'AMOUNT',
  amountFen: 5000,
  thresholdFen: 0,
  shopCode: null,
  discountFen: 0,
  endAt: 4102444800000,
  chosen: false,
  usable: true,
  shortFen: 0,
  couponCode: 'C1',
  clashes: [],
  ...over
})

export const settlement = (over: Partial<Settlement> = {}): Settlement => ({
  settlementId: 'ST1',
  source: 'CART',
  address,
  shops: [
    {
      shopCode: 'S1',
      shopName: '自营旗舰店',
      rows: [row()],
      goodsFen: 59900,
      freightFen: 0,
      discountFen: 3000,
      couponFen: 3000,
      packetFen: 0,
      pointFen: 0,
      payFen: 56900,
      remark: '',
      arrivesOn: '2030-01-02'
    }
  ],
  coupons: [
    settledCoupon('C1', { name: '开店券', thresholdFen: 50000, amountFen: 3000, discountFen: 3000, chosen: true }),
    settledCoupon('C2', { name: '大额券', thresholdFen: 99900, usable: false, shortFen: 40000, obstacle: 'SHORT' })
  ],
  packets: [],
  points: {
    balance: 0,
    chosen: false,
    points: 0,
    discountFen: 0,
    leastPoints: 100,
    mostBasisPoints: 3000,
    obstacle: 'NONE'
  },
  bestFen: 3000,
  goodsFen: 59900,
  freightFen: 0,
  discountFen: 3000,
  couponFen: 3000,
  packetFen: 0,
  pointFen: 0,
  payFen: 56900,
  digest: 'd1',
  orderCodes: [],
  ...over
})

export const order = (over: Partial<OrderDetail> = {}): OrderDetail => ({
  orderCode: 'O1',
  shopCode: 'S1',
  shopName: '自营旗舰店',
  status: 'WAIT_PAY',
  rows: [
    {
      skuCode: 'K1',
      spuCode: 'P1',
      title: '轻养低糖电饭煲',
      picture: '/p.svg',
      specs: [],
      priceFen: 59900,
      quantity: 1
    }
  ],
  quantity: 1,
  payFen: 56900,
  createdAt: 0,
  payBefore: Date.now() + 20 * 60_000,
  goodsFen: 59900,
  freightFen: 0,
  discountFen: 3000,
  couponFen: 3000,
  packetFen: 0,
  pointFen: 0,
  points: 0,
  refundFen: 0,
  remark: '',
  address: { receiver: '林知远', phone: '138****6021', regionName: '浙江省杭州市西湖区', detail: '文三路' },
  ...over
})

export const paidOrder = (over: Partial<OrderDetail> = {}): OrderDetail => {
  const { payBefore: _, ...rest } = order({ status: 'WAIT_SHIP', arrivesOn: '2030-01-02', ...over })
  return rest
}

export const payment = (status: string, over: object = {}) => ({
  paymentId: 'PAY1',
  status,
  amountFen: 56900,
  orderCodes: ['O1'],
  channel: 'WECHAT',
  returnedFen: 0,
  ...over
})

/** A gateway with a settlement, one order that waits, and nothing recommended. */
function purchaseGateway(): FakeGateway {
  const gateway = fakeGateway()
  gateway.on(paths.read, reply(settlement()))
  gateway.on(paths.remark, reply({ done: true }))
  gateway.on(paths.order, reply(order()))
  gateway.on(paths.recommend, reply({ list: [], total: 0, page: 1, size: 10 }))
  gateway.on('GET /o2cum/v1/customer-info', reply({}))
  return gateway
}

/** What a path was asked with; `METHOD /path`. */
export const askedFor = (gateway: FakeGateway, key: string) =>
  gateway.requests.filter(({ method, url }) => `${method} ${url.split('?')[0]}` === key)

export const keyOf = (input: { headers: Record<string, string> } | undefined): string | undefined =>
  input?.headers['idempotency-key']

export const logIn = () => act(async () => stores.session.login('T1', 'U1'))

/** Before a test of buying: a clock of its own, and a shopper who is logged in at `purchaseGateway`. */
export async function begin(): Promise<FakeGateway> {
  jest.useFakeTimers()
  window.localStorage.clear()
  const gateway = purchaseGateway()
  stores.network.set(true)
  host.show.clear()
  await logIn()
  return gateway
}

/** After it: nothing of it is left to the next. */
export function end(): void {
  cleanup()
  act(() => setLocale('zh-CN'))
  stores.session.logout()
  jest.useRealTimers()
}

/** Lets promises and, with fake timers, that many ms go by. */
export const pass = (ms = 0) => act(async () => void (await jest.advanceTimersByTimeAsync(ms)))
