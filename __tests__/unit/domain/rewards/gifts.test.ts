import { givable, giftStanding, giftStandings, type GiftGoods, type GiftRule } from '@domain/rewards/gifts'

const rule = (changes: Partial<GiftRule> = {}): GiftRule => ({
  activityCode: 'A',
  shopCode: 'S1',
  overFen: 0,
  startAt: 100,
  endAt: 200,
  gifts: [
    { skuCode: 'CUP', left: 1 },
    { skuCode: 'MAT', left: 1 }
  ],
  ...changes
})
const goods = (goodsFen: number, changes: Partial<GiftGoods> = {}): GiftGoods => ({
  shopCode: 'S1',
  spuCode: 'P1',
  goodsFen,
  ...changes
})
const context = { nowMs: 150 }
const emptyStock = [{ skuCode: 'CUP', left: 0 }]
const barredStock = [{ skuCode: 'CUP', left: 1, barred: true }]

test.each<[string, Partial<GiftRule>, GiftGoods[], number, [string | undefined, number, string | undefined]]>([
  ['any piece', {}, [goods(1)], 150, [undefined, 0, 'CUP']],
  ['nothing of the shop', {}, [goods(1, { shopCode: 'S2' })], 150, ['NO_GOODS', 0, undefined]],
  ['nothing of the product', { spuCode: 'P2' }, [goods(1)], 150, ['NO_GOODS', 0, undefined]],
  ['exactly its amount', { overFen: 300 }, [goods(100), goods(200, { spuCode: 'P2' })], 150, [undefined, 0, 'CUP']],
  ['a fen less', { overFen: 300 }, [goods(299)], 150, ['SHORT', 1, undefined]],
  ['its amount, of another shop', { overFen: 300 }, [goods(300, { shopCode: 'S2' })], 150, ['SHORT', 300, undefined]],
  ['its first moment', {}, [goods(1)], 100, [undefined, 0, 'CUP']],
  ['before it', {}, [goods(1)], 99, ['NOT_STARTED', 0, undefined]],
  ['its end', {}, [goods(1)], 200, ['ENDED', 0, undefined]],
  ['elsewhere', { barred: true }, [goods(1)], 150, ['REGION', 0, undefined]],
  ['gifts that may not go there', { gifts: barredStock }, [goods(1)], 150, ['REGION', 0, undefined]],
  ['all given away', { gifts: emptyStock }, [goods(1)], 150, ['OUT', 0, undefined]],
  ['all given away, and too little', { gifts: emptyStock, overFen: 300 }, [goods(1)], 150, ['OUT', 299, undefined]]
])('%s', (_name, changes, purchase, nowMs, [obstacle, shortFen, sku]) => {
  const standing = giftStanding(rule(changes), purchase, { nowMs })
  expect([standing.obstacle, standing.shortFen, standing.gift?.skuCode]).toEqual([obstacle, shortFen, sku])
})

test('a chosen gift is given, none when none is wanted, and the first in the place of one that is gone', () => {
  const gift = (choice: string | null, gifts = rule().gifts) =>
    giftStanding(rule({ gifts }), [goods(1)], { ...context, choice: { A: choice } }).gift?.skuCode
  expect(gift('MAT')).toBe('MAT')
  expect(gift(null)).toBeUndefined()
  expect(gift('LAMP')).toBe('CUP')
  expect(gift('MAT', [...emptyStock, { skuCode: 'LAMP', left: 1 }, { skuCode: 'MAT', left: 0 }])).toBe('LAMP')
})

test('pieces are those the activity has, as far as the stock goes beside what is taken', () => {
  expect(givable({ skuCode: 'CUP', left: 2 })).toBe(2)
  expect(givable({ skuCode: 'CUP', left: 2, stock: 1 })).toBe(1)
  expect(givable({ skuCode: 'CUP', left: 2, stock: 5 }, new Map([['CUP', 4]]))).toBe(1)
})

test('activities share the stock of a SKU with each other and with what is bought', () => {
  const cup = (stock: number) => ({ gifts: [{ skuCode: 'CUP', left: 9, stock }] })
  const purchase = [{ ...goods(1), skuCode: 'CUP', quantity: 2 }]
  const giftWith = (stock: number) =>
    giftStandings([rule(cup(stock)), rule({ ...cup(stock), activityCode: 'B' })], purchase, context).map(
      ({ gift, obstacle }) => gift?.skuCode ?? obstacle
    )
  expect(giftWith(4)).toEqual(['CUP', 'CUP'])
  expect(giftWith(3)).toEqual(['CUP', 'OUT'])
  expect(giftWith(2)).toEqual(['OUT', 'OUT'])
})
