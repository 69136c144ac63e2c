import type { DataOf, ProductCard, QueryOf } from '../../../../contract'
import { inMeasure } from '../../../../domain/goods/measure'
import { plainLetters } from '../../../../domain/pinyin'
import { NEW_DAYS } from '../../../../domain/goods/shop'
import { DAY_MS } from '../../../../domain/spans'
import type { Db } from '../../core/database/database'
import { invalid } from '../../core/errors'
import type { Reader } from '../../core/identity/asker'
import { say, type Locale } from '../../core/words'
import { remembered } from '../../core/database/remembered'
import { productCards } from '../product'
import { readAsPinyin, wordsSpelled } from './spelling'
import * as store from './store'
import { alternatives, kindKey, meaningKey, modelTerm, normalise, queryTerms } from './terms'
import * as wordStore from './wordStore'

type Filters = QueryOf<'GET /o2srh/v1/pub/platform-products/search-filter'>

/** `COLOR:white,COLOR:black,SIZE:4l` → one list for each attribute. */
export function chosenAttributes(attrs: string | undefined): string[][] {
  const byAttribute = new Map<string, string[]>()
  for (const pair of (attrs ?? '').split(',').filter(Boolean)) {
    const parts = /^([A-Za-z0-9_-]{1,64}):([A-Za-z0-9_-]{1,64})$/.exec(pair)
    if (parts?.[1] === undefined) throw invalid('筛选条件不正确', 'That filter is not valid')
    byAttribute.set(parts[1], [...(byAttribute.get(parts[1]) ?? []), pair])
  }
  return [...byAttribute.values()]
}

/** A synonym its owner adds is searched by after this many ms at the latest. */
const synonymGroups = remembered(5000, wordStore.synonymGroups)

async function strictQuestion(db: Db, query: Filters, asker: Reader): Promise<store.SearchQuestion> {
  const keyword = (query.keyword ?? '').trim()
  const base: store.SearchQuestion = {
    alternatives: [],
    loose: false,
    model: modelTerm(keyword),
    categoryCode: query.categoryCode,
    shopCode: query.shopCode,
    listedSince: query.isNew === true ? newSince(asker.nowMs) : undefined,
    couponCode: query.couponCode,
    minPriceFen: query.minPriceFen,
    maxPriceFen: query.maxPriceFen,
    inStock: query.inStock,
    attributes: chosenAttributes(query.attrs),
    nowMs: asker.nowMs
  }
  if (keyword === '') return base
  const terms = await wordsAndSynonyms(db, keyword)
  // Only punctuation: nothing is called that.
  if (terms.length === 0) return { ...base, alternatives: [{ terms: [normalise(keyword)], kind: '' }] }
  return { ...base, alternatives: terms }
}

/** Words, and the same with their synonyms, as the index takes them. */
async function wordsAndSynonyms(db: Db, words: string): Promise<store.SearchQuestion['alternatives']> {
  return alternatives(words, await synonymGroups(db))
    .map((spelling) => ({ terms: queryTerms(spelling), kind: kindKey(spelling) }))
    .filter(({ terms }) => terms.length > 0)
}

/** Ways of reading letters with their synonyms that one search takes. */
const MOST_ALTERNATIVES = 16

/** The next queries when the typed words lead nowhere: their letters as pinyin, then some of the words. */
async function furtherQuestion(db: Db, strict: store.SearchQuestion, keyword = ''): Promise<store.SearchQuestion> {
  const readings = /[a-z]{2}/.test(plainLetters(keyword)) ? await readAsPinyin(db, keyword) : []
  const read = (await Promise.all(readings.map((words) => wordsAndSynonyms(db, words)))).flat()
  const spelling = read.length === 0 ? strict : { ...strict, alternatives: read.slice(0, MOST_ALTERNATIVES) }
  if (read.length > 0 && (await store.leadsSomewhere(db, spelling))) return spelling
  const [first] = spelling.alternatives
  return first === undefined || first.terms.length < 2 ? strict : { ...spelling, loose: true }
}

async function questionOf(db: Db, query: Filters, asker: Reader): Promise<store.SearchQuestion> {
  const strict = await strictQuestion(db, query, asker)
  if (strict.alternatives.length === 0 || (await store.leadsSomewhere(db, strict))) return strict
  return furtherQuestion(db, strict, query.keyword)
}

/** One page of products. */
export async function search(
  db: Db,
  query: QueryOf<'GET /o2srh/v1/pub/platform-products/search'>,
  asker: Reader
): Promise<DataOf<'GET /o2srh/v1/pub/platform-products/search'>> {
  const { page = 1, size = 10, sort = 'DEFAULT' } = query
  const strict = await strictQuestion(db, query, asker)
  const wish = { page, size }
  let result = await store.findProducts(db, strict, sort, wish)
  if (result.total === 0 && strict.alternatives.length > 0 && !(await store.leadsSomewhere(db, strict))) {
    const question = await furtherQuestion(db, strict, query.keyword)
    if (question !== strict) result = await store.findProducts(db, question, sort, wish)
  }
  const { codes, skuCodes, total } = result
  return { list: await productCards(db, codes, { ...asker, skuCodes }), total, page, size }
}

export async function count(db: Db, query: Filters, asker: Reader): Promise<number> {
  return store.countProducts(db, await questionOf(db, query, asker))
}

/** What the result can be narrowed by: categories, attributes with more than one value, and the price's range. */
export async function facets(
  db: Db,
  query: Filters,
  asker: Reader
): Promise<DataOf<'GET /o2srh/v1/pub/platform-products/search-filter'>> {
  const question = await questionOf(db, query, asker)
  const range = await store.priceRange(db, { ...question, minPriceFen: undefined, maxPriceFen: undefined })
  const categories = await store.categoryCounts(db, { ...question, categoryCode: undefined })
  return {
    categories: categories.map((row) => ({
      categoryCode: row.category_code,
      name: say(asker.locale, row.name),
      count: row.product_count
    })),
    attributes: await attributeFacets(db, question, asker.locale),
    minPriceFen: range.least,
    maxPriceFen: range.most
  }
}

type AttributeFacet = DataOf<'GET /o2srh/v1/pub/platform-products/search-filter'>['attributes'][number]

async function attributeFacets(db: Db, question: store.SearchQuestion, locale: Locale): Promise<AttributeFacet[]> {
  const counts = new Map((await store.valueCounts(db, question)).map((row) => [row.value, row.product_count]))
  for (const [index, values] of question.attributes.entries()) {
    const attribute = `${values[0]?.split(':')[0] ?? ''}:`
    for (const row of await store.valueCounts(db, question, index)) {
      if (row.value.startsWith(attribute)) counts.set(row.value, row.product_count)
    }
  }
  const facets = new Map<string, AttributeFacet>()
  for (const word of await store.attributeWords(db, question)) {
    const facet = facets.get(word.attr_code) ?? {
      attrCode: word.attr_code,
      name: say(locale, word.attr_name),
      values: []
    }
    const products = counts.get(`${word.attr_code}:${word.value_code}`) ?? 0
    if (products > 0)
      facet.values.push({
        valueCode: word.value_code,
        name: say(locale, word.value_name),
        ...(word.swatch === null ? {} : { swatch: word.swatch }),
        count: products
      })
    facets.set(word.attr_code, facet)
  }
  return [...facets.values()]
    .map((facet) => {
      const commonest = facet.values.sort((a, b) => b.count - a.count).slice(0, 24)
      return { ...facet, values: inMeasure(commonest, ({ name }) => name) }
    })
    .filter((facet) => facet.values.length > 1)
}

/** How many words complete what is typed. */
const MOST_COMPLETIONS = 10

/** Words that complete what is typed: those that begin with it, those that its letters spell, the rest and model numbers. */
async function completing(db: Db, input: string, locale: Locale): Promise<string[]> {
  const completions = await wordStore.completions(db, locale, input)
  const spellings = (await wordsSpelled(db, input)).filter(({ offered }) => offered).map(({ word }) => word)
  // readers of English get Chinese words where there are no others
  if (spellings.length === 0 || (locale !== 'zh-CN' && completions.length > 0))
    return completions.map(({ word }) => word)
  const isFirst = ({ word, weight }: wordStore.WeighedWord) => weight > 0 && normalise(word).startsWith(input)
  const first = completions.filter(isFirst).map(({ word }) => word)
  return [...first, ...spellings, ...completions.filter((entry) => !isFirst(entry)).map(({ word }) => word)]
}

/**
 * Completions of what was typed so far, each with how many products its search finds at this moment; none finds none. Of
 * words that mean the same the first is enough.
 */
export async function associate(db: Db, input: string, asker: Reader): Promise<{ word: string; count: number }[]> {
  const groups = await synonymGroups(db)
  const meanings = new Set<string>()
  const words = (await completing(db, normalise(input), asker.locale))
    .filter((word) => {
      const meaning = meaningKey(word, groups)
      return !meanings.has(meaning) && meanings.add(meaning)
    })
    .slice(0, MOST_COMPLETIONS)
  const counts = await Promise.all(
    words.map(async (word) => ({ word, count: await count(db, { keyword: word }, asker) }))
  )
  return counts.filter((entry) => entry.count > 0)
}

export const hotWords = async (db: Db, locale: Locale): Promise<{ word: string; hot: boolean }[]> =>
  (await wordStore.hotWords(db)).map(({ word, hot }) => ({ word: say(locale, word), hot }))

/** From when on what was put on sale is new. */
const newSince = (nowMs: number): Date => new Date(nowMs - NEW_DAYS * DAY_MS)

/** Cards of a decorated block. */
export async function blockCards(
  db: Db,
  query: QueryOf<'GET /o2srh/v1/pub/platform-products/medias'>,
  asker: Reader
): Promise<ProductCard[]> {
  const size = query.size ?? 10
  if (query.flash === true) {
    return productCards(db, await store.onFlash(db, asker.nowMs, size, query.shopCode), {
      ...asker,
      flashFirst: true
    })
  }
  if (query.spuCodes === undefined && query.shopCode !== undefined) {
    return productCards(db, await store.newest(db, query.shopCode, newSince(asker.nowMs), size), asker)
  }
  const codes = (query.spuCodes ?? '').split(',').filter(Boolean).slice(0, 60)
  return productCards(db, (await store.onSale(db, codes)).slice(0, size), asker)
}
