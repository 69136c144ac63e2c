import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createElement } from 'react'
import { setLocale } from '@/i18n'
import { stores } from '@/stores'
import { setProblemListener } from '@/stores/report'
import * as routes from '@/routes'
import { host } from '../support/taro'
import { beginDecorated, openDecorated } from './decorated'
import { card, coupon, FakeShop, pageOf, words } from './homeSupport'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('../support/taro'))
jest.mock('@/routes', () => jest.requireActual<object>('../support/notedRoutes.cjs'))
import Home from '@/pages/index/index'

const go = routes.go as jest.Mock
const link = { route: 'productList', params: { categoryCode: 'C02' } }
const slide = {
  picture: '/storage/banner.svg',
  alt: words('图'),
  title: words('厨房先行'),
  subtitle: words('低糖'),
  tone: 'light',
  link
}

let shop: FakeShop
let problems: string[]

const openHome = () => openDecorated(Home)

beforeEach(() => {
  beginDecorated()
  shop = new FakeShop().install()
  problems = []
  setProblemListener(({ what }) => problems.push(what))
  go.mockClear()
})

afterEach(() => {
  cleanup()
  act(() => setLocale('zh-CN'))
})

const everyBlock = [
  { id: 'search', type: 'searchBar', props: { hint: words('搜一搜'), showScan: true } },
  { id: 'banner', type: 'banner', props: { slides: [slide], autoplayMs: 0 } },
  {
    id: 'icons',
    type: 'iconGrid',
    props: { columns: 5, items: [{ picture: '/storage/a.svg', label: words('电饭煲'), link }] }
  },
  { id: 'notice', type: 'notice', props: { intervalMs: 0, lines: [{ text: words('满额包邮') }] } },
  { id: 'coupons', type: 'couponStrip', props: { title: words('领券'), shopCode: null, limit: 3 } },
  { id: 'flash', type: 'countdownRail', props: { title: words('限时秒杀'), source: { flash: true }, limit: 4 } },
  {
    id: 'cube',
    type: 'pictureCube',
    props: {
      layout: 'two',
      cells: [
        { ...slide, title: words('好饭') },
        { ...slide, title: words('热水') }
      ]
    }
  },
  { id: 'rail', type: 'productRail', props: { title: words('新品'), source: { spuCodes: ['P1', 'P2'] }, limit: 4 } },
  { id: 'rich', type: 'richText', props: { html: words('<p>说明<script>alert(1)</script></p>') } },
  { id: 'space', type: 'spacer', props: { heightPx: 8 } },
  {
    id: 'store',
    type: 'storeCard',
    props: { shopCode: 'S1', spuCodes: [], link: { route: 'productList', params: { shopCode: 'S1' } } }
  },
  { id: 'tiles', type: 'productTiles', props: { title: words('热卖'), source: { spuCodes: ['P1'] }, limit: 2 } },
  {
    id: 'tabs',
    type: 'productTabs',
    props: {
      limit: 0,
      tabs: [
        { key: 'a', label: words('推荐'), source: { scene: 'HOME' } },
        { key: 'b', label: words('洗护'), source: { scene: 'HOME', categoryCode: 'C05' } }
      ]
    }
  }
]

/** Flash goods whose window is open; other codes as asked. */
const answerMedias = (shopUsed: FakeShop) =>
  shopUsed.answer('/platform-products/medias', ({ url }: { url: string }) => {
    const flash = { priceFen: 9900, startAt: Date.now() - 1000, endAt: Date.now() + 3_600_000 }
    return { list: url.includes('flash=true') ? [card(5, { title: '秒杀水壶', flash })] : [card(1), card(2)] }
  })

describe('home', () => {
  it('shows its shape while it loads', () => {
    render(createElement(Home))
    expect(screen.getByRole('status', { name: '正在加载' })).toBeTruthy()
  })

  it('shows every kind of block of the decorated page', async () => {
    answerMedias(shop.answer('/bbccms/pages.json', pageOf(everyBlock)))
    await openHome()
    for (const text of [
      '厨房先行',
      '电饭煲',
      '满额包邮',
      '40+ 件商品 · 已售 1万+',
      '领取',
      '限时秒杀',
      '热水',
      '新品',
      '说明',
      '栖禾旗舰店',
      '热卖',
      '商品 11'
    ]) {
      await waitFor(() => expect(screen.getAllByText(text).length).toBeGreaterThan(0))
    }
    await screen.findByText('秒杀水壶')
    expect(screen.getByText('低糖电饭煲')).toBeTruthy()
    expect(document.body.innerHTML).not.toContain('alert(1)')
    expect(problems).toEqual([])
  })

  it('says its words in English when English is chosen', async () => {
    answerMedias(shop.answer('/bbccms/pages.json', pageOf(everyBlock)))
    act(() => setLocale('en-US'))
    await openHome()
    await screen.findByText('厨房先行 en')
    expect(screen.getByText('Qihe Store')).toBeTruthy()
    expect((await screen.findAllByText('Get')).length).toBe(1)
  })

  it('opens what a block links to, and a product from its tile', async () => {
    answerMedias(shop.answer('/bbccms/pages.json', pageOf(everyBlock)))
    await openHome()
    fireEvent.click(await screen.findByText('厨房先行'))
    expect(go).toHaveBeenLastCalledWith('productList', { categoryCode: 'C02' })
    fireEvent.click(await screen.findByText('商品 11'))
    expect(go).toHaveBeenLastCalledWith('productDetail', { spuCode: 'P11', skuCode: 'P11-1' })
    fireEvent.click(screen.getByText('搜索'))
    expect(go).toHaveBeenLastCalledWith('productList', { keyword: '低糖电饭煲' })
  })

  it('shows a block without a link where the link may not be followed', async () => {
    const away = { ...slide, link: { url: 'https://elsewhere.example.net/x' } }
    shop.answer('/bbccms/pages.json', pageOf([{ id: 'b', type: 'banner', props: { slides: [away], autoplayMs: 0 } }]))
    await openHome()
    await screen.findByText('厨房先行')
    expect(screen.queryByRole('link', { name: /厨房先行/ })).toBeNull()
  })

  it('leaves a malformed and an unknown block out, reports both and shows the rest', async () => {
    const blocks = [
      { id: 'odd', type: 'hologram', props: {} },
      { id: 'bad', type: 'banner', props: { slides: 'none' } },
      {
        id: 'icons',
        type: 'iconGrid',
        props: { columns: 5, items: [{ picture: '/storage/a.svg', label: words('电饭煲'), link }] }
      }
    ]
    shop.answer('/bbccms/pages.json', pageOf(blocks))
    await openHome()
    await screen.findByText('电饭煲')
    expect(problems).toEqual(['cms.index/odd', 'cms.index/bad'])
  })

  it('hides a rail without goods to show, reports it and shows the rest', async () => {
    shop
      .answer('/bbccms/pages.json', pageOf(everyBlock.filter(({ id }) => ['rail', 'notice', 'coupons'].includes(id))))
      .answer('/platform-products/medias', new Error('500'))
    await openHome()
    await screen.findByText('满额包邮')
    await waitFor(() => expect(problems).toContain('cms.index/rail'))
    expect(screen.queryByText('新品')).toBeNull()
    expect(screen.getByText('领券')).toBeTruthy()
  })

  it.each([
    [62, '已抢 62%', '62% sold'],
    [0, '刚开抢', 'Just started'],
    [100, '已抢光', 'Sold out'],
    [undefined, '直降 ¥200', '¥200 off']
  ])('says of a flash sale with %p%% taken: %s', async (soldPercent, zh, en) => {
    const flash = { priceFen: 9900, startAt: Date.now() - 1000, endAt: Date.now() + 3_600_000, soldPercent }
    shop
      .answer('/platform-products/medias', { list: [card(5, { title: '秒杀水壶', priceFen: 9900, flash })] })
      .answer('/bbccms/pages.json', pageOf(everyBlock.filter(({ id }) => id === 'flash')))
    await openHome()
    expect(await screen.findByText(zh)).toBeTruthy()
    const bar = document.querySelector<HTMLElement>('.cms-flash__bar')
    expect(bar?.style.width).toBe(soldPercent === undefined ? undefined : `${soldPercent}%`)
    act(() => setLocale('en-US'))
    expect(await screen.findByText(en)).toBeTruthy()
  })

  it('keeps the way to search in its bar while the search box is scrolled away', async () => {
    type Tell = (entries: object[]) => void
    const observers = new Map<Element, Tell>()
    class Observer {
      constructor(private readonly tell: Tell) {}
      observe(element: Element) {
        observers.set(element, this.tell)
      }
      disconnect() {
        return undefined
      }
    }
    Reflect.set(window, 'IntersectionObserver', Observer)
    try {
      answerMedias(shop.answer('/bbccms/pages.json', pageOf(everyBlock.slice(0, 2))))
      await openHome()
      await screen.findByText('厨房先行')
      const box = document.querySelector('.cms-search') as Element
      const scrollTo = (top: number) =>
        act(() =>
          observers.get(box)?.([
            { isIntersecting: top >= 44, boundingClientRect: { top }, rootBounds: { top: 44, height: 700 } }
          ])
        )
      const links = () => screen.getAllByRole('link', { name: '搜索：低糖电饭煲' })
      expect(links()).toHaveLength(1)
      scrollTo(-80)
      expect(links()).toHaveLength(2)
      // its heading is the shop's name all the same
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('栖禾商城')
      fireEvent.click(links()[0] as Element)
      expect(go).toHaveBeenLastCalledWith('productSearch')
      // the page lies under another one: it stays as it was
      act(() =>
        observers.get(box)?.([
          { isIntersecting: false, boundingClientRect: { top: 0 }, rootBounds: { top: 0, height: 0 } }
        ])
      )
      expect(links()).toHaveLength(2)
      scrollTo(60)
      expect(links()).toHaveLength(1)
    } finally {
      Reflect.deleteProperty(window, 'IntersectionObserver')
    }
  })

  it('shows no flash sale when no window is open', async () => {
    shop.answer('/bbccms/pages.json', pageOf(everyBlock.filter(({ id }) => ['flash', 'notice'].includes(id))))
    await openHome()
    await waitFor(() => expect(shop.askedFor('flash=true').length).toBe(1))
    await waitFor(() => expect(screen.queryByText('限时秒杀')).toBeNull())
  })

  it('says that it failed when nothing is stored and nothing can be had, and retries', async () => {
    shop.answer('website-WECHAT.json', new Error('offline'))
    await openHome()
    const retry = await screen.findByText('重试')
    shop.answers.delete('website-WECHAT.json')
    new FakeShop().answers.forEach((answer, path) => shop.answer(path, answer))
    shop.answer('/bbccms/pages.json', pageOf(everyBlock.filter(({ id }) => id === 'notice')))
    await act(async () => fireEvent.click(retry))
    await screen.findByText('满额包邮')
  })

  it.each(['website-WECHAT.json', '/bbccms/pages.json'])(
    'of a shop that nobody has filled says that it opens soon: it has no %s',
    async (file) => {
      const fileAnswer = shop.answers.get(file)
      shop.answers.delete(file)
      await openHome()
      await screen.findByText('商城即将开业，请过些时候再来')
      expect(screen.queryByText('系统开小差了，请您稍后再试')).toBeNull()
      // what fails is no such shop
      shop.answer(file, new Error('broken'))
      await act(async () => void fireEvent.click(await screen.findByText('重试')))
      await waitFor(() => expect(screen.queryByText('商城即将开业，请过些时候再来')).toBeNull())
      shop.answer(file, fileAnswer)
      shop.answer('/bbccms/pages.json', pageOf(everyBlock.filter(({ id }) => id === 'notice')))
      await act(async () => void fireEvent.click(await screen.findByText('重试')))
      await screen.findByText('满额包邮')
    }
  )

  it('shows search and recommendations on a site that has not decorated home', async () => {
    shop.answer('/bbccms/pages.json', { pages: [], availability: [] })
    await openHome()
    await screen.findByText('商品 11')
    expect(screen.getByText('为你推荐')).toBeTruthy()
  })

  it('shows the archived version when its time has come', async () => {
    const notice = (text: string) => [
      { id: 'n', type: 'notice', props: { intervalMs: 0, lines: [{ text: words(text) }] } }
    ]
    const now = Date.now()
    const season = {
      activeFlag: true,
      startTime: now - 1000,
      endTime: now + 60_000,
      title: words('季'),
      blocks: notice('冬季版')
    }
    shop.answer('/bbccms/pages.json', pageOf(notice('平日版'), { archivePages: [season] }))
    await openHome()
    await screen.findByText('冬季版')
    expect(screen.queryByText('平日版')).toBeNull()
  })

  it.each([true, 1, '1'])(
    'is decorated by a file in the specification’s own shape: a path and versions, active by %p, and no name or default',
    async (activeFlag) => {
      const blocks = [
        { id: 'n', type: 'notice', props: { intervalMs: 0, lines: [{ text: words('全场包邮') }] } },
        {
          id: 'b',
          type: 'banner',
          props: { slides: [{ ...slide, link: { route: 'orderDetail', params: { orderCode: 'O1' } } }], autoplayMs: 0 }
        }
      ]
      const now = Date.now()
      const over = { activeFlag, startTime: now - 9000, endTime: now - 5000, blocks: [] }
      const archivePages = [over, { activeFlag, startTime: now - 1000, blocks }]
      shop.answer('/bbccms/pages.json', {
        pages: [{ path: '/pages/index/index', archivePages }],
        availability: [{ pageName: 'index', havepage: activeFlag }]
      })
      await openHome()
      await screen.findByText('全场包邮')
      fireEvent.click(screen.getByText('厨房先行'))
      expect(go).toHaveBeenLastCalledWith('orderDetail', { orderCode: 'O1' })
    }
  )

  it('shows search and recommendations while no version of such a file applies', async () => {
    const archivePages = [{ activeFlag: 0, startTime: 1, blocks: [] }]
    shop.answer('/bbccms/pages.json', { pages: [{ path: '/pages/index/index', archivePages }] })
    await openHome()
    expect(await screen.findByText('为你推荐')).toBeTruthy()
  })

  it('loads a tab when it is first chosen and keeps its rows', async () => {
    shop
      .answer('/bbccms/pages.json', pageOf(everyBlock.filter(({ id }) => id === 'tabs')))
      .answer('/product/recommend', ({ url }: { url: string }) => {
        const number = url.includes('C05') ? 50 : 11
        return { list: [card(number)], total: 1, page: 1, size: 10 }
      })
    await openHome()
    await screen.findByText('商品 11')
    expect(shop.askedFor('categoryCode=C05').length).toBe(0)
    fireEvent.click(screen.getByRole('tab', { name: '洗护' }))
    await screen.findByText('商品 50')
    fireEvent.click(screen.getByRole('tab', { name: '推荐' }))
    expect(screen.getByText('商品 11')).toBeTruthy()
    expect(shop.askedFor('/product/recommend').length).toBe(2)
  })
})

it('rich text links to screens and to the hosts of the site’s list alone', async () => {
  const html =
    '<p>说明</p><a href="https://shop.example.com/a">甲</a><a href="https://evil.example/">乙</a>' +
    '<a href="/pages/cart/cart">丙</a><a href="/nowhere">丁</a>'
  shop.answer('/bbccms/pages.json', pageOf([{ id: 'rich', type: 'richText', props: { html: words(html) } }]))
  await openHome()
  await screen.findByText('说明')
  const hrefs = ['甲', '乙', '丙', '丁'].map((text) => screen.getByText(text).getAttribute('href'))
  expect(hrefs).toEqual(['https://shop.example.com/a', null, '/pages/cart/cart', null])
})

describe('endless recommendations', () => {
  const tiles = [{ id: 'tiles', type: 'productTiles', props: { source: { scene: 'HOME' }, limit: 0 } }]
  const toTheEnd = () => act(async () => host.reachBottom.forEach((listener) => listener()))

  it('go on at the end of the page, without doubles, and say when that was all', async () => {
    const several = (from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_, index) => card(from + index))
    const lists = [several(1, 10), several(9, 18), several(19, 22)]
    shop.answer('/bbccms/pages.json', pageOf(tiles)).answer('/product/recommend', ({ url }: { url: string }) => {
      const page = Number(/[?&]page=(\d+)/.exec(url)?.[1] ?? 1)
      return { list: lists[page - 1] ?? [], total: 24, page, size: 10 }
    })
    await openHome()
    await screen.findByText('商品 1')
    await toTheEnd()
    await waitFor(() => expect(shop.askedFor('/product/recommend').length).toBe(2))
    expect(screen.queryByText('没有更多了')).toBeNull()
    await toTheEnd()
    await screen.findByText('没有更多了')
    await toTheEnd()
    const pages = shop.askedFor('/product/recommend').map(({ url }) => /[?&]page=(\d+)/.exec(url)?.[1])
    expect(pages).toEqual(['1', '2', '3'])
  })

  it('say that the next page failed, keep their rows and try again', async () => {
    let isBroken = true
    shop.answer('/bbccms/pages.json', pageOf(tiles)).answer('/product/recommend', ({ url }: { url: string }) => {
      const first = Array.from({ length: 10 }, (_, index) => card(index + 1))
      if (!url.includes('page=2')) return { list: first, total: 11, page: 1, size: 10 }
      return isBroken ? new Error('500') : { list: [card(11)], total: 11, page: 2, size: 10 }
    })
    await openHome()
    await screen.findByText('商品 1')
    await toTheEnd()
    const retry = await screen.findByText('没有加载出来，点这里重试')
    expect(screen.getByText('商品 1')).toBeTruthy()
    isBroken = false
    await act(async () => void fireEvent.click(retry))
    await screen.findByText('没有更多了')
  })
})

describe('the coupon strip', () => {
  const strip = everyBlock.filter(({ id }) => id === 'coupons')

  it('goes to login, with the way back, when nobody is logged in', async () => {
    shop.answer('/bbccms/pages.json', pageOf(strip))
    await openHome()
    fireEvent.click(await screen.findByText('领取'))
    await waitFor(() => expect(go).toHaveBeenCalledWith('login', expect.anything()))
    expect(shop.askedFor('receive-coupon').length).toBe(0)
  })

  it('receives a coupon once, under one key, however often it is tapped', async () => {
    shop.answer('/bbccms/pages.json', pageOf(strip)).answer('receive-coupon', { userCouponId: 'U1' })
    act(() => {
      stores.session.token = 'token'
      stores.session.userId = 'u1'
    })
    await openHome()
    const ticket = await screen.findByText('领取')
    fireEvent.click(ticket)
    fireEvent.click(ticket)
    await screen.findByText('已领取')
    const requests = shop.askedFor('receive-coupon')
    expect(requests.length).toBe(1)
    expect(requests[0]?.headers['idempotency-key']).toBeTruthy()
    act(() => stores.session.logout())
  })

  it('asks again with the same key when the reply was lost', async () => {
    let isLost = true
    shop
      .answer('/bbccms/pages.json', pageOf(strip))
      .answer('receive-coupon', () => (isLost ? new Error('offline') : { userCouponId: 'U1' }))
    act(() => {
      stores.session.token = 'token'
      stores.session.userId = 'u2'
    })
    await openHome()
    await act(async () => void fireEvent.click(await screen.findByText('领取')))
    expect(screen.getByText('领取')).toBeTruthy()
    isLost = false
    await act(async () => void fireEvent.click(screen.getByText('领取')))
    await screen.findByText('已领取')
    const keys = shop.askedFor('receive-coupon').map(({ headers }) => headers['idempotency-key'])
    expect(keys.length).toBe(2)
    expect(keys[0]).toBe(keys[1])
    act(() => stores.session.logout())
  })

  it('can not be tapped when it is received or gone', async () => {
    shop
      .answer('/bbccms/pages.json', pageOf(strip))
      .answer('/coupon/can-received', { list: [coupon('RECEIVED', 'C1'), coupon('SOLD_OUT', 'C2')] })
    await openHome()
    for (const text of ['已领取', '已领完']) {
      expect((await screen.findByText(text)).closest('button')?.disabled).toBe(true)
    }
  })
})
