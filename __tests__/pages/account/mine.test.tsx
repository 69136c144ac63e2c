import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createElement } from 'react'
import { isSeen, rolesOf } from '@domain/people/role'
import { setLocale } from '@/i18n'
import * as feedback from '@/platform/feedback'
import * as routes from '@/routes'
import { stores } from '@/stores'
import { SiteStore } from '@/stores/site'
import { customer } from './accountSupport'
import { FakeShop } from '../homeSupport'
import { enterApp, FakeApp } from '../../support/fakeApp'
import { host } from '../../support/taro'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('../../support/taro'))
jest.mock('@/routes', () => jest.requireActual<object>('../../support/notedRoutes.cjs'))
jest.mock('@/platform/feedback', () => jest.requireActual<object>('../../support/notedFeedback.cjs'))
import Mine from '@/pages/ucenter/index'

const go = routes.go as jest.Mock
const confirm = feedback.confirm as jest.Mock
let shop: FakeShop

const coming = {
  orderCode: 'O9',
  shopCode: 'S1',
  shopName: '旗舰店',
  status: 'WAIT_RECEIVE',
  rows: [{ skuCode: 'K', spuCode: 'P', title: '声波牙刷', picture: '/p.svg', specs: [], priceFen: 100, quantity: 1 }],
  quantity: 1,
  payFen: 100,
  createdAt: 0,
  arrivesOn: '2030-01-02'
}

const account = {
  partnerCode: 'HPQ7K2M5XA',
  availableFen: 18_000,
  frozenFen: 0,
  pendingFen: 0,
  payingFen: 0,
  earnedFen: 32_640,
  withdrawnFen: 0,
  todayFen: 0,
  yesterdayFen: 0,
  pendingOrders: 0,
  thaws: [],
  month: '2026-11',
  days: [],
  monthFen: 32_640,
  beforeFen: 0,
  months: []
}

const open = async (loggedIn: boolean) => {
  if (loggedIn) {
    await act(async () => {
      stores.session.login('T1', 'U1')
    })
  }
  await act(async () => {
    render(createElement(Mine))
  })
}

beforeEach(() => {
  window.localStorage.clear()
  stores.session.logout()
  stores.site = new SiteStore()
  setLocale('zh-CN')
  host.params = {}
  shop = new FakeShop()
    .answer('/getUserQuantity', {
      couponCount: 2,
      redPacketFen: 5240,
      pointAvailable: 1260,
      addressCount: 3,
      favoriteCount: 32,
      footprintCount: 18,
      shopCount: 4
    })
    .answer('/point-and-level-detail', {
      levelCode: 'L2',
      levelName: '银穗会员',
      pointAvailable: 1260,
      nextLevelName: '金穗会员',
      toNextLevelFen: 168000
    })
    .answer('/status-group', {
      WAIT_PAY: 1,
      WAIT_GROUP: 0,
      WAIT_BALANCE: 0,
      WAIT_SHIP: 0,
      WAIT_RECEIVE: 120,
      COMPLETED: 5,
      CANCELLED: 0,
      TO_REVIEW: 3
    })
    .answer('/order-trades?', { list: [coming], total: 1, page: 1, size: 1 })
    .answer('/customer-info?', customer)
    .answer('/carts', { count: 0, shops: [], invalid: [] })
    .install()
  go.mockResolvedValue(true)
  confirm.mockResolvedValue(true)
})
afterEach(cleanup)

describe('the account screen', () => {
  it('asks a visitor in, shows no figures and asks the gateway for nothing of a shopper', async () => {
    await open(false)
    fireEvent.click(screen.getByText('登录 / 注册'))
    expect(go).toHaveBeenCalledWith('login', { from: '/pages/ucenter/index' })
    expect(screen.queryByText('退出登录')).toBeNull()
    expect(document.querySelector('.centre-counts')?.textContent.replace(/[^\d–]/g, '')).toBe('–––––')
    expect(shop.askedFor('/status-group')).toHaveLength(0)
  })

  it('says who it is, how much there is, and what waits', async () => {
    await open(true)
    await screen.findByText('林知夏')
    expect(screen.getByText('再消费 ¥1,680 升金穗会员')).toBeTruthy()
    expect(screen.getByText('1,260')).toBeTruthy()
    expect(screen.getByRole('link', { name: /^1件 ?待付款$/ })).toBeTruthy()
    expect(screen.getByText('99+')).toBeTruthy()
    expect(screen.getByRole('link', { name: '待发货' })).toBeTruthy()
  })

  it('says what the shopper has as figures that lead to their screens, and beside the addresses how many there are', async () => {
    await open(true)
    const figures = (await screen.findByText('1,260')).closest('.centre-counts')
    expect(figures?.textContent).toBe('2 优惠券¥52.40 红包1,260 积分32 收藏18 足迹')
    expect(figures?.querySelectorAll('[role=link]')).toHaveLength(5)
    fireEvent.click(screen.getByText('¥52.40'))
    expect(go).toHaveBeenLastCalledWith('redPacket')
    expect(screen.getByRole('link', { name: '关注店铺 4' })).toBeTruthy()
    fireEvent.click(await screen.findByRole('link', { name: '收货地址 3' }))
    expect(go).toHaveBeenLastCalledWith('shippingAddress', {})
  })

  it.each([
    ['a visitor', undefined, 'partnerNotify', {}],
    ['a shopper', [], 'partnerNotify', {}],
    ['a partner', ['PARTNER'], 'myVallet', { '/partner/account': 1 }],
    ['an employee', ['EMPLOYEE'], 'partnerNotify', { '/employee-card': 1 }],
    ['a dealer', ['DEALER'], 'partnerNotify', { '/dealer-card': 1 }],
    [
      'a shopper with all roles',
      ['PARTNER', 'EMPLOYEE', 'DEALER'],
      'myVallet',
      { '/partner/account': 1, '/employee-card': 1, '/dealer-card': 1 }
    ]
  ] as const)(
    'shows %s what the table of roles lets them see, and asks for that alone',
    async (_who, grants, way, requests) => {
      const roles = rolesOf(grants)
      shop
        .answer('/customer-info/roles', { roles, dealer: 'NONE' })
        .answer('/partner/account', account)
        .answer('/employee-card', { employeeNo: 'QH1001', name: '林知夏', department: '厨电产品部' })
        .answer('/dealer-card', { grantedAt: Date.UTC(2026, 10, 20) })
      await open(grants !== undefined)
      fireEvent.click(await screen.findByRole('link', { name: /^合伙人计划/ }))
      expect(go).toHaveBeenLastCalledWith(way)
      const isShown = (text: string | RegExp) => screen.queryByText(text) !== null
      expect({
        PARTNER_ENTRY: isShown('合伙人计划'),
        PARTNER_WORK: isShown('本月收益 ¥326.40，可提现 ¥180.00'),
        EMPLOYEE_ENTRY: isShown('员工内购'),
        EMPLOYEE_CARD: isShown('厨电产品部 QH1001'),
        DEALER_CARD: isShown('11月20日开通')
      }).toEqual({
        PARTNER_ENTRY: isSeen(roles, 'PARTNER_ENTRY'),
        PARTNER_WORK: isSeen(roles, 'PARTNER_WORK'),
        EMPLOYEE_ENTRY: isSeen(roles, 'EMPLOYEE_ENTRY'),
        EMPLOYEE_CARD: isSeen(roles, 'EMPLOYEE_CARD'),
        DEALER_CARD: isSeen(roles, 'DEALER_CARD')
      })
      const cards = ['/partner/account', '/employee-card', '/dealer-card']
      const counts = Object.fromEntries(cards.map((path) => [path, shop.askedFor(path).length]))
      expect(counts).toEqual({ ...Object.fromEntries(cards.map((path) => [path, 0])), ...requests })
    }
  )

  it('leads from the cards of roles to their screens', async () => {
    shop
      .answer('/customer-info/roles', { roles: ['SHOPPER', 'EMPLOYEE', 'DEALER'], dealer: 'GRANTED' })
      .answer('/employee-card', { employeeNo: 'QH1001', name: '林知夏', department: '厨电产品部' })
      .answer('/dealer-card', { grantedAt: Date.UTC(2026, 10, 20) })
    await open(true)
    fireEvent.click(await screen.findByText('厨电产品部 QH1001'))
    expect(go).toHaveBeenLastCalledWith('employeePurchase')
    fireEvent.click(screen.getByText('11月20日开通'))
    expect(go).toHaveBeenLastCalledWith('basicInformation')
  })

  it('says how many groups wait for friends, and leads to them', async () => {
    shop.answer('/get-ongoing-quantity', { quantity: 2 })
    await open(true)
    fireEvent.click(await screen.findByRole('link', { name: '我的拼团 2' }))
    expect(go).toHaveBeenLastCalledWith('myJoin', {})
  })

  it('leads to the messages from a bell that says how many are unread', async () => {
    shop.answer('/user-messages/count', { total: 6, ORDER: 6, PARCEL: 0, OFFER: 0, SERVICE: 0 })
    await open(true)
    fireEvent.click(await screen.findByRole('link', { name: /^6件 ?消息$/ }))
    expect(go).toHaveBeenLastCalledWith('customerGetList', {})
  })

  it.each([
    [false, '签到 +5'],
    [true, '已签到']
  ])('says of today’s check-in, done %s, %s, and leads to the streak', async (checkedToday, words) => {
    const day = { today: '2026/11/29', streak: 3, month: '2026-11', days: [], dailyPoints: 5, rewards: [] }
    shop.answer('/checkin', { ...day, checkedToday })
    await open(true)
    fireEvent.click(await screen.findByRole('link', { name: words }))
    expect(go).toHaveBeenLastCalledWith('myPoint')
  })

  it('opens orders by state and the one that is on its way', async () => {
    await open(true)
    fireEvent.click(await screen.findByRole('link', { name: /^1件 ?待付款$/ }))
    expect(go).toHaveBeenLastCalledWith('myOrder', { status: 'WAIT_PAY' })
    fireEvent.click(screen.getByRole('link', { name: /^3件 ?待评价$/ }))
    expect(go).toHaveBeenLastCalledWith('myOrder', { status: 'TO_REVIEW' })
    fireEvent.click(screen.getByText('声波牙刷'))
    expect(go).toHaveBeenLastCalledWith('orderDetail', { orderCode: 'O9' })
  })

  it.each([
    [undefined, '运输中 · 预计'],
    [{ count: 2, delivering: 1, signed: 0 }, '派送中 · 预计'],
    [{ count: 2, delivering: 0, signed: 1 }, '部分已送达 · 预计'],
    [{ count: 2, delivering: 0, signed: 2 }, '已送达']
  ])('says of an order what its parcels %p say', async (parcels, words) => {
    const { arrivesOn: _on, ...there } = coming
    const of = words.endsWith('预计') ? coming : there
    shop.answer('/order-trades?', { list: [{ ...of, ...(parcels && { parcels }) }], total: 1, page: 1, size: 1 })
    await open(true)
    await screen.findByText('声波牙刷')
    expect(document.querySelector('.centre-coming__state')?.textContent).toMatch(new RegExp(`^${words}`))
  })

  it('keeps the place of the parcel on its way, and says when there is none', async () => {
    shop.answer('/order-trades?', { list: [], total: 0, page: 1, size: 1 })
    shop.hold('/status-group')
    await open(true)
    expect(document.querySelector('.centre-coming')?.textContent).toBe('')
    await act(async () => shop.release())
    fireEvent.click(await screen.findByText('没有在途的包裹'))
    expect(go).toHaveBeenLastCalledWith('logisticsList', {})
  })

  it('stays usable when its figures can not be had, and gets them by a retry', async () => {
    shop.answer('/status-group', new Error('down'))
    await open(true)
    await screen.findByText('部分信息没有加载出来')
    expect(await screen.findByText('语言 / Language')).toBeTruthy()
    shop.answer('/status-group', { WAIT_PAY: 4, WAIT_SHIP: 0, WAIT_RECEIVE: 0, COMPLETED: 0, CANCELLED: 0 })
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: '重试' }))
    })
    await screen.findByRole('link', { name: /^4件 ?待付款$/ })
    expect(screen.queryByText('部分信息没有加载出来')).toBeNull()
  })

  it('changes the language of everything at once', async () => {
    await open(false)
    fireEvent.click(await screen.findByText('语言 / Language'))
    await act(async () => {
      fireEvent.click(screen.getByText('English'))
    })
    expect(screen.getByText('My orders')).toBeTruthy()
    expect(screen.queryByText('我的订单')).toBeNull()
  })

  it('logs out after asking, and not after a no', async () => {
    await open(true)
    confirm.mockResolvedValue(false)
    await screen.findByText('退出登录')
    await act(async () => {
      fireEvent.click(screen.getByText('退出登录'))
    })
    expect(stores.session.loggedIn).toBe(true)
    confirm.mockResolvedValue(true)
    await act(async () => {
      fireEvent.click(screen.getByText('退出登录'))
    })
    expect(stores.session.loggedIn).toBe(false)
    expect(screen.getByText('登录 / 注册')).toBeTruthy()
    expect(shop.askedFor('/customer-login/logout').map(({ headers }) => headers.authorization)).toEqual(['Bearer T1'])
  })

  it.each([[[]], [['logout' as const]]])(
    'logs out inside an app that lacks %j as well, and tells one that knows',
    async (lacking) => {
      const app = new FakeApp()
      const leave = await enterApp(app, lacking)
      try {
        await open(true)
        confirm.mockResolvedValue(true)
        await screen.findByText('退出登录')
        await act(async () => {
          fireEvent.click(screen.getByText('退出登录'))
        })
        expect(stores.session.loggedIn).toBe(false)
        expect(app.sent('logout')).toHaveLength(lacking.length > 0 ? 0 : 1)
      } finally {
        leave()
      }
    }
  )
})
