import fc from 'fast-check'
import { badgeCount, personCount, soldCount } from '@/lib/counts'

describe('badge counts', () => {
  test.each([
    [0, ''],
    [-3, ''],
    [NaN, ''],
    [1, '1'],
    [99, '99'],
    [100, '99+'],
    [12345, '99+']
  ])('%d is %s', (count, badge) => expect(badgeCount(count)).toBe(badge))
})

describe('sold counts', () => {
  test.each([
    [0, '0', '0'],
    [-1, '0', '0'],
    [NaN, '0', '0'],
    [1, '1', '1'],
    [10, '10', '10'],
    [11, '10+', '10+'],
    [87, '80+', '80+'],
    [100, '100+', '100+'],
    [999, '900+', '900+'],
    [1000, '1000+', '1K+'],
    [9999, '9000+', '9K+'],
    [10000, '1万+', '10K+'],
    [19999, '1万+', '10K+'],
    [20000, '2万+', '20K+'],
    [123456, '12万+', '120K+'],
    [1000000, '100万+', '1M+'],
    [23456789, '2345万+', '23M+']
  ])('%d is %s in Chinese and %s in English', (count, zh, en) => {
    expect(soldCount(count)).toBe(zh)
    expect(soldCount(count, 'en-US')).toBe(en)
  })

  const valueOf = (text: string) => {
    const unit = text.includes('万') ? 10_000 : text.includes('K') ? 1000 : text.includes('M') ? 1_000_000 : 1
    return parseInt(text, 10) * unit
  }

  it('never claims more than was sold, and less than a step too little', () => {
    fc.assert(
      fc.property(fc.nat({ max: 99_999_999 }), fc.constantFrom('zh-CN' as const, 'en-US' as const), (count, locale) => {
        const claim = valueOf(soldCount(count, locale))
        expect(claim).toBeLessThanOrEqual(count)
        expect(count).toBeLessThan(claim * 2 + 1)
      })
    )
  })

  it('never falls as more is sold', () => {
    fc.assert(
      fc.property(fc.nat({ max: 2_000_000 }), fc.nat({ max: 2_000_000 }), (first, right) => {
        const [less, more] = first < right ? [first, right] : [right, first]
        expect(valueOf(soldCount(less))).toBeLessThanOrEqual(valueOf(soldCount(more)))
      })
    )
  })
})

describe('person counts', () => {
  test.each([
    [0, '0', '0'],
    [999, '999', '999'],
    [1000, '1000', '1000'],
    [1001, '1千', '1K'],
    [1500, '1.5千', '1.5K'],
    [9999, '9.9千', '9.9K'],
    [10000, '1万', '10K'],
    [23900, '2.3万', '23.9K'],
    [1250000, '125万', '1.2M']
  ])('%d is %s in Chinese and %s in English', (count, zh, en) => {
    expect(personCount(count)).toBe(zh)
    expect(personCount(count, 'en-US')).toBe(en)
  })
})
