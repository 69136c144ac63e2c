import type { Core } from '../../core/area'
import type { Db } from '../../core/database/database'
import type { Category, Product } from '../../catalogue/goods'
import type { Catalogue } from '../../core/catalogue'
import { spellWords } from './spelling'
import { codeTerms, indexTerms, kindKey, modelTerm, queryTerms } from './terms'

const BATCH = 200
const CJK = /[\u3400-\u9fff]/

/** Builds the search index of the demonstration's products. */
export async function seedSearch(core: Core): Promise<void> {
  const catalogue = await core.catalogue()
  const { categories, products, synonyms, hotWords } = catalogue
  const byCode = new Map(categories.map((category) => [category.categoryCode, category]))
  for (let index = 0; index < products.length; index += BATCH) {
    const batch = products.slice(index, index + BATCH)
    await core.db
      .insertInto('search_entry')
      .values(batch.map((product) => entryOf(product, byCode)))
      .execute()
  }
  await addWords(core.db, catalogue)
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
  await spellWords(core.db)
}

function entryOf(product: Product, categories: Map<string, Category>) {
  const category = categories.get(product.categoryCode)
  const group = categories.get(category?.parentCode ?? '')
  const names = [category, group].flatMap((entry) => (entry === undefined ? [] : [entry.name.zh, entry.name.en]))
  const title = [product.title.zh, product.title.en].join(' ')
  const rest = [
    product.subtitle.zh,
    product.subtitle.en,
    product.model,
    ...product.keywords.zh,
    ...product.keywords.en,
    ...product.attributes.flatMap((attribute) => attribute.values.flatMap(({ name }) => [name.zh, name.en]))
  ].join(' ')
  const codes = [product.spuCode, ...product.skus.flatMap(({ skuCode, barCode }) => [skuCode, barCode ?? ''])]
  const texts = [names.join(' '), title, rest].flatMap(indexTerms)
  return {
    spu_code: product.spuCode,
    terms: [...new Set([...texts, ...codes.filter((code) => code !== '').flatMap(codeTerms)])],
    title_terms: indexTerms(title),
    kinds: [...new Set(names.map(kindKey))],
    model_term: modelTerm(product.model)
  }
}

const LANGUAGES = [
  ['zh-CN', 'zh'],
  ['en-US', 'en']
] as const
/** What is offered first of words that fit equally: kinds of things, what people search for, the rest, model numbers. */
const WEIGHT = { kind: 3, wanted: 2, other: 1, model: 0 }

/**
 * Words to complete what is typed: kinds of things and categories, hot words, products' keywords and models. The number
 * is of products that carry the word; what a word really leads to is counted when it is offered.
 */
async function addWords(db: Db, { products, categories, hotWords }: Catalogue): Promise<void> {
  const words = new Map<string, { word: string; locale: string; product_count: number; weight: number }>()
  const add = (locale: string, word: string, weight: number, count = 1): void => {
    const key = `${locale} ${word.toLowerCase()}`
    const entry = words.get(key)
    if (entry === undefined) words.set(key, { word, locale, product_count: count, weight })
    else {
      entry.product_count += count
      entry.weight = Math.max(entry.weight, weight)
    }
  }
  const byCode = new Map(categories.map((category) => [category.categoryCode, category]))
  for (const product of products.filter(({ onSale }) => onSale)) {
    const category = byCode.get(product.categoryCode)
    const group = byCode.get(category?.parentCode ?? '')
    for (const [locale, language] of LANGUAGES) {
      const [kind, ...others] = product.keywords[language]
      const leaf = category?.name[language]
      const groupName = group?.name[language]
      const weights = new Map<string, number>([[product.model, WEIGHT.model]])
      for (const word of others) weights.set(word, WEIGHT.other)
      for (const word of [leaf, leaf && kind && lineOf(leaf, kind)]) if (word) weights.set(word, WEIGHT.wanted)
      for (const word of [groupName, kind]) if (word) weights.set(word, WEIGHT.kind)
      for (const [word, weight] of weights) add(locale, word, weight)
    }
  }
  for (const [locale, language] of LANGUAGES) {
    for (const { word } of hotWords) add(locale, word[language], WEIGHT.wanted, 0)
  }
  const rows = [...words.values()]
  for (let index = 0; index < rows.length; index += BATCH) {
    await db
      .insertInto('search_word')
      .values(rows.slice(index, index + BATCH))
      .execute()
  }
}

/** A product line, «迷你» of «电饭煲» being «迷你电饭煲»; none where both say something twice, as «恒温壶» and «电水壶». */
export function lineOf(leaf: string, kind: string): string | undefined {
  const chinese = CJK.test(kind)
  const parts = (text: string): string[] =>
    chinese ? [...text].filter((sign) => CJK.test(sign)) : queryTerms(text).map((term) => term.replace('*', ''))
  const ownParts = new Set(parts(kind))
  if (parts(leaf).some((part) => ownParts.has(part))) return undefined
  return chinese ? `${leaf}${kind}` : `${leaf} ${kind.toLowerCase()}`
}
