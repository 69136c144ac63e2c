import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import type { RedPacketEntry, RedPacketOffer, UserRedPacket } from '@contract'
import { forgetQueries } from '@/api'
import * as routes from '@/routes'
import { stores } from '@/stores'
import { FakeShop } from '../homeSupport'
import { layOut, usualWindow } from '../layout'
import { open, tap } from '../screens'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('../../support/taro'))
jest.mock('@/routes', () => jest.requireActual<object>('../../support/notedRoutes.cjs'))
import IndividualPoints from '@/pagesB/individualPoints/individualPoints'
import RedPacket from '@/pagesB/redPacket/index'
import RedPacketDetail from '@/pagesB/redPacket/redPacketDetail'

const go = routes.go as jest.Mock
const day = 86_400_000
const packet = (id: string, over: Partial<UserRedPacket> = {}): UserRedPacket => ({
  userPacketId: id,
  kind: 'GIFT',
  name: '金秋红包',
  thresholdFen: 9_900,
  shopCode: null,
  faceFen: 2_000,
  balanceFen: 1_240,
  startAt: Date.now() - day,
  endAt: Date.now() + 40 * day,
  state: 'USABLE',
  setAside: false,
  ...over
})
const listPath = '/red-packet/list?'
const recordPath = '/red-packet/detail-and-record'
const offersPath = '/red-packet/list-of-focus-shop'
const welcomePath = '/pub/red-packet/new-customer'
const page = (list: UserRedPacket[], over: object = {}) => ({
  list,
  total: list.length,
  page: 1,
  size: 10,
  usableFen: 5_240,
  counts: { USABLE: list.length, UPCOMING: 1, SPENT: 0, EXPIRED: 2 },
  shops: [
    { shopCode: null, count: 1 },
    { shopCode: 'S1', shopName: '旗舰店', count: 1 }
  ],
  ...over
})
const entry = (
  kind: RedPacketEntry['kind'],
  amountFen: number,
  over: Partial<RedPacketEntry> = {}
): RedPacketEntry => ({
  kind,
  amountFen,
  balanceFen: 1_240,
  at: 1_700_000_000_000,
  ...over
})

let shop: FakeShop
const own = [packet('rp_1'), packet('rp_2', { name: '店铺红包', shopCode: 'S1', shopName: '旗舰店', thresholdFen: 0 })]
beforeEach(() => {
  window.localStorage.clear()
  act(() => stores.session.login('t', 'U1'))
  shop = new FakeShop().answer(listPath, page(own)).install()
})
afterEach(() => {
  cleanup()
  forgetQueries()
  act(() => stores.session.logout())
  go.mockClear()
})

describe('my red packets', () => {
  it('shows the balance, and each packet under its shop with the rest of its face', async () => {
    await open(RedPacket)
    expect(await screen.findByText('金秋红包 · 满 ¥99 可用')).toBeTruthy()
    expect(screen.getByText('可用红包 2 个')).toBeTruthy()
    expect(screen.getAllByText('面额 ¥20')).toHaveLength(2)
    expect(screen.getByText('全场通用')).toBeTruthy()
    expect(screen.getByText('店铺红包 · 无门槛')).toBeTruthy()
    expect(screen.getByRole('tab', { name: '已过期 2' })).toBeTruthy()
  })

  it('shows no figure that could not be loaded', async () => {
    shop.answer(listPath, new Error('offline'))
    await open(RedPacket)
    expect(await screen.findByText('重试')).toBeTruthy()
    expect(document.body.textContent).not.toMatch(/\d+ 个|¥|0\.00/)
    expect(screen.getByText('可用红包')).toBeTruthy()
  })

  it('another state and a shop ask for those alone', async () => {
    await open(RedPacket)
    await screen.findByText('金秋红包 · 满 ¥99 可用')
    await tap('旗舰店')
    expect(shop.askedFor(listPath).some(({ url }) => /state=USABLE/.test(url) && /shopCode=S1/.test(url))).toBe(true)
    await tap('已过期 2', 'tab')
    expect(shop.askedFor(listPath).some(({ url }) => /state=EXPIRED/.test(url) && !/shopCode/.test(url))).toBe(true)
  })

  it('using one opens its goods: everything, or its shop', async () => {
    await open(RedPacket)
    await screen.findByText('金秋红包 · 满 ¥99 可用')
    await tap('去使用：金秋红包')
    expect(go).toHaveBeenCalledWith('productList', {})
    await tap('去使用：店铺红包')
    expect(go).toHaveBeenCalledWith('productList', { shopCode: 'S1', title: '旗舰店' })
  })

  it('without any it leads to where they come from', async () => {
    shop.answer(listPath, page([], { usableFen: 0, shops: [] }))
    await open(RedPacket)
    expect(await screen.findByText('还没有可用的红包')).toBeTruthy()
    await tap('去领红包')
    expect(go).toHaveBeenCalledWith('individualPoints')
  })
})

describe('a red packet by its code', () => {
  const records = [
    entry('POST', 0),
    entry('RESERVE', -760, { orderCode: '20260101000000003817', title: '电水壶' }),
    entry('GRANT', 2_000, { balanceFen: 2_000 })
  ]
  it('shows its balance, its terms, and each movement with its order; a payment moves nothing', async () => {
    shop.answer(recordPath, { packet: own[0], records })
    await open(RedPacketDetail, { userPacketId: 'rp_1' })
    const list = within(await screen.findByRole('list', { name: '使用记录' }))
    expect(list.getAllByRole('listitem')).toHaveLength(2)
    expect(list.getByText('−¥7.60')).toBeTruthy()
    expect(list.getByText('+¥20.00')).toBeTruthy()
    expect(screen.getByText('面额 ¥20，已用 ¥7.60')).toBeTruthy()
    await act(async () => void fireEvent.click(list.getByText('下单使用 · 电水壶')))
    expect(go).toHaveBeenCalledWith('orderDetail', { orderCode: '20260101000000003817' })
  })

  it('is kept for later by its switch', async () => {
    shop.answer(recordPath, { packet: own[0], records }).answer('/red-packet/stop-use', { ...own[0], setAside: true })
    await open(RedPacketDetail, { userPacketId: 'rp_1' })
    await screen.findByText('面额 ¥20，已用 ¥7.60')
    await tap('留着以后用', 'switch')
    expect(shop.askedFor('/red-packet/stop-use')).toHaveLength(1)
  })

  it('without a name says that it is not there', async () => {
    await open(RedPacketDetail, {})
    expect(await screen.findByText('没有找到这个红包')).toBeTruthy()
    expect(shop.askedFor(recordPath)).toHaveLength(0)
  })
})

describe('the guide', () => {
  const offer: RedPacketOffer = {
    redPacketCode: 'RP1',
    kind: 'SHOP',
    name: '厨电红包',
    amountFen: 1_500,
    thresholdFen: 0,
    shopCode: 'S1',
    shopName: '厨电专营',
    validDays: 15,
    state: 'AVAILABLE',
    followed: true
  }
  it('takes a packet on offer once, and shows then that it was taken', async () => {
    shop
      .answer(welcomePath, { redPacketCode: '' })
      .answer(offersPath, { list: [offer] })
      .answer('/red-packet/receive', own[0])
    await open(IndividualPoints)
    const button = await screen.findByRole('button', { name: '领取厨电红包' })
    shop.answer(offersPath, { list: [{ ...offer, state: 'RECEIVED' }] })
    await act(async () => {
      fireEvent.click(button)
      fireEvent.click(button)
    })
    expect(await screen.findByText('已领取')).toBeTruthy()
    expect(shop.askedFor('/red-packet/receive')).toHaveLength(1)
    expect(screen.queryByText('新人红包')).toBeNull()
  })
})

it('five thousand packets stay few elements', async () => {
  shop.answer(listPath, page(Array.from({ length: 5_000 }, (_, index) => packet(`rp_${index}`))))
  const { scrollTo } = layOut(800, () => 96)
  try {
    await open(RedPacket)
    await screen.findAllByText('金秋红包 · 满 ¥99 可用')
    const most = () => document.querySelectorAll('*').length
    expect(most()).toBeLessThan(1500)
    await scrollTo(2_500 * 96)
    expect(document.querySelectorAll('.ui-windowed__item > *').length).toBeGreaterThan(3)
    expect(most()).toBeLessThan(1500)
  } finally {
    usualWindow()
  }
})
