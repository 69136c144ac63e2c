import { call } from '@/api'
import { resetI18n, setLocale } from '@/i18n'
import { stores } from '@/stores'
import { readStored, writeStored } from '@/stores/persisted'
import { carryOutNavigation, noteEntry, startUp, type Started } from '@/stores/startUp'
import { newYearWindow, ThemeStore } from '@/stores/theme'
import { NetworkStore } from '@/stores/network'
import { fireEvent } from '@testing-library/react'
import { fakeGateway, file, held, raw, reply, settle, type FakeGateway } from '../api/fakeGateway'
import { cmsPages, customer, siteInfo } from './samples'

const config = '/storage/bbccms/site_conf/zh_CN/0/BBC-PUB/website-WECHAT.json'
const hotWords = '/o2srh/v1/pub/hot-word'

let gateway: FakeGateway
let started: Started | undefined

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
  await started?.settled
  started?.stop()
  started = undefined
  stores.session.logout()
  localStorage.clear()
})

// the stores are made once, so this one comes first: the device has never seen the shop
test('on a device that has never seen the shop, calls leave once the site’s codes are known', async () => {
  const gate = held<void>()
  gateway.on(config, async () => {
    await gate.promise
    return file(siteInfo)
  })
  started = startUp()
  const words = call('GET /o2srh/v1/pub/hot-word')
  await settle()
  expect(gateway.paths()).toEqual([config])
  gate.release()
  await words
  expect(gateway.asked.find(({ url }) => url.startsWith(hotWords))!.headers).toMatchObject({
    'x-online-shop': 'QIHE',
    'x-tenant': 'T0',
    'x-lang': 'zh-CN',
    'x-channel-type': 'H5'
  })
})

test('a known shop’s home needs one round trip: everything leaves at once', async () => {
  started = startUp()
  void call('GET /o2srh/v1/pub/hot-word')
  await settle()
  expect(gateway.paths()).toEqual(expect.arrayContaining([config, '/storage/cms/pages.json', hotWords]))
})

test('a second start changes nothing', async () => {
  started = startUp()
  expect(startUp()).toBe(started)
  await started.settled
  expect(gateway.paths().filter((path) => path === config)).toHaveLength(1)
})

test('a stored login brings customer and badge; without one nobody asks', async () => {
  started = startUp()
  await started.settled
  expect(gateway.paths().some((path) => path.startsWith('/o2c'))).toBe(false)
  started.stop()
  stores.session.token = 'T1'
  started = startUp()
  await started.settled
  expect(stores.session.userInfo).toEqual(customer)
  expect(stores.cart.badge).toBe('99+')
})

test('an expired token found at the start goes quietly', async () => {
  stores.session.token = 'T1'
  gateway.on('/o2cum/v1/customer-info', raw('', 401))
  gateway.on('/o2cart/v1/carts/entryRows', raw('', 401))
  started = startUp()
  await started.settled
  expect(stores.session.loggedIn).toBe(false)
  expect(document.querySelector('.host-toast__words')).toBeNull()
})

test('a time-out marks the network offline, a reply online', async () => {
  started = startUp()
  await started.settled
  gateway.on(hotWords, { kind: 'timeout' })
  await call('GET /o2srh/v1/pub/hot-word').catch(() => undefined)
  expect(stores.network.online).toBe(false)
  gateway.on(hotWords, reply({ list: [] }))
  await call('GET /o2srh/v1/pub/hot-word')
  expect(stores.network.online).toBe(true)
})

test('a chosen language is kept, travels with calls, and brings the site’s words', async () => {
  started = startUp()
  await started.settled
  setLocale('en-US')
  await call('GET /o2srh/v1/pub/hot-word')
  expect(readStored('locale')).toBe('en-US')
  expect(document.title).toBe('Qihe Store')
  expect(gateway.paths()).toContain('/storage/i18n/en-US.json')
  expect(gateway.asked.find(({ url }) => url.startsWith(hotWords))!.headers['x-lang']).toBe('en-US')
})

describe('before a navigation (spec 2.3)', () => {
  test('flags, the custom page’s origin and the remembered deep page are kept', async () => {
    started = startUp()
    await started.settled
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
    started = startUp()
    await started.settled
    gateway.asked.length = 0
    carryOutNavigation('productDetail', key)
    await settle()
    expect(gateway.paths().filter((path) => path === config)).toHaveLength(times)
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
