import Taro from '@tarojs/taro'
import { call } from '@/api/call'
import { watch } from '@/api/query/queryCache'
import { tagOf } from '@/api/query/tags'
import '@/features/search/calls' // the shapes of what is called here
import { forgetApp } from '@/bridge/sending'
import { leavePage } from '@/bridge/callbacks'
import { resetI18n } from '@/i18n'
import { inApp } from '@/platform/nativeApp'
import * as routes from '@/routes'
import { stores } from '@/stores'
import { persisted, readStored, readStoredAddress, writeStored, writeStoredAddress } from '@/stores/persisted'
import { syncSession } from '@/stores/inApp/session'
import { startUp, type Started } from '@/stores/startUp'
import { barMeasures } from '@/ui/screen/barMeasures'
import { answer, FakeApp, removeApp, setVisible } from '../../support/fakeApp'
import { fakeGateway, file, raw, reply, settle, type FakeGateway } from '../../support/gateway'
import { address, cmsPages, customer, siteInfo } from './samples'

jest.mock('@/routes', () => ({
  ...jest.requireActual<object>('../../support/notedRoutes.cjs'),
  goToPath: jest.fn(() => Promise.resolve(true))
}))

const info = '/o2cum/v1/customer-info'
const hotWords = '/o2srh/v1/pub/hot-word'
const session = { token: 'T1', userId: 'U1', userInfo: customer, address }

let gateway: FakeGateway
let app: FakeApp
let running: Started | undefined

beforeEach(() => {
  jest.useFakeTimers()
  localStorage.clear()
  resetI18n()
  forgetApp()
  gateway = fakeGateway()
  gateway.on('/storage/bbccms/site_conf/zh_CN/0/BBC-PUB/website-WECHAT.json', file(siteInfo))
  gateway.on('/storage/cms/pages.json', file(cmsPages))
  gateway.on('/storage/lov/lists.json', file({}))
  gateway.on('/storage/i18n/zh-CN.json', file({ 'a.b': 'c' }))
  gateway.on(hotWords, reply({ list: [] }))
  gateway.on(info, reply(customer))
  gateway.on('/o2cart/v1/carts/entryRows', reply({ count: 1 }))
  app = new FakeApp().on('getAddress', 'refuse')
  jest.spyOn(Taro, 'getCurrentPages').mockReturnValue([{ route: 'pages/index/index' } as Taro.Page])
})
afterEach(async () => {
  await pass()
  running?.stop()
  running = undefined
  leavePage()
  removeApp()
  setVisible(true)
  await syncSession({})
  stores.site.takeWords({})
  jest.useRealTimers()
})

/** The machine's own timer, while the test moves the clock. */
const { setTimeout: machineTimer } = globalThis

/** Lets everything happen that needs no more than this many ms. */
async function pass(ms = 0): Promise<void> {
  // what is loaded late comes by a turn of its own
  for (let turn = 0; turn < 6; turn += 1) {
    await new Promise((resolve) => machineTimer(resolve, 0))
    await settle()
    if (turn === 2) jest.advanceTimersByTime(ms)
  }
}

const begin = async (info: unknown = session): Promise<void> => {
  app.on('getBaseInfo', { reply: info }).install()
  running = startUp()
  await pass()
}
/** The app comes back from the background, and says this. */
const showAgain = async (info: unknown): Promise<void> => {
  app.on('getBaseInfo', { reply: info })
  setVisible(false)
  setVisible(true)
  await pass()
}
const showAgainWithout = async (): Promise<void> => {
  setVisible(false)
  setVisible(true)
  await pass()
}
const headersOf = (path: string) => gateway.askedFor(path).at(-1)?.headers

describe('the terminal', () => {
  test('is the app inside it, and the device remembers', async () => {
    await begin()
    expect(inApp()).toBe(true)
    expect(readStored('appEnv')).toBe(true)
    await call('GET /o2srh/v1/pub/hot-word')
    expect(headersOf(hotWords)).toMatchObject({ 'x-channel-type': 'APP', authorization: 'Bearer T1' })
  })

  test('is a browser, also on a device that was in the app; nothing is sent', async () => {
    writeStored('appEnv', true)
    running = startUp()
    await pass(1100)
    expect(inApp()).toBe(false)
    expect(readStored('appEnv')).toBeUndefined()
    await call('GET /o2srh/v1/pub/hot-word')
    expect(headersOf(hotWords)).toMatchObject({ 'x-channel-type': 'H5' })
    app.install()
    await pass(5000)
    expect(app.messages).toEqual([])
  })

  test('outside the app first calls wait for nothing, and nothing is written', async () => {
    const keep = jest.spyOn(Storage.prototype, 'setItem')
    writeStored('siteInfo', siteInfo)
    running = startUp()
    void call('GET /o2srh/v1/pub/hot-word')
    await settle()
    expect(gateway.askedFor(hotWords)).toHaveLength(1)
    expect(keep.mock.calls.map(([name]) => name)).not.toContain('appEnv')
  })

  test('first calls wait a second for the app’s word, and no longer', async () => {
    app.on('getBaseInfo', 'never').install()
    running = startUp()
    void call('GET /o2srh/v1/pub/hot-word')
    await pass(999)
    expect(gateway.askedFor(hotWords)).toEqual([])
    await pass(1)
    expect(gateway.askedFor(hotWords)).toHaveLength(1)
  })

  test('a first call carries the login that the app gives', async () => {
    app.on('getBaseInfo', { reply: session }).install()
    running = startUp()
    void call('GET /o2srh/v1/pub/hot-word')
    await pass()
    expect(headersOf(hotWords)).toMatchObject({ authorization: 'Bearer T1' })
  })
})

describe('the answers of the app (spec 4.1)', () => {
  test('a token is stored, and the customer fetched', async () => {
    gateway.on(info, reply({ ...customer, nickName: '新名' }))
    await begin()
    expect(stores.session).toMatchObject({ token: 'T1', userId: 'U1' })
    expect(gateway.askedFor(info).length).toBeGreaterThan(0)
    expect(readStored('userInfo')).toMatchObject({ nickName: '新名' })
    expect([readStored('token'), readStored('userId'), readStored('openId')]).toEqual(['T1', 'U1', 'o-1'])
    expect(readStoredAddress('U1')).toEqual(address)
  })

  test.each([
    ['an error', 'refuse'],
    ['nothing', 'never'],
    ['an unreadable reply', { reply: '{"token":' }],
    ['a token that is none', { reply: { token: 5 } }]
  ] as const)('%s changes nothing, and removes nothing', async (_, rule) => {
    await begin()
    const before = { ...localStorage }
    app.on('getBaseInfo', rule)
    setVisible(false)
    setVisible(true)
    await pass(10_000)
    expect(stores.session.token).toBe('T1')
    expect({ ...localStorage }).toEqual(before)
    // and the page is seen again
    expect(document.documentElement.style.visibility).toBe('')
  })

  test('a newer token of the same person keeps their data', async () => {
    await begin()
    writeStored('formDrafts', { a: { at: Date.now(), values: { b: 'c' } } })
    await showAgain({ ...session, token: 'T2' })
    expect(stores.session.token).toBe('T2')
    expect(readStored('formDrafts')).toBeDefined()
  })

  test('another person finds nothing of the first; that login is not ended: it is the app’s', async () => {
    await begin()
    writeStored('formDrafts', { a: { at: Date.now(), values: { b: 'c' } } })
    writeStored('scanCode', 'x')
    gateway.on(info, reply({ ...customer, userId: 'U2', nickName: '小李' }))
    await showAgain({ token: 'T2', userId: 'U2', userInfo: { ...customer, userId: 'U2', nickName: '小李' } })
    expect(stores.session).toMatchObject({ token: 'T2', userId: 'U2' })
    expect(JSON.stringify({ ...localStorage })).not.toMatch(/小王|王芳|U1|T1/)
    expect([readStored('formDrafts'), readStored('scanCode')]).toEqual([undefined, undefined])
    expect(gateway.askedFor('/logout')).toEqual([])
  })

  test('a shopper who logged out here stays so in an app that goes on naming the login', async () => {
    await begin({ ...session, token: 'T9' })
    stores.session.logout()
    await showAgain({ ...session, token: 'T9' })
    expect(stores.session.loggedIn).toBe(false)
    await showAgain({ ...session, token: 'T10' })
    expect(stores.session.token).toBe('T10')
  })

  test('another person is sent home from a personal page, in this store', async () => {
    await begin()
    jest.mocked(Taro.getCurrentPages).mockReturnValue([{ route: 'pagesB/order/myOrder' } as Taro.Page])
    await showAgain({ token: 'T2', userId: 'U2' })
    expect(routes.go).toHaveBeenCalledWith('index', {}, { here: true })
  })

  test('without a token the login goes, and so does the person’s data', async () => {
    await begin()
    writeStored('cartCopy', { userId: 'U1', cart: { shops: [], invalid: [] } })
    await showAgain({})
    expect(stores.session.loggedIn).toBe(false)
    expect(Object.keys(persisted).filter((name) => localStorage.getItem(name) !== null)).not.toEqual(
      expect.arrayContaining(['token'])
    )
    expect([readStored('userId'), readStored('userInfo'), readStored('cartCopy')]).toEqual([
      undefined,
      undefined,
      undefined
    ])
    expect(readStoredAddress('U1')).toBeUndefined()
    expect(gateway.askedFor('/logout')).toEqual([])
  })

  test.each(['userInfo', 'userId', 'address'] as const)('where %s is absent, that one is removed', async (name) => {
    await begin()
    gateway.on(info, { kind: 'offline' })
    await showAgain({ ...session, [name]: undefined })
    const leftovers = {
      userInfo: readStored('userInfo'),
      userId: readStored('userId'),
      address: readStoredAddress('U1')
    }
    expect(leftovers).toEqual({ userInfo: customer, userId: 'U1', address, [name]: undefined })
    expect(readStored('token')).toBe('T1')
  })

  test('an address that the session lacks is requested by itself', async () => {
    app.on('getAddress', { reply: JSON.stringify(address) })
    await begin({ token: 'T1', userId: 'U1' })
    expect(readStoredAddress('U1')).toEqual(address)
  })

  test('without one there, the gateway’s default serves', async () => {
    writeStoredAddress('U1', address)
    await begin({ token: 'T1', userId: 'U1' })
    expect(app.sent('getAddress')).toHaveLength(1)
    expect(readStoredAddress('U1')).toBeUndefined()
  })

  test('an address takes the place of nothing else that is stored', async () => {
    for (const userId of Object.keys(persisted)) {
      localStorage.setItem(userId, 'kept')
      writeStoredAddress(userId, address)
      expect(localStorage.getItem(userId)).toBe('kept')
    }
  })

  test('the app’s words of the site go before its file’s, its lists do not', async () => {
    await begin({
      siteInfo: { onlineShopName: '栖禾 App', currencySymbol: '￥', h5LinkAllowList: ['strange.example'] }
    })
    await running?.settled
    expect(stores.site.info).toMatchObject({ onlineShopName: '栖禾 App', currencySymbol: '￥', tenantId: 'T0' })
    expect(stores.site.info?.h5LinkAllowList).toEqual(['help.example'])
    expect(readStored('siteInfo')?.onlineShopName).toBe('栖禾商城')
  })

  test.each([
    [0, { top: 0, height: 0, row: 0, right: 0 }],
    ['24', { top: 24, height: 44, row: 44, right: 0 }],
    [47, { top: 47, height: 44, row: 44, right: 0 }]
  ])('bars keep clear of a status bar of %j', async (statusBarHeight, measures) => {
    await begin({ statusBarHeight })
    expect(barMeasures()).toEqual(measures)
    expect(readStored('statusBarHeight')).toBe(measures.top)
    // style sheets know it too
    expect(document.documentElement.style.getPropertyValue('--status-bar')).toBe(`${measures.top}px`)
  })
})

describe('a screen that the app asks for', () => {
  const path = '/pagesB/productDetail/index?params=%7B%22spuCode%22%3A%22P1%22%7D'
  const goToPath = routes.goToPath as jest.Mock

  test('is opened once for each occasion', async () => {
    await begin({ pushExtra: { launchId: 'L1', path } })
    await showAgain({ pushExtra: { launchId: 'L1', path } })
    expect(goToPath.mock.calls).toEqual([[path, { here: true }]])
    await showAgain({ argsExtra: { launchId: 'L2', path } })
    expect(goToPath).toHaveBeenCalledTimes(2)
  })

  test.each(['/nowhere', '/pagesC/login/login', '/pagesB/../x'])('%s is none', async (wrong) => {
    await begin({ pushExtra: { launchId: 'L1', path: wrong } })
    expect(goToPath).not.toHaveBeenCalled()
  })
})

describe('while the page is away', () => {
  const isBlank = () => document.documentElement.style.visibility === 'hidden'

  test('it shows nothing until the app has named the shopper', async () => {
    await begin()
    app.on('getBaseInfo', 'never')
    gateway.on(info, reply({ ...customer, userId: 'U2' }))
    setVisible(false)
    expect(isBlank()).toBe(true)
    setVisible(true)
    await pass()
    expect(isBlank()).toBe(true)
    answer(app.sent('getBaseInfo').at(-1)?.successCallBack ?? '', { token: 'T2', userId: 'U2' })
    await pass()
    expect(isBlank()).toBe(false)
    expect(stores.session.userId).toBe('U2')
  })

  test('an answer from before it went away is about nobody', async () => {
    await begin()
    app.on('getBaseInfo', 'never')
    await showAgainWithout()
    const [early] = app.sent('getBaseInfo').slice(-1)
    await showAgainWithout()
    answer(early?.successCallBack ?? '', { token: 'T2', userId: 'U2' })
    await pass()
    expect(stores.session.userId).toBe('U1')
    expect(isBlank()).toBe(true)
  })

  test('a page from the browser’s page cache does the same', async () => {
    await begin()
    window.dispatchEvent(new Event('pagehide'))
    expect(isBlank()).toBe(true)
    const before = app.sent('getBaseInfo').length
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    await pass()
    expect(app.sent('getBaseInfo')).toHaveLength(before + 1)
    expect(isBlank()).toBe(false)
  })

  test('orders on show are loaded anew when it is back: the app has a cashier of its own', async () => {
    await begin()
    const listener = jest.fn()
    const stop = watch('orders', tagOf('GET /o2ord-b2c/v1/order-trades/detail'), {
      refetch: listener,
      changed: jest.fn()
    })
    setVisible(false)
    await pass()
    expect(listener).not.toHaveBeenCalled()
    setVisible(true)
    await pass()
    expect(listener).toHaveBeenCalledTimes(1)
    stop()
  })

  test('outside the app nothing is blanked', async () => {
    running = startUp()
    await pass()
    setVisible(false)
    expect(isBlank()).toBe(false)
  })
})

describe('token, phone and address', () => {
  const canary = { token: 'CANARY-T', phone: '13911112222', detail: '金丝雀路 1 号' }
  const marks = /CANARY-T|13911112222|金丝雀/

  test('are in no address, log or message, in no other header than the one meant, and in no store after a logout', async () => {
    const logs = (['log', 'info', 'warn', 'error', 'debug'] as const).map((name) =>
      jest.spyOn(console, name).mockImplementation(() => undefined)
    )
    const own = { ...address, phone: canary.phone, detail: canary.detail }
    await begin({
      token: canary.token,
      userId: 'U1',
      userInfo: customer,
      address: own,
      pushExtra: { launchId: 'L9', path: '/pagesB/order/myOrder' }
    })
    await call('GET /o2srh/v1/pub/hot-word')
    setVisible(false)
    setVisible(true)
    await pass()
    expect(readStoredAddress('U1')).toEqual(own)
    await stores.session.logout()
    await pass(2000)

    for (const { url, headers, body } of gateway.requests) {
      expect(`${url} ${typeof body === 'string' ? body : ''}`).not.toMatch(marks)
      const { authorization, ...others } = headers ?? {}
      expect([undefined, `Bearer ${canary.token}`]).toContain(authorization)
      expect(JSON.stringify(others)).not.toMatch(marks)
    }
    expect(gateway.requests.some(({ headers }) => headers?.['authorization'] === `Bearer ${canary.token}`)).toBe(true)
    expect(JSON.stringify(app.messages)).not.toMatch(marks)
    expect(JSON.stringify(logs.map(({ mock }) => mock.calls))).not.toMatch(marks)
    expect(location.href).not.toMatch(marks)
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toMatch(marks)
  })
})

describe('the splash of the app', () => {
  test('goes once the calls of the start have come', async () => {
    await begin()
    await running?.settled
    await pass(2000)
    expect(app.sent('hideHud')).toHaveLength(1)
  })

  test('goes 1.5 s after the load at the latest (spec 9.1)', async () => {
    gateway.hold('/storage/bbccms')
    await begin()
    await pass(1499)
    expect(app.sent('hideHud')).toEqual([])
    await pass(1)
    expect(app.sent('hideHud')).toHaveLength(1)
    gateway.release()
    await pass()
    expect(app.sent('hideHud')).toHaveLength(1)
  })
})

describe('a 401 inside the app', () => {
  const lapse = async (): Promise<void> => {
    gateway.on(hotWords, raw('', 401))
    await call('GET /o2srh/v1/pub/hot-word').catch(() => undefined)
    await pass(999)
    expect(app.sent('toLoginPage')).toEqual([])
    await pass(1)
    await pass(1500)
  }

  test('opens the app’s login after a second, and closes this page', async () => {
    await begin()
    await lapse()
    expect(
      app
        .calls()
        .map(([name]) => name)
        .slice(-2)
    ).toEqual(['toLoginPage', 'closeWebView'])
    expect(routes.go).not.toHaveBeenCalled()
    expect(routes.back).not.toHaveBeenCalled()
  })

  test.each(['refuse', 'never', 'unlisted'] as const)(
    'leaves this page where the app closes none (%s)',
    async (rule) => {
      if (rule === 'unlisted') await begin({ ...session, functions: ['toLoginPage'] })
      else {
        app.on('closeWebView', rule)
        await begin()
      }
      await lapse()
      expect(app.sent('toLoginPage')).toHaveLength(1)
      expect(routes.back).toHaveBeenCalledTimes(1)
      expect(routes.go).not.toHaveBeenCalled()
    }
  )

  test.each(['refuse', 'never'] as const)(
    'leads to our login where it has none (%s), with the way back',
    async (rule) => {
      app.on('toLoginPage', rule)
      await begin()
      await lapse()
      expect(routes.go).toHaveBeenCalledWith('login', expect.anything(), { replace: false, here: true })
      expect(app.sent('closeWebView')).toEqual([])
    }
  )

  test('leads there at once where its list lacks it', async () => {
    await begin({ ...session, functions: ['closeWebView'] })
    await lapse()
    expect(app.sent('toLoginPage')).toEqual([])
    expect(routes.go).toHaveBeenCalledWith('login', expect.anything(), { replace: false, here: true })
  })
})
