import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import queryString from '../../config/stubs/query-string.js'

const read = (search, options) => ({ ...queryString.parse(search, options) })

describe('what Taro’s router reads of an address', () => {
  it('is escaped as it stood, by its names’ order', () => {
    assert.deepEqual(Object.entries(read('b=%E4%BD%A0+x&a=1=2', { decode: false })), [
      ['a', '1=2'],
      ['b', '%E4%BD%A0+x']
    ])
  })

  it('is read where it is wanted read, and a broken escape stays', () => {
    assert.deepEqual(read('?k=%E4%BD%A0+x&%zz=100%'), { k: '你 x', '%zz': '100%' })
  })

  it('tells a name without a value, and a name that comes twice', () => {
    assert.deepEqual(read('#a&b=&c=1&c=2&&'), { a: null, b: '', c: ['1', '2'] })
  })

  it('has no name that every object has', () => {
    assert.equal(queryString.parse('').constructor, undefined)
    assert.equal(queryString.parse('__proto__=1')['__proto__'], '1')
  })
})
