import type { Area } from '../../core/area'
import { inventorySchema } from './schema'
import { availableOf } from './store'

/** Stock that can be bought now; its state in a region is product's, which knows where a SKU is sold. */
export const inventoryArea: Area = {
  name: 'inventory',
  schema: inventorySchema,
  routes: {
    'POST /o2inv/v1/inv-query/shop-stock-verify': async (call) => {
      const { skuCode, quantity } = call.body
      const available = (await availableOf(call.db, [skuCode])).get(skuCode) ?? 0
      return { skuCode, enough: available >= quantity, available }
    },
    'POST /o2inv/v1/inv-query/batch/shop-stock-verify': async (call) => {
      const { rows } = call.body
      const stock = await availableOf(
        call.db,
        rows.map((row) => row.skuCode)
      )
      return {
        list: rows.map(({ skuCode, quantity }) => {
          const available = stock.get(skuCode) ?? 0
          return { skuCode, enough: available >= quantity, available }
        })
      }
    }
  }
}
