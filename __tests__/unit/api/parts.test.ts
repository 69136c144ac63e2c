import {
  fetchStored,
  gatewayBase,
  hasIntent,
  MalformedReplyError,
  noteServerTime,
  serverNow,
  setIntentShelf,
  storageBase,
  storedAddress,
  TimeoutError,
  withIntent,
  type Intent
} from '@/api'
import { BusinessError } from '@/api'
import { withCacheParameter } from '@/api/address'
import { gatewayBase as baseOf, storageBase as storageOf } from '@/api/base'
import { fakeGateway, file, raw } from '../../support/gateway'

describe('addresses', () => {
  test.each([
    ['/o2srh/v1/a', '', '/o2srh/v1/a?_t=1700000000'],
    ['/o2srh/v1/a', 'b=1', '/o2srh/v1/a?b=1&_t=1700000000'],
    ['/o2pcm/v1/search-by-code', 'b=1', '/o2pcm/v1/search-by-code?b=1'],
    ['/o2pcm/v1/search-by-code/x', '', '/o2pcm/v1/search-by-code/x']
  ])('%s with %p', (path, query, address) => {
    expect(withCacheParameter(path, query, 1_700_000_000_999)).toBe(address)
  })

  test.each([
    [true, '', '/api'],
    [true, 'http://localhost:8', 'http://localhost:8/api'],
    [false, '', ''],
    [false, 'https://gw.example', 'https://gw.example']
  ])('base in development %p on host %p', (development, host, base) => {
    expect(baseOf(development, host)).toBe(base)
  })

  test('without settings, everything is on the page’s own origin', () => {
    expect(gatewayBase()).toBe('')
    expect(storageBase()).toBe('/storage')
    expect(storageOf('', 'https://gw.example')).toBe('https://gw.example/storage')
    expect(storageOf('https://files.example', 'https://gw.example')).toBe('https://files.example')
  })
})

describe('files of the storage host', () => {
  test('go without headers and cache parameter, and come without an envelope', async () => {
    const gateway = fakeGateway()
    gateway.on('/storage/a/b.json', file({ day: '2026-11-20' }))
    await expect(fetchStored('/a/b.json')).resolves.toEqual({ day: '2026-11-20' })
    expect(gateway.requests[0]).toMatchObject({ url: '/storage/a/b.json', headers: {}, method: 'GET' })
  })

  test('a reply that is no JSON is refused', async () => {
    fakeGateway().on('/storage/a.json', raw('<html>'))
    await expect(fetchStored('a.json')).rejects.toBeInstanceOf(MalformedReplyError)
  })

  test('an https address is kept, anything else is a path', () => {
    expect(storedAddress('https://files.example/a')).toBe('https://files.example/a')
    expect(storedAddress('javascript:alert(1)')).toBe('/storage/javascript:alert(1)')
  })
})

describe('the server’s clock', () => {
  let now: number
  beforeEach(() => {
    now = Date.now()
    jest.spyOn(Date, 'now').mockReturnValue(now)
  })
  afterEach(() => jest.restoreAllMocks())

  test.each([
    ['x-server-time', { 'x-server-time': '1800000000000', date: 'Mon, 01 Jan 2024 00:00:00 GMT' }, 1_800_000_000_000],
    ['date', { date: 'Mon, 01 Jan 2024 00:00:00 GMT' }, Date.UTC(2024, 0, 1)]
  ])('is read from %s, at the middle of the exchange', (_, headers, server) => {
    noteServerTime(headers, now - 400, now)
    expect(serverNow()).toBe(server + 200)
  })

  test.each(['', 'soon', '12', '99999999999999', '0000000000001'])('%p changes nothing', (header) => {
    noteServerTime({ 'x-server-time': '1800000000000' }, now, now)
    noteServerTime({ 'x-server-time': header }, now, now)
    expect(serverNow()).toBe(1_800_000_000_000)
  })
})

describe('intents', () => {
  let storedIntents: Readonly<Record<string, Intent>>
  beforeEach(() => {
    storedIntents = {}
    setIntentShelf({ read: () => storedIntents, write: (intents) => void (storedIntents = intents) })
  })

  const keyOf = async (scope: string, outcome?: Error) => {
    let usedKey = ''
    await withIntent(scope, (key) => {
      usedKey = key
      return outcome ? Promise.reject(outcome) : Promise.resolve()
    }).catch((failure) => expect(failure).toBe(outcome))
    return usedKey
  }

  test('a key is one the gateway takes', async () => {
    expect(await keyOf('pay')).toMatch(/^[A-Za-z0-9_-]{8,100}$/)
  })

  test('the same intent keeps its key over time-outs, and over a reload', async () => {
    const first = await keyOf('pay', new TimeoutError(1))
    expect(hasIntent('pay')).toBe(true)
    storedIntents = JSON.parse(JSON.stringify(storedIntents)) as typeof storedIntents
    expect(await keyOf('pay')).toBe(first)
    expect(hasIntent('pay')).toBe(false)
    expect(await keyOf('pay')).not.toBe(first)
  })

  test.each([
    ['a refusal', new BusinessError('stock.short', '', undefined), false],
    ['a refusal with a 5xx', new BusinessError('F', '', undefined, true), true],
    ['a broken reply', new MalformedReplyError('html'), true],
    ['an error of ours', new TypeError('x'), true]
  ])('%s', async (_, failure, open) => {
    await keyOf('pay', failure)
    expect(hasIntent('pay')).toBe(open)
  })

  test('intents don’t mix, and an old one is forgotten', async () => {
    const firstKey = await keyOf('a', new TimeoutError(1))
    expect(await keyOf('b', new TimeoutError(1))).not.toBe(firstKey)
    storedIntents = { a: { key: firstKey, at: Date.now() - 25 * 3600_000 } }
    expect(await keyOf('a', new TimeoutError(1))).not.toBe(firstKey)
  })

  test('an intent of the future is none: the clock was set back', async () => {
    storedIntents = { a: { key: 'of-tomorrow', at: Date.now() + 3600_000 } }
    expect(await keyOf('a', new TimeoutError(1))).not.toBe('of-tomorrow')
  })

  test('fifty are kept, the newest', async () => {
    const now = Date.now()
    for (let count = 0; count < 60; count += 1) {
      jest.spyOn(Date, 'now').mockReturnValue(now + count)
      await keyOf(`s${count}`, new TimeoutError(1))
    }
    jest.restoreAllMocks()
    expect(Object.keys(storedIntents)).toHaveLength(50)
    expect(
      [storedIntents['s9'], storedIntents['s10'], storedIntents['s59']].map((intent) => intent !== undefined)
    ).toEqual([false, true, true])
  })

  test('an intent that ends does not take along a newer one of the same scope', async () => {
    await withIntent('a', () => {
      storedIntents = { a: { key: 'newer-one', at: Date.now() } }
      return Promise.resolve()
    })
    expect(storedIntents['a']?.key).toBe('newer-one')
  })
})
