jest.mock('@tarojs/taro', () => jest.requireActual<object>('../support/taro'))
import { decodeParams, encodeParams, maxParamsBytes } from '@/routes/params'
import { bag, sampleParams } from './params'
import { sound } from './screens'
import { builtRoutes, directRoutes, listen, visit } from './visit'

const encoded = (value: unknown) => encodeURIComponent(JSON.stringify(value))
const inEvery = (value: unknown) => Object.fromEntries(Object.keys(bag).map((name) => [name, value]))
const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`

/** Query values anyone may write. The first ones are no parameters at all, the others reach a decoder. */
const hostile: Record<string, string> = {
  empty: '',
  'not JSON': '{spuCode:P1',
  'cut off': encoded(bag).slice(0, -7),
  'broken percent signs': '%E0%A4%A%7B%',
  'a bare word': encoded('P1'),
  'a list': encoded(['P1']),
  null: 'null',
  huge: encoded(inEvery('x'.repeat(100_000))),
  'nested without end': encodeURIComponent(nested(20_000)),
  __proto__: encodeURIComponent(
    '{"__proto__":{"polluted":"yes","spuCode":"P1"},"constructor":{"prototype":{"polluted":"yes"}}}'
  ),
  'numbers everywhere': encoded(inEvery(-1.5)),
  'null everywhere': encoded(inEvery(null)),
  'records everywhere': encoded(inEvery({ length: 3, toString: 1 })),
  'lists everywhere': encoded(inEvery(['O1', { a: 1 }, null])),
  'very long lists': encoded(inEvery(Array.from({ length: 400 }, (_, index) => `O${index}`))),
  'markup everywhere': encoded(inEvery('<img src=x onerror=alert(1)>')),
  'paths everywhere': encoded(inEvery('../../../etc/passwd')),
  'scripts for addresses': encoded(inEvery('javascript:alert(1)')),
  'another host': encoded(inEvery('//evil.example/pages/index/index')),
  'control characters': encoded(inEvery('\u0000\u202e\ud800\r\nset-cookie: a=b'))
}

beforeAll(() => jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, 4) }))
beforeEach(listen)

/** The texts within what a decoder gave. */
const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}

describe.each(directRoutes.map((route) => [route.key, route] as const))('%s opened with', (key, route) => {
  it('anything hostile is given parameters of its own kind', () => {
    const [one] = [decodeParams(key, '')]
    for (const value of Object.values(hostile)) {
      const params: object = decodeParams(key, value)
      // what a screen counts on is there, and nothing it does not know
      expect(Object.keys(params)).toEqual(expect.arrayContaining(Object.keys(one)))
      expect(Object.keys(params).filter((name) => !Object.hasOwn(bag, name))).toEqual([])
      expect(encodeURIComponent(JSON.stringify(params)).length).toBeLessThan(maxParamsBytes * 5)
      expect(textsOf(params).filter((text) => /[\u0000-\u001f\u007f]/.test(text))).toEqual([])
      // the one parameter that is gone to
      if ('from' in params) expect(params.from ?? '').toMatch(/^(\/pages[BCD]?\/.*)?$/)
    }
    expect(Object.prototype).not.toHaveProperty('polluted')
  })

  it.each(['broken percent signs', 'records everywhere', 'markup everywhere'])(
    '%s shows something with a way on',
    async (name) => {
      const seen = await visit(route, { loggedIn: true, answer: sound, params: hostile[name] ?? '' })
      expect(seen.complaints).toEqual([])
      expect(seen.words).not.toBe('')
      expect(seen.words).not.toMatch(/undefined|NaN|\[object/)
      expect(seen.ways.length + seen.jumps.length).toBeGreaterThan(0)
      for (const jump of seen.jumps) expect(jump).toMatch(/^(\w+ \/pages[BCD]?\/|navigateBack)/)
      expect(document.querySelector('img[onerror]')).toBeNull()
    }
  )
})

it('the values tried are hostile: none is what the screens are opened with', () => {
  const good: string[] = builtRoutes.map(({ key }) => encodeParams(sampleParams(key))).filter(Boolean)
  expect(Object.values(hostile).filter((value) => good.includes(value))).toEqual([])
})
