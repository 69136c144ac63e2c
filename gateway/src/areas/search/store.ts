import { sql, type RawBuilder } from 'kysely'
import type { SearchSort } from '../../../../contract'
import type { Db } from '../../core/database'
import type { Words } from '../../core/words'
import { priceNow } from '../product/storeCards'

export interface SearchQuestion {
  /** The query and its synonyms' spellings; a product matches when all terms of one are there. Empty: everything. */
  alternatives: { terms: string[]; kind: string }[]
  /** True: it is enough that two in five of the first alternative's terms are there. */
  loose: boolean
  /** The query with nothing but letters and digits, for model numbers. */
  model: string
  categoryCode?: string | undefined
  shopCode?: string | undefined
  minPriceFen?: number | undefined
  maxPriceFen?: number | undefined
  inStock?: boolean | undefined
  /** `attrCode:valueCode` lists, one a chosen attribute. */
  attributes: string[][]
  /** Hour of the shop's day, for flash prices. */
  hour: number
}

const array = (values: readonly string[]): RawBuilder<string[]> => sql`${[...values]}::text[]`
const and = (parts: RawBuilder<unknown>[]): RawBuilder<unknown> =>
  parts.length === 0 ? sql`true` : sql.join(parts, sql` and `)

function wordFilter(question: SearchQuestion): RawBuilder<unknown> {
  const [first] = question.alternatives
  if (first === undefined) return sql`true`
  const { terms } = first
  if (question.loose) return sql`e.terms && ${array(terms)} and ${overlap(terms)} * 5 >= ${terms.length * 2}::int`
  return sql`(${sql.join(
    question.alternatives.map(({ terms: all }) => sql`e.terms @> ${array(all)}`),
    sql` or `
  )})`
}

const overlap = (terms: readonly string[]): RawBuilder<number> =>
  sql`(select count(*) from unnest(e.terms) term where term = any(${array(terms)}))`

/** What a thing is beats what it is for: a cooker's kind is the word, a spare pot has it in its title only. */
function relevance(question: SearchQuestion): RawBuilder<unknown> {
  const [first] = question.alternatives
  if (first === undefined) return sql`0`
  if (question.loose) return overlap(first.terms)
  const scores = question.alternatives.map(({ terms, kind }, at) => {
    // What was typed counts more than what means the same.
    const weight = at === 0 ? 2 : 1
    return sql`case when e.terms @> ${array(terms)} then ${weight}::int * (10
      + case when ${kind} = any(e.kinds) then 100 else 0 end
      + case when e.title_terms @> ${array(terms)} then 40 else 0 end) else 0 end`
  })
  const model = question.model
  const exact = sql`case when e.model_term = ${model} then 1000 when ${model} <> '' and length(${model}) >= 3
    and e.model_term like ${`${model}%`} then 500 else 0 end`
  return sql`greatest(${sql.join(scores)}) + ${exact}`
}

/** The SKUs that fit price, stock and attributes together. */
function skuFilter(question: SearchQuestion, withoutAttribute?: number): RawBuilder<unknown> {
  const price = priceNow(question.hour)
  return and([
    ...(question.minPriceFen === undefined ? [] : [sql`${price} >= ${question.minPriceFen}::bigint`]),
    ...(question.maxPriceFen === undefined ? [] : [sql`${price} <= ${question.maxPriceFen}::bigint`]),
    ...(question.inStock === true
      ? [sql`exists (select 1 from stock t where t.sku_code = s.sku_code and t.available > 0)`]
      : []),
    ...question.attributes
      .filter((_values, at) => at !== withoutAttribute)
      .map((values) => sql`s.attr_values && ${array(values)}`)
  ])
}

/**
 * `p`: the products the words, category and shop lead to, with their score. Worked out once for a product, before the
 * SKUs are joined: comparing term arrays is the dear part.
 */
const withProducts = (question: SearchQuestion): RawBuilder<unknown> => sql`with p as materialized (
  select pr.spu_code, pr.category_code, pr.sold_count, pr.listed_at, pr.attributes, ${relevance(question)} as score
  from search_entry e join product pr on pr.spu_code = e.spu_code
  where ${and([
    sql`pr.on_sale`,
    wordFilter(question),
    ...(question.categoryCode === undefined ? [] : [sql`pr.category_codes @> ${array([question.categoryCode])}`]),
    ...(question.shopCode === undefined ? [] : [sql`pr.shop_code = ${question.shopCode}`])
  ])})`

const from = sql`p join sku s on s.spu_code = p.spu_code`

const ORDERS: Record<SearchSort, RawBuilder<unknown>> = {
  DEFAULT: sql`score desc, p.sold_count desc`,
  SALES: sql`p.sold_count desc`,
  PRICE_ASC: sql`price asc`,
  PRICE_DESC: sql`price desc`,
  NEWEST: sql`p.listed_at desc`
}

/** One page of products in their order, and how many there are in all. */
export async function findProducts(
  db: Db,
  question: SearchQuestion,
  page: { sort: SearchSort; limit: number; offset: number }
): Promise<{ codes: string[]; total: number }> {
  const found = await sql<{ spu_code: string; total: number }>`
    ${withProducts(question)}
    select p.spu_code, min(${priceNow(question.hour)}) as price, p.score, count(*) over () as total
    from ${from}
    where ${skuFilter(question)}
    group by p.spu_code, p.score, p.sold_count, p.listed_at
    order by ${ORDERS[page.sort]}, p.spu_code
    limit ${page.limit} offset ${page.offset}`.execute(db)
  const codes = found.rows.map((row) => row.spu_code)
  if (codes.length > 0 || page.offset === 0) return { codes, total: found.rows[0]?.total ?? 0 }
  return { codes, total: await countProducts(db, question) }
}

export async function countProducts(db: Db, question: SearchQuestion): Promise<number> {
  const counted = await sql<{ total: number }>`
    ${withProducts(question)} select count(distinct p.spu_code) as total from ${from} where ${skuFilter(question)}`.execute(
    db
  )
  return counted.rows[0]?.total ?? 0
}

export interface CategoryCount {
  category_code: string
  name: Words
  product_count: number
}

/** Categories (lowest level) of the result, most products first. */
export async function categoryCounts(db: Db, question: SearchQuestion): Promise<CategoryCount[]> {
  const found = await sql<CategoryCount>`
    ${withProducts(question)} select c.category_code, c.name, count(distinct p.spu_code) as product_count
    from ${from} join category c on c.category_code = p.category_code
    where ${skuFilter(question)}
    group by c.category_code order by product_count desc, c.category_code limit 30`.execute(db)
  return found.rows
}

export async function priceRange(db: Db, question: SearchQuestion): Promise<{ least: number; most: number }> {
  const price = priceNow(question.hour)
  const found = await sql<{ least: number | null; most: number | null }>`
    ${withProducts(question)}
    select min(${price}) as least, max(${price}) as most from ${from} where ${skuFilter(question)}`.execute(db)
  return { least: found.rows[0]?.least ?? 0, most: found.rows[0]?.most ?? 0 }
}

/** How many products have each attribute value; a chosen attribute's own choice does not narrow its values. */
export async function valueCounts(
  db: Db,
  question: SearchQuestion,
  withoutAttribute?: number
): Promise<{ value: string; product_count: number }[]> {
  const found = await sql<{ value: string; product_count: number }>`
    ${withProducts(question)} select chosen.value, count(distinct p.spu_code) as product_count
    from ${from} cross join lateral unnest(s.attr_values) as chosen(value)
    where ${skuFilter(question, withoutAttribute)}
    group by chosen.value`.execute(db)
  return found.rows
}

export interface AttributeWord {
  attr_code: string
  attr_name: Words
  value_code: string
  value_name: Words
}

/** Names of attributes and values as the products of a result call them. */
export async function attributeWords(db: Db, question: SearchQuestion): Promise<AttributeWord[]> {
  const found = await sql<AttributeWord>`
    ${withProducts(question)}
    select distinct on (a.item ->> 'attrCode', v.item ->> 'valueCode')
      a.item ->> 'attrCode' as attr_code, a.item -> 'name' as attr_name,
      v.item ->> 'valueCode' as value_code, v.item -> 'name' as value_name
    from p cross join lateral jsonb_array_elements(p.attributes) as a(item)
    cross join lateral jsonb_array_elements(a.item -> 'values') as v(item)
    order by a.item ->> 'attrCode', v.item ->> 'valueCode', p.sold_count desc`.execute(db)
  return found.rows
}

export async function synonymGroups(db: Db): Promise<string[][]> {
  const rows = await db.selectFrom('synonym').selectAll().orderBy('group_no').execute()
  const groups = new Map<number, string[]>()
  for (const { group_no: group, word } of rows) groups.set(group, [...(groups.get(group) ?? []), word])
  return [...groups.values()]
}

export function hotWords(db: Db): Promise<{ word: Words; hot: boolean }[]> {
  return db.selectFrom('hot_word').select(['word', 'hot']).orderBy('position').execute()
}

/** Words that begin with, or else hold, what was typed. */
export async function completions(db: Db, locale: string, typed: string): Promise<{ word: string; count: number }[]> {
  const escaped = typed.replace(/[\\%_]/g, '\\$&')
  const found = await sql<{ word: string; count: number }>`
    select word, product_count as count from search_word
    where locale = ${locale} and lower(word) like ${`%${escaped}%`}
    order by lower(word) like ${`${escaped}%`} desc, weight desc, product_count desc, length(word), word
    limit 10`.execute(db)
  return found.rows
}

/** Products that are on sale, of these codes, in their order. */
export async function onSale(db: Db, spuCodes: readonly string[]): Promise<string[]> {
  if (spuCodes.length === 0) return []
  const rows = await db
    .selectFrom('product')
    .select('spu_code')
    .where('on_sale', '=', true)
    .where('spu_code', 'in', [...spuCodes])
    .execute()
  const known = new Set(rows.map((row) => row.spu_code))
  return spuCodes.filter((code) => known.has(code))
}

/** Products with a SKU whose flash window is open, the window that ends first before the others. */
export async function onFlash(db: Db, hour: number, limit: number): Promise<string[]> {
  const found = await sql<{ spu_code: string }>`
    select p.spu_code from product p join sku s on s.spu_code = p.spu_code
    where p.on_sale and s.flash_start_hour <= ${hour}::int and ${hour}::int < s.flash_end_hour
    group by p.spu_code order by min(s.flash_end_hour), p.sold_count desc, p.spu_code limit ${limit}`.execute(db)
  return found.rows.map((row) => row.spu_code)
}
