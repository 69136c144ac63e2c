import type { Core } from '../../core/area'
import type { Db } from '../../core/database'
import type { Category, Product } from '../../demonstration/catalogue/types'
import { indexTerms, kindKey, modelTerm } from './terms'

const BATCH = 200

/** Builds the search index of the demonstration's products. */
export async function seedSearch(core: Core): Promise<void> {
  const { categories, products, synonyms, hotWords } = await core.catalogue()
  const byCode = new Map(categories.map((category) => [category.categoryCode, category]))
  for (let at = 0; at < products.length; at += BATCH) {
    const batch = products.slice(at, at + BATCH)
    await core.db
      .insertInto('search_entry')
      .values(batch.map((product) => entryOf(product, byCode)))
      .execute()
  }
  await addWords(core.db, products, categories)
  const rows = synonyms.flatMap((group, groupNo) =>
    [...new Set(group)].map((word) => ({ group_no: groupNo, word: word.toLowerCase() }))
  )
  if (rows.length > 0) await core.db.insertInto('synonym').values(rows).execute()
  if (hotWords.length > 0) {
    await core.db
      .insertInto('hot_word')
      .values(hotWords.map(({ word, hot }, position) => ({ position, word: JSON.stringify(word), hot })))
      .execute()
  }
}

function entryOf(product: Product, categories: Map<string, Category>) {
  const category = categories.get(product.categoryCode)
  const group = categories.get(category?.parentCode ?? '')
  const names = [category, group].flatMap((one) => (one === undefined ? [] : [one.name.zh, one.name.en]))
  const title = [product.title.zh, product.title.en].join(' ')
  const rest = [
    product.subtitle.zh,
    product.subtitle.en,
    product.model,
    ...product.keywords.zh,
    ...product.keywords.en,
    ...product.attributes.flatMap((attribute) => attribute.values.flatMap(({ name }) => [name.zh, name.en]))
  ].join(' ')
  return {
    spu_code: product.spuCode,
    terms: [...new Set([...indexTerms(names.join(' ')), ...indexTerms(title), ...indexTerms(rest)])],
    title_terms: indexTerms(title),
    kinds: [...new Set(names.map(kindKey))],
    model_term: modelTerm(product.model)
  }
}

/** Completions: categories first, then products' keywords; the number is of products they lead to. */
async function addWords(db: Db, products: readonly Product[], categories: readonly Category[]): Promise<void> {
  const words = new Map<string, { word: string; locale: string; product_count: number; weight: number }>()
  const add = (locale: string, word: string, weight: number): void => {
    const key = `${locale} ${word.toLowerCase()}`
    const known = words.get(key)
    if (known === undefined) words.set(key, { word, locale, product_count: 1, weight })
    else {
      known.product_count += 1
      known.weight = Math.max(known.weight, weight)
    }
  }
  const byCode = new Map(categories.map((category) => [category.categoryCode, category]))
  for (const product of products.filter(({ onSale }) => onSale)) {
    const category = byCode.get(product.categoryCode)
    for (const [locale, language] of [
      ['zh-CN', 'zh'],
      ['en-US', 'en']
    ] as const) {
      if (category !== undefined) add(locale, category.name[language], 2)
      for (const word of new Set(product.keywords[language]))
        if (word !== category?.name[language]) add(locale, word, 1)
      add(locale, product.model, 0)
    }
  }
  const rows = [...words.values()]
  for (let at = 0; at < rows.length; at += BATCH) {
    await db
      .insertInto('search_word')
      .values(rows.slice(at, at + BATCH))
      .execute()
  }
}
