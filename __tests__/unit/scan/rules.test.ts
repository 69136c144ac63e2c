import fc from 'fast-check'
import { meaningOfCode } from '@/features/scan/camera/rules'

const shop = 'https://shop.qihe.example'
const link = (path: string, values?: object) =>
  `${shop}${path}${values ? `?q=${encodeURIComponent(JSON.stringify(values))}` : ''}`

test.each([
  ['a link of the shop', link('/pagesB/productDetail/index', { spuCode: 'P1' }), 'link'],
  ['a link of another host', 'https://shop.qihe.example.evil.example/', 'foreign'],
  ['a link that is not one of the web', 'weixin://pay?x', 'foreign'],
  ['a script', 'javascript:alert(1)', 'foreign'],
  ['a bar code', '6901234567892', 'search'],
  ['the rating plate of an appliance', 'FC4083 SN2408A00123', 'machine'],
  ['a model name', ' XC6012 ', 'search'],
  ['nothing', '  ', 'unread'],
  ['a novel', 'x'.repeat(61), 'unread'],
  ['control characters', 'a\u0000b', 'unread']
])('%s', (_, text, kind) => {
  expect(meaningOfCode({ text }, shop).kind).toBe(kind)
})

test('a bar code is searched for as it stands, without what surrounds it', () => {
  expect(meaningOfCode({ text: ' 6901234567892\n' }, shop)).toEqual({ kind: 'search', keyword: '6901234567892' })
})

test('a rating plate leads to the manual of its model, and a text that is only like one is searched for', () => {
  expect(meaningOfCode({ text: 'FC4083 SN2408A00123' }, shop)).toEqual({ kind: 'machine', model: 'FC4083' })
  for (const text of ['FC4083', 'FC4083 SN1', 'fc4083 SN2408A00123', 'FC4083 SN2408A00123 x'])
    expect(meaningOfCode({ text }, shop).kind).toBe('search')
})

test.each([
  ['a product', '/pagesB/productDetail/index', { spuCode: 'P1' }],
  ['a friend’s payment', '/pagesB/pay/appCheckstand', { payLink: 'L1' }],
  ['a receipt', '/pagesC/h5/confirm', { code: 'R1' }],
  ['a coupon', '/pagesC/couponSend/index', { code: 'C1' }],
  ['a manual', '/pagesC/productManual/productManual', { model: 'FC4083' }]
])('the link of %s leads to its screen, scanned whole or pasted as a message writes it', (_, path, values) => {
  const query = `?params=${encodeURIComponent(JSON.stringify(values))}`
  expect(meaningOfCode({ text: `${shop}${path}${query}` }, shop)).toMatchObject({ kind: 'link', path: path + query })
  for (const text of [path + query, `${path}${query}`.slice(1)])
    expect(meaningOfCode({ text }, shop)).toEqual({ kind: 'page', path: path + query })
})

test('a path that is no screen is not read', () => {
  expect(meaningOfCode({ text: 'pagesB/gone/gone?params=%7B%7D' }, shop)).toEqual({ kind: 'unread' })
})

test('a strange address is shown as it is, without what turns it round', () => {
  const meaning = (text: string) => meaningOfCode({ text }, shop)
  expect(meaning('https://evil.example/\u202egnp.exe')).toEqual({
    kind: 'foreign',
    shown: 'https://evil.example/gnp.exe'
  })
  expect(meaning(`https://evil.example/${'x'.repeat(900)}`)).toMatchObject({ kind: 'foreign' })
})

test('while the shop’s address is not known a link is its own by the code that it holds', () => {
  expect(meaningOfCode({ text: link('/') }, undefined).kind).toBe('foreign')
  expect(meaningOfCode({ text: link('/', { activity: 'laundry' }) }, undefined).kind).toBe('link')
})

test('the mini-program’s own code opens a page that is built, and no other', () => {
  const open = (path: string) => meaningOfCode({ text: '', path }, shop)
  expect(open('pagesB/productDetail/index?params=%7B%7D')).toEqual({
    kind: 'page',
    path: '/pagesB/productDetail/index?params=%7B%7D'
  })
  expect(open('pagesB/gone/gone')).toEqual({ kind: 'foreign', shown: '' })
  expect(open(`pages/index/index?${'x'.repeat(2000)}`)).toEqual({ kind: 'foreign', shown: '' })
})

test('distinguishes every code and throws for none', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), fc.option(fc.string(), { nil: undefined }), (text, path) => {
      const meaning = meaningOfCode({ text, ...(path === undefined ? {} : { path }) }, shop)
      if (meaning.kind === 'foreign') expect(meaning.shown.length).toBeLessThanOrEqual(300)
      if (meaning.kind === 'search') expect(meaning.keyword.length).toBeLessThanOrEqual(60)
      if (meaning.kind === 'page') expect(meaning.path.startsWith('/')).toBe(true)
    })
  )
})
