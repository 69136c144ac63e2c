import Taro from '@tarojs/taro'
import { call } from '@/api/call'
import '@/features/search/calls' // the shapes of what is called here
import { resetI18n, setLocale } from '@/i18n'
import { stores } from '@/stores'
import { readStored, writeStored } from '@/stores/persisted'
import { carryOutNavigation, noteEntry, startUp, type Started } from '@/stores/startUp'
import { newYearWindow, ThemeStore } from '@/stores/theme'
import { NetworkStore } from '@/stores/network'
import { fireEvent } from '@testing-library/react'
import { fakeGateway, file, defer, raw, reply, settle, type FakeGateway } from '../../support/gateway'
import { cmsPages, customer, siteInfo } from './samples'

const config = '/storage/bbccms/site_conf/zh_CN/0/BBC-PUB/website-WECHAT.json'
const hotWords = '/o2srh/v1/pub/hot-word'

const openPage = (route: string) =>
  // a page, asked for its route alone
  jest.spyOn(Taro, 'getCurrentPages').mockReturnValue([{ route } as Taro.Page])

let gateway: FakeGateway
let running: Started | undefined

beforeEach(() => {
  resetI18n()
  gateway = fakeGateway()
  gateway.on(config, file(siteInfo))
  gateway.on('/storage/cms/pages.json', file(cmsPages))
  gateway.on('/storage/lov/lists.json', file({}))
  gateway.on('/storage/i18n/zh-CN.json', file({ 'a.b': 'c' }))
  gateway.on('/storage/i18n/en-US.json', file({ 'a.b': 'c' }))
  gateway.on(hotWords, reply({ list: [] }))
  gateway.on('/o2cum/v1/customer-info', reply(customer))
  gateway.on('/o2cart/v1/carts/entryRows', reply({ count: 120 }))
})
afterEach(async () => {
  await running?.settled
  running?.stop()
  running = undefined
  stores.session.logout()
  localStorage.clear()
})

// the stores are made once, so this one comes first: the device has never seen the shop
test('on a device that has never seen the shop, calls leave once the site’s codes are known', async () => {
  const gate = defer<void>()
  gateway.on(config, async () => {
    await gate.promise
    return file(siteInfo)
  })
  running = startUp()
  const words = call('GET /o2srh/v1/pub/hot-word')
  await settle()
  expect(gateway.paths()).toEqual([config])
  gate.release()
  await words
  expect(gateway.requests.find(({ url }) => url.startsWith(hotWords))!.headers).toMatchObject({
    'x-online-shop': 'QIHE',
    'x-tenant': 'T0',
    'x-lang': 'zh-CN',
    'x-channel-type': 'H5'
  })
})

test('a known shop’s home needs one round trip: everything leaves at once', async () => {
  running = startUp()
  void call('GET /o2srh/v1/pub/hot-word')
  await settle()
  expect(gateway.paths()).toEqual(expect.arrayContaining([config, '/storage/cms/pages.json', hotWords]))
})

describe('site and pages at the start (spec 2.3)', () => {
  const site = () => gateway.paths().filter((path) => path === config || path === '/storage/cms/pages.json')

  test.each(['/pagesB/productDetail/index', '/pagesC/error/404'])(
    'a known shop’s page %s shows what is stored, and home asks anew once it is opened',
    async (path) => {
      window.history.replaceState({}, '', path)
      running = startUp()
      await running.settled
      expect(site()).toEqual([])
      carryOutNavigation('productDetail', 'index')
      await settle()
      expect(site()).toHaveLength(2)
      window.history.replaceState({}, '', '/')
    }
  )

  test('the entry that is noted once the site has come asks for nothing again; the next one does', async () => {
    running = startUp()
    await running.settled
    noteEntry('index')
    await settle()
    expect(site()).toHaveLength(2)
    noteEntry('index')
    await settle()
    expect(site()).toHaveLength(4)
  })

  test.each(['/', '/pages/ucenter/index', '/pagesC/custom/index'])('%s asks always', async (path) => {
    window.history.replaceState({}, '', path)
    running = startUp()
    await running.settled
    expect(site()).toHaveLength(2)
    window.history.replaceState({}, '', '/')
  })
})

test('a file that takes too long marks the network offline too', async () => {
  running = startUp()
  await running.settled
  gateway.on(config, { kind: 'timeout' })
  await stores.site.load()
  expect(stores.network.online).toBe(false)
  stores.network.set(true)
})

test('a second start changes nothing', async () => {
  running = startUp()
  expect(startUp()).toBe(running)
  await running.settled
  expect(gateway.paths().filter((path) => path === config)).toHaveLength(1)
})

test('a stored login brings customer and badge; without one nobody asks', async () => {
  running = startUp()
  await running.settled
  expect(gateway.paths().some((path) => path.startsWith('/o2c'))).toBe(false)
  running.stop()
  stores.session.token = 'T1'
  running = startUp()
  await running.settled
  expect(stores.session.userInfo).toEqual(customer)
  expect(stores.cart.badge).toBe('99+')
})

test('customer and badge let go first what the page of the address asks', async () => {
  const gate = defer<void>()
  stores.session.token = 'T1'
  const own = () => gateway.paths().filter((path) => path.startsWith('/o2c'))
  running = startUp(() => gate.promise)
  await settle()
  expect(gateway.paths()).toContain(config)
  expect(own()).toEqual([])
  gate.release()
  await running.settled
  expect(own()).toHaveLength(2)
})

test('an expired token found at the start goes quietly', async () => {
  stores.session.token = 'T1'
  gateway.on('/o2cum/v1/customer-info', raw('', 401))
  gateway.on('/o2cart/v1/carts/entryRows', raw('', 401))
  running = startUp()
  await running.settled
  expect(stores.session.loggedIn).toBe(false)
  expect(document.querySelector('.host-toast__words')).toBeNull()
})

test('a time-out marks the network offline, a reply online', async () => {
  running = startUp()
  await running.settled
  gateway.on(hotWords, { kind: 'timeout' })
  await call('GET /o2srh/v1/pub/hot-word').catch(() => undefined)
  expect(stores.network.online).toBe(false)
  gateway.on(hotWords, reply({ list: [] }))
  await call('GET /o2srh/v1/pub/hot-word')
  expect(stores.network.online).toBe(true)
})

test('a chosen language is kept, travels with calls, and brings the site’s words', async () => {
  running = startUp()
  await running.settled
  setLocale('en-US')
  await call('GET /o2srh/v1/pub/hot-word')
  expect(readStored('locale')).toBe('en-US')
  expect(document.title).toBe('Qihe Store')
  expect(gateway.paths()).toContain('/storage/i18n/en-US.json')
  expect(gateway.requests.find(({ url }) => url.startsWith(hotWords))!.headers['x-lang']).toBe('en-US')
})

describe('changes of another tab (its change of storage)', () => {
  const changeStorage = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }))

  test('an addition to the cart shows in the badge', async () => {
    running = startUp()
    await running.settled
    const line = { skuCode: 'A', quantity: 3, selected: true, addedPriceFen: 1, addedAt: 1 }
    writeStored('anonymousCart', [line])
    expect(stores.cart.badge).toBe('')
    changeStorage('anonymousCart')
    expect(stores.cart.badge).toBe('3')
    localStorage.clear()
    changeStorage(null)
    expect(stores.cart.badge).toBe('')
  })

  test('a login is taken up, and a logout followed without words', async () => {
    running = startUp()
    await running.settled
    writeStored('userId', 'U1')
    writeStored('token', 'T9')
    changeStorage('token')
    expect(stores.session).toMatchObject({ loggedIn: true, token: 'T9', userId: 'U1' })
    await settle()
    expect(stores.session.userInfo).toEqual(customer)
    openPage('pages/cart/cart')
    localStorage.clear()
    changeStorage('token')
    expect(stores.session).toMatchObject({ loggedIn: false, userInfo: undefined })
    expect(document.querySelector('.host-toast__words')).toBeNull()
  })

  test.each([
    ['a logout', 'pagesB/order/myOrder', undefined, '/pagesC/login/login', 'redirectTo'],
    ['another shopper', 'pagesB/order/myOrder', 'U2', '/pages/index/index', 'switchTab'],
    ['the same shopper anew', 'pagesB/order/myOrder', 'U1', undefined, undefined],
    ['a logout, on an open page', 'pages/cart/cart', undefined, undefined, undefined]
  ] as const)('leaves nobody on someone else’s page: %s', async (_, page, userId, to, how) => {
    running = startUp()
    await running.settled
    stores.session.login('T1', 'U1')
    openPage(page)
    const moves = (['redirectTo', 'switchTab', 'navigateTo', 'reLaunch'] as const).map((name) =>
      jest.spyOn(Taro, name).mockResolvedValue({ errMsg: '' })
    )
    if (userId) writeStored('userId', userId)
    writeStored('token', userId && 'T2')
    changeStorage('token')
    await settle()
    const paths = moves.flatMap((move) => move.mock.calls.map(([{ url }]) => url.split('?')[0]))
    expect(paths).toEqual(to ? [to] : [])
    if (how) expect(Taro[how]).toHaveBeenCalled()
  })

  test('nothing is followed once the app is stopped', async () => {
    running = startUp()
    await running.settled
    running.stop()
    writeStored('token', 'T9')
    changeStorage('token')
    expect(stores.session.loggedIn).toBe(false)
  })
})

describe('before a navigation (spec 2.3)', () => {
  test('flags, the custom page’s origin and the remembered deep page are kept', async () => {
    running = startUp()
    await running.settled
    carryOutNavigation('index', 'customC')
    expect(readStored('pingtaiCustom')).toBe(true)
    carryOutNavigation('ucenter', 'customC')
    expect(readStored('pingtaiCustom')).toBe(false)
    carryOutNavigation('loginForPhoneCode', 'myOrder')
    expect(readStored('refreshList')).toBe(true)
    carryOutNavigation('cart', 'productDetail')
    expect(readStored('refreshProductDetail')).toBe(true)
    noteEntry('orderDetail')
    expect(readStored('loadIndex')).toBe('/pagesB/order/orderDetail')
    expect(document.title).toBe('栖禾商城')
  })

  test.each([
    ['cart', 0],
    ['index', 1],
    ['ucenter', 1]
  ] as const)('going to %s fetches the site %p times', async (key, times) => {
    running = startUp()
    await running.settled
    gateway.requests.length = 0
    carryOutNavigation('productDetail', key)
    await settle()
    expect(gateway.paths().filter((path) => path === config)).toHaveLength(times)
  })
})

describe('once everything at the start has come', () => {
  const clientIp = '/o2md/v1/pub/client-ip'
  const parameter = '/o2md/v1/pub/sysParameter/DEFAULT_SKU_STOCK_LIMIT'

  test('the device’s address and the limit of pieces are requested, and the cart keeps to it', async () => {
    gateway.on(clientIp, reply({ ip: '203.0.113.7' }))
    gateway.on(parameter, reply({ code: 'DEFAULT_SKU_STOCK_LIMIT', defaultValue: '3' }))
    const gate = defer<void>()
    gateway.on('/storage/cms/pages.json', async () => {
      await gate.promise
      return file(cmsPages)
    })
    running = startUp()
    await settle()
    expect(gateway.paths().filter((path) => path.startsWith('/o2md'))).toEqual([])
    gate.release()
    await running.rested
    expect(stores.network.clientIp).toBe('203.0.113.7')
    expect(JSON.stringify({ ...localStorage })).not.toContain('203.0.113.7')
    expect(stores.site.stockLimit).toBe(3)
    const addition = { skuCode: 'A', quantity: 4, priceFen: 1, facts: { available: 50 } }
    expect(await stores.cart.add(addition)).toEqual({ added: false, stopped: 'MAX', max: 3 })
  })

  test('a failure of either says nothing', async () => {
    running = startUp()
    await running.rested
    expect(document.querySelector('.host-toast__words')).toBeNull()
  })

  test('nothing more is requested when the app was stopped meanwhile', async () => {
    running = startUp()
    running.stop()
    await running.rested
    expect(gateway.paths()).not.toContain(clientIp)
  })
})

test.each([
  [newYearWindow.from - 1, false],
  [newYearWindow.from, true],
  [newYearWindow.to, true],
  [newYearWindow.to + 1, false]
])('the season at %p: %p', (now, on) => {
  const theme = new ThemeStore()
  theme.refresh(now)
  expect(theme.newYear).toBe(on)
  expect(readStored('newYear')).toBe(on)
  writeStored('newYear', undefined)
})

test('a failed check and the device’s own notices move the network state', async () => {
  const network = new NetworkStore()
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(await network.check()).toBe(false)
  expect(network.online).toBe(false)
  onLine.mockReturnValue(true)
  const stop = network.watch()
  fireEvent.online(window)
  expect(network.online).toBe(true)
  fireEvent.offline(window)
  expect(network.online).toBe(false)
  stop()
})
