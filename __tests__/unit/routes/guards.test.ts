import {
  beforeNavigation,
  documentTitleOf,
  loadIndexOf,
  observedPageOf,
  pingtaiCustomOf,
  refetchesSite,
  refreshFlagsOf,
  resolveTarget
} from '@/routes/guards'
import { routeOf, routes, type RouteKey } from '@/routes/table'

type From = RouteKey | undefined

describe('the target of a jump', () => {
  test.each([
    ['/pages/cart/cart?params=x', 'cart'],
    ['/', 'index'],
    ['/pagesC/error/404', 'notFound']
  ])('%s is found', (path, key) => {
    const target = resolveTarget(path)
    expect(target.found && target.route.key).toBe(key)
  })

  test.each(['/nowhere', '', 'https://evil.example', '/pagesC/activity/nowhere/nowhere'])(
    '%j is not, and keeps its path',
    (path) => {
      expect(resolveTarget(path)).toEqual({ found: false, path })
    }
  )
})

describe('the platform-custom flag', () => {
  test.each<[From, RouteKey, boolean | undefined]>([
    ['index', 'customC', true],
    ['shop', 'customC', false],
    ['ucenter', 'customC', false],
    ['cart', 'customC', undefined],
    [undefined, 'customC', undefined],
    ['index', 'shop', undefined],
    ['shop', 'ucenter', undefined]
  ])('from %s to %s is %s', (from, to, flag) => expect(pingtaiCustomOf(from, to)).toBe(flag))
})

describe('the load-index page', () => {
  test.each<[From, RouteKey, string | undefined]>([
    [undefined, 'productDetail', '/pagesB/productDetail/index'],
    [undefined, 'login', '/pagesC/login/login'],
    [undefined, 'index', undefined],
    [undefined, 'cart', undefined],
    ['index', 'productDetail', undefined]
  ])('from %s to %s is %s', (from, to, loadIndex) => expect(loadIndexOf(from, routeOf(to))).toBe(loadIndex))
})

describe('site configuration and decorated pages', () => {
  it.each<RouteKey>(['index', 'shop', 'ucenter', 'customC'])('are fetched again for %s', (to) => {
    expect(refetchesSite(to, true)).toBe(true)
    expect(refetchesSite(to, false)).toBe(true)
  })

  it('are fetched for any other screen only when none is stored', () => {
    const others = routes.filter((route) => !['index', 'shop', 'ucenter', 'customC'].includes(route.key))
    expect(others).toHaveLength(110)
    for (const { key } of others) expect([refetchesSite(key, true), refetchesSite(key, false)]).toEqual([false, true])
  })
})

describe('refresh flags', () => {
  test.each<[From, RouteKey, string[]]>([
    ['login', 'myOrder', ['refreshList']],
    ['loginForPhone', 'myOrder', ['refreshList']],
    ['loginForPhoneCode', 'myOrder', ['refreshList']],
    ['ucenter', 'myOrder', []],
    ['paySuccess', 'productDetail', ['refreshProductDetail']],
    ['confirmation', 'productDetail', ['refreshProductDetail']],
    ['orderDetail', 'productDetail', ['refreshProductDetail']],
    ['shop', 'productDetail', ['refreshProductDetail']],
    ['cart', 'productDetail', ['refreshProductDetail']],
    ['cartInlay', 'productDetail', ['refreshProductDetail']],
    ['productList', 'productDetail', []],
    ['login', 'productDetail', []],
    ['login', 'customC', ['refreshCustom']],
    ['index', 'customC', []],
    ['login', 'index', []],
    [undefined, 'myOrder', []]
  ])('from %s to %s are %j', (from, to, flags) => expect(refreshFlagsOf(from, to)).toEqual(flags))
})

describe('document title', () => {
  test.each([
    ['栖禾商城', '栖禾商城'],
    ['  栖禾商城 ', '栖禾商城'],
    ['', undefined],
    [undefined, undefined]
  ])('of the shop name %j is %j', (name, title) => expect(documentTitleOf(name)).toBe(title))
})

describe('show and hide events', () => {
  it('come from home, the custom page, Mine and the shop index alone', () => {
    expect(routes.filter((route) => observedPageOf(route.key)).map((route) => route.key)).toEqual([
      'index',
      'ucenter',
      'shop',
      'customC'
    ])
    expect(observedPageOf(undefined)).toBeUndefined()
  })
})

describe('before a navigation', () => {
  it('everything is answered at once', () => {
    expect(beforeNavigation('index', routeOf('customC'), { hasSite: true, onlineShopName: '栖禾商城' })).toEqual({
      pingtaiCustom: true,
      refetchSite: true,
      title: '栖禾商城',
      flags: [],
      hide: 'index',
      show: 'customC'
    })
    expect(beforeNavigation(undefined, routeOf('orderDetail'), { hasSite: false })).toEqual({
      loadIndex: '/pagesB/order/orderDetail',
      refetchSite: true,
      flags: []
    })
  })
})
