import { moment, shopDay } from '../../../../domain/day'
import type { Core } from '../../core/area'
import { sellableSkus } from '../cart'
import { DEMONSTRATION_SHOPPERS } from '../customer'
import { skusByCode } from '../product'
import { write } from './store'

/** What the first demonstration shopper looked at: days ago, and how many products. */
const LOOKS: readonly [days: number, products: number][] = [
  [1, 6],
  [2, 3],
  [4, 7],
  [9, 4],
  [15, 5],
  [33, 2]
]

/** Writes a footprint of a few weeks for the first demonstration shopper. */
export async function seedFootprint(core: Core): Promise<void> {
  const [shopper] = DEMONSTRATION_SHOPPERS
  if (!shopper) return
  const sellable = await sellableSkus(core.db)
  if (sellable.length === 0) return
  const now = core.clock.now()
  let next = 0
  const looks = LOOKS.flatMap(([days, products]) =>
    Array.from({ length: products }, (_, index) => {
      // the same product comes again on another day
      next += days % 2 ? 2 : 3
      const skuCode = sellable[next % Math.min(24, sellable.length)]?.skuCode ?? ''
      return {
        skuCode,
        at: moment(now)
          .subtract(days, 'day')
          .subtract(index * 11, 'minute')
      }
    })
  )
  const skus = await skusByCode(core.db, [...new Set(looks.map(({ skuCode }) => skuCode))], {
    locale: 'zh-CN',
    nowMs: now
  })
  const steps = new Map(
    looks.flatMap(({ skuCode, at: time }) => {
      const sku = skus.get(skuCode)
      if (sku === undefined) return []
      const day = shopDay(time.valueOf())
      const step = {
        user_id: shopper.userId,
        day,
        spu_code: sku.row.spuCode,
        sku_code: skuCode,
        seen_at: time.toDate(),
        price_fen: sku.row.priceFen,
        title: sku.facts.title,
        picture: sku.row.picture
      }
      return [[`${day} ${sku.row.spuCode}`, step] as const]
    })
  )
  await write(core.db, [...steps.values()])
}
