import type { GiftRule, SkuRow } from '../../../../contract'
import type * as domain from '../../../../domain/rewards/gifts'
import { givable } from '../../../../domain/rewards/gifts'
import { isInRegions } from '../../../../domain/orders/freight'
import type { Db } from '../../core/database/database'
import type { Visitor } from '../../core/identity/asker'
import type { Words } from '../../core/words'
import { skusByCode } from './sku-rows'
import type { SkuFacts } from './store'
import { giftActivities } from './storeGifts'

/** One thing an activity can give, with all that is known of it. */
export interface GiftOption extends domain.GiftOption {
  row: SkuRow
  facts: SkuFacts
}

export interface GiftActivity extends domain.GiftRule<GiftOption> {
  name: Words
}

interface GiftQuestion extends Visitor {
  /** Activities that were over before then are not told; absent: those that are over now. */
  since?: Date
  /** Where the order goes, 6-digit code; undefined: not known. */
  regionCode?: string | undefined
}

/** The activities that give something with these SKUs. Runs no query where none of them has any. */
export async function giftsWith(
  db: Db,
  skus: readonly { facts: SkuFacts }[],
  { since, regionCode, ...question }: GiftQuestion
): Promise<GiftActivity[]> {
  const facts = skus.map((sku) => sku.facts).filter((sku) => sku.has_gifts)
  if (facts.length === 0) return []
  const now = new Date(question.nowMs)
  const activities = await giftActivities(
    db,
    { spuCodes: facts.map((sku) => sku.spu_code), shopCodes: [...new Set(facts.map((sku) => sku.shop_code))] },
    { now, since: since ?? now }
  )
  const codes = new Set(activities.flatMap(({ gifts }) => gifts.map(({ skuCode }) => skuCode)))
  const giftSkus = await skusByCode(db, [...codes], question)
  const isBarred = (regions: readonly string[]) => regionCode !== undefined && isInRegions(regionCode, regions)
  return activities.map((activity) => ({
    activityCode: activity.activity_code,
    shopCode: activity.shop_code,
    ...(activity.spu_code === null ? {} : { spuCode: activity.spu_code }),
    overFen: activity.over_fen,
    name: activity.name,
    startAt: activity.start_at.getTime(),
    endAt: activity.end_at.getTime(),
    ...(isBarred(activity.restricted_region_codes) ? { barred: true } : {}),
    gifts: activity.gifts.flatMap(({ skuCode, left }): GiftOption[] => {
      const sku = giftSkus.get(skuCode)
      if (sku === undefined) return []
      const bar = isBarred(sku.facts.restricted_region_codes) ? { barred: true } : {}
      return [{ skuCode, left, stock: sku.row.available, ...bar, ...sku }]
    })
  }))
}

/** Whether there is one matters to a shopper; how others take them does not. */
const MOST_TOLD = 9

/** An activity as a cart foresees it. */
export const toGiftRule = ({
  activityCode,
  shopCode,
  spuCode,
  overFen,
  startAt,
  endAt,
  gifts
}: GiftActivity): GiftRule => ({
  activityCode,
  shopCode,
  ...(spuCode === undefined ? {} : { spuCode }),
  overFen,
  startAt,
  endAt,
  gifts: gifts.map((gift) => ({
    skuCode: gift.skuCode,
    spuCode: gift.row.spuCode,
    title: gift.row.title,
    picture: gift.row.picture,
    left: Math.min(MOST_TOLD, Math.max(0, givable(gift)))
  }))
})
