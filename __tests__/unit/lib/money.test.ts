import fc from 'fast-check'
import { formatMoney, formatRoundMoney, moneyParts } from '@/lib/money'

describe('money', () => {
  test.each([
    [0, '¥0.00'],
    [1, '¥0.01'],
    [10, '¥0.10'],
    [99, '¥0.99'],
    [100, '¥1.00'],
    [123450, '¥1,234.50'],
    [99999, '¥999.99'],
    [100000, '¥1,000.00'],
    [9999999999, '¥99,999,999.99'],
    [-123456789, '-¥1,234,567.89'],
    [Number.MAX_SAFE_INTEGER, '¥90,071,992,547,409.91']
  ])('%d fen are shown as %s', (fen, text) => {
    expect(formatMoney(fen, '¥')).toBe(text)
  })

  it("uses the site's symbol", () => {
    expect(formatMoney(500, 'HK$')).toBe('HK$5.00')
  })

  it('gives its parts, so that symbol and cents can be smaller', () => {
    expect(moneyParts(123450, '¥')).toEqual({ sign: '', symbol: '¥', whole: '1,234', cents: '50' })
  })

  it.each([0.5, NaN, Infinity, 2 ** 53])('refuses %d, which is no whole number of fen', (amount) => {
    expect(() => formatMoney(amount, '¥')).toThrow(RangeError)
  })

  it('loses no fen: the digits shown are the amount', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (fen) => {
        const { sign, whole, cents } = moneyParts(fen)
        expect(BigInt(`${sign}${whole.replace(/,/g, '')}${cents}`)).toBe(BigInt(fen))
        expect(whole).toMatch(/^(0|[1-9]\d{0,2}(,\d{3})*)$/)
        expect(cents).toMatch(/^\d\d$/)
      })
    )
  })

  it.each([
    [4000, '¥40'],
    [4050, '¥40.50'],
    [100000, '¥1,000'],
    [-4000, '-¥40'],
    [0, '¥0'],
    [10005, '¥100.05']
  ])('%i fen inside a phrase is %s', (fen, words) => expect(formatRoundMoney(fen, '¥')).toBe(words))
})
