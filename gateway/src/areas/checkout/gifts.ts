/** What activities give along with a settlement. */
import type { SettlementGift, SettlementShop, SkuRow } from '../../../../contract'
import { giftStandings, type GiftStanding } from '../../../../domain/rewards/gifts'
import { multiplyFen } from '../../../../domain/money/money'
import type { Db } from '../../core/database/database'
import { refusal, type GatewayRefusal } from '../../core/errors'
import type { Asker } from '../../core/identity/asker'
import { say } from '../../core/words'
import { giftsWith, takeGift, type GiftActivity, type GiftOption, type SkuFacts } from '../product'
import type { SettlementRecord } from './store'

/** The bought goods, which may bring gifts. */
interface GoodsRow {
  sku: SkuRow
  facts: SkuFacts
  quantity: number
}

export interface LoadedGift extends GiftActivity {
  said: string
  standing: GiftStanding<GiftOption>
}

/** A gift that goes along. */
export interface GivenGift {
  activityCode: string
  spuCode: string | undefined
  overFen: number
  gift: GiftOption
}

export const giftUnusable = (): GatewayRefusal =>
  refusal(
    'gift.unusable',
    '这个赠品现在不能选，请看看最新的赠品',
    'This gift can’t be chosen now. Please see what is left'
  )

/** Something else would be given than the shopper saw; of one that went at the last moment its name is said. */
export const giftChanged = (sku?: { title: string }): GatewayRefusal =>
  sku
    ? refusal(
        'gift.changed',
        `赠品「${sku.title}」刚刚送完了，请确认后再提交`,
        `The gift ${sku.title} has just run out. Please check and order again`
      )
    : refusal('gift.changed', '赠品有变动，请确认后再提交', 'Your gift has changed. Please check it and order again')

/** What activities give for the lines of a settlement as it is now. */
export async function loadGifts(
  db: Db,
  shopper: Asker,
  of: { record: SettlementRecord; rows: readonly GoodsRow[]; regionCode: string | undefined }
): Promise<LoadedGift[]> {
  const { record, rows, regionCode } = of
  if (record.submitted_at !== null) return []
  // one that ended since the settlement was opened is listed, so that nobody wonders where it is
  const activities = await giftsWith(db, rows, { ...shopper, regionCode, since: record.created_at })
  const goods = rows.map(({ sku, quantity }) => ({
    skuCode: sku.skuCode,
    spuCode: sku.spuCode,
    shopCode: sku.shopCode,
    quantity,
    goodsFen: multiplyFen(sku.priceFen, quantity)
  }))
  const standings = giftStandings(activities, goods, { nowMs: shopper.nowMs, choice: record.gifts ?? {} })
  return activities.map((activity, index) => ({
    ...activity,
    said: say(shopper.locale, activity.name),
    standing: standings[index] ?? { shortFen: 0, open: [] }
  }))
}

/** What goes along with the order of a shop. */
export const givenIn = (gifts: readonly LoadedGift[], shopCode: string): GivenGift[] =>
  gifts.flatMap(({ activityCode, spuCode, overFen, standing: { gift }, ...activity }) =>
    gift && activity.shopCode === shopCode ? [{ activityCode, spuCode, overFen, gift }] : []
  )

/** What of it a shopper agrees to. */
export const giftPart = (gifts: readonly LoadedGift[]): [activityCode: string, skuCode: string][] =>
  gifts.flatMap(({ activityCode, standing: { gift } }) =>
    gift ? [[activityCode, gift.skuCode] as [string, string]] : []
  )

/** Takes one of each from its activity, in one order everywhere; the stock of the SKUs is taken already. */
export async function takeGifts(db: Db, gifts: readonly LoadedGift[]): Promise<void> {
  const presents = gifts.flatMap(({ activityCode, standing: { gift } }) => (gift ? [{ activityCode, gift }] : []))
  for (const { activityCode, gift } of presents.sort((a, b) => (a.activityCode < b.activityCode ? -1 : 1))) {
    if (!(await takeGift(db, activityCode, gift.skuCode))) throw giftChanged(gift.row)
  }
}

/** An activity as the shopper sees it. */
function toView({ standing, said: name, activityCode, spuCode, overFen, gifts }: LoadedGift): SettlementGift {
  const { obstacle, shortFen, gift, open } = standing
  return {
    activityCode,
    name,
    ...(spuCode === undefined ? {} : { spuCode }),
    overFen,
    shortFen,
    chosen: gift?.skuCode ?? null,
    ...(obstacle ? { obstacle } : {}),
    gifts: gifts.map((gift) => ({
      skuCode: gift.skuCode,
      title: gift.row.title,
      picture: gift.row.picture,
      specs: gift.row.specs.map(({ valueName }) => valueName),
      worthFen: gift.row.priceFen,
      ...(open.includes(gift) ? {} : { problem: gift.barred ? 'REGION' : 'OUT' })
    }))
  }
}

/** What activities give along with the goods of a shop, or why they don't. */
export function giftViews(all: readonly LoadedGift[], shopCode: string): Pick<SettlementShop, 'gifts'> {
  const gifts = all.filter((gift) => gift.shopCode === shopCode).map(toView)
  return gifts.length > 0 ? { gifts } : {}
}
