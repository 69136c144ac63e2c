import type { ProductCard } from '@contract'
import { chunks, markedCard } from '@/features/search/marks/rules'
import { readingOf } from '@/features/search/reading/rules'

const card = { spuCode: 'P1', inStock: true, tags: [{ text: '热卖', kind: 'warm' }] } as ProductCard
const coupon = { text: '满 500 减 60', kind: 'sale' as const }
const textsOf = ({ tags }: ProductCard) => tags.map(({ text }) => text)
const stock = (status: 'IN_STOCK' | 'FEW_LEFT' | 'OUT_OF_STOCK' | 'RESTRICTED', available = 9) => ({
  skuCode: 'S1',
  status,
  available
})

it.each([
  ['few are left', stock('FEW_LEFT', 3), ['仅剩 3 件', '满 500 减 60', '热卖'], true],
  ['it does not go to the region', stock('RESTRICTED', 0), ['不送您的地区', '满 500 减 60', '热卖'], true],
  ['there is enough', stock('IN_STOCK'), ['满 500 减 60', '热卖'], true],
  ['there is none', stock('OUT_OF_STOCK', 0), ['满 500 减 60', '热卖'], false]
])('a card says before its own labels that %s, and what marks it', (_, state, texts, inStock) => {
  const cardNow = markedCard(card, { tags: [coupon], stock: state })
  expect(textsOf(cardNow)).toEqual(texts)
  expect(cardNow.inStock).toBe(inStock)
})

it('a card without marks stays the same one', () => {
  expect(markedCard(card, undefined)).toBe(card)
  expect(markedCard(card, { tags: [], stock: stock('IN_STOCK') })).toBe(card)
})

it('a label that a card has is not said twice', () => {
  const cardNow = markedCard({ ...card, tags: [coupon] }, { tags: [coupon], stock: undefined })
  expect(textsOf(cardNow)).toEqual(['满 500 减 60'])
})

it('cards are requested in parts', () => {
  expect(chunks([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]])
  expect(chunks([], 2)).toEqual([])
})

describe('the guide beside a search', () => {
  const recipes = { list: [{ recipeCode: 'R1' }], total: 12, page: 1, size: 1 } as never
  const manuals = (total: number) => ({ list: [{ manualCode: 'M1' }], total, page: 1, size: 1 }) as never
  const none = { list: [], total: 0, page: 1, size: 1 } as never

  it.each([
    ['the manual of a model', none, manuals(1), 'manual'],
    ['a recipe, where words fit many manuals', recipes, manuals(9), 'recipe'],
    ['nothing, where they fit many manuals and no dish', none, manuals(9), undefined],
    ['nothing, while nothing is known', undefined, undefined, undefined]
  ])('is %s', (_, reading, books, kind) => {
    expect(readingOf(reading, books)?.kind).toBe(kind)
  })

  it('is an answer of help, where there is neither dish nor model', () => {
    const problems = { list: [{ problemCode: 'REFUND' }], total: 2, page: 1, size: 1 } as never
    expect(readingOf(none, manuals(9), problems)?.kind).toBe('help')
    expect(readingOf(recipes, manuals(9), problems)?.kind).toBe('recipe')
    expect(readingOf(none, none, none)).toBeUndefined()
  })
})
