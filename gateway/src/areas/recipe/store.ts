import { sql, type RawBuilder, type Selectable } from 'kysely'
import type { SpecValue } from '../../../../contract'
import type { Db, Tables } from '../../core/database/database'
import { marksOf } from '../../core/database/marks'
import { pageOfSql, type Page, type Paged } from '../../core/database/paging'
import type { Words } from '../../core/words'

export type RecipeRecord = Selectable<Tables['recipe']>
export type RecipeRow = Omit<RecipeRecord, 'content' | 'found_by'> & { favorite: boolean }

export interface RecipeFilter {
  applianceCode: string | undefined
  spuCode: string | undefined
  tasteCode: string | undefined
  maxMinutes: number | undefined
  level: number | undefined
  /** Each is in its name or among what it is made of; lower case. */
  words: readonly string[]
  /** Only what the shopper keeps. */
  favorite: boolean
  userId: string | undefined
  /** These lead. */
  ownAppliances: readonly string[]
}

function conditions(filter: RecipeFilter): RawBuilder<unknown> {
  const all = [
    sql`true`,
    ...(filter.applianceCode === undefined ? [] : [sql`r.appliance_code = ${filter.applianceCode}`]),
    ...(filter.spuCode === undefined
      ? []
      : [
          sql`r.appliance_code in (select a.appliance_code from recipe_appliance a
            join product p on p.category_codes && a.category_codes where p.spu_code = ${filter.spuCode})`
        ]),
    ...(filter.tasteCode === undefined ? [] : [sql`r.tastes @> array[${filter.tasteCode}::text]`]),
    ...(filter.maxMinutes === undefined ? [] : [sql`r.minutes <= ${filter.maxMinutes}`]),
    ...(filter.level === undefined ? [] : [sql`r.level = ${filter.level}`]),
    ...filter.words.map((word) => sql`strpos(r.found_by, ${word}::text) > 0`),
    ...(filter.favorite ? [sql`f.user_id is not null`] : [])
  ]
  return sql.join(all, sql` and `)
}

const from = (userId: string | undefined) => sql`from recipe r
  left join recipe_favorite f on f.recipe_code = r.recipe_code and f.user_id = ${userId ?? null}::text`

/** Whether there is any recipe that is cooked with a product. */
export async function cooksWith(db: Db, spuCode: string): Promise<boolean> {
  const { rows } = await sql`select 1 from recipe r
    join recipe_appliance a on a.appliance_code = r.appliance_code
    join product p on p.category_codes && a.category_codes
    where p.spu_code = ${spuCode} limit 1`.execute(db)
  return rows.length > 0
}

/** One page of recipes, and how many there are. */
export function findRecipes(db: Db, filter: RecipeFilter, page: Page): Promise<Paged<RecipeRow>> {
  const list = sql`${from(filter.userId)} where ${conditions(filter)}`
  const columns = sql`r.recipe_code, r.appliance_code, r.name, r.picture, r.tastes, r.minutes, r.level, r.kcal, r.persons,
    r.pot_ml_each, r.cooked, r.position, f.user_id is not null as favorite`
  const order = filter.favorite
    ? sql`f.created_at desc, r.position`
    : sql`(r.appliance_code = any(${[...filter.ownAppliances]}::text[])) desc, r.position`
  return pageOfSql(db, { list, columns, order }, page)
}

export async function recipeByCode(
  db: Db,
  recipeCode: string,
  userId: string | undefined
): Promise<(RecipeRecord & { favorite: boolean }) | undefined> {
  const { rows } = await sql<RecipeRecord & { favorite: boolean }>`
    select r.*, f.user_id is not null as favorite ${from(userId)} where r.recipe_code = ${recipeCode}`.execute(db)
  return rows[0]
}

export interface ApplianceRecord {
  appliance_code: string
  name: Words
  picture: string
  category_codes: string[]
  recipes: number
}

export async function appliances(db: Db): Promise<ApplianceRecord[]> {
  const { rows } = await sql<ApplianceRecord>`
    select a.appliance_code, a.name, a.picture, a.category_codes, count(r.recipe_code)::int as recipes
    from recipe_appliance a left join recipe r on r.appliance_code = a.appliance_code
    group by a.appliance_code order by a.position`.execute(db)
  return rows
}

export function tastes(db: Db): Promise<{ taste_code: string; name: Words }[]> {
  return db.selectFrom('recipe_taste').select(['taste_code', 'name']).orderBy('position').execute()
}

/** An appliance that the shopper received, the latest first. */
export interface OwnedRecord {
  appliance_code: string
  spu_code: string
  on_sale: boolean
  specs: { zh: SpecValue[]; en: SpecValue[] }
}

export async function ownedAppliances(db: Db, userId: string): Promise<OwnedRecord[]> {
  const { rows } = await sql<OwnedRecord>`
    select a.appliance_code, p.spu_code, p.on_sale, w.specs
    from trade_order o
    join order_row w on w.order_code = o.order_code
    join product p on p.spu_code = w.spu_code
    join recipe_appliance a on a.category_codes && p.category_codes
    where o.user_id = ${userId} and o.status = 'COMPLETED'
    order by o.completed_at desc, w.position limit 50`.execute(db)
  return rows
}

/** What sells best of these categories; undefined where nothing of them is sold. */
export async function bestSeller(db: Db, categoryCodes: readonly string[]): Promise<string | undefined> {
  const { rows } = await sql<{ spu_code: string }>`
    select spu_code from product where on_sale and category_codes && ${[...categoryCodes]}::text[]
    order by sold_count desc, spu_code limit 1`.execute(db)
  return rows[0]?.spu_code
}

export const isRecipe = async (db: Db, recipeCode: string): Promise<boolean> =>
  (await db.selectFrom('recipe').select('recipe_code').where('recipe_code', '=', recipeCode).executeTakeFirst()) !==
  undefined

/** Recipes that shoppers keep. */
export const favouriteMarks = marksOf({ table: 'recipe_favorite', thing: 'recipe_code', counted: false })
