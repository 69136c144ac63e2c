import {
  BusinessError,
  configureCalls,
  MalformedReplyError,
  noteLapsedToken,
  OfflineError,
  prefetch,
  requestTimeouts,
  ServerError,
  setUnauthorisedHandler,
  TimeoutError,
  UnauthorisedError,
  type PageKind
} from '@/api'
import { call } from '@/api/call'
import { resetI18n, setLocale } from '@/i18n'
import { fakeGateway, defer, raw, refusal, reply, settle, type FakeGateway } from '../../support/gateway'

const list = '/o2cart/v1/carts/list'
const listKey = 'GET /o2cart/v1/carts/list'
const cart = { shops: [], invalid: [] }

let gateway: FakeGateway
let toasts: string[]
let timedOut: number
let stopped: number
let page: PageKind
let token: string | undefined

beforeEach(() => {
  resetI18n()
  gateway = fakeGateway()
  toasts = []
  timedOut = stopped = 0
  page = 'other'
  token = 'T1'
  configureCalls({
    token: () => token,
    language: () => 'zh-CN',
    onlineShop: () => 'SHOP',
    tenant: () => 'TENANT',
    channel: () => 'H5',
    page: () => page,
    onTimeout: () => void (timedOut += 1),
    stopLoading: () => void (stopped += 1),
    toast: (words) => toasts.push(words)
  })
  setUnauthorisedHandler(() => undefined)
})

const failureOf = async (promise: Promise<unknown>): Promise<Error> =>
  promise.then(
    () => new Error('no failure'),
    (failure: Error) => failure
  )

describe('the request of a call (spec 7.1)', () => {
  test('the five headers, and _t in unix seconds', async () => {
    gateway.on(list, reply(cart))
    const clock = jest.spyOn(Date, 'now').mockReturnValue(1_800_000_000_999)
    await call(listKey)
    clock.mockRestore()
    const [request] = gateway.requests
    expect(request!.headers).toEqual({
      authorization: 'Bearer T1',
      'x-lang': 'zh-CN',
      'x-online-shop': 'SHOP',
      'x-channel-type': 'H5',
      'x-tenant': 'TENANT'
    })
    expect(request!.method).toBe('GET')
    expect(request!.body).toBeUndefined()
    expect(request!.url).toMatch(/[?&]_t=1800000000$/)
  })

  test('no Authorization without a token', async () => {
    token = undefined
    gateway.on(list, reply(cart))
    await call(listKey)
    expect(gateway.requests[0]!.headers).not.toHaveProperty('authorization')
  })

  test('GET data in the query, encoded, sorted, without undefined values', async () => {
    gateway.on('/o2srh/v1/pub/platform-products/search', reply({ list: [], total: 0, page: 1, size: 10 }))
    await call('GET /o2srh/v1/pub/platform-products/search', {
      query: { page: 2, keyword: '冰箱 & 酒柜', categoryCode: undefined, inStock: true }
    })
    expect(gateway.requests[0]!.url).toMatch(
      /\?inStock=true&keyword=%E5%86%B0%E7%AE%B1%20%26%20%E9%85%92%E6%9F%9C&page=2&_t=\d+$/
    )
  })

  test('path values are encoded, a missing one is an error of ours', async () => {
    gateway.on('/o2md/v1/pub/sysParameter/A%2FB', reply({ code: 'A/B', defaultValue: null }))
    await call('GET /o2md/v1/pub/sysParameter/{code}', { path: { code: 'A/B' } })
    await expect(call('GET /o2md/v1/pub/sysParameter/{code}', { path: { code: '' } })).rejects.toThrow(TypeError)
  })

  test('a body as JSON and the idempotency key', async () => {
    gateway.on('/o2cart/v1/carts/save-by-product', reply({ rowId: 'r', quantity: 1, count: 1 }))
    await call('POST /o2cart/v1/carts/save-by-product', {
      body: { skuCode: 'S', quantity: 1 },
      idempotencyKey: 'KEY-12345'
    })
    const [request] = gateway.requests
    expect(request!.headers).toMatchObject({ 'idempotency-key': 'KEY-12345', 'content-type': 'application/json' })
    expect(JSON.parse(request!.body!)).toEqual({ skuCode: 'S', quantity: 1 })
  })

  test('reads wait 15 s, writes 30 s, and a call may say otherwise', async () => {
    gateway.on(list, reply(cart))
    gateway.on('/o2cart/v1/carts', reply({ done: true }))
    await call(listKey)
    await call('DELETE /o2cart/v1/carts', { body: { rowIds: ['a'] } })
    await call(listKey, { timeout: 5 })
    expect(gateway.requests.map(({ timeoutMs }) => timeoutMs)).toEqual([requestTimeouts.read, requestTimeouts.write, 5])
    expect(requestTimeouts).toEqual({ read: 15_000, write: 30_000 })
  })

  test('it leaves only once the site’s codes are known', async () => {
    const pending = defer<void>()
    configureCalls({ ready: () => pending.promise })
    gateway.on(list, reply(cart))
    const answer = call(listKey)
    await settle()
    expect(gateway.requests).toHaveLength(0)
    pending.release()
    await answer
    expect(gateway.requests).toHaveLength(1)
  })

  test('dates go out with - and come in with / (spec 5)', async () => {
    gateway.on('/o2srh/v1/pub/search-associate', reply({ list: [{ word: '2026-11-20', count: 1 }] }))
    const data = await call('GET /o2srh/v1/pub/search-associate', { query: { keyword: '2026/11/20' } })
    expect(gateway.requests[0]!.url).toContain('keyword=2026-11-20')
    expect(data.list[0]!.word).toBe('2026/11/20')
  })
})

describe('identical reads in flight are one', () => {
  test('for the same path, query, token and language, and only those', async () => {
    const gate = defer<void>()
    gateway.on(list, async () => {
      await gate.promise
      return reply(cart)
    })
    const first = call(listKey)
    const second = call(listKey)
    await settle()
    expect(gateway.requests).toHaveLength(1)
    token = 'T2'
    const third = call(listKey)
    configureCalls({ token: () => 'T2', language: () => 'en-US' })
    const fourth = call(listKey)
    await settle()
    expect(gateway.requests).toHaveLength(3)
    gate.release()
    expect(await first).toBe(await second)
    await Promise.all([third, fourth])
    await call(listKey)
    expect(gateway.requests).toHaveLength(4)
  })

  test('a read after a write does not join one from before it', async () => {
    const gate = defer<void>()
    let replies = 0
    gateway.on(list, async () => {
      const mine = (replies += 1)
      if (mine === 1) await gate.promise
      return reply({ shops: [], invalid: [], mine })
    })
    gateway.on('/o2cart/v1/carts', reply({ done: true }))
    const before = call(listKey)
    await settle()
    await call('DELETE /o2cart/v1/carts', { body: { rowIds: ['a'] } })
    expect(await call(listKey)).toMatchObject({ mine: 2 })
    gate.release()
    await before
  })

  test('writes are never joined', async () => {
    gateway.on('/o2cart/v1/carts', reply({ done: true }))
    await Promise.all([1, 2].map(() => call('DELETE /o2cart/v1/carts', { body: { rowIds: ['a'] } })))
    expect(gateway.requests).toHaveLength(2)
  })

  test('a failure shared by several calls shows one message', async () => {
    gateway.on(list, refusal('F', '库存不足'))
    await Promise.all([failureOf(call(listKey)), failureOf(call(listKey)), failureOf(call(listKey, { quiet: true }))])
    expect(gateway.requests).toHaveLength(1)
    expect(toasts).toEqual(['库存不足'])
  })
})

describe('the error catalogue (spec 8)', () => {
  const other = '系统开小差了，请您稍后再试'
  const server = '服务器出现异常，请稍后重试'
  const network = '网络不佳，请稍后重试'

  test.each([
    ['failed true', refusal('stock.short', '库存不足', { failed: true }), BusinessError, '库存不足'],
    ['code F', refusal('F', '库存不足', {}), BusinessError, '库存不足'],
    ['success false', refusal('x', '库存不足', { success: false }), BusinessError, '库存不足'],
    ['failed true with status 400', refusal('request.invalid', '有误', { failed: true }, 400), BusinessError, '有误'],
    ['failed true with status 500', refusal('F', '出错了', { failed: true }, 500), BusinessError, '出错了'],
    ['message without Chinese', refusal('F', 'NullPointerException'), BusinessError, server],
    ['dotted code, message without Chinese', refusal('stock.short', 'Not enough'), BusinessError, server],
    ['no message', refusal('F', ''), BusinessError, server],
    ['message that is no text', raw('{"failed":true,"message":{"a":1}}'), BusinessError, server],
    ['message of 120 characters', refusal('F', '错'.repeat(120)), BusinessError, '错'.repeat(120)],
    ['message as long as a page', refusal('F', '错'.repeat(500)), BusinessError, `${'错'.repeat(119)}…`],
    ['long message without Chinese', refusal('F', 'x'.repeat(500)), BusinessError, server],
    ['status 500 with HTML', raw('<html>', 500), ServerError, other],
    ['status 404', raw('', 404), ServerError, other],
    ['HTML', raw('<!doctype html><p>页面'), MalformedReplyError, other],
    ['nothing', raw(''), MalformedReplyError, other],
    ['half a reply', raw('{"success":true,"data":{"sh'), MalformedReplyError, other],
    ['a list', raw('[]'), MalformedReplyError, other],
    ['null', raw('null'), MalformedReplyError, other],
    ['an object without data', raw('{"ok":1}'), MalformedReplyError, other],
    ['data that is no object', raw('{"success":true,"data":"yes"}'), MalformedReplyError, other],
    ['a poisoned key', raw('{"success":true,"data":{"__proto__":{"a":1}}}'), MalformedReplyError, other],
    ['no network', { kind: 'offline' } as const, OfflineError, network],
    ['a time-out', { kind: 'timeout' } as const, TimeoutError, network]
  ])('%s', async (_, outcome, kind, words) => {
    gateway.on(list, outcome)
    const failure = await failureOf(call(listKey))
    expect(failure).toBeInstanceOf(kind)
    expect(toasts).toEqual([words])
    expect(failure).toHaveProperty('words', words)
  })

  test.each([
    ['dotted code, English', 'stock.short', 'Only 3 left', 'Only 3 left'],
    ['code F, English', 'F', 'NullPointerException', 'Server error, please try later'],
    ['no code, English', '', 'boom', 'Server error, please try later'],
    ['Chinese', 'F', '库存不足', '库存不足']
  ])('in English: %s', async (_, code, message, words) => {
    setLocale('en-US')
    configureCalls({ language: () => 'en-US', toast: (toastText) => toasts.push(toastText) })
    gateway.on(list, refusal(code, message))
    await failureOf(call(listKey))
    expect(toasts).toEqual([words])
  })

  test('hoth.social.userNotBind rejects without a toast', async () => {
    gateway.on(list, refusal('hoth.social.userNotBind', '未绑定'))
    expect(await failureOf(call(listKey))).toMatchObject({ code: 'hoth.social.userNotBind' })
    expect(toasts).toEqual([])
  })

  test('a call may disable toasts', async () => {
    gateway.on(list, refusal('F', '库存不足'))
    expect(await failureOf(call(listKey, { quiet: true }))).toBeInstanceOf(BusinessError)
    expect(toasts).toEqual([])
  })

  test('transport errors are reported in the spec’s words', async () => {
    expect((await failureOf(call(listKey))).message).toBe('Network Error')
    gateway.on(list, { kind: 'timeout' })
    expect((await failureOf(call(listKey))).message).toBe('timeout [ 15000ms ]')
  })

  test.each([['other'], ['home'], ['login']] as const)(
    'no network on a page of kind %s is said once for calls that fail side by side',
    async (kind) => {
      page = kind
      await Promise.all([failureOf(call(listKey)), failureOf(call('GET /o2cart/v1/carts/entryRows'))])
      expect({ timedOut, toasts }).toEqual({ timedOut: 0, toasts: [network] })
    }
  )

  test('an outage that comes back after its words have gone is shown again', async () => {
    const now = jest.spyOn(Date, 'now').mockReturnValue(1_000_000)
    await failureOf(call(listKey))
    now.mockReturnValue(1_001_499)
    await failureOf(call(listKey))
    expect(toasts).toEqual([network])
    now.mockReturnValue(1_001_500)
    await failureOf(call(listKey))
    expect(toasts).toEqual([network, network])
  })

  test.each([
    ['other', [network]],
    ['home', []],
    ['login', []]
  ] as const)(
    'a time-out on a page of kind %s marks the network offline and stops loading',
    async (kind, toastCount) => {
      page = kind
      gateway.on(list, { kind: 'timeout' })
      await failureOf(call(listKey))
      expect({ timedOut, stopped, toasts }).toEqual({ timedOut: 1, stopped: 1, toasts: toastCount })
    }
  )

  test('a quiet time-out marks the network offline too', async () => {
    gateway.on(list, { kind: 'timeout' })
    await failureOf(call(listKey, { quiet: true }))
    expect({ timedOut, stopped, toasts }).toEqual({ timedOut: 1, stopped: 1, toasts: [] })
  })
})

describe('401', () => {
  let notices: number
  beforeEach(() => {
    notices = 0
    setUnauthorisedHandler(() => void (notices += 1))
    gateway.on(list, raw('', 401))
    gateway.on('/o2cart/v1/carts/entryRows', raw('', 401))
  })

  test('notifies once for many calls in flight, without a toast of its own', async () => {
    const failures = await Promise.all([
      failureOf(call(listKey)),
      failureOf(call('GET /o2cart/v1/carts/entryRows')),
      failureOf(call(listKey))
    ])
    failures.forEach((failure) => expect(failure).toBeInstanceOf(UnauthorisedError))
    expect({ notices, toasts }).toEqual({ notices: 1, toasts: [] })
  })

  test('a call may opt out', async () => {
    expect(await failureOf(call(listKey, { ignore401: true }))).toBeInstanceOf(UnauthorisedError)
    expect(notices).toBe(0)
  })

  // [what became of the token while the call was on its way, told]
  test.each([
    ['it lapsed without words', { lapsed: 'T1', current: undefined }, 1],
    ['it lapsed, and somebody logged in since', { lapsed: 'T1', current: 'T2' }, 0],
    ['another one lapsed', { lapsed: 'T0', current: undefined }, 0],
    ['the shopper logged out', { lapsed: undefined, current: undefined }, 0]
  ])('of a token that was removed meanwhile: %s', async (_, { lapsed, current }, times) => {
    const gate = defer<void>()
    const late = async () => {
      await gate.promise
      return raw('', 401)
    }
    gateway.on(list, late)
    gateway.on('/o2cart/v1/carts/entryRows', late)
    const calls = [
      failureOf(call(listKey)),
      failureOf(call('GET /o2cart/v1/carts/entryRows')),
      failureOf(call(listKey, { ignore401: true }))
    ]
    await settle()
    if (lapsed) noteLapsedToken(lapsed)
    token = current
    gate.release()
    await Promise.all(calls)
    expect({ notices, toasts: toasts.length }).toEqual({ notices: times, toasts: 0 })
  })

  test('of a lapsed token notifies nobody when the only call of the page opted out', async () => {
    const answer = call(listKey, { ignore401: true })
    noteLapsedToken('T1')
    token = undefined
    await failureOf(answer)
    expect(notices).toBe(0)
  })

  test('of an old token means nothing once another is in force', async () => {
    const gate = defer<void>()
    gateway.on(list, async () => {
      await gate.promise
      return raw('', 401)
    })
    const old = failureOf(call(listKey))
    await settle()
    token = 'T2'
    gate.release()
    await old
    expect(notices).toBe(0)
    await failureOf(call(listKey))
    expect(notices).toBe(1)
  })
})

describe('a read that was begun ahead of its page', () => {
  const begin = async () => {
    prefetch(listKey).catch(() => undefined)
    await settle()
  }

  test('is the page’s own, whether its reply has come by then or not; the next asks anew', async () => {
    const gate = defer<void>()
    gateway.on(list, async () => {
      await gate.promise
      return reply(cart)
    })
    await begin()
    const page = call(listKey)
    await settle()
    gate.release()
    expect(await page).toEqual(cart)
    expect(gateway.requests).toHaveLength(1)
    await begin()
    expect(await call(listKey)).toEqual(cart)
    expect(gateway.requests).toHaveLength(2)
    await call(listKey)
    expect(gateway.requests).toHaveLength(3)
  })

  test('is sent anew after a failure, and shows nothing by itself', async () => {
    gateway.on(list, refusal('login.required', '登录失效', { failed: true }, 401))
    let notices = 0
    setUnauthorisedHandler(() => void (notices += 1))
    await begin()
    gateway.on(list, refusal('stock.short', '库存不足'))
    await begin()
    expect({ notices, toasts }).toEqual({ notices: 0, toasts: [] })
    gateway.on(list, reply(cart))
    expect(await call(listKey)).toEqual(cart)
    expect(gateway.requests).toHaveLength(3)
  })

  test('is old after a write, and after some seconds', async () => {
    gateway.on(list, reply(cart))
    gateway.on('POST /o2ord-b2c/v1/del', reply(null))
    await begin()
    await failureOf(call('POST /o2ord-b2c/v1/del', { body: { orderCode: 'O1' } }))
    await call(listKey)
    expect(gateway.paths().filter((path) => path === list)).toHaveLength(2)
    jest.useFakeTimers()
    prefetch(listKey).catch(() => undefined)
    await settle()
    jest.advanceTimersByTime(6000)
    jest.useRealTimers()
    await call(listKey)
    expect(gateway.paths().filter((path) => path === list)).toHaveLength(4)
  })
})
