/** What the console does to prices in place of whoever sets them. */
import { percentageFen } from '../../../../domain/money'
import type { Core } from '../../core/area'
import { inTransaction } from '../../core/database'
import * as orders from '../order'
import { setPrice, skuFacts } from '../product'

/** By how much a price falls, hundredths of a percent. */
const FALL = 1_000

/** Lowers what the goods of an order cost now; they stay lower for everybody. */
export function cheapenOrder({ db, clock }: Pick<Core, 'db' | 'clock'>, orderCode: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    const codes = (await orders.rowsOf(tx, [orderCode])).map((row) => row.sku_code)
    if (codes.length === 0) throw orders.orderMissing()
    for (const sku of await skuFacts(tx, codes)) {
      await setPrice(tx, sku.sku_code, Math.max(1, sku.price_fen - percentageFen(sku.price_fen, FALL)), clock.date())
    }
  })
}
