/** What the shop's staff do with prices of goods that were sold; each act says who did it. */
import { percentageFen } from '../../../../domain/money/money'
import type { Core } from '../../core/area'
import type { Db } from '../../core/database/database'
import { actAtDesk, type Staff } from '../../core/desk'
import { invalid } from '../../core/errors'
import * as orders from '../order'
import { setPrice, skuFacts } from '../product'

/** By how much a price falls, hundredths of a percent. */
const FALL = 1_000

async function lowerPrices(tx: Db, skuCodes: readonly string[], now: Date): Promise<number> {
  const skus = await skuFacts(tx, [...skuCodes])
  for (const sku of skus) {
    await setPrice(tx, sku.sku_code, Math.max(1, sku.price_fen - percentageFen(sku.price_fen, FALL)), now)
  }
  return skus.length
}

/** Lowers what a SKU costs now, for everybody. */
export const cheapenProduct = (core: Pick<Core, 'db' | 'clock'>, staff: Staff, skuCode: string): Promise<void> =>
  actAtDesk(core, staff, { permission: 'PRICES', act: 'price.lower', about: skuCode }, async (tx, now) => {
    if ((await lowerPrices(tx, [skuCode], now)) === 0) throw invalid('没有这个商品', 'There is no such SKU')
  })

/** Lowers what the goods of an order cost now; they stay lower for everybody. */
export const cheapenOrder = (core: Pick<Core, 'db' | 'clock'>, staff: Staff, orderCode: string): Promise<void> =>
  actAtDesk(core, staff, { permission: 'PRICES', act: 'price.lower', about: orderCode }, async (tx, now) => {
    const codes = (await orders.rowsOf(tx, [orderCode])).map((row) => row.sku_code)
    if (codes.length === 0) throw orders.orderMissing()
    await lowerPrices(tx, codes, now)
  })
