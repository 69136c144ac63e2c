import {
  changesOf,
  countedFavourites,
  fits,
  filterFavourites,
  rankOf,
  type FavouriteFacts
} from '@domain/goods/favourite'
import { DAY_MS } from '@domain/spans'

const NOW = 1_800_000_000_000
const facts = (some: Partial<FavouriteFacts> = {}): FavouriteFacts => ({
  skuCode: 'A',
  keptAt: NOW - 40 * DAY_MS,
  keptFen: 1_000,
  priceFen: 1_000,
  categoryCodes: ['RICE', 'KITCHEN'],
  available: 50,
  gone: false,
  couponFen: 0,
  couponOwn: false,
  ...some
})

describe('the changes since something was kept', () => {
  it.each<[string, Partial<FavouriteFacts>, object]>([
    ['nothing', {}, {}],
    ['it is cheaper', { priceFen: 860 }, { droppedFen: 140 }],
    ['it is dearer', { priceFen: 1_200 }, {}],
    [
      'it never cost less, and once more',
      { priceFen: 900, range: { leastFen: 900, mostFen: 1_000 } },
      { droppedFen: 100, lowest: true }
    ],
    ['it cost less lately', { priceFen: 900, range: { leastFen: 899, mostFen: 1_000 } }, { droppedFen: 100 }],
    ['it cost the same all the while', { priceFen: 900, range: { leastFen: 900, mostFen: 900 } }, { droppedFen: 100 }],
    [
      'a flash sale is below all of it',
      { priceFen: 700, range: { leastFen: 900, mostFen: 900 } },
      { droppedFen: 300, lowest: true }
    ],
    ['ten pieces are left', { available: 10 }, { left: 10 }],
    ['eleven pieces are left', { available: 11 }, {}],
    ['it is back', { outAt: NOW - 3 * DAY_MS, backAt: NOW - DAY_MS }, { back: true }],
    ['it is back, and nobody has noted it yet', { outAt: NOW - 3 * DAY_MS }, { back: true }],
    ['it is back for a week', { outAt: NOW - 9 * DAY_MS, backAt: NOW - 7 * DAY_MS }, {}],
    ['it was sold out before it was kept', { outAt: NOW - 50 * DAY_MS }, {}],
    ['a coupon fits', { couponFen: 300 }, { couponFen: 300 }],
    ['it is sold out and cheaper', { available: 0, priceFen: 500, couponFen: 300, outAt: NOW - DAY_MS }, {}],
    ['it is off sale and cheaper', { gone: true, priceFen: 500 }, {}]
  ])('%s', (_name, some, expected) => {
    expect(changesOf(facts(some), NOW)).toEqual(expected)
  })
})

it('a change leads: cheaper, back, few left, a coupon of the shopper’s own; then the newest', () => {
  const all = [
    facts({ skuCode: 'OLD', keptAt: NOW - 50 * DAY_MS }),
    facts({ skuCode: 'NEW', keptAt: NOW - DAY_MS }),
    facts({ skuCode: 'ANY_COUPON', couponFen: 100, keptAt: NOW - 2 * DAY_MS }),
    facts({ skuCode: 'OWN_COUPON', couponFen: 100, couponOwn: true }),
    facts({ skuCode: 'FEW', available: 2 }),
    facts({ skuCode: 'BACK', outAt: NOW - DAY_MS }),
    facts({ skuCode: 'CHEAPER', priceFen: 999, available: 2 }),
    facts({ skuCode: 'B_SAME_MOMENT' }),
    facts({ skuCode: 'A_SAME_MOMENT' })
  ]
  expect(filterFavourites(all, {}, NOW).map(({ skuCode }) => skuCode)).toEqual([
    'CHEAPER',
    'BACK',
    'FEW',
    'OWN_COUPON',
    'NEW',
    'ANY_COUPON',
    'A_SAME_MOMENT',
    'B_SAME_MOMENT',
    'OLD'
  ])
  expect(all.map((favourite) => rankOf(favourite, NOW))).toEqual([4, 4, 4, 3, 2, 1, 0, 4, 4])
})

it.each<[string, Parameters<typeof fits>[1], boolean]>([
  ['nothing asked', {}, true],
  ['its own category', { categoryCode: 'RICE' }, true],
  ['one above it', { categoryCode: 'KITCHEN' }, true],
  ['another', { categoryCode: 'BATH' }, false],
  ['from its price on', { minPriceFen: 1_000 }, true],
  ['up to its price', { maxPriceFen: 1_000 }, true],
  ['above its price', { minPriceFen: 1_001 }, false],
  ['below its price', { maxPriceFen: 999 }, false],
  ['ends the wrong way round', { minPriceFen: 2_000, maxPriceFen: 500 }, true],
  ['in stock', { kind: 'IN_STOCK' }, true],
  ['off sale', { kind: 'GONE' }, false],
  ['cheaper', { kind: 'CHEAPER' }, false],
  ['with a coupon', { kind: 'COUPON' }, false]
])('a filter: %s', (_name, filter, expected) => {
  expect(fits(facts(), filter, NOW)).toBe(expected)
})

it('counts each kind and adds up the savings, without goods that can’t be bought', () => {
  const all = [
    facts({ priceFen: 860, couponFen: 10 }),
    facts({ priceFen: 970 }),
    facts({ priceFen: 500, available: 0 }),
    facts({ priceFen: 500, gone: true })
  ]
  expect(countedFavourites(all, NOW)).toEqual({
    counts: { ALL: 4, CHEAPER: 2, IN_STOCK: 2, COUPON: 1, GONE: 1 },
    savedFen: 170
  })
})
