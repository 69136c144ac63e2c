import { cleanup, screen, waitFor } from '@testing-library/react'
import type { CheckIn, PointOffer } from '@contract'
import { forgetQueries } from '@/api'
import * as routes from '@/routes'
import { stores } from '@/stores'
import { FakeShop } from '../homeSupport'
import { layOut, usualWindow } from '../layout'
import { open, tap } from '../screens'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('../../support/taro'))
jest.mock('@/routes', () => jest.requireActual<object>('../../support/notedRoutes.cjs'))
import MyPoint from '@/pagesC/point/myPoint'
import PointExchange from '@/pagesC/point/pointExchange'

const go = routes.go as jest.Mock
const root = '/o2cum/v1/customer-point'
const checkIn: CheckIn = {
  today: '2026-11-23',
  checkedToday: false,
  streak: 4,
  month: '2026-11',
  days: ['2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22'],
  dailyPoints: 5,
  rewards: [
    { days: 3, points: 15 },
    { days: 7, points: 50 },
    { days: 15, points: 100 },
    { days: 30, points: 300 }
  ]
}
const row = (entryId: string, points: number, more: object = {}) => ({
  entryId,
  kind: points > 0 ? 'EARN' : 'RESERVE',
  source: points > 0 ? 'CHECK_IN' : 'SETTLEMENT',
  points,
  createdAt: 1_795_000_000_000,
  ...more
})
const rows = { list: [row('a', 5), row('b', -500, { subject: '恒温电水壶' })], total: 2, page: 1, size: 20 }
const offer = (offerCode: string, more: Partial<PointOffer> = {}): PointOffer => ({
  offerCode,
  kind: 'GOODS',
  name: `名称${offerCode}`,
  points: 300,
  priceFen: 9900,
  picture: '/storage/pictures/a.svg',
  leftOver: 9,
  quantity: 100,
  mostEach: 1,
  had: 0,
  ...more
})
const address = {
  addressId: 'ad1',
  receiver: '林知夏',
  phone: '13800006021',
  provinceCode: '330000',
  cityCode: '330100',
  districtCode: '330106',
  provinceName: '浙江省',
  cityName: '杭州市',
  districtName: '西湖区',
  detail: '栖禾路18号',
  isDefault: true
}
let shop: FakeShop

beforeEach(() => {
  window.localStorage.clear()
  shop = new FakeShop()
    .answer(`${root}/balance`, {
      pointAvailable: 1529,
      worthFen: 1529,
      endingSoon: { points: 320, endsAt: Date.UTC(2026, 11, 31, 16) }
    })
    .answer('/o2cum/v1/checkin', { ...checkIn, earned: 5 })
    .answer(`${root}/transaction`, { ...rows, month: '2026-11', earned: 186, spent: 500 })
    .answer('/status-group', { WAIT_PAY: 0, WAIT_SHIP: 0, WAIT_RECEIVE: 0, COMPLETED: 2, CANCELLED: 0, TO_REVIEW: 2 })
    .answer(`${root}/offers`, {
      list: [
        offer('BEST'),
        offer('DEAR', { points: 2400 }),
        offer('GONE', { leftOver: 0 }),
        offer('HAD', { had: 1 }),
        offer('TEN', {
          kind: 'COUPON',
          points: 200,
          coupon: { benefit: 'AMOUNT', amountFen: 1000, thresholdFen: 9900 }
        })
      ]
    })
    .answer(`${root}/reducePoint`, {
      exchangeId: 'px1',
      offerCode: 'BEST',
      kind: 'GOODS',
      name: '名称BEST',
      points: 300,
      status: 'PREPARING',
      createdAt: 1_795_000_000_000,
      pointAvailable: 1229
    })
    .answer(`${root}/exchanges`, { list: [], total: 0, page: 1, size: 10 })
    .answer('/bp-address', { list: [address] })
    .answer('/customerLevel', {
      levelCode: 'EAR',
      spentFen: 600_000,
      list: [
        { levelCode: 'SEED', levelName: '青苗会员', fromFen: 0, extraPercent: 0 },
        { levelCode: 'EAR', levelName: '银穗会员', fromFen: 200_000, extraPercent: 10 },
        { levelCode: 'GOLD', levelName: '金穗会员', fromFen: 1_000_000, extraPercent: 20 }
      ]
    })
    .install()
  stores.session.login('T1', 'U1')
})
afterEach(() => {
  cleanup()
  forgetQueries()
  go.mockClear()
  stores.session.logout()
})

const postsTo = (path: string) => shop.askedFor(path).filter(({ method }) => method === 'POST')

it('points say what they are worth, which end soon, and where they are spent', async () => {
  await open(MyPoint)
  expect(await screen.findByText('1,529')).toBeTruthy()
  expect(screen.getByText('下单可抵 ¥15.29')).toBeTruthy()
  expect(screen.getByText(/12月31日到期/)).toBeTruthy()
  await tap('积分兑好物', 'link')
  expect(go).toHaveBeenCalledWith('pointExchange')
})

it('the level says what it gives and what is missing to the next, and opens all levels', async () => {
  await open(MyPoint)
  expect(await screen.findByText('再消费 ¥4,000 升金穗会员，购物多得 20% 积分')).toBeTruthy()
  expect(screen.getByText('购物多得 10% 积分')).toBeTruthy()
  await tap('全部等级')
  expect(screen.getByRole('dialog', { name: '全部等级' }).textContent).toContain('累计消费满 ¥10,000')
  expect(screen.getByText('当前')).toBeTruthy()
})

it('the streak says how many days, what comes next, and the month’s days', async () => {
  await open(MyPoint)
  expect(await screen.findByText('再签 3 天得 50 积分')).toBeTruthy()
  expect(screen.getByText('+15 已领')).toBeTruthy()
  expect(screen.getByLabelText('11月签到 4 天')).toBeTruthy()
})

it('a check-in is sent once however often it is tapped, with a key of its own', async () => {
  await open(MyPoint)
  const button = await screen.findByRole('button', { name: '签到领 5 积分' })
  button.click()
  button.click()
  await waitFor(() => expect(postsTo('/o2cum/v1/checkin')).toHaveLength(1))
  expect(postsTo('/o2cum/v1/checkin')[0]?.headers['idempotency-key']).toMatch(/.{8,}/)
})

it('rows are named by what they are about, and requested by direction and month', async () => {
  await open(MyPoint)
  expect(await screen.findByText(/下单抵扣.*恒温电水壶/)).toBeTruthy()
  expect(screen.getByText('−500')).toBeTruthy()
  await tap('支出 −500')
  await waitFor(() => expect(shop.askedFor(`${root}/transaction`).at(-1)?.url).toContain('direction=OUT'))
  await tap('2026年11月')
  await tap('2026年10月')
  await waitFor(() =>
    expect(shop.askedFor(`${root}/transaction`).some(({ url }) => url.includes('month=2026-10'))).toBe(true)
  )
})

it('another month that can’t be loaded has no sums of this one', async () => {
  await open(MyPoint)
  expect(await screen.findByText('收入 +186')).toBeTruthy()
  shop.answer(`${root}/transaction`, new Error('offline'))
  await tap('2026年11月')
  await tap('2026年10月')
  expect(await screen.findByText('收入')).toBeTruthy()
  expect(screen.getByText('支出')).toBeTruthy()
  expect(screen.queryByText('收入 +186')).toBeNull()
})

it('an offer says how many points are missing, that it is gone, or that the shopper has it', async () => {
  await open(PointExchange)
  expect(await screen.findByText('还差 871 积分')).toBeTruthy()
  expect(screen.getByRole('button', { name: '已兑完 名称GONE' })).toHaveProperty('disabled', true)
  expect(screen.getByRole('button', { name: '已兑换 名称HAD' })).toHaveProperty('disabled', true)
  await tap('去赚', 'link')
  expect(go).toHaveBeenCalledWith('myPoint')
})

it('goods are confirmed with their address and sent once, with a key of their own', async () => {
  await open(PointExchange)
  await tap('兑换 名称BEST')
  expect(await screen.findByText(/林知夏/)).toBeTruthy()
  const button = await screen.findByRole('button', { name: '用 300 积分兑换' })
  button.click()
  button.click()
  await waitFor(() => expect(postsTo(`${root}/reducePoint`)).toHaveLength(1))
  const [call] = postsTo(`${root}/reducePoint`)
  expect(JSON.parse(call?.body ?? '')).toEqual({ offerCode: 'BEST', expectedPoints: 300, addressId: 'ad1' })
  expect(call?.headers['idempotency-key']).toMatch(/.{8,}/)
})

it('a coupon needs no address', async () => {
  await open(PointExchange)
  await screen.findByText('还差 871 积分')
  await tap('优惠券', 'tab')
  await tap('兑换 名称TEN')
  await tap('用 200 积分兑换')
  await waitFor(() =>
    expect(JSON.parse(postsTo(`${root}/reducePoint`)[0]?.body ?? '{}')).toEqual({
      offerCode: 'TEN',
      expectedPoints: 200
    })
  )
})

it('five thousand rows of points stay few elements', async () => {
  const list = Array.from({ length: 5_000 }, (_, index) => row(`e${index}`, 5, { subject: '签到' }))
  shop.answer(`${root}/transaction`, { list, total: 5_000, page: 1, size: 20, month: '2026-11', earned: 1, spent: 1 })
  const { scrollTo } = layOut(800, () => 65)
  try {
    await open(MyPoint)
    await screen.findAllByText(/签到/)
    const most = () => document.querySelectorAll('*').length
    expect(most()).toBeLessThan(1500)
    await scrollTo(2_500 * 65)
    expect(document.querySelectorAll('.ui-windowed__item > *').length).toBeGreaterThan(3)
    expect(most()).toBeLessThan(1500)
  } finally {
    usualWindow()
  }
})
