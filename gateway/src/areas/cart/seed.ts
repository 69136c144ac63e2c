import { moment } from '../../../../domain/day'
import type { Core } from '../../core/area'
import { DEMONSTRATION_SHOPPERS } from '../customer'
import { addToCart } from './service'
import { sellableSkus } from './store'

/** Puts a few things of two shops into the first demonstration shopper's cart. */
export async function seedCart(core: Core): Promise<void> {
  const [shopper] = DEMONSTRATION_SHOPPERS
  if (!shopper) return
  const skus = await sellableSkus(core.db)
  const shops = [...new Set(skus.map((sku) => sku.shopCode))].slice(0, 2)
  const cartSkus = shops.flatMap((shopCode, index) =>
    skus.filter((sku) => sku.shopCode === shopCode).slice(0, index === 0 ? 2 : 1)
  )
  for (const [index, sku] of cartSkus.entries()) {
    await addToCart(
      core.db,
      {
        userId: shopper.userId,
        locale: 'zh-CN',
        nowMs: moment(core.clock.now())
          .subtract(cartSkus.length - index, 'hour')
          .valueOf()
      },
      { skuCode: sku.skuCode, quantity: index === 1 ? 2 : 1 }
    )
  }
}
