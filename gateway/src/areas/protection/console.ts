/** What the console does to prices in place of whoever sets them. */
import { percentageFen } from '../../../../domain/money/money'
import type { Core } from '../../core/area'
import { inTransaction, type Db } from '../../core/database/database'
import { invalid } from '../../core/errors'
import * as orders from '../order'
import { setPrice, skuFacts } from '../product'

/** By how much a price falls, hundredths of a percent. */
const FALL = 1_000

async function lowerPrices(tx: Db, skuCodes: readonly string[], at: Date): Promise<number> {
  const skus = await skuFacts(tx, [...skuCodes])
  for (const sku of skus) {
    await setPrice(tx, sku.sku_code, Math.max(1, sku.price_fen - percentageFen(sku.price_fen, FALL)), at)
  }
  return skus.length
}

/** Lowers what a SKU costs now, for everybody. */
export function cheapenProduct({ db, clock }: Pick<Core, 'db' | 'clock'>, skuCode: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    if ((await lowerPrices(tx, [skuCode], clock.date())) === 0) throw invalid('没有这个商品', 'There is no such SKU')
  })
}

/** Lowers what the goods of an order cost now; they stay lower for everybody. */
export function cheapenOrder({ db, clock }: Pick<Core, 'db' | 'clock'>, orderCode: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    const codes = (await orders.rowsOf(tx, [orderCode])).map((row) => row.sku_code)
    if (codes.length === 0) throw orders.orderMissing()
    await lowerPrices(tx, codes, clock.date())
  })
}
