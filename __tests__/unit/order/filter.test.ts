import { withAmountInOrder, queryOf, toggleChoice, without, withAmount } from '@/features/order/filter/rules'

const now = Date.UTC(2026, 10, 23, 20, 0) // 24 November in the shop

describe('the filter of orders', () => {
  test('a span of time begins with a day of the shop, and stays through it', () => {
    expect(queryOf({ time: 'MONTH' }, now)).toEqual({ from: Date.UTC(2026, 9, 24, 16) })
    expect(queryOf({ time: 'MONTH' }, now + 3_600_000)).toEqual(queryOf({ time: 'MONTH' }, now))
    expect(queryOf({ time: 'OLDER' }, now)).toEqual({ to: Date.UTC(2025, 10, 23, 16) })
  })

  test('everything that is chosen is requested together, an unknown state is not', () => {
    expect(queryOf({ keyword: '锅', status: 'COMPLETED', kind: 'FLASH', minFen: 500, maxFen: 100 }, now)).toEqual({
      keyword: '锅',
      status: 'COMPLETED',
      kind: 'FLASH',
      minFen: 100,
      maxFen: 500
    })
    expect(queryOf({ status: 'NONE' }, now)).toEqual({})
  })

  test('a second tap takes a choice away', () => {
    expect(toggleChoice({ kind: 'FLASH' }, 'kind', 'BUNDLE')).toEqual({ kind: 'BUNDLE' })
    expect(toggleChoice({ kind: 'FLASH', minFen: 1 }, 'kind', 'FLASH')).toEqual({ minFen: 1 })
    expect(withAmount({ minFen: 1 }, 'minFen', undefined)).toEqual({})
    expect(without({ minFen: 1, maxFen: 2, keyword: 'a' }, ['minFen', 'maxFen'])).toEqual({ keyword: 'a' })
  })

  test('an amount typed the wrong way round is turned', () =>
    expect(withAmountInOrder({ minFen: 9, maxFen: 3 })).toEqual({ minFen: 3, maxFen: 9 }))
})
