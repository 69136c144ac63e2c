import fc from 'fast-check'
import { findPage as findChecked, type PageQuestion, readBlock, readBody, versionAt } from '@/features/cms/pages'
import { readProps } from '@/features/cms/props'
import { checkCmsPages } from '@/stores/siteFiles'
import type { BlockType } from '@/features/cms/types'
import { setProblemListener } from '@/stores/report'

const words = (zh: string, en = `${zh} en`) => ({ 'zh-CN': zh, 'en-US': en })
const findPage = (file: unknown, question: PageQuestion) => findChecked(checkCmsPages(file), question)
const home = { path: '/pages/index/index', listed: 'index' }
const link = { route: 'productList', params: { keyword: '电饭煲' } }
const slide = {
  picture: '/storage/pictures/a.svg',
  alt: words('图'),
  title: words('标题'),
  subtitle: words('副'),
  tone: 'light',
  link
}
const cell = { ...slide }
const brief = { picture: '/storage/a.svg', alt: words('图'), ratio: 1000 }

/** One good and several malformed props of each block type. */
const samples: Record<BlockType, { good: unknown; bad: unknown[] }> = {
  banner: {
    good: { slides: [slide], autoplayMs: 4000 },
    bad: [
      { slides: [], autoplayMs: 0 },
      { slides: [{ ...slide, picture: 'javascript:alert(1)' }], autoplayMs: 0 },
      { slides: [slide], autoplayMs: -1 }
    ]
  },
  iconGrid: {
    good: { columns: 5, items: [{ picture: '/storage/a.svg', label: words('电饭煲'), link }] },
    bad: [
      { columns: 3, items: [{ picture: '/storage/a.svg', label: words('电饭煲'), link }] },
      { columns: 5, items: 'all' }
    ]
  },
  notice: {
    good: { lines: [{ text: words('包邮') }], intervalMs: 3000 },
    bad: [
      { lines: [{ text: 'x'.repeat(3) }], intervalMs: 3000 },
      { lines: [{ text: words('x'.repeat(201)) }], intervalMs: 3000 }
    ]
  },
  pictureCube: {
    good: { layout: 'two', cells: [cell, cell] },
    bad: [
      { layout: 'two', cells: [cell] },
      { layout: 'oneLeftTwoRight', cells: [cell, cell] },
      { layout: 'six', cells: [cell, cell] }
    ]
  },
  productTiles: {
    good: { title: words('推荐'), source: { scene: 'HOME' }, limit: 0 },
    bad: [
      { source: { scene: 'NOWHERE' }, limit: 0 },
      { source: { spuCodes: [] }, limit: 4 },
      { source: { scene: 'HOME' }, limit: 1.5 }
    ]
  },
  productRail: {
    good: { title: words('新品'), source: { spuCodes: ['P1', 'P2'] }, limit: 6 },
    bad: [
      { title: words('新品'), source: { spuCodes: ['a b'] }, limit: 6 },
      { source: { flash: true }, limit: 6 }
    ]
  },
  productTabs: {
    good: { tabs: [{ key: 'a', label: words('厨房'), source: { scene: 'HOME', categoryCode: 'K1' } }], limit: 0 },
    bad: [
      { tabs: [], limit: 0 },
      { tabs: [{ key: 'a', label: words('厨房') }], limit: 0 }
    ]
  },
  richText: { good: { html: words('<p>好</p>') }, bad: [{ html: '<p>好</p>' }, { html: words('x'.repeat(60_001)) }] },
  couponStrip: {
    good: { title: words('券'), shopCode: null, limit: 3 },
    bad: [
      { title: words('券'), limit: 3 },
      { title: words('券'), shopCode: null, limit: 0 }
    ]
  },
  countdownRail: {
    good: { title: words('秒杀'), source: { flash: true }, limit: 8 },
    bad: [{ title: words('秒杀'), source: { scene: 'HOME' }, limit: 8 }]
  },
  spacer: { good: { heightPx: 12 }, bad: [{ heightPx: 13 }, { heightPx: 100_000 }] },
  searchBar: { good: { hint: words('搜'), showScan: true }, bad: [{ hint: words('搜'), showScan: 'yes' }] },
  storeCard: { good: { shopCode: 'S1', spuCodes: ['P1'], link }, bad: [{ shopCode: '../x', spuCodes: [], link }] },
  hotZones: {
    good: {
      ...brief,
      zones: [{ left: 100, top: 200, width: 300, height: 100, label: words('锅'), marked: true, link }]
    },
    bad: [
      { ...brief, ratio: 0, zones: [] },
      { ...brief, ratio: 500 },
      { ...brief, zones: 'all' }
    ]
  },
  richNav: {
    good: { columns: 5, rows: 2, items: [{ picture: '/storage/a.svg', label: words('锅'), badge: words('新'), link }] },
    bad: [
      { columns: 5, rows: 3, items: [{ picture: '/storage/a.svg', label: words('锅') }] },
      { columns: 5, rows: 2, items: [] }
    ]
  },
  anchorBar: {
    good: { items: [{ label: words('秒杀'), block: 'home-flash' }] },
    bad: [{ items: [] }, { items: [{ label: words('秒杀'), block: '<b>' }] }]
  },
  floatingButton: {
    good: { picture: '/storage/a.svg', label: words('抽奖'), side: 'right', link },
    bad: [
      { picture: '/storage/a.svg', label: words('抽奖'), side: 'top' },
      { label: words('抽奖'), side: 'left' }
    ]
  },
  popupPicture: { good: { ...brief, link }, bad: [{ ...brief, picture: 'data:image/png;base64,AA' }, { ratio: 1000 }] },
  video: {
    good: {
      src: '/storage/a.mp4',
      poster: '/storage/a.svg',
      title: words('饭'),
      seconds: 48,
      brief: { ...brief, link }
    },
    bad: [
      { src: 'blob:x', poster: '/storage/a.svg', title: words('饭'), seconds: 48 },
      { src: '/storage/a.mp4', poster: '/storage/a.svg', title: words('饭'), seconds: 0 }
    ]
  },
  stickyTabs: {
    good: { tabs: [{ key: 'a', label: words('秒杀'), blocks: ['b-1'] }] },
    bad: [{ tabs: [] }, { tabs: [{ key: 'a', label: words('秒杀') }] }]
  },
  couponRail: {
    good: { shopCode: null, couponCodes: ['C1'], limit: 3 },
    bad: [
      { shopCode: null, couponCodes: [1], limit: 3 },
      { shopCode: null, limit: 0 }
    ]
  },
  flashRail: {
    good: { title: words('秒杀'), shopCode: 'S1', limit: 8, more: link },
    bad: [{ title: words('秒杀') }, { title: words('秒杀'), shopCode: '<', limit: 8 }]
  },
  liveStrip: {
    good: { title: words('直播'), shopCode: 'S1', limit: 6, more: link },
    bad: [
      { title: words('直播') },
      { title: words('直播'), shopCode: '<', limit: 6 },
      { title: words('直播'), limit: 0 }
    ]
  },
  shopRail: {
    good: { title: words('店铺'), keyword: '旗舰', limit: 6, more: link },
    bad: [{ title: words('店铺'), limit: 21 }, { limit: 6 }]
  },
  waterfall: {
    good: {
      title: words('都在买'),
      rule: { categoryCode: 'K1', sort: 'SALES', inStock: true, maxPriceFen: 50000 },
      limit: 20,
      inserts: [{ ...brief, after: 3, link }]
    },
    bad: [
      { rule: { sort: 'CHEAPEST' }, limit: 20, inserts: [] },
      { rule: { minPriceFen: -1 }, limit: 20, inserts: [] }
    ]
  },
  footer: {
    good: { lines: [words('包邮')], links: [{ label: words('帮助'), link }] },
    bad: [{ lines: '包邮', links: [] }]
  }
}

const cases = Object.entries(samples) as [BlockType, { good: unknown; bad: unknown[] }][]

describe('reading blocks', () => {
  it('has a case for every block type', () => {
    expect(Object.keys(samples).sort()).toEqual(Object.keys(readProps).sort())
  })

  it.each(cases)('%s: takes good props as they are', (type, { good }) => {
    expect(readBlock({ id: 'b', type, props: good }, 'home')).toEqual({ id: 'b', type, props: good })
  })

  it.each(cases)('%s: leaves malformed props out and reports each', (type, { bad }) => {
    const listener = jest.fn()
    setProblemListener(listener)
    bad.forEach((props, index) => expect(readBlock({ id: `b${index}`, type, props }, 'home')).toBeUndefined())
    setProblemListener(() => undefined)
    expect(listener.mock.calls.map(([problem]) => problem.what)).toEqual(
      bad.map((_props, index) => `cms.home/b${index}`)
    )
  })

  it('skips an unknown type and goes on with the next block', () => {
    const blocks = [
      { id: 'a', type: 'hologram', props: {} },
      { id: 'b', type: '__proto__', props: {} },
      { id: 'c', type: 'spacer', props: { heightPx: 8 } }
    ]
    expect(readBody({ title: words('首页'), blocks }, 'home').blocks.map(({ id }) => id)).toEqual(['c'])
  })

  it('shows a block once though its id comes twice', () => {
    const block = { id: 'a', type: 'spacer', props: { heightPx: 8 } }
    expect(readBody({ title: words('首页'), blocks: [block, block] }, 'home').blocks).toHaveLength(1)
  })

  it('keeps the good slides of a banner with one bad slide', () => {
    const block = readBlock(
      { id: 'a', type: 'banner', props: { slides: [{ ...slide, tone: 'grey' }, slide], autoplayMs: 0 } },
      'home'
    )
    expect(block).toMatchObject({ props: { slides: [slide] } })
  })

  it.each([
    { url: 'http://example.com' },
    { url: 'javascript:alert(1)' },
    { route: 5, params: {} },
    {},
    'https://example.com',
    null
  ])('shows a picture without its link when the link is %j', (wrong) => {
    const block = readBlock(
      { id: 'a', type: 'banner', props: { slides: [{ ...slide, link: wrong }], autoplayMs: 0 } },
      'home'
    )
    expect(block).toBeDefined()
    expect((block?.props as { slides: { link?: unknown }[] }).slides[0]?.link).toBeUndefined()
  })

  it('takes words of the other language where one is missing', () => {
    const block = readBlock(
      { id: 'a', type: 'notice', props: { lines: [{ text: { 'zh-CN': '包邮' } }], intervalMs: 0 } },
      'home'
    )
    expect(block?.props).toMatchObject({ lines: [{ text: { 'zh-CN': '包邮', 'en-US': '包邮' } }] })
  })

  it('never throws, for any input', () => {
    fc.assert(
      fc.property(fc.constantFrom(...cases.map(([type]) => type)), fc.object({ maxDepth: 4 }), (type, props) => {
        readBody({ title: 1, blocks: [{ id: 'x', type, props }, props] }, 'home')
        findPage(props, home)
      })
    )
  })
})

describe('the background of a page', () => {
  it.each([
    ['#DCEBFF', true],
    ['linear-gradient(180deg, #DCEBFF 0%, #F4F6F9 100%)', true],
    ['url(https://tracker.example/x.png)', false],
    ['red; position: fixed', false],
    ['linear-gradient(#fff, url(x))', false]
  ])('%s: %s', (topBackground, colour) => {
    const body = readBody({ title: words('首页'), blocks: [], topBackground }, 'home')
    expect(body.topBackground).toBe(colour ? topBackground : undefined)
  })
})

describe('finding a page', () => {
  const page = {
    path: '/pages/index/index',
    pageName: 'index',
    default: { title: words('首页'), blocks: [{ id: 'd', type: 'spacer', props: { heightPx: 4 } }] },
    archivePages: [
      {
        activeFlag: true,
        startTime: 100,
        endTime: 200,
        title: words('大促'),
        blocks: [{ id: 's', type: 'spacer', props: { heightPx: 8 } }]
      },
      { activeFlag: true, startTime: 'soon', blocks: [] }
    ]
  }

  it('shows the archived version in its time and the default outside it', () => {
    const shownAt = (now: number) => {
      const { body, until } = versionAt(match, now)
      return { body: readBody(body, 'index'), until }
    }
    const match = findPage({ pages: [page], availability: [{ pageName: 'index', havepage: true }] }, home)!
    expect(shownAt(150)).toMatchObject({ body: { title: words('大促'), blocks: [{ id: 's' }] }, until: 201 })
    expect(shownAt(50)).toMatchObject({ body: { blocks: [{ id: 'd' }] }, until: 100 })
    expect(shownAt(201).until).toBeUndefined()
  })

  it.each([false, 0, '0', '', null])('is not there when the availability list says of it %p', (havepage) => {
    expect(findPage({ pages: [page], availability: [{ pageName: 'index', havepage }] }, home)).toBeUndefined()
  })

  it.each([true, 1, '1'])('is there when that says %p, or speaks of another page', (havepage) => {
    const availability = [
      { pageName: 'index', havepage },
      { pageName: 'shop', havepage: false }
    ]
    expect(findPage({ pages: [page], availability }, home)).toBeDefined()
  })

  it.each([
    ['/pages/index/index', '首页'],
    ['pages/index/index', undefined],
    ['/pages/index/index?from=cms', 'index']
  ])('is found by its path, here %s, under any name', (path, pageName) => {
    expect(
      findPage(
        {
          pages: [
            { ...page, path: '/pages/cart/cart' },
            { ...page, path, pageName }
          ]
        },
        home
      )
    ).toBeDefined()
  })

  it('is not there at another path, nor when the file is no file', () => {
    expect(findPage({ pages: [page] }, { path: '/pages/ucenter/index', listed: 'ucenter' })).toBeUndefined()
    expect(findPage('pages', home)).toBeUndefined()
    expect(findPage(undefined, home)).toBeUndefined()
  })

  it('picks by name where several share a path, and one without a name is the site’s own', () => {
    const activity = (pageName?: string) => ({ ...page, path: '/pagesC/custom/index', pageName })
    const find = (pages: object[], name: string) =>
      findPage({ pages }, { path: '/pagesC/custom/index', name, listed: name })?.pageName
    expect(find([activity('custom-laundry'), activity('custom')], 'custom')).toBe('custom')
    expect(find([activity('custom'), activity('custom-laundry')], 'custom-laundry')).toBe('custom-laundry')
    const unnamedPages = { pages: [activity()] }
    const pageNamed = (name: string) => findPage(unnamedPages, { path: '/pagesC/custom/index', name, listed: name })
    expect(pageNamed('custom')).toBeDefined()
    expect(pageNamed('custom-laundry')).toBeUndefined()
  })

  it.each([true, 1, '1'])('shows a version whose flag is written as %p', (activeFlag) => {
    const match = findPage({ pages: [{ ...page, archivePages: [{ activeFlag, startTime: 1, blocks: [] }] }] }, home)!
    expect(versionAt(match, 2).body).toMatchObject({ blocks: [] })
  })
})

test('a decorator’s words bring no mark that turns what stands beside them', () => {
  expect(readBody({ title: words('\u202e洗烘\u2066专场'), blocks: [] }, 'x').title).toEqual({
    'zh-CN': '洗烘专场',
    'en-US': '洗烘专场 en'
  })
})
