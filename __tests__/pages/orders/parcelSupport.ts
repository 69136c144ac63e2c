/** Parcels for page tests: one that is being delivered, one that waits, one that was signed for. */
import type { DataOf, Parcel } from '@contract'
import { FakeShop } from '../homeSupport'

const time = Date.UTC(2026, 10, 20, 0, 42, 0)
const goods = (name: string) => [
  { skuCode: `K-${name}`, spuCode: `P-${name}`, title: name, picture: '/storage/p.svg', specs: ['银色'], quantity: 1 }
]

export const parcel = (number: number, state: Parcel['state'], over: Partial<Parcel> = {}): Parcel => ({
  parcelCode: `B${number}`,
  orderCode: 'O1',
  shopCode: 'S1',
  number,
  count: 3,
  state,
  carrierName: '栖禾速运',
  trackingNo: `QH${number}`,
  goods: goods(`商品 ${number}`),
  from: '嘉兴仓',
  to: '西湖区',
  tracks: [
    { at: time, text: `第${number}个的进展`, state },
    { at: time - 60_000, text: '已打包，等待揽收', state: 'PACKED' }
  ],
  installed: false,
  ...over
})

export const delivering = parcel(1, 'DELIVERING', {
  courier: { name: '周师傅', phone: '400-000-0101' },
  stopsBefore: 3,
  metresLeft: 2_412,
  arrivesOn: '2099-01-02'
})
export const three = [
  delivering,
  parcel(2, 'PACKED', { arrivesOn: '2099-01-02', installed: true, visit: { state: 'TO_BOOK', open: true } }),
  parcel(3, 'SIGNED', { signedAt: time })
]

export const pageOf = (list: Parcel[]): DataOf<'GET /o2ord-b2c/v1/parcel/parcel-list'> => ({
  list,
  total: list.length,
  page: 1,
  size: 10,
  counts: {
    PACKED: list.filter(({ state }) => state === 'PACKED').length,
    MOVING: list.filter(({ state }) => state === 'MOVING').length,
    DELIVERING: list.filter(({ state }) => state === 'DELIVERING').length,
    SIGNED: list.filter(({ state }) => state === 'SIGNED').length
  },
  today: list.filter(({ state }) => state === 'DELIVERING').length
})

const point = (longitude: number, latitude: number) => ({ longitude, latitude, datum: 'WGS84' as const })
export const way: DataOf<'GET /o2srh/v1/glz-apis/map'> = {
  updatedAt: time,
  places: [
    { kind: 'WAREHOUSE', name: '嘉兴仓', point: point(120.8, 30.72), passed: true },
    { kind: 'BRANCH', name: '西湖区营业部', point: point(120.16, 30.28), passed: true },
    { kind: 'COURIER', name: '周师傅', point: point(120.14, 30.27), passed: true },
    { kind: 'HOME', name: '西湖区', point: point(120.13, 30.26), passed: false }
  ]
}

export const parcelShop = (list: Parcel[] = three): FakeShop =>
  new FakeShop().answer('/parcel-list', pageOf(list)).answer('/parcel-infos', { list }).answer('/glz-apis/map', way)
