import { act, cleanup, screen } from '@testing-library/react'
import type { Favourite, Footstep } from '@contract'
import { forgetQueries } from '@/api'
import * as routes from '@/routes'
import { stores } from '@/stores'
import { FakeShop } from '../homeSupport'
import { open, tap } from '../screens'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('../../support/taro'))
jest.mock('@/routes', () => jest.requireActual<object>('../../support/notedRoutes.cjs'))
jest.mock('@/platform/feedback', () => jest.requireActual<object>('../../support/notedFeedback.cjs'))
import Collection from '@/pagesC/collection/collection'
import FilterProCollect from '@/pagesC/collection/filterProCollect'
import MyFootprint from '@/pagesC/myFootprint/myFootprint'

const go = routes.go as jest.Mock
const NOV = Date.UTC(2020, 10, 6, 4)
const favourite = (skuCode: string, title: string, over: Partial<Favourite> = {}): Favourite => ({
  skuCode,
  spuCode: `P_${skuCode}`,
  title,
  picture: '/p.svg',
  specs: [],
  keptAt: NOV,
  keptFen: 68_900,
  priceFen: 68_900,
  listPriceFen: 68_900,
  available: 50,
  changed: false,
  ...over
})
const cooker = favourite('A', '电饭煲', { priceFen: 54_900, droppedFen: 14_000, lowest: true, changed: true })
const oven = favourite('B', '烤箱', { unsellable: 'DELISTED', available: 0 })
const brush = favourite('C', '牙刷', { unsellable: 'OUT_OF_STOCK', available: 0 })
const page = (list: Favourite[]) => ({
  list,
  total: list.length,
  page: 1,
  size: 20,
  counts: { ALL: 3, CHEAPER: 1, IN_STOCK: 1, COUPON: 0, GONE: 1 },
  savedFen: 14_000,
  categories: [{ categoryCode: 'C01', name: '厨房', count: 3 }]
})
const bodies = (path: string) => shop.askedFor(path).map(({ body }) => JSON.parse(String(body)) as unknown)

let shop: FakeShop
beforeEach(() => {
  window.localStorage.clear()
  act(() => stores.session.login('t', 'U1'))
  shop = new FakeShop().answer('/favorites/sku?', page([cooker, oven, brush])).install()
  go.mockReset().mockResolvedValue(true)
})
afterEach(() => {
  cleanup()
  forgetQueries()
  act(() => stores.session.logout())
})

describe('favourites', () => {
  it('lead with changes, and say the saving', async () => {
    await open(Collection)
    expect(await screen.findByText('1 件降价了，共省 ¥140')).toBeTruthy()
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      '有变化',
      '2020年11月收藏'
    ])
    expect(screen.getByText('比收藏时降 ¥140')).toBeTruthy()
    expect(screen.getByText('近 30 天最低')).toBeTruthy()
  })

  it('a product off sale leads to similar ones, one that is sold out to a reminder', async () => {
    shop.answer('/o2wl/v1/alerts', { list: [] })
    await open(Collection)
    await screen.findByText('电饭煲')
    await tap('看与 烤箱 相似的商品')
    expect(go).toHaveBeenLastCalledWith('noProductDetail', { spuCode: 'P_B' })
    await tap('牙刷 到货时提醒我')
    expect(await screen.findByText('到货了告诉我')).toBeTruthy()
  })

  it('go at a tap on the heart, and are brought back by the moment they went', async () => {
    shop
      .answer('/save-all', { favorite: false, changed: 1, total: 2, takenAt: 77 })
      .answer('/restore', { changed: 1, total: 3 })
    await open(Collection)
    await screen.findByText('电饭煲')
    shop.answer('/favorites/sku?', page([oven, brush]))
    await tap('收藏 电饭煲')
    expect(bodies('/save-all')).toEqual([{ favorite: false, skuCodes: ['A'] }])
    expect(screen.queryByText('电饭煲')).toBeNull()
    await tap('撤销')
    expect(bodies('/restore')).toEqual([{ takenAt: 77 }])
    expect(screen.queryByText('撤销')).toBeNull()
  })

  it('all of the filter goes, not of the page, except the rows taken out', async () => {
    shop.answer('/save-all', { favorite: false, changed: 40, total: 1, takenAt: 77 })
    shop.answer('/favorites/sku?', { ...page([cooker, oven, brush]), total: 41 })
    await open(FilterProCollect, { categoryCode: 'C01', maxPriceFen: 70_000 })
    await screen.findByText('电饭煲')
    await tap('管理')
    await tap('全选', 'checkbox')
    await tap('选择 烤箱', 'checkbox')
    expect(screen.getByText('已选 40')).toBeTruthy()
    await tap('取消收藏')
    expect(bodies('/save-all')).toEqual([
      { favorite: false, among: { categoryCode: 'C01', maxPriceFen: 70_000, without: ['B'] } }
    ])
    expect(screen.getByText('已取消收藏 40 件')).toBeTruthy()
  })

  it('names what can’t go into the cart, and why', async () => {
    shop.answer('/to-cart', {
      inCart: 2,
      left: 1,
      list: [{ skuCode: 'B', title: '烤箱甲', why: 'OFF_SALE' }],
      count: 2
    })
    await open(Collection)
    await screen.findByText('电饭煲')
    await tap('管理')
    await tap('全选', 'checkbox')
    await tap('加购物车')
    expect(await screen.findByText('烤箱甲')).toBeTruthy()
    expect(screen.getByText('1 件没有加入购物车')).toBeTruthy()
    expect(bodies('/to-cart')).toEqual([{ among: { without: [] } }])
  })

  it('another filter is another address', async () => {
    await open(Collection)
    await screen.findByText('电饭煲')
    await tap(/^降价/)
    expect(go).toHaveBeenLastCalledWith('collection', { kind: 'CHEAPER' }, { replace: true })
    await tap('类目 · 价格')
    await tap('厨房 3')
    await tap('查看收藏')
    expect(go).toHaveBeenLastCalledWith('filterProCollect', { categoryCode: 'C01' })
  })
})

describe('the footprint', () => {
  const step = (spuCode: string, day: string, over: Partial<Footstep> = {}): Footstep => ({
    day,
    spuCode,
    skuCode: `${spuCode}-1`,
    title: `商品${spuCode}`,
    picture: '/p.svg',
    seenAt: NOV,
    thenFen: 10_000,
    priceFen: 10_000,
    days: 1,
    favorite: false,
    ...over
  })
  const steps = [
    step('X', '2020-11-06', { priceFen: 9_000, days: 4, favorite: true }),
    step('Y', '2020-11-06'),
    step('X', '2020-11-03', { favorite: true })
  ]
  const footprint = {
    list: steps,
    total: 3,
    page: 1,
    size: 24,
    days: [
      { day: '2020-11-06', count: 2 },
      { day: '2020-11-03', count: 1 }
    ],
    paused: false
  }

  it('is by day, says how a price moved, and forgets a whole day by its own dates', async () => {
    shop.answer('/footstep/page', footprint).answer('/footstep/delete', { deleted: 2 })
    await open(MyFootprint)
    expect(await screen.findByText('降 ¥10')).toBeTruthy()
    expect(screen.getByText('看过 4 天')).toBeTruthy()
    const full = screen.getAllByRole('button', { name: /^收藏/, pressed: true })
    expect(full.map((heart) => heart.getAttribute('aria-label'))).toContain('收藏 商品X')
    expect(screen.getByText(/看过 2 件/)).toBeTruthy()
    await tap('管理')
    await tap(/^选这天 2020年11月6日/, 'checkbox')
    await tap('删除')
    expect(bodies('/footstep/delete')).toEqual([
      {
        rows: [
          { day: '2020-11-06', spuCode: 'X' },
          { day: '2020-11-06', spuCode: 'Y' }
        ]
      }
    ])
  })

  it('opens the newest day with something on it where a link names one without', async () => {
    shop.answer('/footstep/page', footprint)
    await open(MyFootprint, { day: '2020/11/05' })
    expect(await screen.findByRole('button', { name: /2020年11月6日 2 件/, pressed: true })).toBeTruthy()
    expect(shop.askedFor('/footstep/page').at(-1)?.url).toContain('day=2020-11-06')
  })

  it('leads by its calendar to a day with a mark, and to no other', async () => {
    jest.useFakeTimers({ now: NOV, doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask', 'nextTick'] })
    shop.answer('/footstep/page', footprint)
    await open(MyFootprint)
    await screen.findByText('降 ¥10')
    await tap('日历')
    expect(screen.getByRole('heading', { name: '2020年11月' })).toBeTruthy()
    const days = screen.getAllByRole('button', { name: /看过 \d+ 件$/ })
    expect(days.map((button) => button.getAttribute('aria-label'))).toEqual(['3，11月3日看过 1 件', '6，今天看过 2 件'])
    await tap('3，11月3日看过 1 件')
    expect(go).toHaveBeenCalledWith('myFootprint', { day: '2020/11/03' }, { replace: true })
    expect(screen.getByRole('button', { name: '下个月' }).hasAttribute('disabled')).toBe(true)
    await tap('上个月')
    await tap('上个月')
    await tap('上个月')
    expect(screen.getByRole('heading', { name: '2020年8月' })).toBeTruthy()
    expect(screen.getByRole('button', { name: '上个月' }).hasAttribute('disabled')).toBe(true)
    expect(screen.queryAllByRole('button', { name: /看过 \d+ 件$/ })).toEqual([])
    jest.useRealTimers()
  })

  it('pauses, and says so', async () => {
    shop.answer('/footstep/page', footprint).answer('/footstep/pause', { paused: true })
    await open(MyFootprint)
    await screen.findByText('降 ¥10')
    shop.answer('/footstep/page', { ...footprint, paused: true })
    await tap('暂停记录')
    expect(bodies('/footstep/pause')).toEqual([{ paused: true }])
    expect(await screen.findByText('已暂停记录，看过的商品不会留下足迹')).toBeTruthy()
  })
})
