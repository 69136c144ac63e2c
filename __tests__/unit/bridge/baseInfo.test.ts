import fc from 'fast-check'
import { readBaseInfo } from '@/bridge/baseInfo'
import { checkAddress, checkCustomer, checkToken, persisted } from '@/stores/persisted'
import { address, customer } from '../stores/samples'

const checks = { token: checkToken, userInfo: checkCustomer, address: checkAddress }
const read = (reply: unknown) => readBaseInfo(reply, checks, 'qihe')
const nothing = {
  token: undefined,
  userId: undefined,
  userInfo: undefined,
  address: undefined,
  siteInfo: undefined,
  statusBarHeight: undefined,
  entries: [],
  functions: undefined,
  appVersion: undefined
}

test.each([
  undefined,
  null,
  '',
  'no json',
  '[]',
  42,
  [],
  { token: 5 },
  { token: 'two words' },
  { token: { a: 1 } },
  `{"token":"T1","__proto__":{"x":1}}`,
  { a: [[[[[[1]]]]]] },
  { token: 'T1', more: 'x'.repeat(65_536) }
])('%j can’t be read: nothing of it counts', (reply) => {
  expect(read(reply)).toBeUndefined()
})

test.each([{}, { token: null }, { token: '' }, '{}'])('%j says that nobody is there', (reply) => {
  expect(read(reply)).toEqual(nothing)
})

const whole = { token: 'T1', userId: 'U1', userInfo: { ...customer, memberNo: 'M1' }, address }

test('the session is read from an object and from JSON alike, its parts too', () => {
  const expected = { ...nothing, ...whole }
  expect(read(whole)).toEqual(expected)
  expect(read(JSON.stringify(whole))).toEqual(expected)
  expect(read({ ...whole, userInfo: JSON.stringify(whole.userInfo), address: JSON.stringify(address) })).toEqual(
    expected
  )
})

test('a part that is unfit counts as absent, and takes no other along', () => {
  const unfit = { token: 'T1', userId: '../x', userInfo: { userId: 'U1' }, address: '{"addressId":1}', siteInfo: 'x' }
  expect(read({ ...unfit, statusBarHeight: 'high', functions: 'all', appVersion: 8 })).toEqual({
    ...nothing,
    token: 'T1'
  })
})

test('a value of a prototype is not the app’s word', () => {
  expect(read(Object.create({ token: 'T1', userId: 'U1' }))).toEqual(nothing)
})

test('of the site the app says names, codes, language and currency, and nothing else', () => {
  const siteInfo = {
    onlineShopName: '栖禾',
    onlineShopNameEn: 'Qihe',
    onlineShopCode: 'QIHE',
    tenantId: 'T0',
    defLanguageCode: 'en-US',
    currencySymbol: '$'
  }
  const more = {
    h5LinkAllowList: ['strange.example.com'],
    pictureAllowList: ['strange.example.com'],
    shopAddress: 'https://strange.example.com',
    cmsDecorationUrl: 'https://strange.example.com/p.json',
    regionResourceUrl: '/other.json',
    chatPage: 'https://strange.example.com'
  }
  expect(read({ siteInfo: { ...siteInfo, ...more } })?.siteInfo).toEqual(siteInfo)
  expect(read({ siteInfo: { ...siteInfo, tenantId: 'two words', currencySymbol: 5 } })?.siteInfo).toEqual({
    ...siteInfo,
    tenantId: undefined,
    currencySymbol: undefined
  })
})

test.each([
  [0, 0],
  [47, 47],
  ['24', 24],
  ['44.4', 44],
  [43.5, 44],
  [200.4, 200],
  [201, undefined],
  [-1, undefined],
  ['', undefined],
  [' 24', undefined],
  ['0x10', undefined],
  ['1e2', undefined],
  [true, undefined],
  [[24], undefined]
])('a status bar of %j is %j high', (statusBarHeight, px) => {
  expect(read({ statusBarHeight })?.statusBarHeight).toBe(px)
})

const path = '/pagesB/productDetail/index?params=%7B%22spuCode%22%3A%22P1%22%7D'
test.each([
  [{ launchId: 'L1', path }, path],
  [JSON.stringify({ launchId: 'L1', path }), path],
  [{ launchId: 'L1', link: `qihe:/${path}` }, path],
  [{ launchId: 'L1', link: `QIHE://${path.slice(1)}` }, path],
  [{ launchId: 'L1', link: `other:/${path}` }, undefined],
  [{ launchId: 'L1', link: 'https://strange.example.com' }, undefined],
  [{ launchId: 'L1', path: '//strange.example.com' }, undefined],
  [{ launchId: 'L1', path: 'https://strange.example.com' }, undefined],
  [{ launchId: 'L1', path: '/\\strange.example.com' }, undefined],
  [{ launchId: 'L1', path: `/${'x'.repeat(2100)}` }, undefined],
  [{ path }, undefined],
  [{ launchId: '../x', path }, undefined],
  ['text', undefined]
])('%j asks for the screen %s', (extra, target) => {
  const entries = target === undefined ? [] : [{ launchId: 'L1', path: target }]
  expect(read({ pushExtra: extra })?.entries).toEqual(entries)
  expect(read({ argsExtra: extra })?.entries).toEqual(entries)
})

test('without a scheme no deep link is read', () => {
  expect(readBaseInfo({ pushExtra: { launchId: 'L1', link: `:/${path}` } }, checks, '')?.entries).toEqual([])
})

test('an app lists the messages that it knows', () => {
  const { functions, appVersion } = read({ functions: ['toHomePage', 5, 'hideHud'], appVersion: '8.4.2' }) ?? {}
  expect([functions, appVersion]).toEqual([['toHomePage', 'hideHud'], '8.4.2'])
})

/** Names and values that hurt, among those that are meant. */
const names = [
  ...['token', 'userId', 'userInfo', 'address', 'siteInfo', 'statusBarHeight', 'pushExtra', 'argsExtra', 'functions'],
  ...[
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    'launchId',
    'path',
    'link',
    'tenantId',
    ...Object.keys(persisted)
  ]
]
const leaf = fc.oneof(
  fc.string(),
  fc.double(),
  fc.boolean(),
  fc.constantFrom<unknown>(
    null,
    undefined,
    'T1',
    'U1',
    'token',
    'siteInfo',
    path,
    '//x',
    `qihe:/${path}`,
    '{"a":1}',
    '"'
  )
)
const { tree } = fc.letrec((tie) => ({
  tree: fc.oneof(
    { depthSize: 'medium' },
    leaf,
    fc.array(tie('tree'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom(...names), tie('tree'), { maxKeys: 8, noNullPrototype: false })
  )
}))
const mutation = fc
  .tuple(fc.constantFrom(...Object.keys(whole)), tree, fc.dictionary(fc.constantFrom(...names), tree, { maxKeys: 4 }))
  .map(([name, value, more]) => ({ ...whole, ...more, [name]: value }))

test('2,000 replies of any kind: no crash, nothing beyond the checks, nothing that reaches a prototype', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        tree,
        mutation,
        mutation.map((value) => JSON.stringify(value))
      ),
      (reply) => {
        const info = read(reply)
        expect(({} as Record<string, unknown>)['x']).toBeUndefined()
        if (info === undefined) return
        expect(Object.keys(info).sort()).toEqual(Object.keys(nothing).sort())
        if (info.token !== undefined) expect(checkToken(info.token)).toBe(info.token)
        if (info.userId !== undefined) expect(info.userId).toMatch(/^[\w-]{1,64}$/)
        if (info.userInfo !== undefined) expect(checkCustomer(info.userInfo)).toEqual(info.userInfo)
        if (info.address !== undefined) expect(checkAddress(info.address)).toEqual(info.address)
        if (info.statusBarHeight !== undefined) expect(info.statusBarHeight % 1).toBe(0)
        for (const entry of info.entries) expect(entry.path).toMatch(/^\/(?!\/)[^\s\\]*$/)
        for (const value of [info, info.userInfo, info.address, info.siteInfo])
          if (value !== undefined) expect(Object.getPrototypeOf(value)).toBe(Object.prototype)
      }
    ),
    { numRuns: 2000 }
  )
})
