import { sql } from 'kysely'
import type { Db } from '../../core/database/database'
import type { Words } from '../../core/words'

export interface GiftActivityRecord {
  activity_code: string
  shop_code: string
  spu_code: string | null
  over_fen: number
  name: Words
  start_at: Date
  end_at: Date
  restricted_region_codes: string[]
  gifts: { skuCode: string; left: number }[]
}

/** Activities that give something with these goods: begun by `now`, and not over at `since`. In the shop's order. */
export async function giftActivities(
  db: Db,
  goods: { spuCodes: readonly string[]; shopCodes: readonly string[] },
  time: { since: Date; now: Date }
): Promise<GiftActivityRecord[]> {
  const { rows } = await sql<GiftActivityRecord>`
    select a.activity_code, a.shop_code, a.spu_code, a.over_fen, a.name, a.start_at, a.end_at, a.restricted_region_codes,
      (select jsonb_agg(jsonb_build_object('skuCode', i.sku_code, 'left', i.left_over) order by i.position)
        from gift_item i where i.activity_code = a.activity_code) as gifts
    from gift_activity a
    where a.shop_code = any(${[...goods.shopCodes]}::text[])
      and (a.spu_code is null or a.spu_code = any(${[...goods.spuCodes]}::text[]))
      and a.start_at <= ${time.now} and a.end_at > ${time.since}
      and exists (select from gift_item i where i.activity_code = a.activity_code)
    order by a.position, a.activity_code`.execute(db)
  return rows
}

/** Takes one piece of what an activity gives; false when it has none left. Take them in sorted order, after the stock. */
export async function takeGift(db: Db, activityCode: string, skuCode: string): Promise<boolean> {
  const result = await sql`update gift_item set left_over = left_over - 1
    where activity_code = ${activityCode} and sku_code = ${skuCode} and left_over > 0`.execute(db)
  return result.numAffectedRows === 1n
}

/** Gives it back. */
export async function returnGift(db: Db, activityCode: string, skuCode: string): Promise<void> {
  await sql`update gift_item set left_over = left_over + 1
    where activity_code = ${activityCode} and sku_code = ${skuCode}`.execute(db)
}
