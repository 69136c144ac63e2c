import type { CartRow, CouponOffer } from '@contract'
import { heightKind, itemsOf } from '@/features/cart/items'
import {
  limitOf,
  mergeOutcome,
  nearestPromotion,
  noteTone,
  notesOf,
  promotionsIn,
  settlementScope,
  stopOf
} from '@/features/cart/rules'
import { sku } from '../stores/samples'

const row = (over: Partial<CartRow> = {}, skuOver: Parameters<typeof sku>[1] = {}): CartRow => ({
  rowId: 'R1',
  quantity: 1,
  selected: true,
  addedPriceFen: 1000,
  sku: sku('A', skuOver),
  ...over
})

describe('the notes of a cart line', () => {
  test('nothing, when price and stock are as they were', () => expect(notesOf(row())).toEqual([]))

  test('a price that fell or rose since it was put in, by how much', () => {
    expect(notesOf(row({ addedPriceFen: 5000 }))).toEqual([{ say: 'cheaper', fen: 4000 }])
    expect(notesOf(row({ addedPriceFen: 400 }))).toEqual([{ say: 'dearer', fen: 600 }])
  })

  test('the saving of a piece bought with another, as good news', () => {
    const [note] = notesOf(row(), { offFen: 300 })
    expect(note).toEqual({ say: 'together', fen: 300 })
    expect(noteTone(note!)).toBe('ok')
  })

  test('few left from ten pieces down', () => {
    expect(notesOf(row({}, { available: 10 }))).toEqual([{ say: 'fewLeft', count: 10 }])
    expect(notesOf(row({}, { available: 11 }))).toEqual([])
  })

  test.each([
    [{ available: 3 }, { say: 'overStock', count: 3 }],
    [{ purchaseLimit: 2 }, { say: 'overLimit', count: 2 }],
    [
      { purchaseLimit: 2, bought: 2 },
      { say: 'boughtAll', count: 2 }
    ],
    [{ available: 900 }, { say: 'overMax', count: 200 }]
  ])('the limit that a quantity is above: %j', (facts, note) => {
    expect(notesOf(row({ quantity: 500 }, facts))).toEqual([note])
  })

  test('a purchase limit, and what of it is used up', () => {
    expect(notesOf(row({}, { purchaseLimit: 3 }))).toEqual([{ say: 'limited', count: 3 }])
    expect(notesOf(row({}, { purchaseLimit: 3, bought: 1 }))).toEqual([{ say: 'limitedBought', count: 3, bought: 1 }])
  })

  test('versions that are too many together, and none is to blame alone', () => {
    const two = row({ quantity: 2 }, { purchaseLimit: 2 })
    expect(notesOf(two, { beside: 1 })).toEqual([{ say: 'overTogether', count: 2 }])
    expect(noteTone({ say: 'overTogether', count: 2 })).toBe('warm')
    const line = row({ quantity: 1 }, { purchaseLimit: 2 })
    expect(notesOf(line, { beside: 1 })).toEqual([{ say: 'limited', count: 2 }])
    expect(stopOf(line, limitOf(line, { beside: 1 }), { beside: 1 })).toEqual({ say: 'stopTogether', count: 2 })
    expect(stopOf(line, limitOf(line), {})).toEqual({ say: 'stopLimit', count: 2 })
    const all = row({ quantity: 1 }, { purchaseLimit: 2, bought: 2 })
    expect(notesOf(all, { beside: 1 })).toEqual([{ say: 'boughtAll', count: 2 }])
  })

  test('good news is green, what needs a hand is a warning', () => {
    expect(noteTone({ say: 'cheaper', fen: 1 })).toBe('ok')
    expect(noteTone({ say: 'overStock', count: 1 })).toBe('warm')
    expect(noteTone({ say: 'limited', count: 1 })).toBe('plain')
  })
})

test('a merge names what it cut and counts what it left out', () => {
  const cart = { shops: [{ shopCode: 'S', shopName: 'S', rows: [row()] }], invalid: [] }
  expect(mergeOutcome(cart, ['A', 'GONE'])).toEqual({ cut: ['A'], left: 1 })
})

test('other lines, quantities, prices or shoppers are another settlement', () => {
  const scopes = [
    settlementScope('U1', [row()], [5000]),
    settlementScope('U1', [row({ quantity: 2 })], [5000]),
    settlementScope('U1', [row({ rowId: 'R2' })], [5000]),
    settlementScope('U2', [row()], [5000]),
    settlementScope('U1', [row()], [6000])
  ]
  expect(new Set(scopes).size).toBe(5)
  expect(settlementScope('U1', [row()], [5000])).toBe(scopes[0])
})

describe('the goods that a shop’s coupons need', () => {
  const offer = (couponCode: string, over: Partial<CouponOffer> = {}): CouponOffer => ({
    couponCode,
    name: couponCode,
    benefit: 'AMOUNT',
    amountFen: 500,
    thresholdFen: 3000,
    shopCode: 'SHOP1',
    startAt: 0,
    endAt: 1000,
    state: 'RECEIVED',
    ...over
  })
  const boughtGoods = (goodsFen: number) => [{ shopCode: 'SHOP1', spuCode: 'P-A', categoryCode: 'C020101', goodsFen }]

  test.each([
    ['nothing is chosen: all of the nearest', [], 'overOff', 3000],
    ['some is missing', boughtGoods(2000), 'missingOff', 1000],
    ['reached: what it takes off', boughtGoods(9000), 'reached', 800]
  ] as const)('%s', (_what, goods, say, fen) => {
    const offers = [offer('far', { thresholdFen: 8000, amountFen: 800 }), offer('near')]
    expect(nearestPromotion(offers, goods, 1)).toMatchObject({ say, fen })
  })

  test('of a part of the price it is said by its name', () => {
    const part = offer('part', { benefit: 'PERCENT', offBp: 1500 })
    expect(nearestPromotion([part], boughtGoods(1000), 1)).toMatchObject({ say: 'missing', fen: 2000 })
  })

  test('are its own that are in play, ask for an amount and fit a line of it', () => {
    const cart = { shops: [{ shopCode: 'SHOP1', shopName: '自营', rows: [row()] }], invalid: [] }
    const offers = [
      offer('mine'),
      offer('other', { shopCode: 'SHOP2' }),
      offer('all', { shopCode: null }),
      offer('free', { thresholdFen: 0 }),
      offer('way', { benefit: 'FREIGHT' }),
      offer('spent', { state: 'USED' }),
      offer('unfit', { categoryCodes: ['C1'] })
    ]
    expect(
      promotionsIn(cart, offers)
        .get('SHOP1')
        ?.map(({ couponCode }) => couponCode)
    ).toEqual(['mine'])
  })

  test('have their place before they are known, so that lines do not move when they come', () => {
    const cart = { shops: [{ shopCode: 'SHOP1', shopName: '自营', rows: [row()] }], invalid: [] }
    const heightOf = (promotions: Parameters<typeof itemsOf>[1]) => heightKind(itemsOf(cart, promotions)[0]!)
    const some = new Map([['SHOP1', [offer('mine')]]])
    expect(heightOf(undefined)).toBe(heightOf(some))
    expect(heightOf(new Map())).not.toBe(heightOf(some))
  })
})
