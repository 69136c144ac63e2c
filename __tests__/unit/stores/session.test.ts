import { configureCalls, setUnauthorisedHandler } from '@/api'
import { call } from '@/api/call'
import { resetI18n } from '@/i18n'
import { readStored, writeStored } from '@/stores/persisted'
import { loginRedirectDelay, SessionStore } from '@/stores/session'
import { fakeGateway, defer, raw, refusal, reply, settle, type FakeGateway } from '../../support/gateway'
import { customer } from './samples'

const info = '/o2cum/v1/customer-info'

let gateway: FakeGateway
let session: SessionStore
let logouts: string[]
let onLoginPage: boolean

const begin = () => {
  session = new SessionStore()
  session.connect({
    left: () => void logouts.push('left'),
    entered: () => void logouts.push('entered'),
    followed: (who) => void logouts.push(who),
    changed: (who) => void logouts.push(`changed ${who}`),
    onLoginPage: () => onLoginPage,
    goToLogin: () => void logouts.push('login')
  })
  configureCalls({ token: () => session.token })
  setUnauthorisedHandler(() => session.expire())
}

const toastShown = () => document.querySelector('.host-toast')?.textContent ?? ''

beforeEach(() => {
  jest.useFakeTimers()
  localStorage.clear()
  document.body.replaceChildren()
  resetI18n()
  gateway = fakeGateway()
  gateway.on(info, reply(customer))
  logouts = []
  onLoginPage = false
  begin()
})
afterEach(() => jest.useRealTimers())

test('a login is kept, and brings the customer', async () => {
  session.login('T1', 'U1')
  expect(session.loggedIn).toBe(true)
  expect(logouts).toEqual(['entered'])
  await settle()
  expect(session.userInfo).toEqual(customer)
  expect([readStored('token'), readStored('userId'), readStored('openId')]).toEqual(['T1', 'U1', 'o-1'])
  expect(readStored('userInfo')).toEqual(customer)
  begin()
  expect(session).toMatchObject({ loggedIn: true, token: 'T1', userId: 'U1', userInfo: customer })
})

test('a login that is set aside shows nobody, and is taken up again, or replaced with all that was its own', async () => {
  session.login('T1', 'U1')
  await settle()
  writeStored('formDrafts', { note: { at: Date.now(), values: { text: '她写的' } } })
  begin()
  session.setAside()
  expect(session).toMatchObject({ loggedIn: false, token: undefined, userId: undefined, userInfo: undefined })
  expect(readStored('token')).toBe('T1')
  session.follow()
  expect(session).toMatchObject({ token: 'T1', userId: 'U1', userInfo: customer })
  begin()
  session.setAside()
  session.login('T1b', 'U1')
  expect(readStored('formDrafts')).toBeDefined()
  begin()
  session.setAside()
  session.login('T2', 'U2')
  expect(readStored('formDrafts')).toBeUndefined()
  await settle()
  expect(gateway.askedFor('/customer-login/logout').map(({ headers }) => headers['authorization'])).toEqual([
    'Bearer T1',
    'Bearer T1b'
  ])
})

test('keeps the openId that the messaging platform vouched for, also when the gateway gives none', async () => {
  gateway.on(info, reply({ ...customer, openId: '' }))
  session.login('T1', 'U1', 'oWx1')
  await settle()
  expect(readStored('openId')).toBe('oWx1')
  session.login('T2', 'U2')
  expect(readStored('openId')).toBeUndefined()
})

test('without a token no customer is requested', async () => {
  await session.refreshCustomer()
  expect(gateway.requests).toHaveLength(0)
})

test('a logout leaves nothing of the person', async () => {
  session.login('T1', 'U1')
  await settle()
  writeStored('formDrafts', { a: { at: Date.now(), values: { b: 'c' } } })
  writeStored('scanCode', 'x')
  writeStored('anonymousCart', [])
  localStorage.setItem('U1', '{}')
  session.logout()
  expect(session).toMatchObject({ loggedIn: false, token: undefined, userId: undefined, userInfo: undefined })
  expect(Object.keys(localStorage)).toEqual(['anonymousCart'])
  expect(logouts).toEqual(['entered', 'left'])
})

test.each([
  ['a 401 of any call', () => session.expire()],
  ['a 401 of the customer’s data', () => session.refreshCustomer()]
])('a login that lapses by %s leaves what was scanned, and nothing else of the person', async (_, lapse) => {
  session.login('T1', 'U1')
  await settle()
  gateway.on(info, raw('', 401))
  writeStored('scanCode', '{"a":1}')
  writeStored('employeePurchase', 'E1')
  writeStored('tabbarBadge', '3')
  await lapse()
  await settle()
  expect(session.loggedIn).toBe(false)
  expect(Object.keys(localStorage).sort()).toEqual(['employeePurchase', 'scanCode'])
})

test('another person’s login does not find the first one’s things', () => {
  session.login('T1', 'U1')
  localStorage.setItem('U1', '{}')
  writeStored('scanCode', 'x')
  session.login('T2', 'U2')
  expect(localStorage.getItem('U1')).toBeNull()
  expect(readStored('scanCode')).toBeUndefined()
  expect(readStored('token')).toBe('T2')
})

describe('the login at the gateway', () => {
  const logout = '/o2cum/v1/customer-login/logout'
  /** Tokens that were ended there. */
  const endSession = () =>
    gateway.requests.filter(({ url }) => url.startsWith(logout)).map(({ headers }) => headers.authorization)
  beforeEach(async () => {
    gateway.on(logout, reply({ done: true }))
    session.login('T1', 'U1')
    await settle()
  })

  test('a logout ends it, with the token that is gone here', async () => {
    session.logout()
    await settle()
    expect(endSession()).toEqual(['Bearer T1'])
    session.logout()
    await settle()
    expect(endSession()).toHaveLength(1)
  })

  test.each([
    ['no network', { kind: 'offline' } as const],
    ['a time-out', { kind: 'timeout' } as const],
    ['a token that has ended already', raw('', 401)],
    ['a refusal', refusal('order.failed', '当前操作未成功')]
  ])('a logout waits for nothing and says nothing: %s', async (_, outcome) => {
    const timedOut = jest.fn()
    configureCalls({ token: () => session.token, onTimeout: timedOut, toast: (words) => logouts.push(words) })
    gateway.on(logout, outcome)
    logouts = []
    session.logout()
    expect([session.loggedIn, readStored('token')]).toEqual([false, undefined])
    await settle()
    jest.advanceTimersByTime(5000)
    expect([logouts, timedOut.mock.calls, toastShown()]).toEqual([['left'], [], ''])
    expect(endSession()).toEqual(['Bearer T1'])
  })

  test('a switch of shopper, or a new login of the same one, ends the one before', async () => {
    session.login('T2', 'U2')
    session.login('T3', 'U2')
    session.login('T3', 'U2')
    await settle()
    expect(endSession()).toEqual(['Bearer T1', 'Bearer T2'])
  })

  test('a logout in a tab that has not heard of a newer login ends both, since both are gone from the device', async () => {
    writeStored('token', 'T2')
    session.logout()
    await settle()
    expect(endSession()).toEqual(['Bearer T1', 'Bearer T2'])
  })

  test('a 401 has ended it already: nothing is sent', async () => {
    session.expire()
    session.login('T2', 'U1')
    gateway.on(info, raw('', 401))
    await session.refreshCustomer()
    await settle()
    expect(session.loggedIn).toBe(false)
    expect(endSession()).toEqual([])
  })

  test('a tab that follows another’s logout leaves the ending to that one', async () => {
    writeStored('token', undefined)
    session.follow()
    await settle()
    expect([session.loggedIn, endSession()]).toEqual([false, []])
  })
})

describe('login expiry (spec 4.1)', () => {
  const expire = async () => {
    gateway.on('/o2cart/v1/carts/list', raw('', 401))
    await Promise.allSettled([call('GET /o2cart/v1/carts/list'), call('GET /o2cart/v1/carts/list')])
  }

  test('clears, says so, and goes to login after a second', async () => {
    session.login('T1', 'U1')
    await settle()
    await expire()
    expect(session.loggedIn).toBe(false)
    expect(readStored('token')).toBeUndefined()
    expect(toastShown()).toBe('登录失效，请重新登录')
    expect(logouts).toEqual(['entered', 'left'])
    jest.advanceTimersByTime(loginRedirectDelay - 1)
    expect(logouts).not.toContain('login')
    jest.advanceTimersByTime(1)
    expect(logouts).toEqual(['entered', 'left', 'login'])
  })

  test('stays on a login page', async () => {
    onLoginPage = true
    session.login('T1', 'U1')
    await expire()
    jest.advanceTimersByTime(5000)
    expect(logouts).not.toContain('login')
  })

  test('happens once for 401s that come one after another', async () => {
    session.login('T1', 'U1')
    await settle()
    session.expire()
    session.expire()
    jest.advanceTimersByTime(loginRedirectDelay)
    expect(logouts.filter((what) => what === 'login')).toHaveLength(1)
    session.expire()
    jest.advanceTimersByTime(loginRedirectDelay)
    expect(logouts.filter((what) => what === 'login')).toHaveLength(2)
  })

  test('does not take away someone who logged in within that second', async () => {
    session.login('T1', 'U1')
    session.expire()
    session.login('T2', 'U1')
    jest.advanceTimersByTime(loginRedirectDelay)
    expect(logouts).not.toContain('login')
    expect(session.token).toBe('T2')
  })
})

describe('another tab', () => {
  const elsewhere = () => {
    const tab = new SessionStore()
    return tab
  }
  beforeEach(async () => {
    session.login('T1', 'U1')
    await settle()
    logouts = []
  })

  test('logs out: the session is empty, without words and without a way to login', () => {
    elsewhere().logout()
    session.follow()
    expect(session).toMatchObject({ loggedIn: false, userId: undefined, userInfo: undefined })
    jest.advanceTimersByTime(5000)
    expect(logouts).toEqual(['nobody'])
    expect(toastShown()).toBe('')
  })

  test.each([
    ['U1', 'somebody'],
    ['U2', 'another']
  ])('logs in as %s: %s is here', async (userId, who) => {
    gateway.on(info, reply({ ...customer, userId }))
    elsewhere().login('T2', userId)
    session.follow()
    expect(session).toMatchObject({ token: 'T2', userId })
    expect(logouts).toEqual([who])
    await settle()
    expect(session.userInfo?.userId).toBe(userId)
    session.follow()
    expect(logouts).toEqual([who])
  })

  test('logs in while nobody is here: the session has a customer', () => {
    session.logout()
    logouts = []
    elsewhere().login('T2', 'U2')
    session.follow()
    expect(logouts).toEqual(['somebody'])
  })

  test('writes the token last, so that who follows it finds the rest', () => {
    const setItem = jest.spyOn(Storage.prototype, 'setItem')
    elsewhere().login('T2', 'U2')
    expect(setItem.mock.calls.map(([key]) => key)).toEqual(['userId', 'token'])
  })

  test('a 401 of the old token does not end a login this tab has not heard of', async () => {
    elsewhere().login('T2', 'U1')
    session.expire()
    expect(session.token).toBe('T2')
    expect(readStored('token')).toBe('T2')
    expect(toastShown()).toBe('')
    await settle()
    elsewhere().login('T3', 'U1')
    await settle()
    gateway.on(info, raw('', 401))
    await session.refreshCustomer()
    expect(readStored('token')).toBe('T3')
  })
})

// spec 4.1 and 8: what a stale token found at the start comes to, by who hears of it
describe.each([
  ['the customer call alone', { list: 'none', info: 401 }, { words: '', seen: ['left'] }],
  [
    'the customer call first, then the page’s',
    { list: 'late', info: 401 },
    { words: 'expired', seen: ['left', 'login'] }
  ],
  ['the page’s call first', { list: 'early', info: 401 }, { words: 'expired', seen: ['left', 'login'] }],
  ['the page’s call opted out', { list: 'ignored', info: 401 }, { words: '', seen: ['left'] }],
  ['the page’s call alone', { list: 'early', info: 0 }, { words: 'expired', seen: ['left', 'login'] }]
] as const)('a stale token on a cold start: %s', (_, start, outcome) => {
  test(`says ${outcome.words || 'nothing'}, and removes the token`, async () => {
    localStorage.setItem('token', '"OLD"')
    localStorage.setItem('userId', '"U1"')
    begin()
    const gate = defer<void>()
    if (start.info === 401) {
      gateway.on(info, async () => {
        if (start.list === 'early') await gate.promise
        return raw('', 401)
      })
    }
    gateway.on('/o2cart/v1/carts/list', async () => {
      if (start.list !== 'early') await gate.promise
      return raw('', 401)
    })
    const customerAsked = session.refreshCustomer()
    const manner = { ignore401: start.list === 'ignored' }
    const calls = start.list === 'none' ? [] : [1, 2].map(() => call('GET /o2cart/v1/carts/list', manner))
    const answers = Promise.allSettled([customerAsked, ...calls])
    await settle()
    gate.release()
    await answers
    expect(readStored('token')).toBeUndefined()
    expect(session.loggedIn).toBe(false)
    expect(toastShown()).toBe(outcome.words && '登录失效，请重新登录')
    jest.advanceTimersByTime(loginRedirectDelay)
    expect(logouts).toEqual(outcome.seen)
  })
})

describe('errors of the customer call (spec 8)', () => {
  beforeEach(async () => {
    session.login('T1', 'U1')
    await settle()
    logouts = []
  })

  test('a 401 removes the token, without words and without a way to login', async () => {
    gateway.on(info, raw('', 401))
    await session.refreshCustomer()
    expect(readStored('token')).toBeUndefined()
    expect(session.loggedIn).toBe(false)
    jest.advanceTimersByTime(5000)
    expect(logouts).toEqual(['left'])
    expect(toastShown()).toBe('')
  })

  test.each([
    ['no network', { kind: 'offline' } as const],
    ['a refusal', refusal('F', '出错了')],
    ['a broken reply', raw('<html>')]
  ])('%s keeps what is stored and says nothing', async (_, outcome) => {
    gateway.on(info, outcome)
    await session.refreshCustomer()
    expect(session.token).toBe('T1')
    expect(session.userInfo).toEqual(customer)
    expect(toastShown()).toBe('')
  })

  test('a late reply does not come back after a logout', async () => {
    const gate = defer<void>()
    gateway.on(info, async () => {
      await gate.promise
      return reply(customer)
    })
    const refreshing = session.refreshCustomer()
    await settle()
    session.logout()
    gate.release()
    await refreshing
    expect(session.userInfo).toBeUndefined()
    expect(readStored('userId')).toBeUndefined()
  })
})
