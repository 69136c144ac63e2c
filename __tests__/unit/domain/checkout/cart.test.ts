import fc from 'fast-check'
import {
  MAX_CART_LINES,
  cartTotals,
  groupByShop,
  mergeCarts,
  type MergeFacts,
  type MergeLine
} from '@domain/checkout/cart'

const row = (shopCode: string, priceFen: number, quantity: number, selected = true, unsellable?: string) => ({
  quantity,
  selected,
  sku: {
    skuCode: `${shopCode}-${priceFen}`,
    shopCode,
    shopName: `shop ${shopCode}`,
    spuCode: 'POT',
    categoryCode: 'C020101',
    priceFen,
    listPriceFen: 1000,
    unsellable
  }
})
const line = (skuCode: string, quantity: number, selected = true, addedPriceFen = 100): MergeLine => ({
  skuCode,
  quantity,
  selected,
  addedPriceFen
})

const factsOf = (
  skuCode: string,
  facts: Omit<MergeFacts, 'skuCode' | 'spuCode'> & { spuCode?: string }
): MergeFacts => ({
  skuCode,
  spuCode: `P-${skuCode}`,
  ...facts
})

describe('cart', () => {
  test('groups by shop and keeps the order of shops and rows', () => {
    const groups = groupByShop([row('B', 1, 1), row('A', 2, 1), row('B', 3, 1)])
    expect(groups.map((group) => [group.shopCode, group.rows.map((row) => row.sku.priceFen)])).toEqual([
      ['B', [1, 3]],
      ['A', [2]]
    ])
  })

  test('totals count only selected rows that can be bought, savings never negative', () => {
    expect(
      cartTotals(
        [row('A', 800, 2), row('A', 500, 1, false), row('A', 10, 9, true, 'DELISTED'), row('A', 1200, 1)],
        new Map()
      )
    ).toMatchObject({ count: 3, payFen: 2800, savedFen: 400, goods: [{ goodsFen: 1600 }, { goodsFen: 1200 }] })
    expect(cartTotals([], new Map())).toMatchObject({ count: 0, payFen: 0, savedFen: 0, goods: [] })
  })

  test('goods bought together cost less in the sum, and coupons count them at that', () => {
    const totals = cartTotals([row('A', 800, 2), row('A', 1200, 1)], new Map([['A-800', 150]]))
    expect(totals).toMatchObject({ listFen: 3200, cutFen: 400, bundleFen: 300, savedFen: 700, payFen: 2500 })
    expect(totals.goods.map(({ goodsFen }) => goodsFen)).toEqual([1300, 1200])
  })

  test('merging adds up, cuts to what can be bought and lists the lines that it cut or left out', () => {
    const facts: Record<string, MergeFacts> = {
      a: factsOf('a', { available: 5 }),
      b: factsOf('b', { available: 9, purchaseLimit: 2 }),
      c: factsOf('c', { available: 0 })
    }
    const result = mergeCarts(
      [line('a', 3, false, 90)],
      [line('a', 1), line('b', 4), line('c', 1), line('gone', 1)],
      (skuCode) => facts[skuCode]
    )
    expect(result.lines).toEqual([line('a', 4, true, 90), line('b', 2)])
    expect(result).toMatchObject({ merged: 2, adjusted: ['b', 'c', 'gone'] })
  })

  test('a purchase limit cuts the versions of a product together', () => {
    const version = (skuCode: string, more: Partial<MergeFacts> = {}): MergeFacts =>
      factsOf(skuCode, { available: 9, spuCode: 'P', purchaseLimit: 3, bought: 1, ...more })
    const facts = { red: version('red'), blue: version('blue'), other: factsOf('other', { available: 9 }) }
    const merge = (lookUp: Record<string, MergeFacts>, ...incoming: MergeLine[]) =>
      mergeCarts([line('red', 1), line('other', 4)], incoming, (skuCode) => lookUp[skuCode])
    expect(merge(facts, line('blue', 5)).lines).toEqual([line('red', 1), line('other', 4), line('blue', 1)])
    expect(merge(facts, line('red', 1), line('blue', 1)).lines).toEqual([line('red', 2), line('other', 4)])
    const soldOut = { ...facts, red: version('red', { unsellable: 'OUT_OF_STOCK', available: 0 }) }
    expect(merge(soldOut, line('blue', 5)).lines).toEqual([line('red', 1), line('other', 4), line('blue', 2)])
  })

  test('a full cart takes more of what it holds, and nothing new', () => {
    const mine = Array.from({ length: MAX_CART_LINES }, (_, index) => line(String(index), 1))
    const result = mergeCarts(mine, [line('0', 2), line('new', 1)], (code) => factsOf(code, { available: 9 }))
    expect(result.lines).toHaveLength(MAX_CART_LINES)
    expect(result.lines[0]).toEqual(line('0', 3))
    expect(result).toMatchObject({ merged: 1, adjusted: ['new'] })
  })

  test('a merge never shrinks what was in the cart and never outgrows it', () => {
    const lines = fc.uniqueArray(
      fc.record({
        skuCode: fc.integer({ min: 0, max: 300 }).map(String),
        quantity: fc.integer({ min: 1, max: 9 }),
        selected: fc.boolean(),
        addedPriceFen: fc.nat(1000)
      }),
      { selector: (row) => row.skuCode, maxLength: MAX_CART_LINES }
    )
    fc.assert(
      fc.property(lines, lines, fc.nat(12), (mine, incoming, available) => {
        const { lines: after, merged } = mergeCarts(mine, incoming, (code) => factsOf(code, { available }))
        expect(after.length).toBeLessThanOrEqual(MAX_CART_LINES)
        expect(merged).toBeLessThanOrEqual(incoming.length)
        for (const before of mine) {
          expect(after.find((line) => line.skuCode === before.skuCode)?.quantity).toBeGreaterThanOrEqual(
            before.quantity
          )
        }
        for (const line of after) {
          const before = mine.find((other) => other.skuCode === line.skuCode)?.quantity ?? 0
          expect(line.quantity).toBeLessThanOrEqual(Math.max(available, before))
        }
      })
    )
  })
})
