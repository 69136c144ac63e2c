import fc from 'fast-check'
import { decodeSafely, parseQuery, stringifyQuery, withQuery } from '@/lib/query'

describe('query strings', () => {
  it('leaves out undefined values and encodes the rest in order', () => {
    expect(stringifyQuery({ b: 'x y&z', a: 1, c: undefined, d: false })).toBe('b=x%20y%26z&a=1&d=false')
  })

  it('reads names and values, the first of a repeated name, and stops at the hash', () => {
    expect({ ...parseQuery('?a=1&b=%E4%BA%8C&a=2&c&d=x=y#e=5') }).toEqual({ a: '1', b: '二', c: '', d: 'x=y' })
  })

  it('takes a name such as constructor for a name, and a broken escape as it is', () => {
    expect(parseQuery('a=1').constructor).toBeUndefined()
    expect({ ...parseQuery('__proto__=x&b=%E4%ZZ') }.b).toBe('%E4%ZZ')
    expect(decodeSafely('%')).toBe('%')
  })

  it('adds to a path that has a query, and before a hash', () => {
    expect(withQuery('/a', { x: 1 })).toBe('/a?x=1')
    expect(withQuery('/a?b=2#top', { x: 1 })).toBe('/a?b=2&x=1#top')
    expect(withQuery('/a', { x: undefined })).toBe('/a')
  })

  it('reads back what it wrote', () => {
    const values = fc.dictionary(fc.string({ minLength: 1 }), fc.string())
    fc.assert(
      fc.property(values, (record) => {
        expect(Object.entries(parseQuery(stringifyQuery(record))).sort()).toEqual(Object.entries(record).sort())
      })
    )
  })
})
