// The screens of activities that are shared from their head: what is shared, and what the poster shows.
import { act, cleanup } from '@testing-library/react'
import type { ComponentType } from 'react'
import { forgetQueries } from '@/api'
import { setLocale } from '@/i18n'
import { stores } from '@/stores'
import { FakeShop } from '../homeSupport'
import { open, rest, tap } from '../screens'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('../../support/taro'))
jest.mock('@/routes', () => jest.requireActual<object>('../../support/notedRoutes.cjs'))
jest.mock('@/platform/feedback', () => jest.requireActual<object>('../../support/notedFeedback.cjs'))
const mockSheets = jest.fn<null, [object]>(() => null)
jest.mock('@/features/share/ShareSheets', () => ({ ShareSheets: (props: object) => mockSheets(props) }))
import Groupbuy from '@/pagesC/activity/groupbuy/groupbuy'
import Presell from '@/pagesC/activity/presell/presell'
import ProductTrial from '@/pagesC/productTrial/productTrial'
import GuobuPage from '@/pagesB/guobuPage/guobuPage'
import MyStory from '@/pagesB/myStory/myStory'
import ReturnProductList from '@/pagesB/productList/returnProductList'

const HOUR = 3_600_000
/** 14:30 in the shop. */
const NOW = Date.UTC(2026, 10, 24, 6, 30)
const picture = '/storage/pictures/a.svg'
const goods = { skuCode: 'K1', spuCode: 'P1', picture, specs: [], startAt: NOW - HOUR, endAt: NOW + HOUR }
const page = (list: object[]) => ({ list, total: list.length, page: 1, size: 10 })

const presale = {
  ...goods,
  activityCode: 'PS1',
  title: '超薄嵌入冰箱',
  priceFen: 499_900,
  depositFen: 20_000,
  worthFen: 40_000,
  soloFen: 499_900,
  balanceFrom: NOW + 24 * HOUR,
  balanceTo: NOW + 72 * HOUR,
  shipBy: NOW + 96 * HOUR,
  phase: 'OPEN',
  allotment: 200,
  booked: 153,
  left: 47,
  limit: 2,
  mine: 0
}
const group = {
  ...goods,
  activityCode: 'GA1',
  title: '恒温电水壶',
  soloFen: 16_900,
  tiers: [{ size: 3, priceFen: 9_900 }],
  state: 'OPEN',
  left: 20,
  bought: 0,
  limit: 5
}
const trial = {
  trialCode: 'T1',
  ...goods,
  title: '扫拖机器人',
  slogan: '会爬 2 厘米门槛',
  hint: '',
  worthFen: 199_900,
  pieces: 20,
  applicants: 3,
  state: 'OPEN',
  closeAt: NOW + 2 * HOUR,
  drawAt: NOW + 3 * HOUR,
  seedHash: 'a'.repeat(64),
  reports: 0
}
const campaign = {
  campaignCode: 'C1',
  title: ['30 年', '有你在饭桌旁'],
  subtitle: '讲讲家里那台老电器',
  picture,
  sharePicture: '/storage/pictures/a.png',
  prize: { title: '送新电饭煲', picture },
  startAt: 1,
  endAt: NOW + HOUR,
  announceAt: NOW + 2 * HOUR,
  winners: 30,
  received: 2147,
  state: 'OPEN',
  hints: [],
  models: []
}
const rebate = {
  product: {
    spuCode: 'P1',
    skuCode: 'K1',
    shopCode: 'S1',
    shopName: '一号店',
    title: '电水壶',
    picture,
    priceFen: 29_900,
    listPriceFen: 29_900,
    soldCount: 1,
    inStock: true,
    tags: []
  },
  rebateFen: 3_000,
  days: 7
}
const policy = {
  policyCode: 'SP1',
  categoryCode: 'C1',
  name: '冰箱',
  picture,
  energyLevel: 1,
  percent: 15,
  capFen: 150_000,
  pieces: 1,
  validDays: 14,
  regionCodes: ['330100'],
  left: 12,
  endAt: NOW + HOUR,
  own: [],
  goods: []
}

let shop: FakeShop
const show = async (screen: ComponentType, answers: Record<string, unknown>, params?: object) => {
  for (const [path, data] of Object.entries(answers)) shop.answer(path, data)
  await open(screen, params)
  await rest()
}
const last = () => mockSheets.mock.calls.at(-1)?.[0]

beforeEach(() => {
  window.localStorage.clear()
  jest.spyOn(Date, 'now').mockReturnValue(NOW)
  shop = new FakeShop().install()
})
afterEach(() => {
  cleanup()
  act(() => {
    stores.session.logout()
    setLocale('zh-CN')
  })
  forgetQueries()
  jest.restoreAllMocks()
  jest.clearAllMocks()
})

const presales = (list: object[]) => ({ '/activity/pub/presale': { ...page(list), open: list.length, coming: 0 } })
const groups = { '/group-buy/pub/page': page([group]), '/group-buy/pub/open-groups': page([]) }
const trials = (over: object = {}) => ({
  '/product-trial/pub/detail': { ...trial, ...over },
  '/product-trial/pub/reports': page([])
})
const stories = (over: object = {}) => ({
  '/pub/glz-store/campaign': { ...campaign, ...over },
  '/pub/glz-store/list': page([])
})
const rebates = { '/platform-fy-products/search': page([rebate]) }
const subsidies = { '/v1/subsidy': { regions: [{ regionCode: '330100', regionName: '杭州市' }], policies: [policy] } }

const rows: [string, ComponentType, Record<string, unknown>, object | undefined, object, object][] = [
  [
    'presales',
    Presell,
    presales([presale]),
    undefined,
    { path: '/pagesC/activity/presell/presell', title: '预售专区' },
    { picture, line: '超薄嵌入冰箱 · 付 ¥200，尾款抵 ¥400' }
  ],
  [
    'group buys',
    Groupbuy,
    groups,
    undefined,
    { path: '/pagesC/activity/groupbuy/groupbuy', title: '拼团专区' },
    { picture, line: '人越多越便宜 · 拼团最多省 ¥70' }
  ],
  [
    'one trial',
    ProductTrial,
    trials(),
    { trialCode: 'T1' },
    { path: expect.stringContaining('T1') as string, title: '扫拖机器人 会爬 2 厘米门槛', picture },
    { picture, line: '免费送，不用还 · 价值 ¥1,999 · 11月24日 16:30 截止' }
  ],
  [
    'the campaign for stories',
    MyStory,
    stories(),
    undefined,
    { path: '/pagesB/myStory/myStory', title: '30 年 有你在饭桌旁', picture: campaign.sharePicture },
    { picture: campaign.sharePicture, line: '讲讲家里那台老电器' }
  ],
  [
    'rebates',
    ReturnProductList,
    rebates,
    undefined,
    { path: '/pagesB/productList/returnProductList' },
    { picture, line: '收货后返给你 · 返到余额，付款直接用' }
  ],
  [
    'the subsidy',
    GuobuPage,
    subsidies,
    undefined,
    { path: '/pagesB/guobuPage/guobuPage' },
    { picture, line: '最高补 ¥1,500' }
  ]
]

describe('the screen is shared from its head, with a poster', () => {
  it.each(rows)('of %s', async (_, screen, answers, params, subject, poster) => {
    await show(screen, answers, params)
    expect(last()).toMatchObject({ open: false })
    await tap('分享')
    expect(last()).toMatchObject({ open: true, subject, poster: { kind: 'activity', ...poster } })
  })
})

describe('a poster calls for nothing that is over', () => {
  it.each<[string, ComponentType, Record<string, unknown>, object | undefined]>([
    ['without a presale that takes deposits', Presell, presales([]), undefined],
    ['of a trial whose time is over', ProductTrial, trials({ state: 'CLOSED' }), { trialCode: 'T1' }],
    ['of stories that nobody takes any more', MyStory, stories({ state: 'OVER' }), undefined]
  ])('%s', async (_, screen, answers, params) => {
    await show(screen, answers, params)
    await tap('分享')
    expect(last()).toMatchObject({ open: true, poster: undefined })
  })

  it('says when a trial opens that is to come', async () => {
    await show(ProductTrial, trials({ state: 'COMING', startAt: NOW + HOUR }), { trialCode: 'T1' })
    expect(last()).toMatchObject({ poster: { line: '免费送，不用还 · 价值 ¥1,999 · 11月24日 15:30 开始' } })
  })

  it('speaks the shopper’s language', async () => {
    act(() => setLocale('en-US'))
    await show(Presell, presales([{ ...presale, worthFen: 20_000 }]))
    expect(last()).toMatchObject({ poster: { line: '超薄嵌入冰箱 · A deposit keeps the price and a piece' } })
  })
})
