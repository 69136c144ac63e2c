/** What a result is marked with. Pure but for its words. */
import type { DataOf, ProductCard } from '@contract'
import { markWords } from './messages'

export interface Mark {
  tags: ProductCard['tags']
  stock: DataOf<'POST /o2inv/v1/inv-query/batch/shop-stock-status'>['list'][number] | undefined
}

/** In parts of no more than so many. */
export const chunks = <T>(list: readonly T[], most: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / most) }, (_, index) => list.slice(index * most, (index + 1) * most))

/** How it stands where the shopper is, when that is worth a word. */
function stockTag(stock: Mark['stock']): ProductCard['tags'] {
  if (stock?.status === 'RESTRICTED') return [{ text: markWords('notHere'), kind: 'warm' }]
  if (stock?.status === 'FEW_LEFT') return [{ text: markWords('few', { count: stock.available }), kind: 'warm' }]
  return []
}

/** A card with its marks before its own labels, as a card has room for few; the same card where there are none. */
export function markedCard(card: ProductCard, mark: Mark | undefined): ProductCard {
  if (!mark) return card
  const tags = [...stockTag(mark.stock), ...mark.tags]
  const inStock = mark.stock === undefined ? card.inStock : mark.stock.status !== 'OUT_OF_STOCK'
  if (tags.length === 0 && inStock === card.inStock) return card
  const texts = new Set(tags.map(({ text }) => text))
  return { ...card, inStock, tags: [...tags, ...card.tags.filter(({ text }) => !texts.has(text))] }
}
