// 2,000 cases each of what comes from outside: addresses, push data, deep links, stored values.
import fc from 'fast-check'
import { readBaseInfo } from '@/bridge/baseInfo'
import { plainReply } from '@/bridge/callbacks'
import { parseQuery } from '@/lib/query'
import { decodeParams, isLoginKey, routeAt, routes, urlOf, type RouteKey } from '@/routes'
import {
  checkAddress,
  checkCustomer,
  checkToken,
  persisted,
  readStored,
  readStoredAddress,
  writeStored,
  writeStoredAddress,
  type PersistedName
} from '@/stores/persisted'
import { address } from '../stores/samples'

const runs = { numRuns: 2000 }
const checks = { token: checkToken, userInfo: checkCustomer, address: checkAddress }
const storedNames = Object.keys(persisted) as PersistedName[]
const hostileNames = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'length', ...storedNames]
const hostileText = fc.constantFrom(
  '',
  ' ',
  '"',
  '{',
  '{"__proto__":{"x":1}}',
  '\u0000',
  '../x',
  'javascript:alert(1)',
  '//strange.example.com',
  'https://strange.example.com',
  '\\\\strange.example.com',
  '%00',
  '%',
  ...hostileNames
)
const leaf = fc.oneof(hostileText, fc.string(), fc.double(), fc.boolean(), fc.constantFrom<unknown>(null, undefined))
const { tree } = fc.letrec((tie) => ({
  tree: fc.oneof(
    { depthSize: 'medium' },
    leaf,
    fc.array(tie('tree'), { maxLength: 3 }),
    fc.dictionary(fc.oneof(fc.constantFrom(...hostileNames), fc.string()), tie('tree'), { maxKeys: 5 })
  )
}))

/** Nothing of it lies on the prototype of everything, and it has none of its own that was brought along. */
function isPlain(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true
  const prototype: unknown = Object.getPrototypeOf(value)
  return (
    (prototype === Object.prototype || prototype === Array.prototype) &&
    !Object.prototype.hasOwnProperty.call(value, '__proto__') &&
    Object.values(value).every(isPlain)
  )
}
const expectUntouched = () => expect(Object.keys(Object.prototype)).toEqual([])

beforeEach(() => localStorage.clear())
afterEach(expectUntouched)

const addressFields = Object.keys(address)
const kinds = [...addressFields, 'tag', 'regionEnded']
const someAddress = fc.oneof(
  tree,
  fc
    .tuple(fc.constantFrom(...addressFields), leaf, fc.dictionary(fc.constantFrom(...hostileNames), tree))
    .map(([name, value, more]) => ({ ...more, ...address, [name]: value }))
)

/** Names like `constructor` are keys too, and no property of the storage shows them. */
const keysHeld = () => Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '')

test('addresses: none is kept but whole, under its own userId alone', () => {
  writeStored('token', 'T1')
  writeStored('statusBarHeight', 24)
  const before = new Map(keysHeld().map((name) => [name, localStorage.getItem(name)]))
  const userIds = fc.oneof(fc.constantFrom('U1', ...hostileNames), fc.string())
  fc.assert(
    fc.property(someAddress, fc.boolean(), userIds, (address, asText, userId) => {
      const read = checkAddress(plainReply(asText ? JSON.stringify(address) : address))
      if (read !== undefined)
        expect(isPlain(read) && Object.keys(read).every((name) => kinds.includes(name))).toBe(true)
      writeStoredAddress(userId, read)
      const newNames = keysHeld().filter((name) => !before.has(name))
      expect(newNames.filter((name) => name !== userId)).toEqual([])
      expect(readStoredAddress(userId)).toEqual(newNames.length > 0 ? read : undefined)
      for (const name of newNames) localStorage.removeItem(name)
      expect(keysHeld().map((name) => [name, localStorage.getItem(name)])).toEqual([...before])
    }),
    runs
  )
})
const paths = routes.map(({ path }) => path)
const query = fc.oneof(
  fc.constant(''),
  tree.map((value) => `?params=${encodeURIComponent(JSON.stringify(value) ?? '')}`),
  hostileText.map((value) => `?params=${value}`),
  fc.string().map((value) => `?${value}`)
)
const somePath = fc.oneof(
  fc
    .tuple(fc.constantFrom(...paths, '/', '/nowhere', '//pages/index/index', '/pages/../index'), query)
    .map((parts) => parts.join('')),
  hostileText,
  fc.webUrl(),
  fc.string()
)

/** What an entry may lead to: a screen of the table with parameters that it can be opened with; nothing of others. */
function leadsSafely(path: string): void {
  expect(new URL(path, 'https://shop.example.com').origin).toBe('https://shop.example.com')
  const route = routeAt(path)
  if (route === undefined || !route.built || isLoginKey(route.key)) return
  expect(paths).toContain(route.path)
  const mark = path.indexOf('?')
  const params = decodeParams(route.key, mark < 0 ? undefined : parseQuery(path.slice(mark)).params)
  expect(isPlain(params)).toBe(true)
  // it opens, and its address is the screen's
  expect(urlOf<RouteKey>(route.key, params).split('?')[0]).toBe(route.path)
}

const launch = (extra: object) => readBaseInfo({ pushExtra: extra }, checks, 'qihe')?.entries ?? []

test('push data: leads to screens of the table with checked parameters, and to nothing else', () => {
  let led = 0
  const extra = fc.oneof(
    tree,
    fc.tuple(somePath, fc.oneof(fc.constantFrom('L1', 'l-2'), hostileText), tree).map(([path, launchId, more]) => ({
      ...(typeof more === 'object' ? more : {}),
      path,
      launchId
    }))
  )
  fc.assert(
    fc.property(extra, fc.boolean(), fc.constantFrom('pushExtra', 'argsExtra'), (value, asText, name) => {
      const info = readBaseInfo({ [name]: asText ? JSON.stringify(value) : value }, checks, 'qihe')
      for (const entry of info?.entries ?? []) {
        led += 1
        expect(entry.launchId).toMatch(/^[\w-]{1,64}$/)
        leadsSafely(entry.path)
      }
    }),
    runs
  )
  // the cases are not all refused
  expect(led).toBeGreaterThan(100)
})

test('deep links: the scheme of the build alone, and then as any path', () => {
  let led = 0
  const schemes = fc.constantFrom('qihe', 'QIHE', 'http', 'https', 'javascript', 'data', 'qihe2', '')
  const separators = fc.constantFrom('://', ':/', ':', '//', ':////')
  fc.assert(
    fc.property(schemes, separators, somePath, (scheme, separator, path) => {
      for (const entry of launch({ launchId: 'L1', link: `${scheme}${separator}${path}` })) {
        led += 1
        expect(scheme.toLowerCase()).toBe('qihe')
        leadsSafely(entry.path)
      }
    }),
    runs
  )
  expect(led).toBeGreaterThan(20)
})

test('stored values: read as they are fit or not at all, and no other is touched', () => {
  const own = { locale: 'zh-CN', statusBarHeight: 24 } as const
  fc.assert(
    fc.property(
      fc.constantFrom(...storedNames.filter((name) => !(name in own))),
      fc.oneof(
        tree.map((value) => JSON.stringify(value) ?? ''),
        hostileText,
        fc.string()
      ),
      (name, text) => {
        localStorage.clear()
        for (const [other, value] of Object.entries(own)) writeStored(other as 'locale', value as 'zh-CN')
        localStorage.setItem(name, text)
        const read = readStored(name)
        expect(isPlain(read)).toBe(true)
        if (read !== undefined) expect(persisted[name].check(read)).toEqual(read)
        expect([readStored('locale'), readStored('statusBarHeight')]).toEqual(['zh-CN', 24])
        expect(
          Object.keys(localStorage)
            .filter((other) => other !== name)
            .sort()
        ).toEqual(Object.keys(own))
      }
    ),
    runs
  )
})
