import fc from 'fast-check'
import { meaningOfCode } from '@/features/scan/rules'

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

test('a rating plate leads to the manual of its model, and what is only like one is searched for', () => {
  expect(meaningOfCode({ text: 'FC4083 SN2408A00123' }, shop)).toEqual({ kind: 'machine', model: 'FC4083' })
  for (const text of ['FC4083', 'FC4083 SN1', 'fc4083 SN2408A00123', 'FC4083 SN2408A00123 x'])
    expect(meaningOfCode({ text }, shop).kind).toBe('search')
})

test('while the shop’s address is not known a link is its own by the code that it holds', () => {
  expect(meaningOfCode({ text: link('/') }, undefined)).toEqual({ kind: 'foreign' })
  expect(meaningOfCode({ text: link('/', { activity: 'laundry' }) }, undefined).kind).toBe('link')
})

test('the mini-program’s own code opens a page that is built, and no other', () => {
  const open = (path: string) => meaningOfCode({ text: '', path }, shop)
  expect(open('pagesB/productDetail/index?params=%7B%7D')).toEqual({
    kind: 'page',
    path: '/pagesB/productDetail/index?params=%7B%7D'
  })
  expect(open('pagesB/gone/gone')).toEqual({ kind: 'foreign' })
  expect(open(`pages/index/index?${'x'.repeat(2000)}`)).toEqual({ kind: 'foreign' })
})

test('whatever a code holds, it is told apart and nothing is thrown', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), fc.option(fc.string(), { nil: undefined }), (text, path) => {
      const meaning = meaningOfCode({ text, ...(path === undefined ? {} : { path }) }, shop)
      if (meaning.kind === 'search') expect(meaning.keyword.length).toBeLessThanOrEqual(60)
      if (meaning.kind === 'page') expect(meaning.path.startsWith('/')).toBe(true)
    })
  )
})
