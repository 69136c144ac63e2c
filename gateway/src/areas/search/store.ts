import { sql, type RawBuilder } from 'kysely'
import type { SearchSort } from '../../../../contract'
import type { Db } from '../../core/database/database'
import { pageAtOnceOfSql, pageOfSql, type Page } from '../../core/database/paging'
import { PLANNED_ANEW } from '../../core/database/statements'
import type { Words } from '../../core/words'
import { flashOpen, priceNow, sessionOpen, standsFirst } from '../product'

export interface SearchQuestion {
  /** The query and its synonyms' spellings; a product matches when all terms of one are there. Empty: everything. */
  alternatives: { terms: string[]; kind: string }[]
  /** True: it is enough that two in five of the first alternative's terms are there. */
  loose: boolean
  /** The query with nothing but letters and digits, for model numbers. */
  model: string
  categoryCode?: string | undefined
  shopCode?: string | undefined
  /** Put on sale since then. */
  listedSince?: Date | undefined
  /** Only products that this coupon can be used on. */
  couponCode?: string | undefined
  minPriceFen?: number | undefined
  maxPriceFen?: number | undefined
  inStock?: boolean | undefined
  /** `attrCode:valueCode` lists, one a chosen attribute. */
  attributes: string[][]
  /** The time of the search, epoch ms: SKUs of an open sale cost less then. */
  nowMs: number
}

const array = (values: readonly string[]): RawBuilder<string[]> => sql`${[...values]}::text[]`
const and = (parts: RawBuilder<unknown>[]): RawBuilder<unknown> =>
  parts.length === 0 ? sql`true` : sql.join(parts, sql` and `)

const holds = (column: 'terms' | 'title_terms', terms: readonly string[]): RawBuilder<unknown> =>
  sql`e.${sql.ref(column)} @> ${array(terms)}`

/** Points of the products that one spelling leads to; the higher of the two counts. */
function pointsOf({ terms, kind }: SearchQuestion['alternatives'][number], weight: number): RawBuilder<unknown>[] {
  const points = (least: number): RawBuilder<unknown> =>
    sql`case when ${kind} = any(e.kinds) then ${sql.lit(weight * (least + 100))} else ${sql.lit(weight * least)} end`
  return [
    sql`select e.spu_code, ${points(10)} as points, 0 as extra from search_entry e where ${holds('terms', terms)}`,
    sql`select e.spu_code, ${points(50)}, 0 from search_entry e where ${holds('title_terms', terms)}`
  ]
}

/**
 * Products the words lead to, each with its score. What a thing is beats what it is for: a cooker's kind is the word, a
 * spare pot has it in its title only. An index finds the rows, and each way of being found brings its points: looking
 * into the term arrays of thousands of products is what would be dear.
 */
function scoreOf(question: SearchQuestion): RawBuilder<unknown> {
  const [input, ...others] = question.alternatives
  if (input === undefined) throw new Error('Without words there is nothing to score')
  if (question.loose) {
    const hits = input.terms.map((term) => sql`select e.spu_code from search_entry e where ${holds('terms', [term])}`)
    return sql`select spu_code, count(*) as score from (${sql.join(hits, sql` union all `)}) hit
      group by spu_code having count(*) * 5 >= ${input.terms.length * 2}::int`
  }
  const { model } = question
  const exact = sql`select e.spu_code, null, case when e.model_term = ${model} then 1000 else 500 end from search_entry e
    where e.model_term = ${model} or (length(${model}::text) >= 3 and e.model_term like ${`${model}%`})`
  // What was typed counts more than what means the same.
  const hits = [
    ...pointsOf(input, 2),
    ...others.flatMap((other) => pointsOf(other, 1)),
    ...(model === '' ? [] : [exact])
  ]
  return sql`select spu_code, max(points) + max(extra) as score
    from (${sql.join(hits, sql` union all `)}) hit group by spu_code having max(points) is not null`
}

/** The SKUs that fit price, stock and attributes together. */
function skuFilter(question: SearchQuestion, withoutAttribute?: number): RawBuilder<unknown> {
  const price = priceNow(question.nowMs)
  return and([
    ...(question.minPriceFen === undefined ? [] : [sql`${price} >= ${question.minPriceFen}::bigint`]),
    ...(question.maxPriceFen === undefined ? [] : [sql`${price} <= ${question.maxPriceFen}::bigint`]),
    ...(question.inStock === true
      ? [
          sql`(exists (select 1 from stock t where t.sku_code = s.sku_code and t.available > 0) or ${flashOpen(question.nowMs)})`
        ]
      : []),
    ...question.attributes
      .filter((_values, index) => index !== withoutAttribute)
      .map((values) => sql`s.attr_values && ${array(values)}`)
  ])
}

/** Whether it matters which of a product's SKUs are looked at. A product has at least one. */
const narrowsSkus = (question: SearchQuestion): boolean =>
  question.minPriceFen !== undefined ||
  question.maxPriceFen !== undefined ||
  question.inStock === true ||
  question.attributes.length > 0

/** Open to its end, where the coupon is named. */
const fitsCoupon = sql`exists (select 1 from coupon c where (c.shop_code is null or c.shop_code = pr.shop_code)
  and (c.category_codes is null or pr.category_code = any(c.category_codes))
  and (c.spu_codes is null or pr.spu_code = any(c.spu_codes))`

const productFilter = (question: SearchQuestion): RawBuilder<unknown> =>
  and([
    sql`pr.on_sale`,
    ...(question.categoryCode === undefined ? [] : [sql`pr.category_codes @> ${array([question.categoryCode])}`]),
    ...(question.shopCode === undefined ? [] : [sql`pr.shop_code = ${question.shopCode}`]),
    ...(question.listedSince === undefined ? [] : [sql`pr.listed_at > ${question.listedSince}`]),
    ...(question.couponCode === undefined ? [] : [sql`${fitsCoupon} and c.coupon_code = ${question.couponCode})`])
  ])

/** `p`: the products the words, category and shop lead to, with their score. */
const products = (question: SearchQuestion): RawBuilder<unknown> => {
  const [score, from] =
    question.alternatives.length === 0
      ? [sql`0`, sql`product pr`]
      : [sql`hit.score`, sql`(${scoreOf(question)}) hit join product pr on pr.spu_code = hit.spu_code`]
  return sql`(select ${sql.raw(PLANNED_ANEW)} pr.spu_code, pr.category_code, pr.sold_count, pr.listed_at, pr.attributes, ${score} as score
    from ${from} where ${productFilter(question)}) p`
}

const withSkus = (question: SearchQuestion): RawBuilder<unknown> =>
  sql`${products(question)} join sku s on s.spu_code = p.spu_code`

const ORDERS: Record<SearchSort, RawBuilder<unknown>> = {
  DEFAULT: sql`score desc, p.sold_count desc`,
  SALES: sql`p.sold_count desc`,
  PRICE_ASC: sql`price asc`,
  PRICE_DESC: sql`price desc`,
  NEWEST: sql`p.listed_at desc`
}

/** Whether the words, category and shop lead to anything at all; price, stock and attributes are not asked. */
export async function leadsSomewhere(db: Db, question: SearchQuestion): Promise<boolean> {
  const hits = question.alternatives.map(
    ({ terms }) => sql`select e.spu_code from search_entry e where ${holds('terms', terms)}`
  )
  const result = await sql`
    with ${sql.raw(PLANNED_ANEW)} hit as materialized (${sql.join(hits, sql` union all `)})
    select 1 from hit join product pr on pr.spu_code = hit.spu_code where ${productFilter(question)} limit 1`.execute(
    db
  )
  return result.rows.length > 0
}

export interface Found {
  codes: string[]
  /** The SKU that stands for each, of those that pass the question; empty where any of a product's does. */
  skuCodes: string[]
  total: number
}

/** One page of products in their order, and how many there are in all. The order's price is that of the SKU shown. */
export async function findProducts(db: Db, question: SearchQuestion, sort: SearchSort, page: Page): Promise<Found> {
  const order = sql`${ORDERS[sort]}, p.spu_code`
  const byPrice = sort === 'PRICE_ASC' || sort === 'PRICE_DESC'
  const narrows = narrowsSkus(question)
  const list =
    byPrice || narrows
      ? sql`from (
      select distinct on (p.spu_code) p.spu_code, s.sku_code, ${priceNow(question.nowMs)} as price, p.score, p.sold_count,
        p.listed_at
      from ${withSkus(question)} left join stock t on t.sku_code = s.sku_code
      where ${skuFilter(question)}
      order by p.spu_code, ${standsFirst(question.nowMs)}
    ) p`
      : sql`from ${products(question)}`
  const columns = narrows ? sql`p.spu_code, p.sku_code` : sql`p.spu_code`
  // where nothing is scored nor narrowed the first of an index's order are the page, and counting is another question
  const isPlain = question.alternatives.length === 0 && !narrows && !byPrice
  const read = isPlain ? pageOfSql : pageAtOnceOfSql
  const { rows, total } = await read<{ spu_code: string; sku_code?: string }>(db, { list, columns, order }, page)
  return { codes: rows.map((row) => row.spu_code), skuCodes: rows.flatMap((row) => row.sku_code ?? []), total }
}

export async function countProducts(db: Db, question: SearchQuestion): Promise<number> {
  const counts = narrowsSkus(question)
    ? await sql<{ total: number }>`
    select count(distinct p.spu_code) as total from ${withSkus(question)} where ${skuFilter(question)}`.execute(db)
    : await sql<{ total: number }>`select count(*) as total from ${products(question)}`.execute(db)
  return counts.rows[0]?.total ?? 0
}

export interface CategoryCount {
  category_code: string
  name: Words
  product_count: number
}

/** Categories (lowest level) of the result, most products first. */
export async function categoryCounts(db: Db, question: SearchQuestion): Promise<CategoryCount[]> {
  const result = await sql<CategoryCount>`
    select c.category_code, c.name, count(distinct p.spu_code) as product_count
    from ${narrowsSkus(question) ? withSkus(question) : products(question)} join category c on c.category_code = p.category_code
    where ${skuFilter(question)}
    group by c.category_code order by product_count desc, c.category_code limit 30`.execute(db)
  return result.rows
}

export async function priceRange(db: Db, question: SearchQuestion): Promise<{ least: number; most: number }> {
  const price = priceNow(question.nowMs)
  const result = await sql<{ least: number | null; most: number | null }>`
    select min(${price}) as least, max(${price}) as most from ${withSkus(question)} where ${skuFilter(question)}`.execute(
    db
  )
  return { least: result.rows[0]?.least ?? 0, most: result.rows[0]?.most ?? 0 }
}

/** How many products have each attribute value; a chosen attribute's own choice does not narrow its values. */
export async function valueCounts(
  db: Db,
  question: SearchQuestion,
  withoutAttribute?: number
): Promise<{ value: string; product_count: number }[]> {
  const result = await sql<{ value: string; product_count: number }>`
    select chosen.value, count(distinct p.spu_code) as product_count
    from ${withSkus(question)} cross join lateral unnest(s.attr_values) as chosen(value)
    where ${skuFilter(question, withoutAttribute)}
    group by chosen.value`.execute(db)
  return result.rows
}

export interface AttributeWord {
  attr_code: string
  attr_name: Words
  value_code: string
  value_name: Words
  swatch: string | null
}

/** Names of attributes and values as the products of a result call them. */
export async function attributeWords(db: Db, question: SearchQuestion): Promise<AttributeWord[]> {
  const result = await sql<AttributeWord>`
    select distinct on (a.item ->> 'attrCode', v.item ->> 'valueCode')
      a.item ->> 'attrCode' as attr_code, a.item -> 'name' as attr_name,
      v.item ->> 'valueCode' as value_code, v.item -> 'name' as value_name, v.item ->> 'swatch' as swatch
    from ${products(question)} cross join lateral jsonb_array_elements(p.attributes) as a(item)
    cross join lateral jsonb_array_elements(a.item -> 'values') as v(item)
    order by a.item ->> 'attrCode', v.item ->> 'valueCode', p.sold_count desc`.execute(db)
  return result.rows
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
  const codes = new Set(rows.map((row) => row.spu_code))
  return spuCodes.filter((code) => codes.has(code))
}

/** The condition that a product is of this shop; without a shop any is. */
const ofShop = (shopCode: string | undefined): RawBuilder<unknown> =>
  shopCode === undefined ? sql`true` : sql`p.shop_code = ${shopCode}`

/** Products with a SKU whose session is open: what ends first before the others, as its session lists it. */
export async function onFlash(db: Db, nowMs: number, limit: number, shopCode?: string): Promise<string[]> {
  const result = await sql<{ spu_code: string }>`
    select p.spu_code from flash_session_sku f join sku s on s.sku_code = f.sku_code
    join product p on p.spu_code = s.spu_code
    where p.on_sale and ${ofShop(shopCode)} and ${sessionOpen(nowMs)}
    group by p.spu_code, p.sold_count
    order by min(f.end_at), min(f.position), p.sold_count desc, p.spu_code limit ${limit}`.execute(db)
  return result.rows.map((row) => row.spu_code)
}

/** What a shop has put on sale since then, the newest first. */
export async function newest(db: Db, shopCode: string, since: Date, limit: number): Promise<string[]> {
  const result = await sql<{ spu_code: string }>`
    select p.spu_code from product p where p.on_sale and p.shop_code = ${shopCode} and p.listed_at > ${since}
    order by p.listed_at desc, p.spu_code limit ${limit}`.execute(db)
  return result.rows.map((row) => row.spu_code)
}
