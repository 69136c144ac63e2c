import { sql, type Insertable } from 'kysely'
import type { Db, Tables } from '../../core/database/database'
import { pageOfSql, type Page, type Paged } from '../../core/database/paging'
import type { Words } from '../../core/words'

export async function addManuals(db: Db, manuals: readonly Insertable<Tables['manual']>[]): Promise<void> {
  if (manuals.length > 0) await db.insertInto('manual').values(manuals).execute()
}

/** A manual with what its product says of itself. */
export interface ManualRecord {
  manual_code: string
  spu_code: string
  model: string
  title: Words
  shop_name: Words
  picture: string
  group_code: string
}

const columns = sql`m.manual_code, m.spu_code, p.model, p.title, p.picture, two.category_code as group_code,
  (select h.name from shop h where h.shop_code = p.shop_code) as shop_name`
/** The groups are the first two levels of the shop's categories. */
const withProduct = sql`from manual m
  join product p on p.spu_code = m.spu_code
  join category leaf on leaf.category_code = p.category_code
  join category two on two.category_code = leaf.parent_code
  join category one on one.category_code = two.parent_code`
const inOrder = sql`one.position, two.position, leaf.position, p.model`

export interface GroupRecord {
  category_code: string
  name: Words
  count: number
}

/** First groups, or the second ones within a first, with how many manuals each has. */
export async function groups(db: Db, within: string | undefined): Promise<GroupRecord[]> {
  const group = within === undefined ? sql`one` : sql`two`
  const { rows } = await sql<GroupRecord>`
    select ${group}.category_code, ${group}.name, count(*)::int as count ${withProduct}
    ${within === undefined ? sql`` : sql`where one.category_code = ${within}`}
    group by ${group}.category_code, ${group}.name, ${group}.position order by ${group}.position`.execute(db)
  return rows
}

export function within(db: Db, groupCode: string, page: Page): Promise<Paged<ManualRecord>> {
  const list = sql`${withProduct} where one.category_code = ${groupCode} or two.category_code = ${groupCode}`
  return pageOfSql(db, { list, columns, order: inOrder }, page)
}

/** Some text as a pattern takes it. */
const literal = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

const plainModel = sql`regexp_replace(lower(p.model), '[^a-z0-9]', '', 'g')`

/** By words that stand in the name or the group's, one spelling of each, and by a model or its beginning. */
export function byName(
  db: Db,
  { words, model }: { words: readonly (readonly string[])[]; model: string },
  page: Page
): Promise<Paged<ManualRecord>> {
  // a name is looked for in the language that it is typed in, not the app's
  const text = sql`lower(concat_ws(' ', p.title ->> 'zh', p.title ->> 'en', two.name ->> 'zh', two.name ->> 'en'))`
  const all = words.map(
    (spellings) =>
      sql`(${sql.join(
        spellings.map((word) => sql`${text} like ${`%${literal(word)}%`}`),
        sql` or `
      )})`
  )
  const ofModel = sql`(${model}::text <> '' and ${plainModel} like ${`${model}%`})`
  return pageOfSql(
    db,
    {
      list: sql`${withProduct} where (${sql.join(all, sql` and `)}) or ${ofModel}`,
      columns,
      order: sql`${plainModel} = ${model} desc, ${ofModel} desc, ${inOrder}`
    },
    page
  )
}

/** The manual of a SKU or product, or of a model. */
export async function manualFor(
  db: Db,
  { skuCode = '', model = '' }: { skuCode?: string | undefined; model?: string | undefined }
): Promise<ManualRecord | undefined> {
  const { rows } = await sql<ManualRecord>`select ${columns} ${withProduct}
    where m.spu_code = ${skuCode}
      or m.spu_code = (select s.spu_code from sku s where s.sku_code = ${skuCode})
      or (${model} <> '' and ${plainModel} = ${model})
    order by m.spu_code limit 1`.execute(db)
  return rows[0]
}

export interface WholeManual extends ManualRecord {
  edition: string
  pages: number
  chapters: { title: Words; page: number }[]
  file: Words
  on_sale: boolean
}

export async function whole(db: Db, manualCode: string): Promise<WholeManual | undefined> {
  const { rows } = await sql<WholeManual>`
    select ${columns}, m.edition, m.pages, m.chapters, m.file, p.on_sale ${withProduct}
    where m.manual_code = ${manualCode}`.execute(db)
  return rows[0]
}

export interface OwnedRecord extends ManualRecord {
  order_code: string
  received_at: Date
}

/** What the shopper received last of each product that has a manual, newest first. */
export async function ownManuals(db: Db, userId: string, limit: number): Promise<OwnedRecord[]> {
  const { rows } = await sql<OwnedRecord>`select * from (
      select distinct on (m.spu_code) ${columns}, o.order_code, o.completed_at as received_at ${withProduct}
      join order_row r on r.spu_code = m.spu_code
      join trade_order o on o.order_code = r.order_code
      where o.user_id = ${userId} and o.status = 'COMPLETED' and not o.hidden
      order by m.spu_code, o.completed_at desc
    ) mine order by received_at desc, spu_code limit ${limit}`.execute(db)
  return rows
}
