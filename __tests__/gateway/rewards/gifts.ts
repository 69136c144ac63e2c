/** Activities that give something, in the shop of the tests. */
import type { TestShop } from '../orders/journey-shop'

const DAY_MS = 86_400_000

export interface GiftWish {
  activityCode: string
  shopCode: string
  spuCode?: string
  overFen?: number
  restricted?: string[]
  /** Days from now. */
  days?: [from: number, to: number]
  /** SKU and how many of it are given. */
  gifts: [skuCode: string, left: number][]
}

export async function addGift({ core: { db, clock } }: TestShop, wish: GiftWish): Promise<void> {
  const [from, to] = wish.days ?? [-1, 9]
  const daysFromNow = (days: number) => new Date(clock.now() + days * DAY_MS)
  await db
    .insertInto('gift_activity')
    .values({
      activity_code: wish.activityCode,
      position: 0,
      shop_code: wish.shopCode,
      spu_code: wish.spuCode ?? null,
      over_fen: wish.overFen ?? 0,
      name: JSON.stringify({ zh: `活动${wish.activityCode}`, en: `Offer ${wish.activityCode}` }),
      start_at: daysFromNow(from),
      end_at: daysFromNow(to),
      restricted_region_codes: wish.restricted ?? []
    })
    .execute()
  const items = wish.gifts.map(([sku_code, left_over], position) => ({
    activity_code: wish.activityCode,
    position,
    sku_code,
    left_over
  }))
  await db.insertInto('gift_item').values(items).execute()
}

/** Takes all activities away. */
export async function noGifts({ core: { db } }: TestShop): Promise<void> {
  await db.deleteFrom('gift_item').execute()
  await db.deleteFrom('gift_activity').execute()
}

/** How many pieces of it an activity has left. */
export async function leftOf({ core: { db } }: TestShop, activityCode: string, skuCode: string): Promise<number> {
  const row = await db
    .selectFrom('gift_item')
    .select('left_over')
    .where('activity_code', '=', activityCode)
    .where('sku_code', '=', skuCode)
    .executeTakeFirstOrThrow()
  return row.left_over
}
