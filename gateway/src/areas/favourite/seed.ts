import { moment } from '../../../../domain/day'
import { percentageFen } from '../../../../domain/money/money'
import type { Core } from '../../core/area'
import { sellableSkus } from '../cart'
import { DEMONSTRATION_SHOPPERS } from '../customer'
import { keepPrices, skusByCode } from '../product'
import { keep } from './store'
import { notForSale } from './storeSeed'

/** What the first demonstration shopper has kept that can be bought. */
const KEPT = 28
/** How many of those are cheaper now. */
const CHEAPER = 3
/** Hundredths of a percent that those cost more once. */
const MORE = 2_000
/** Days between two that were kept. */
const APART = 3

/** Fills the first demonstration shopper's favourites, some of them cheaper since, and tells what those cost before. */
export async function seedFavourites(core: Core): Promise<void> {
  const [shopper] = DEMONSTRATION_SHOPPERS
  if (!shopper) return
  const sellable = await sellableSkus(core.db)
  const every = Math.max(1, Math.floor(sellable.length / KEPT))
  const some = sellable.filter((_, index) => index % every === 0).slice(0, KEPT)
  const codes = [...some.map(({ skuCode }) => skuCode), ...(await notForSale(core.db))]
  const now = core.clock.now()
  const skus = await skusByCode(core.db, codes, { locale: 'zh-CN', nowMs: now })
  const ago = (days: number) => moment(now).subtract(days, 'day').toDate()
  const records = codes.flatMap((skuCode, index) => {
    const sku = skus.get(skuCode)
    if (sku === undefined) return []
    const { row, facts } = sku
    const regular = facts.price_fen
    return [
      {
        user_id: shopper.userId,
        sku_code: skuCode,
        spu_code: row.spuCode,
        kept_at: ago(2 + index * APART),
        kept_fen: index < CHEAPER ? regular + percentageFen(regular, MORE) : regular,
        title: facts.title,
        picture: row.picture,
        out_at: null,
        back_at: null
      }
    ]
  })
  await keep(core.db, shopper.userId, records)
  await keepPrices(
    core.db,
    records.slice(0, CHEAPER).flatMap(({ sku_code: skuCode, kept_fen: priceFen }) => [
      { skuCode, since: ago(200), priceFen },
      { skuCode, since: ago(1), priceFen: skus.get(skuCode)?.facts.price_fen ?? priceFen }
    ])
  )
}
