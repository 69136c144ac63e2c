import fc from 'fast-check'
import { clampQuantity, quantityLimit, stockStatus, takenPercent } from '@domain/goods/stock'

describe('stock and purchase limits', () => {
  test.each([
    ['stock is least', { available: 3, purchaseLimit: 5, bought: 0 }, { max: 3, reason: 'STOCK' }],
    ['the purchase limit is least', { available: 30, purchaseLimit: 5, bought: 2 }, { max: 3, reason: 'LIMIT' }],
    [
      'other versions of the product count too',
      { available: 30, purchaseLimit: 5, bought: 2, beside: 1 },
      { max: 2, reason: 'LIMIT' }
    ],
    ['without a limit other versions count for nothing', { available: 30, beside: 9 }, { max: 30, reason: 'STOCK' }],
    ['everything allowed is bought', { available: 30, purchaseLimit: 5, bought: 9 }, { max: 0, reason: 'LIMIT' }],
    ['the site limit of 200 holds', { available: 5000 }, { max: 200, reason: 'MAX' }],
    ['the site raised its limit', { available: 5000, stockLimit: 300 }, { max: 300, reason: 'MAX' }],
    ['no limit exceeds 99999', { available: 1e9, stockLimit: 1e9 }, { max: 99_999, reason: 'MAX' }],
    ['stock wins a draw', { available: 5, purchaseLimit: 5 }, { max: 5, reason: 'STOCK' }],
    ['stock below zero is none', { available: -2 }, { max: 0, reason: 'STOCK' }]
  ])('%s', (_, facts, expected) => {
    expect(quantityLimit(facts)).toEqual(expected)
  })

  test.each([
    [4, { available: 9 }, { quantity: 4 }],
    [10, { available: 9 }, { quantity: 9, stopped: 'STOCK' }],
    [0, { available: 9 }, { quantity: 1 }],
    [2.9, { available: 9 }, { quantity: 2 }],
    [Number.NaN, { available: 9 }, { quantity: 1 }],
    [Infinity, { available: 9 }, { quantity: 9, stopped: 'STOCK' }],
    [6, { available: 9, purchaseLimit: 4 }, { quantity: 4, stopped: 'LIMIT' }],
    [1, { available: 0 }, { quantity: 0, stopped: 'STOCK' }]
  ])('a wish for %d of %j becomes %j', (count, facts, expected) => {
    expect(clampQuantity(count, facts)).toEqual(expected)
  })

  test('a granted count never exceeds any limit, and a cut names the limit that is met exactly', () => {
    const facts = fc.record(
      { available: fc.nat(300), purchaseLimit: fc.integer({ min: 1, max: 50 }), bought: fc.nat(60) },
      { requiredKeys: ['available', 'bought'] }
    )
    fc.assert(
      fc.property(fc.integer({ min: -5, max: 400 }), facts, (count, stock) => {
        const { quantity, stopped } = clampQuantity(count, stock)
        expect(quantity).toBeLessThanOrEqual(stock.available)
        expect(quantity).toBeLessThanOrEqual(200)
        if (stock.purchaseLimit !== undefined) {
          expect(quantity).toBeLessThanOrEqual(Math.max(0, stock.purchaseLimit - stock.bought))
        }
        if (stopped === 'STOCK') expect(quantity).toBe(stock.available)
        if (stopped === 'MAX') expect(quantity).toBe(200)
        if (!stopped) expect(quantity).toBe(Math.max(1, count))
      })
    )
  })

  test.each([
    [0, 'OUT_OF_STOCK'],
    [1, 'FEW_LEFT'],
    [10, 'FEW_LEFT'],
    [11, 'IN_STOCK']
  ])('%i pieces are %s', (available, status) => {
    expect(stockStatus(available)).toBe(status)
  })
})

describe('how much of a sale is taken', () => {
  it.each([
    [0, 100, 0],
    [62, 38, 62],
    [1, 2, 33],
    [999, 1, 99],
    [5, 0, 100],
    [0, 0, 100],
    [-3, 10, 0]
  ])('%i taken and %i left are %i%%', (takenCount, leftCount, percent) => {
    expect(takenPercent(takenCount, leftCount)).toBe(percent)
  })
})
