import { act, cleanup, screen, within } from '@testing-library/react'
import type { BuyGroup, GroupActivity, GroupDetail, OwnGroup } from '@contract'
import { forgetQueries } from '@/api'
import { setLocale } from '@/i18n'
import * as routes from '@/routes'
import { stores } from '@/stores'
import { FakeShop } from '../homeSupport'
import { open, tap } from '../screens'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('../../support/taro'))
jest.mock('@/routes', () => jest.requireActual<object>('../../support/notedRoutes.cjs'))
jest.mock('@/platform/feedback', () => jest.requireActual<object>('../../support/notedFeedback.cjs'))
import Groupbuy from '@/pagesC/activity/groupbuy/groupbuy'
import JoinDetail from '@/pagesB/myJoin/joinDetail'
import MyJoin from '@/pagesB/myJoin/myJoin'

const go = routes.go as jest.Mock

const pagePath = '/group-buy/pub/page'
const openPath = '/group-buy/pub/open-groups'
const detailPath = '/group-buy/pub/group-detail'
const ownPath = '/v1/group-buy/group-detail'
const minePath = '/group-buy/my-group-list'
const countPath = '/group-buy/get-ongoing-quantity'
const buyPath = '/order-settlements/buy-now'

const goods = {
  activityCode: 'GA1',
  skuCode: 'K1',
  spuCode: 'P1',
  title: '恒温电水壶',
  picture: '/storage/pictures/a.svg',
  specs: [{ attrCode: 'COLOR', attrName: '颜色', valueCode: 'W', valueName: '白' }],
  soloFen: 16_900
}
const tiers = [
  { size: 2, priceFen: 12_900 },
  { size: 3, priceFen: 9_900 }
]
const activity = (over: Partial<GroupActivity> = {}): GroupActivity => ({
  ...goods,
  tiers,
  startAt: 1,
  endAt: 9_999_999_999_999,
  state: 'OPEN',
  left: 20,
  bought: 8_640,
  limit: 5,
  ...over
})
const group = (over: Partial<BuyGroup> = {}): BuyGroup => ({
  ...goods,
  groupCode: 'GB1',
  size: 3,
  priceFen: 9_900,
  state: 'OPEN',
  missing: 1,
  endsAt: Date.now() + 3_600_000,
  members: [
    { name: '周**', leader: true, own: false },
    { name: '陈**', leader: false, own: false }
  ],
  ...over
})
const detail = (over: Partial<GroupDetail> = {}): GroupDetail => ({
  ...group(),
  tiers,
  activityState: 'OPEN',
  events: [{ kind: 'STARTED', at: 1_700_000_000_000, name: '周**' }],
  ...over
})
const own = (over: Partial<OwnGroup> = {}): OwnGroup => ({
  ...group({ members: [{ name: '林**', leader: true, own: true }], missing: 2 }),
  orderCode: 'O1',
  quantity: 1,
  payFen: 9_900,
  leader: true,
  orderStatus: 'WAIT_GROUP',
  ...over
})
const listOf = <T,>(list: T[]) => ({ list, total: list.length, page: 1, size: 10 })

let shop: FakeShop
/** What the last settlement was opened with. */
const buyBody = (): unknown => JSON.parse(String(shop.askedFor(buyPath).at(-1)?.body))
beforeEach(() => {
  window.localStorage.clear()
  shop = new FakeShop()
    .answer(pagePath, listOf([activity()]))
    .answer(openPath, listOf([group()]))
    .answer(detailPath, detail())
    .answer(minePath, listOf<OwnGroup>([]))
    .answer(countPath, { quantity: 1 })
    .answer(ownPath, { ...detail({ members: own().members, missing: 2 }), ...own(), events: [] })
    .answer(buyPath, { settlementId: 'ST1' })
    .install()
  stores.session.login('T1', 'U1')
})
afterEach(() => {
  cleanup()
  act(() => stores.session.logout())
  forgetQueries()
  jest.clearAllMocks()
})

describe('the zone', () => {
  it('starts a group of the size that is chosen', async () => {
    await open(Groupbuy)
    await screen.findByText('开 3 人团 ¥99')
    await tap(/^2 人团/, 'radio')
    await tap('开 2 人团 ¥129')
    expect(buyBody()).toMatchObject({ skuCode: 'K1', seenPriceFen: 12_900, group: { activityCode: 'GA1', size: 2 } })
    expect(go).toHaveBeenCalledWith('confirmation', { settlementId: 'ST1' })
  })

  it('joins an open group at its price', async () => {
    await open(Groupbuy)
    await tap('参团：恒温电水壶，¥99')
    expect(buyBody()).toMatchObject({ seenPriceFen: 9_900, group: { activityCode: 'GA1', size: 3, groupCode: 'GB1' } })
  })

  it('leads to the login at the act, and nowhere before', async () => {
    act(() => stores.session.logout())
    await open(Groupbuy)
    await tap('开 3 人团 ¥99')
    expect(go).toHaveBeenCalledWith('login', expect.anything())
    expect(shop.askedFor(buyPath).length).toBe(0)
  })

  it('says of a sold out one that it can be bought alone, and of a coming one when it begins', async () => {
    shop.answer(
      pagePath,
      listOf([
        activity({ left: 0 }),
        activity({ activityCode: 'GA2', state: 'UPCOMING', startAt: Date.now() + 60_000 })
      ])
    )
    await open(Groupbuy)
    await screen.findByText('名额已抢完')
    await tap('单独购买 ¥169')
    expect(go).toHaveBeenCalledWith('productDetail', { spuCode: 'P1', skuCode: 'K1' })
    expect(screen.getByText(/开始$/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^开/ })).toBeNull()
  })

  it('shows the own group that waits at the bottom', async () => {
    shop.answer(minePath, listOf([own()]))
    await open(Groupbuy)
    await screen.findByText('你的团还差 2 人')
    await tap('邀请 2 人')
    expect(go).toHaveBeenCalledWith('joinDetail', { groupCode: 'GB1' })
  })

  it.each([
    ['nothing is sold in groups', listOf<GroupActivity>([]), '去首页逛逛'],
    ['the list does not come', new Error('500'), '重试']
  ])('keeps the way to the own ones and the open groups when %s', async (_, answer, action) => {
    shop.answer(pagePath, answer)
    await open(Groupbuy)
    expect(await screen.findByRole('button', { name: action })).toBeTruthy()
    expect(screen.getByText('差 1 人')).toBeTruthy()
    await tap('我的拼团', 'link')
    expect(go).toHaveBeenLastCalledWith('myJoin', {})
  })

  it('leads a shopper with an open group there, and starts none for one at the limit', async () => {
    shop.answer(pagePath, listOf([activity({ groupCode: 'GB7' }), activity({ activityCode: 'GA2', reached: true })]))
    await open(Groupbuy)
    await tap('去我的团')
    expect(go).toHaveBeenLastCalledWith('joinDetail', { groupCode: 'GB7' })
    expect(screen.getByText('限购的件数已拼满')).toBeTruthy()
    expect(screen.queryByText(/^开 \d 人团/)).toBeNull()
  })

  it('has a way on where nothing is sold in groups', async () => {
    shop.answer(pagePath, listOf<GroupActivity>([]))
    await open(Groupbuy)
    await tap('去首页逛逛')
    expect(go).toHaveBeenCalledWith('index')
  })
})

describe('a group', () => {
  const show = (over: Partial<GroupDetail> = {}) => {
    shop.answer(detailPath, detail(over))
    return open(JoinDetail, { groupCode: 'GB1' })
  }

  it('is joined by a stranger', async () => {
    await show()
    await screen.findByText('还差 1 人就成团')
    await tap('参团 ¥99')
    expect(buyBody()).toMatchObject({ group: { activityCode: 'GA1', size: 3, groupCode: 'GB1' } })
    expect(go).toHaveBeenCalledWith('confirmation', { settlementId: 'ST1' })
  })

  it.each([
    ['FULL', '已经满了，可以自己开一个团'],
    ['HELD', '名额都被占着，有人没付款就会空出来'],
    ['OVER', '这个团结束了，可以自己开一个团']
  ] as const)('says why it can’t be joined when it is %s, and starts another', async (obstacle, words) => {
    await show({ obstacle, state: obstacle === 'FULL' ? 'FULL' : 'OPEN' })
    await screen.findByText(words)
    await tap('开 3 人团 ¥99')
    expect(buyBody()).toMatchObject({ group: { activityCode: 'GA1', size: 3 } })
    expect(buyBody()).not.toHaveProperty('group.groupCode')
  })

  it.each([
    ['OTHER', '你已有一个同款的团在拼', '去我的团', ['myJoin', {}]],
    ['LIMIT', '限购的件数已拼满', '去拼团专区', ['groupbuy']]
  ] as const)('offers no other where that would be refused: %s', async (obstacle, words, way, to) => {
    await show({ obstacle })
    await screen.findByText(words)
    expect(screen.queryByText(/^开 3 人团/)).toBeNull()
    await tap(way)
    expect(go).toHaveBeenLastCalledWith(...to)
  })

  it('shows its member their order and the ways to invite', async () => {
    await show({ members: own().members, missing: 2, obstacle: 'OWN' })
    await tap('看订单')
    expect(go).toHaveBeenCalledWith('orderDetail', { orderCode: 'O1' })
    await tap('邀请 2 位朋友，马上成团')
    expect(await screen.findByRole('dialog')).toBeTruthy()
  })

  it('lets its member invite by a free seat, and only them', async () => {
    await show({ members: own().members, missing: 2, obstacle: 'OWN' })
    const [seat] = await screen.findAllByRole('button', { name: '等你邀请' })
    await act(async () => seat?.click())
    expect(await screen.findByRole('dialog')).toBeTruthy()
    cleanup()
    forgetQueries()
    await show({ missing: 2 })
    expect(await screen.findAllByText('等人参团')).toHaveLength(1)
    expect(screen.queryByRole('button', { name: '等你邀请' })).toBeNull()
  })

  it('says the refund of a failed one', async () => {
    shop.answer(ownPath, { ...detail(), ...own({ state: 'FAILED', refundFen: 9_900 }), events: [] })
    await show({ state: 'FAILED', members: own().members, obstacle: 'OWN', closedAt: 1_700_000_000_000 })
    await screen.findByText('已全额退款 ¥99，原路返回')
  })

  it('says to a stranger that the money of a failed one is refunded, and not that it has arrived', async () => {
    await show({ state: 'FAILED', closedAt: 1_700_000_000_000 })
    await screen.findByText('这个团没有拼成，付的钱会退回')
    act(() => setLocale('en-US'))
    await screen.findByText('This group did not fill up. What was paid is refunded')
    act(() => setLocale('zh-CN'))
  })

  it.each([
    ['SENT', '¥99 正在原路退回'],
    ['FAILED', '¥99 还没退成，我们会接着退，不用你操作']
  ] as const)('says of money that is %s that it is not back yet', async (refundState, words) => {
    const back = own({ state: 'FAILED', refundFen: 9_900, refundState })
    shop.answer(ownPath, { ...detail(), ...back, events: [] }).answer(minePath, listOf([back]))
    await show({ state: 'FAILED', members: own().members, obstacle: 'OWN', closedAt: 1_700_000_000_000 })
    await screen.findByText(words)
    cleanup()
    forgetQueries()
    await open(MyJoin, {})
    await screen.findByText(words)
    await tap('换个团')
    expect(go).toHaveBeenCalledWith('groupbuy')
  })

  it('that is none leads to all', async () => {
    shop.answer(detailPath, { refused: { code: 'group.missing', message: '这个团不存在' } })
    await open(JoinDetail, { groupCode: 'GB1' })
    await tap('去拼团专区')
    expect(go).toHaveBeenCalledWith('groupbuy')
  })

  it('of a newer gateway’s state breaks nothing', async () => {
    await show({ state: 'PAUSED' as never, obstacle: 'LOCKED' as never, events: [{ kind: 'MERGED' as never, at: 1 }] })
    await screen.findByText('状态有更新')
    expect(screen.getByText('有了新的变化')).toBeTruthy()
    // neither that it is over nor that money came back is known
    expect(screen.queryByText(/结束了|退回/)).toBeNull()
  })
})

describe('my group buys', () => {
  it('shows each by its state, with one next act', async () => {
    shop.answer(
      minePath,
      listOf([
        own(),
        own({
          orderCode: 'O2',
          groupCode: 'GB2',
          state: 'FULL',
          missing: 0,
          orderStatus: 'WAIT_SHIP',
          closedAt: 1_700_000_000_000
        }),
        own({
          orderCode: 'O3',
          groupCode: 'GB3',
          state: 'FAILED',
          orderStatus: 'CANCELLED',
          refundFen: 9_900,
          closedAt: 1_700_000_000_000
        })
      ])
    )
    await open(MyJoin, {})
    await screen.findByText('还差 2 人就成团')
    expect(screen.getByText('拼成了', { selector: '.group-state__words' })).toBeTruthy()
    expect(screen.getByText('没拼成，差 2 人')).toBeTruthy()
    expect(screen.getByText('已全额退款 ¥99，原路返回')).toBeTruthy()
    expect(within(screen.getByRole('tablist')).getByText('拼团中 1')).toBeTruthy()
    await tap('再开一团')
    expect(go).toHaveBeenCalledWith('groupbuy')
  })

  it('says of a group that goes on without the shopper, or that others filled, that they left', async () => {
    const failure = { state: 'FAILED' as const, orderStatus: 'CANCELLED' }
    const fullGroup = own({ ...failure, orderCode: 'O2', groupCode: 'GB2', missing: 0, closedAt: 1_700_000_000_000 })
    shop.answer(minePath, listOf([own(failure), fullGroup]))
    await open(MyJoin, {})
    expect(await screen.findAllByText('已退出')).toHaveLength(2)
  })

  it('has a way on when there are none', async () => {
    await open(MyJoin, {})
    await tap('去拼团专区')
    expect(go).toHaveBeenCalledWith('groupbuy')
  })
})
