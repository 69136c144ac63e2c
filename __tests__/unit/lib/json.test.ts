import fc from 'fast-check'
import { parseBounded, utf8Bytes } from '@/lib/json'

const bounds = { maxBytes: 1000, maxDepth: 5 }

describe('reading JSON of others', () => {
  it('gives the value of sound JSON', () => {
    expect(parseBounded('{"a":[1,"二",null,true]}', bounds)).toEqual({ a: [1, '二', null, true] })
    expect(parseBounded('null', bounds)).toBeNull()
  })

  test.each([
    ['no JSON', '{a:1}'],
    ['nothing', ''],
    ['a broken text', '{"a":'],
    ['a prototype', '{"__proto__":{"admin":true}}'],
    ['a prototype written in escapes', '{"\\u005f_proto__":{"admin":true}}'],
    ['a prototype deep inside', '{"a":[{"__proto__":1}]}'],
    ['a constructor', '{"constructor":{"prototype":{}}}'],
    ['a prototype key', '{"a":{"prototype":1}}'],
    ['too deep a text', '[[[[[[1]]]]]]'],
    ['too deep a text behind a backslash that ends a string', '["\\\\",[[[[[1]]]]]]'],
    ['a text so deep that a parser might fall over', `${'['.repeat(900)}`],
    ['too long a text', `"${'x'.repeat(1000)}"`],
    ['too many bytes in few characters', `"${'汉'.repeat(400)}"`]
  ])('gives undefined for %s', (_what, text) => {
    expect(parseBounded(text, bounds)).toBeUndefined()
    expect(({} as { admin?: boolean }).admin).toBeUndefined()
  })

  it('counts depth outside strings only', () => {
    expect(parseBounded('"[[[[[[[[\\"[[[[[[[["', bounds)).toBe('[[[[[[[["[[[[[[[[')
    expect(parseBounded('[[[[[1]]]]]', bounds)).toEqual([[[[[1]]]]])
  })

  it('reads all that JSON.stringify writes within the bounds', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
        const text = JSON.stringify(value)
        fc.pre(!/__proto__|constructor|prototype/.test(text))
        expect(parseBounded(text, { maxBytes: utf8Bytes(text), maxDepth: 6 })).toEqual(JSON.parse(text))
        expect(parseBounded(text, { maxBytes: utf8Bytes(text) - 1, maxDepth: 6 })).toBeUndefined()
      })
    )
  })

  it('never throws', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void parseBounded(text, bounds)))
  })

  it('counts bytes as UTF-8 does', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(utf8Bytes(text)).toBe(Buffer.byteLength(text))
      })
    )
  })
})
