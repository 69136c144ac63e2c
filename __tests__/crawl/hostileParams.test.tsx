jest.mock('@tarojs/taro', () => jest.requireActual<object>('../support/taro'))
import { decodeParams, encodeParams, maxParamsBytes } from '@/routes/params'
import { bag, sampleParams } from './params'
import { sound } from './screens'
import { builtRoutes, directRoutes, listen, visit } from './visit'

const encode = (value: unknown) => encodeURIComponent(JSON.stringify(value))
const inEvery = (value: unknown) => Object.fromEntries(Object.keys(bag).map((name) => [name, value]))
const nest = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`

/** Query values anyone may write. The first ones are no parameters at all, the others reach a decoder. */
const hostile: Record<string, string> = {
  empty: '',
  'not JSON': '{spuCode:P1',
  'cut off': encode(bag).slice(0, -7),
  'broken percent signs': '%E0%A4%A%7B%',
  'a bare word': encode('P1'),
  'a list': encode(['P1']),
  null: 'null',
  huge: encode(inEvery('x'.repeat(100_000))),
  'nested without end': encodeURIComponent(nest(20_000)),
  __proto__: encodeURIComponent(
    '{"__proto__":{"polluted":"yes","spuCode":"P1"},"constructor":{"prototype":{"polluted":"yes"}}}'
  ),
  'numbers everywhere': encode(inEvery(-1.5)),
  'null everywhere': encode(inEvery(null)),
  'records everywhere': encode(inEvery({ length: 3, toString: 1 })),
  'lists everywhere': encode(inEvery(['O1', { a: 1 }, null])),
  'very long lists': encode(inEvery(Array.from({ length: 400 }, (_, index) => `O${index}`))),
  'markup everywhere': encode(inEvery('<img src=x onerror=alert(1)>')),
  'paths everywhere': encode(inEvery('../../../etc/passwd')),
  'scripts for addresses': encode(inEvery('javascript:alert(1)')),
  'another host': encode(inEvery('//evil.example/pages/index/index')),
  'control characters': encode(inEvery('\u0000\u202e\ud800\r\nset-cookie: a=b'))
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
    const [paramsNow] = [decodeParams(key, '')]
    for (const value of Object.values(hostile)) {
      const params: object = decodeParams(key, value)
      // what a screen counts on is there, and nothing it does not know
      expect(Object.keys(params)).toEqual(expect.arrayContaining(Object.keys(paramsNow)))
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
      const view = await visit(route, { loggedIn: true, answer: sound, params: hostile[name] ?? '' })
      expect(view.complaints).toEqual([])
      expect(view.words).not.toBe('')
      expect(view.words).not.toMatch(/undefined|NaN|\[object/)
      expect(view.ways.length + view.jumps.length).toBeGreaterThan(0)
      for (const jump of view.jumps) expect(jump).toMatch(/^(\w+ \/pages[BCD]?\/|navigateBack)/)
      expect(document.querySelector('img[onerror]')).toBeNull()
    }
  )
})

it('the values tried are hostile: none is what the screens are opened with', () => {
  const good: string[] = builtRoutes.map(({ key }) => encodeParams(sampleParams(key))).filter(Boolean)
  expect(Object.values(hostile).filter((value) => good.includes(value))).toEqual([])
})
