import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import * as scroll from '@/platform/scroll'
import * as routes from '@/routes'
import { readStored, stores, writeStored } from '@/stores'
import { beginDecorated, openDecorated } from './decorated'
import { card, coupon, FakeShop, pageOf, shop as shopCard, watchNearness, words } from './homeSupport'
import { host } from '../support/taro'
import { giveParams } from './screens'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('../support/taro'))
jest.mock('@/routes', () => jest.requireActual<object>('../support/notedRoutes.cjs'))
jest.mock('@/platform/scroll', () => ({
  scrollToElement: jest.fn(),
  scrollBackToElement: jest.fn(),
  scrollPageToTop: jest.fn(),
  isAtTop: jest.fn(() => Promise.resolve(true))
}))
import ActivityPage from '@/pagesC/custom/index'
import HomePage from '@/pages/index/index'

const isAtTop = scroll.isAtTop as jest.Mock
const go = routes.go as jest.Mock
const scrollToElement = scroll.scrollToElement as jest.Mock
const link = { route: 'productList', params: { categoryCode: 'C02' } }
const picture = '/storage/pictures/banner-hearth.svg'
const brief = { picture, alt: words('去会场'), ratio: 400, link }
const line = (id: string, zh: string) => ({
  id,
  type: 'notice',
  props: { intervalMs: 0, lines: [{ text: words(zh) }] }
})
let shop: FakeShop

const openActivity = async (...blocks: unknown[]) => {
  const { pages } = pageOf(blocks)
  shop.answer('/bbccms/pages.json', {
    pages: pages.map((page) => ({ ...page, path: '/pagesC/custom/index', pageName: 'custom' })),
    availability: [{ pageName: 'custom', havepage: true }]
  })
  giveParams({})
  await openDecorated(ActivityPage)
}
const openHome = async (...blocks: unknown[]) => {
  shop.answer('/bbccms/pages.json', pageOf(blocks))
  giveParams({})
  await openDecorated(HomePage)
}

beforeEach(() => {
  beginDecorated()
  stores.visit.begin({ fromShare: false, singlePage: false })
  shop = new FakeShop().install()
  go.mockClear()
  scrollToElement.mockClear()
  isAtTop.mockImplementation(() => Promise.resolve(true))
})

afterEach(() => {
  cleanup()
  jest.useRealTimers()
})

describe('a hot-zone picture', () => {
  const zone = { left: 0, top: 0, width: 500, height: 500 }

  it('leads where each zone says, and leaves out those that lead nowhere', async () => {
    await openHome({
      id: 'zones',
      type: 'hotZones',
      props: {
        picture,
        alt: words('厨房'),
        ratio: 800,
        zones: [
          { ...zone, label: words('电饭煲'), link },
          { ...zone, label: words('去别处'), link: { url: 'https://evil.example/' } },
          { ...zone, left: 600, label: words('看一眼'), marked: true }
        ]
      }
    })
    expect(screen.getByRole('img', { name: '厨房' })).toBeTruthy()
    expect(screen.queryByText('去别处')).toBeNull()
    expect(screen.getByText('看一眼')).toBeTruthy()
    fireEvent.click(screen.getByRole('link', { name: '电饭煲' }))
    expect(go).toHaveBeenCalledWith('productList', { categoryCode: 'C02' })
  })
})

describe('a rich navigation', () => {
  it('turns pages when it has more than its rows hold, and shows badges', async () => {
    const items = Array.from({ length: 6 }, (_, index) => ({
      picture,
      label: words(`入口 ${index}`),
      ...(index === 0 ? { badge: words('热') } : {}),
      link
    }))
    await openHome({ id: 'nav', type: 'richNav', props: { columns: 5, rows: 1, items } })
    expect(screen.getByText('热')).toBeTruthy()
    expect(document.querySelectorAll('.cms-carousel__slide')).toHaveLength(2)
    expect(screen.getAllByRole('link', { name: /入口/ })).toHaveLength(6)
  })
})

describe('a bar of anchors', () => {
  const bar = {
    id: 'bar',
    type: 'anchorBar',
    props: {
      items: [
        { label: words('一'), block: 'one' },
        { label: words('二'), block: 'two' }
      ]
    }
  }

  it('scrolls for a tap alone, once more when parts have come near, and no more after a touch', async () => {
    await openHome(bar, line('one', '第一段'), line('two', '第二段'))
    await screen.findByText('第二段')
    expect(scrollToElement).not.toHaveBeenCalled()
    jest.useFakeTimers()
    fireEvent.click(screen.getByRole('tab', { name: '二' }))
    expect(scrollToElement).toHaveBeenCalledTimes(1)
    expect(scrollToElement.mock.calls[0]?.[0]).toBe('cms-at-index-two')
    expect(document.getElementById('cms-at-index-two')?.textContent).toContain('第二段')
    expect(screen.getByRole('tab', { name: '二' }).getAttribute('aria-selected')).toBe('true')
    act(() => void jest.advanceTimersByTime(400))
    expect(scrollToElement).toHaveBeenCalledTimes(2)
    const blocks = document.querySelector('.cms-blocks') as Element
    fireEvent.touchStart(blocks)
    fireEvent.touchEnd(blocks)
    act(() => void jest.advanceTimersByTime(5000))
    expect(scrollToElement).toHaveBeenCalledTimes(2)
  })
})

describe('sticky tabs', () => {
  const tabs = {
    id: 'tabs',
    type: 'stickyTabs',
    props: {
      tabs: [
        { key: 'a', label: words('秒杀'), blocks: ['one'] },
        { key: 'b', label: words('厨房'), blocks: ['two'] }
      ],
      brief
    }
  }

  it('show the blocks of the chosen one on an activity', async () => {
    await openActivity(tabs, line('one', '第一段'), line('two', '第二段'), line('free', '都有'))
    await screen.findByText('都有')
    expect(screen.queryByText('第二段')).toBeNull()
    fireEvent.click(await screen.findByRole('tab', { name: '厨房' }))
    expect(await screen.findByText('第二段')).toBeTruthy()
    expect(screen.queryByText('第一段')).toBeNull()
    expect(screen.getByText('都有')).toBeTruthy()
  })

  it('are a picture that leads there on home, with everything below it', async () => {
    await openHome(tabs, line('one', '第一段'), line('two', '第二段'))
    expect(screen.queryByRole('tab')).toBeNull()
    expect(await screen.findByText('第二段')).toBeTruthy()
    expect(screen.getByText('第一段')).toBeTruthy()
    fireEvent.click(screen.getByRole('link', { name: '去会场' }))
    expect(go).toHaveBeenCalledWith('productList', { categoryCode: 'C02' })
  })
})

describe('blocks with goods and coupons', () => {
  it('a tab says that its products failed and asks again; it does not say that there are none', async () => {
    shop.answer('/platform-products/medias', new Error('down'))
    const tabs = [{ key: 'a', label: words('热卖'), source: { spuCodes: ['P1'] } }]
    await openActivity({ id: 'tabs', type: 'productTabs', props: { tabs, limit: 4 } })
    const retry = await screen.findByRole('button', { name: '重试' })
    expect(screen.queryByText('这里暂时没有商品')).toBeNull()
    shop.answer('/platform-products/medias', { list: [card(1)] })
    await act(async () => {
      fireEvent.click(retry)
    })
    expect(await screen.findByText('商品 1')).toBeTruthy()
  })

  it('a coupon rail shows the chosen ones in their order', async () => {
    shop.answer('/coupon/can-received', {
      list: [
        { ...coupon('AVAILABLE', 'C1'), name: '甲' },
        { ...coupon('AVAILABLE', 'C2'), name: '乙' },
        { ...coupon('RECEIVED', 'C3'), name: '丙' }
      ]
    })
    await openActivity({
      id: 'rail',
      type: 'couponRail',
      props: { shopCode: null, couponCodes: ['C3', 'GONE', 'C1'], limit: 5 }
    })
    const tickets = await screen.findAllByText(/^[甲乙丙]$/)
    expect(tickets.map(({ textContent }) => textContent)).toEqual(['丙', '甲'])
  })

  it('a flash rail shows the window that ends first, and the other one by a tap', async () => {
    const now = Date.now()
    const flash = (startAt: number, endAt: number) => ({ priceFen: 100, startAt, endAt, soldPercent: 40 })
    shop.answer('/platform-products/medias', {
      list: [
        card(1, { flash: flash(now - 7_200_000, now + 9_000_000) }),
        card(2, { flash: flash(now - 3_600_000, now + 5_000_000) })
      ]
    })
    await openActivity({ id: 'flash', type: 'flashRail', props: { title: words('秒杀'), limit: 8 } })
    expect(await screen.findByText('商品 2')).toBeTruthy()
    expect(screen.queryByText('商品 1')).toBeNull()
    const [, other] = screen.getAllByRole('button', { name: / 场$/ })
    fireEvent.click(other as Element)
    expect(screen.getByText('商品 1')).toBeTruthy()
    expect(screen.queryByText('商品 2')).toBeNull()
  })

  it.each([
    ['countdownRail', openHome, { source: { flash: true }, limit: 4 }],
    ['flashRail', openActivity, { limit: 8 }]
  ] as const)(
    'a %s asks anew within two seconds of its end, each phone at its own moment',
    async (type, open, props) => {
      jest.useFakeTimers({ advanceTimers: true })
      const now = Date.now()
      const flash = { priceFen: 100, startAt: now - 60_000, endAt: now + 600_000, soldPercent: 40 }
      shop.answer('/platform-products/medias', { list: [card(1, { flash })] })
      await open({ id: 'flash', type, props: { ...props, title: words('秒杀') } })
      await screen.findByText('商品 1')
      const requestCount = () => shop.askedFor('/platform-products/medias').length
      const before = requestCount()
      const chance = jest.spyOn(Math, 'random').mockReturnValue(0.75)
      await act(async () => jest.advanceTimersByTime(601_000))
      expect(requestCount()).toBe(before)
      await act(async () => jest.advanceTimersByTime(1_500))
      expect(requestCount()).toBe(before + 1)
      chance.mockRestore()
    }
  )

  it('a waterfall asks by its rule and puts pictures between', async () => {
    const urls: string[] = []
    shop.answer('/platform-products/search', ({ url }: { url: string }) => {
      urls.push(url)
      return { list: [card(1), card(2)], total: 2, page: 1, size: 10 }
    })
    await openActivity({
      id: 'water',
      type: 'waterfall',
      props: { rule: { categoryCode: 'C02', sort: 'SALES' }, limit: 10, inserts: [{ ...brief, after: 1 }] }
    })
    expect(await screen.findByText('商品 2')).toBeTruthy()
    expect(urls[0]).toContain('categoryCode=C02')
    expect(urls[0]).toContain('sort=SALES')
    const [left, right] = [...document.querySelectorAll('.cms-waterfall__column')] as [HTMLElement, HTMLElement]
    expect(within(left).getByText('商品 1')).toBeTruthy()
    expect(within(right).getByRole('link', { name: '去会场' })).toBeTruthy()
  })

  it('a shop rail shows open shops with what sells best, and leads to each', async () => {
    const foundShop = (shopCode: string, more: object = {}) => ({
      ...shopCard,
      shopCode,
      shopName: `店 ${shopCode}`,
      products: [card(1), card(2)],
      ...more
    })
    shop.answer('/online-shop-list/search', {
      list: [foundShop('A'), foundShop('B', { closed: true })],
      total: 2,
      page: 1,
      size: 6
    })
    await openActivity({ id: 'shops', type: 'shopRail', props: { title: words('店铺'), limit: 6 } })
    fireEvent.click(await screen.findByRole('link', { name: '店 A' }))
    expect(go).toHaveBeenCalledWith(expect.stringMatching(/^(shop|productList)$/), { shopCode: 'A' })
    expect(screen.queryByText('店 B')).toBeNull()
  })

  it('a live strip shows rooms on air before those to come, of a shop where one is named, and leads to each', async () => {
    const room = (roomCode: string, state: string, shopCode = 'S1') => ({
      ...{ roomCode, state, shopCode, shopName: '一号店', title: `直播 ${roomCode}`, note: '', host: '小满' },
      ...{ hostPicture: '/h.svg', cover: '/c.svg', startsAt: Date.now() + 3_600_000, viewers: 12, goodsCount: 1 },
      pictures: []
    })
    const counts = { LIVE: 1, COMING: 1, REPLAY: 1 }
    const list = [room('A', 'ON_AIR'), room('X', 'ON_AIR', 'S2'), room('B', 'ANNOUNCED'), room('C', 'REPLAY')]
    shop.answer('/room-list', { list, total: 4, page: 1, size: 50, counts })
    const props = { title: words('直播'), shopCode: 'S1', limit: 6, brief }
    await openActivity({ id: 'live', type: 'liveStrip', props })
    fireEvent.click(await screen.findByText('直播 A'))
    expect(go).toHaveBeenCalledWith('liveList', { roomCode: 'A' })
    expect(screen.getByText('直播中')).toBeTruthy()
    expect(screen.getByText('12人在看')).toBeTruthy()
    expect(screen.getByText('直播 B')).toBeTruthy()
    expect(screen.queryByText('直播 C')).toBeNull()
    expect(screen.queryByText('直播 X')).toBeNull()
    cleanup()
    await openHome({ id: 'live', type: 'liveStrip', props })
    fireEvent.click(await screen.findByRole('link', { name: '去会场' }))
    expect(screen.queryByText('直播 A')).toBeNull()
  })

  it('a footer shows its words, without links that lead nowhere', async () => {
    await openActivity({
      id: 'foot',
      type: 'footer',
      props: { lines: [words('以付款页为准')], links: [{ label: words('分类'), link }, { label: words('无处') }] }
    })
    expect(await screen.findByText('以付款页为准')).toBeTruthy()
    expect(screen.getByText('分类')).toBeTruthy()
    expect(screen.queryByText('无处')).toBeNull()
  })

  it('a film is fetched after a tap alone', async () => {
    await openActivity({
      id: 'film',
      type: 'video',
      props: { src: '/storage/videos/a.mp4', poster: picture, title: words('暖饭'), seconds: 48 }
    })
    expect(document.querySelector('video')).toBeNull()
    fireEvent.click(await screen.findByRole('button', { name: /暖饭/ }))
    expect(document.querySelector('video')?.getAttribute('src')).toContain('a.mp4')
  })
})

describe('a floating button', () => {
  it('leads on, and is not there when it leads nowhere', async () => {
    const props = { picture, label: words('抽奖'), side: 'right' }
    await openHome(
      { id: 'one', type: 'floatingButton', props: { ...props, link } },
      { id: 'two', type: 'floatingButton', props: { ...props, label: words('无处') } }
    )
    fireEvent.click(screen.getByRole('link', { name: '抽奖' }))
    expect(go).toHaveBeenCalledWith('productList', { categoryCode: 'C02' })
    expect(screen.queryByText('无处')).toBeNull()
  })
})

describe('a pop-up picture', () => {
  const popup = { id: 'popup', type: 'popupPicture', props: { picture, alt: words('先领券'), ratio: 1000, link } }
  const wait = () =>
    act(async () => {
      await jest.advanceTimersByTimeAsync(1600)
    })
  const load = () => fireEvent.load(document.querySelector('.cms-popup img') as Element)
  const isOpen = () => screen.queryByRole('dialog', { name: '先领券' }) !== null

  beforeEach(() => jest.useFakeTimers({ advanceTimers: true }))

  it('opens when its picture is there, and not again that day after a reload', async () => {
    await openActivity(popup)
    await wait()
    expect(isOpen()).toBe(false)
    expect(readStored('popupsShown')).toBeUndefined()
    load()
    expect(isOpen()).toBe(true)
    expect(Object.keys(readStored('popupsShown') ?? {})).toEqual(['custom/popup'])
    fireEvent.click(screen.getByRole('button', { name: '关闭' }))
    expect(isOpen()).toBe(false)
    cleanup()
    await openActivity(popup)
    await wait()
    expect(document.querySelector('.cms-popup')).toBeNull()
  })

  it('stays away when another tab showed it while its picture was on the way', async () => {
    await openActivity(popup)
    await wait()
    const day = String(Date.now() + 8 * 3_600_000 - ((Date.now() + 8 * 3_600_000) % 86_400_000) - 8 * 3_600_000)
    writeStored('popupsShown', { 'custom/popup': day })
    load()
    expect(isOpen()).toBe(false)
  })

  it('comes again on another day', async () => {
    writeStored('popupsShown', { 'custom/popup': '1' })
    await openActivity(popup)
    await wait()
    load()
    expect(isOpen()).toBe(true)
  })

  it('is closed by following it', async () => {
    await openActivity(popup)
    await wait()
    load()
    fireEvent.click(screen.getByRole('link', { name: '先领券' }))
    expect(go).toHaveBeenCalledWith('productList', { categoryCode: 'C02' })
    expect(isOpen()).toBe(false)
  })

  it('waits on home until the newcomer’s packet was answered or is none', async () => {
    writeStored('welcomeClosed', true)
    await openHome(popup)
    await wait()
    load()
    expect(isOpen()).toBe(true)
    cleanup()
    window.localStorage.clear()
    shop.hold('/red-packet/new-customer')
    await openHome(popup)
    for (let times = 0; times < 5; times += 1) await wait()
    expect(document.querySelector('.cms-popup')).toBeNull()
  })
})

describe('a version that begins while its page is open', () => {
  const soon = 60_000
  const open = async () => {
    jest.useFakeTimers({ advanceTimers: true })
    const season = {
      activeFlag: 1,
      startTime: Date.now() + soon,
      title: words('旺季'),
      blocks: [line('line', '旺季版')]
    }
    shop.answer('/bbccms/pages.json', pageOf([line('line', '平日版')], { archivePages: [season] }))
    giveParams({})
    await openDecorated(HomePage)
  }
  const pass = (ms: number) =>
    act(async () => {
      await jest.advanceTimersByTimeAsync(ms)
    })
  const blocks = () => document.getElementById('cms-index') as Element

  it('is shown by the server’s clock while the page rests at its top', async () => {
    await open()
    await pass(soon - 2000)
    expect(screen.getByText('平日版')).toBeTruthy()
    await pass(4000)
    expect(screen.getByText('旺季版')).toBeTruthy()
  })

  it('waits under a finger, and for as long as the page is read further down', async () => {
    await open()
    fireEvent.touchStart(blocks())
    await pass(soon + 4000)
    expect(screen.getByText('平日版')).toBeTruthy()
    isAtTop.mockImplementation(() => Promise.resolve(false))
    fireEvent.touchEnd(blocks())
    await pass(4000)
    expect(screen.getByText('平日版')).toBeTruthy()
    isAtTop.mockImplementation(() => Promise.resolve(true))
    await pass(1000)
    expect(screen.getByText('旺季版')).toBeTruthy()
  })

  it('is shown when the page is shown again, wherever it stands', async () => {
    await open()
    isAtTop.mockImplementation(() => Promise.resolve(false))
    await pass(soon + 1000)
    expect(screen.getByText('平日版')).toBeTruthy()
    await act(async () => host.show.forEach((listener) => listener()))
    expect(screen.getByText('旺季版')).toBeTruthy()
  })
})

describe('a page of sixty blocks', () => {
  /** Nothing is near but what is above the fold. */
  const seeNothing = () => {
    const listeners: (() => void)[] = []
    watchNearness((target, tell) => {
      if (target.id.endsWith('-further')) listeners.push(tell)
    })
    return listeners
  }
  const rails = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      id: `rail-${index}`,
      type: 'productRail',
      props: { title: words(`第 ${index} 排`), source: { spuCodes: [`P${index}`] }, limit: 4 }
    }))
  const openRails = async (count: number) => {
    const watchers = seeNothing()
    const urls: string[] = []
    shop.answer('/platform-products/medias', ({ url }: { url: string }) => {
      urls.push(url)
      return { list: [card(1)] }
    })
    await openActivity(...rails(count))
    const drawn = () => document.querySelectorAll('.cms-section').length
    return { urls, drawn, watchers }
  }

  it('asks as one of six does, has the nodes of one of fourteen, and goes on when one comes near its end', async () => {
    const six = await openRails(6)
    await screen.findByText('第 5 排')
    const calls = six.urls.length
    cleanup()
    const few = await openRails(14)
    await screen.findByText('第 13 排')
    expect(few.urls).toHaveLength(calls)
    expect(few.watchers).toHaveLength(0)
    cleanup()
    const many = await openRails(60)
    await screen.findByText('第 13 排')
    expect(many.urls).toHaveLength(calls)
    expect(calls).toBe(5)
    expect(many.watchers).toHaveLength(1)
    expect(many.drawn()).toBe(14)
    await act(async () => many.watchers[0]?.())
    await screen.findByText('第 27 排')
    expect(many.drawn()).toBe(28)
  })
})
