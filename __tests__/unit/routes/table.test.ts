import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  customRoutes,
  isRegisteredPath,
  pages,
  routeAt,
  routeOf,
  routes,
  specRoutes,
  subPackages,
  systemRoutes,
  tabBarList,
  tabRoutes,
  type RouteKey
} from '@/routes/table'
import specTitles from '../../../docs/spec/routes.json'
import spec from './spec-routes.json'

describe('the route table', () => {
  it("has the spec's 111 screens in its order, with its paths, names and tabs", () => {
    expect(specRoutes.map(({ path, name, tab }) => ({ path, name, tab }))).toEqual(
      spec.map((row: { path: string; name?: string; tab?: number }) => ({
        path: row.path,
        name: row.name,
        tab: row.tab
      }))
    )
    expect(specRoutes).toHaveLength(111)
  })

  it('has every page that a message of the gateway leads to', () => {
    const folder = join(__dirname, '../../../gateway/src/areas/message')
    const texts = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))
    const named = texts.flatMap((text) => [...text.matchAll(/'(pages[A-Z]?\/[\w/-]+)'/g)].map(([, page]) => `/${page}`))
    expect(named.length).toBeGreaterThan(30)
    expect(named.filter((page) => !isRegisteredPath(page))).toEqual([])
  })

  it('has the three system pages at their own addresses', () => {
    expect(systemRoutes.map((route) => route.aliases)).toEqual([
      ['/preview-image'],
      ['/choose-location'],
      ['/open-location']
    ])
  })

  it("gives every screen one key, the spec's name where there is one but for 404", () => {
    expect(new Set(routes.map((route) => route.key)).size).toBe(114)
    for (const { key, name } of routes) if (name) expect(key).toBe(name === '404' ? 'notFound' : name)
    for (const route of routes) expect(routeOf(route.key)).toBe(route)
  })

  it('has a title in both languages, or in neither where the specification says that there is none', () => {
    const without = new Set(specTitles.filter(({ title }) => title.includes('no title')).map(({ path }) => path))
    expect(without.size).toBe(3)
    for (const { path, title, key } of routes) {
      const has = !without.has(path)
      expect([key, Boolean(title.zh), Boolean(title.en)]).toEqual([key, has, has])
    }
  })

  it('has the titles that the specification gives by one word or name', () => {
    const titles = new Map(specTitles.map(({ path, title }) => [path, title]))
    const keys: RouteKey[] = ['openInvoice', 'issueInvoice', 'login', 'loginForPhone', 'loginForPhoneCode', 'myOrder']
    for (const key of keys) expect([key, routeOf(key).title.en]).toEqual([key, titles.get(routeOf(key).path)])
    expect(routeOf('filterOrder').title).toEqual(routeOf('myOrder').title)
  })

  it('gives a 44 px bar to payment failure and return logistics alone, and no back swipe to payment and review', () => {
    expect(routes.filter((route) => route.navBar === '44').map((route) => route.key)).toEqual([
      'payFailure',
      'uploadLogistics'
    ])
    expect(routes.filter((route) => route.noBackSwipe).map((route) => route.key)).toEqual(['pay', 'publishComments'])
  })

  it('lets anonymous visitors browse and asks for a login where somebody’s own things are', () => {
    const authOf = (...keys: (typeof routes)[number]['key'][]) => keys.map((key) => routeOf(key).auth)
    expect(
      authOf('index', 'classification', 'cart', 'ucenter', 'productDetail', 'productList', 'login', 'notFound')
    ).toEqual(Array(8).fill('open'))
    expect(authOf('myOrder', 'orderDetail', 'shippingAddress', 'confirmation', 'pay')).toEqual(Array(5).fill('login'))
  })

  it('blocks offline where money moves', () => {
    expect(routes.filter((route) => route.offline === 'money').map((route) => route.key)).toEqual(
      expect.arrayContaining(['confirmation', 'pay'])
    )
  })

  test.each([
    ['/pages/cart/cart', 'cart'],
    ['pages/cart/cart', 'cart'],
    ['/pages/cart/cart/', 'cart'],
    ['/pages/cart/cart?params=%7B%7D#x', 'cart'],
    ['/', 'index'],
    ['/?a=1', 'index'],
    ['/preview-image', 'previewImage'],
    ['/pages/cart', undefined],
    ['//pages/cart/cart', undefined],
    ['/pages/cart/CART', undefined],
    ['/constructor', undefined]
  ])('finds at %j the screen %s', (path, key) => expect(routeAt(path)?.key).toBe(key))

  it('registers only screens that are there', () => {
    expect(isRegisteredPath('/pages/cart/cart?x=1')).toBe(true)
    expect(isRegisteredPath('/unknown')).toBe(false)
    for (const route of routes) expect(isRegisteredPath(route.path)).toBe(route.built)
  })
})

describe('the back-swipe', () => {
  beforeAll(() => Object.assign(globalThis, { definePageConfig: (config: object) => config }))
  const configOf = (path: string): { disableSwipeBack?: boolean } => {
    const file = join(__dirname, '../../../src', `${path}.config.ts`)
    return existsSync(file) ? (jest.requireActual<{ default: object }>(file).default as object) : {}
  }

  test.each(routes.filter((route) => route.built).map((route) => [route.key, route] as const))(
    'of %s is off where its row says so, and nowhere else',
    (_, { path, noBackSwipe }) => expect(configOf(path).disableSwipeBack ?? false).toBe(noBackSwipe ?? false)
  )
})

describe("Taro's configuration out of the table", () => {
  it('opens with home, has the four tabs in order, and every built screen exactly once', () => {
    expect(pages[0]).toBe('pages/index/index')
    expect(tabBarList.map((tab) => tab.pagePath)).toEqual([
      'pages/index/index',
      'pages/classification/classification',
      'pages/cart/cart',
      'pages/ucenter/index'
    ])
    expect(tabRoutes.map((route) => route.tab)).toEqual([0, 1, 2, 3])
    const paths = [
      ...pages,
      ...subPackages.flatMap(({ root, pages: inside }) => inside.map((page) => `${root}/${page}`))
    ]
    expect(paths.map((path) => `/${path}`).sort()).toEqual(
      routes
        .filter((route) => route.built)
        .map((route) => route.path)
        .sort()
    )
    expect(new Set(paths).size).toBe(paths.length)
  })

  it('keeps tabs in the main package', () => {
    for (const { pagePath } of tabBarList) expect(pages).toContain(pagePath)
  })

  it('lists home at / and at its long path, as a list so that neither is a 404', () => {
    expect(customRoutes['/pages/index/index']).toEqual(['/', '/pages/index/index'])
  })
})
