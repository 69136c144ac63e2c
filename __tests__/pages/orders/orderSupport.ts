/** Orders for page tests: one of each state, and a shop that answers what their screens ask for. */
import type { OrderDetail, OrderStatus, OrderSummary } from '@contract'
import { FakeShop } from '../homeSupport'

export const payBefore = () => Date.now() + 29 * 60_000 + 41_000

export const summary = (orderCode: string, status: OrderStatus, over: Partial<OrderSummary> = {}): OrderSummary => ({
  orderCode,
  shopCode: 'S1',
  shopName: '栖禾自营旗舰店',
  status,
  rows: [
    {
      skuCode: `K-${orderCode}`,
      spuCode: `P-${orderCode}`,
      title: `商品 ${orderCode}`,
      picture: '/storage/p.svg',
      specs: [{ attrCode: 'A', attrName: '颜色', valueCode: 'V', valueName: '奶茶杏' }],
      priceFen: 33720,
      quantity: 2
    }
  ],
  quantity: 2,
  payFen: 67440,
  createdAt: Date.UTC(2026, 10, 20, 1, 2, 3),
  ...(status === 'WAIT_PAY' ? { payBefore: payBefore() } : {}),
  ...over
})

export const detail = (orderCode: string, status: OrderStatus, over: Partial<OrderDetail> = {}): OrderDetail => ({
  ...summary(orderCode, status),
  goodsFen: 68440,
  freightFen: 0,
  discountFen: 1000,
  couponFen: 1000,
  packetFen: 0,
  pointFen: 0,
  points: 0,
  refundFen: 0,
  remark: '放门口',
  address: { receiver: '林知夏', phone: '138****6021', regionName: '浙江省杭州市西湖区', detail: '文三路 478 号' },
  ...over
})

export const oneOfEach = (): OrderSummary[] => [
  summary('O1', 'WAIT_PAY'),
  summary('O2', 'WAIT_SHIP'),
  summary('O3', 'WAIT_RECEIVE'),
  summary('O4', 'COMPLETED'),
  summary('O5', 'CANCELLED')
]

export const page = (list: readonly OrderSummary[], total = list.length) => ({ list, total, page: 1, size: 10 })

export const reasons = {
  list: [
    { reasonCode: 'R1', text: '不想要了' },
    { reasonCode: 'R2', text: '地址填错了' }
  ]
}

export const parcels = {
  list: [
    {
      parcelCode: 'B1',
      orderCode: 'O1',
      number: 1,
      count: 1,
      state: 'MOVING',
      carrierName: '栖禾速运',
      trackingNo: 'QH409122',
      goods: [],
      to: '西湖区',
      tracks: [
        { at: Date.UTC(2026, 10, 20, 0, 42, 0), text: '包裹已到达杭州分拨中心', state: 'MOVING' },
        { at: Date.UTC(2026, 10, 19, 0, 42, 0), text: '栖禾速运已揽收', state: 'MOVING' }
      ],
      installed: false
    }
  ]
}

/** What a lower price gives back of an order. */
export const protection = (rows: readonly { state: string; refundFen: number; nowFen?: number }[]) => {
  const sum = (label: string) =>
    rows.filter(({ state }) => state === label).reduce((all, { refundFen }) => all + refundFen, 0)
  return {
    orderCode: 'O1',
    endsAt: Date.now() + 3 * 86_400_000,
    claimableFen: sum('CLAIMABLE'),
    claimedFen: sum('CLAIMED'),
    rows: rows.map((row, position) => ({
      position,
      title: `商品 ${position}`,
      picture: '/storage/p.svg',
      specs: '奶茶杏',
      quantity: 2,
      priceFen: 33_720,
      ...row
    }))
  }
}

/** Answers in the order of asking: `/order-trades?` is the list, longer paths come first. */
export const orderShop = (): FakeShop =>
  new FakeShop()
    .answer('/status-group', {
      WAIT_PAY: 1,
      WAIT_GROUP: 0,
      WAIT_BALANCE: 0,
      WAIT_SHIP: 1,
      WAIT_RECEIVE: 2,
      COMPLETED: 1,
      CANCELLED: 1,
      TO_REVIEW: 3
    })
    .answer('/order-trades/cancel-reason', reasons)
    .answer('/parcel-infos', parcels)
    .answer('/check-confirm-receive', { allowed: true })
    .answer('/order-trades?', page(oneOfEach()))
    .answer('/entryRows', { count: 1 })
    .answer('/carts', { count: 1, shops: [], invalid: [] })
