import { sql, type Selectable } from 'kysely'
import { LOWEST_DAYS } from '../../../../domain/goods/favourite'
import { moment } from '../../../../domain/day'
import type { Db, Tables } from '../../core/database/database'
import { marksOf } from '../../core/database/marks'
import type { Words } from '../../core/words'
import { availableNow, flashOpen, inStockNow, priceNow, priceRangeSince } from '../product'

export type FavouriteRecord = Omit<Selectable<Tables['favourite']>, 'told_fen'>
type TakenRecord = Selectable<Tables['favourite_taken']>

const marks = marksOf({ table: 'favourite', thing: 'sku_code', counted: false })

/** Rows of one statement. */
const BATCH = 500

function* batches<T>(all: readonly T[]): Generator<T[]> {
  for (let start = 0; start < all.length; start += BATCH) yield all.slice(start, start + BATCH)
}

/** Keeps SKUs; those that are kept already stay as they are. Returns how many came. */
export async function keep(db: Db, userId: string, records: readonly FavouriteRecord[]): Promise<number> {
  let came = 0
  for (const batch of batches(records)) {
    const added = await marks.set(
      db,
      userId,
      batch.map(({ user_id: _user, sku_code, title, ...values }) => ({
        thing: sku_code,
        values: { ...values, title: JSON.stringify(title) }
      }))
    )
    came += added.length
  }
  return came
}

/** Lets favourites go, so that they can be brought back by the moment. Returns how many went. Run it in a transaction. */
export async function letGo(db: Db, userId: string, skuCodes: readonly string[], now: Date): Promise<number> {
  let went = 0
  for (const batch of batches(skuCodes)) {
    await sql`insert into favourite_taken (user_id, sku_code, spu_code, kept_at, kept_fen, title, picture, out_at, back_at, taken_at)
      select f.user_id, f.sku_code, f.spu_code, f.kept_at, f.kept_fen, f.title, f.picture, f.out_at, f.back_at, ${now}::timestamptz
      from favourite f where f.user_id = ${userId} and f.sku_code = any(${batch}::text[])
      for update
      on conflict do nothing`.execute(db)
    went += (await marks.unset(db, userId, batch)).length
  }
  return went
}

/** Takes out what a shopper let go at a moment. */
export async function takeBack(db: Db, userId: string, now: Date): Promise<FavouriteRecord[]> {
  const taken = await db
    .deleteFrom('favourite_taken')
    .where('user_id', '=', userId)
    .where('taken_at', '=', now)
    .returningAll()
    .execute()
  return taken.map(({ taken_at: _at, ...record }: TakenRecord) => record)
}

/** Forgets what can't be brought back any more. */
export async function forgetTaken(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('favourite_taken').where('taken_at', '<', before).execute()
}

/** How many a shopper has kept. */
export async function countOf(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('favourite')
    .select((build) => build.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Which of these SKUs a shopper has kept. */
export const keptAmong = (db: Db, userId: string, skuCodes: readonly string[]): Promise<Set<string>> =>
  marks.among(db, userId, skuCodes)

/** What is known of a favourite; of a SKU that is deleted the columns of the catalogue are null. */
export interface FactsRecord {
  sku_code: string
  spu_code: string
  kept_at: Date
  kept_fen: number
  title: Words
  picture: string
  out_at: Date | null
  back_at: Date | null
  shop_code: string | null
  category_code: string | null
  category_codes: string[] | null
  on_sale: boolean | null
  available: number | null
  price_fen: number | null
  regular_fen: number | null
  least_fen: number | null
  most_fen: number | null
}

/** Everything a shopper has kept, with what it costs now and cost lately. */
export async function factsOf(db: Db, userId: string, nowMs: number): Promise<FactsRecord[]> {
  const since = moment(nowMs).subtract(LOWEST_DAYS, 'day').toDate()
  const { rows } = await sql<FactsRecord>`
    select f.sku_code, f.spu_code, f.kept_at, f.kept_fen, f.title, f.picture, f.out_at, f.back_at,
      p.shop_code, p.category_code, p.category_codes, p.on_sale, ${availableNow(nowMs, userId)} as available,
      ${priceNow(nowMs, userId)} as price_fen, s.price_fen as regular_fen, range.least_fen, range.most_fen
    from favourite f
    left join sku s on s.sku_code = f.sku_code
    left join product p on p.spu_code = s.spu_code
    left join stock t on t.sku_code = f.sku_code
    left join lateral ${priceRangeSince(sql.ref('f.sku_code'), since)} range on true
    where f.user_id = ${userId}`.execute(db)
  return rows
}

/** Names of categories. */
export async function categoryNames(db: Db, codes: readonly string[]): Promise<Map<string, Words>> {
  if (codes.length === 0) return new Map()
  const rows = await db
    .selectFrom('category')
    .select(['category_code', 'name'])
    .where('category_code', 'in', [...codes])
    .execute()
  return new Map(rows.map(({ category_code, name }) => [category_code, name]))
}

export interface CheaperFavourite {
  user_id: string
  sku_code: string
  spu_code: string
  kept_at: Date
  kept_fen: number
  title: Words
  picture: string
  told_fen: number
}

/**
 * The next kept SKU in stock that costs its owner less than when it was kept and than was told; marks it as told. In a
 * transaction.
 */
export async function takeCheaper(db: Db, nowMs: number): Promise<CheaperFavourite | undefined> {
  const owner = sql.ref('k.user_id')
  const { rows } = await sql<CheaperFavourite>`
    update favourite kept set told_fen = found.now_fen from (
      select k.user_id, k.sku_code, ${priceNow(nowMs, owner)} as now_fen
      from favourite k
      join sku s on s.sku_code = k.sku_code
      join product p on p.spu_code = s.spu_code and p.on_sale
      left join stock t on t.sku_code = k.sku_code
      where ${priceNow(nowMs)} < least(k.kept_fen, k.told_fen) and ${priceNow(nowMs, owner)} < least(k.kept_fen, k.told_fen)
        and ${inStockNow(nowMs, owner)}
      limit 1
      for update of k skip locked
    ) found
    where kept.user_id = found.user_id and kept.sku_code = found.sku_code
    returning kept.user_id, kept.sku_code, kept.spu_code, kept.kept_at, kept.kept_fen, kept.title, kept.picture,
      kept.told_fen`.execute(db)
  return rows[0]
}

/** Notes of what is kept that it is sold out, or back. */
export async function noteStock(db: Db, now: Date): Promise<void> {
  const owner = sql.ref('k.user_id')
  const stock = sql`from stock t join sku s on s.sku_code = t.sku_code where t.sku_code = k.sku_code`
  await sql`update favourite k set out_at = ${now}, back_at = null
    ${stock} and t.available <= 0 and (k.out_at is null or k.back_at is not null)
      and not ${flashOpen(now.getTime(), owner)}`.execute(db)
  await sql`update favourite k set back_at = ${now}
    ${stock} and k.out_at is not null and k.back_at is null and ${inStockNow(now.getTime(), owner)}`.execute(db)
}
