import type { Area } from '../../core/area'
import { inventorySchema } from './schema'

/** Stock and what each shopper bought. What can be bought is product's to say, which knows where a SKU is sold. */
export const inventoryArea: Area = { name: 'inventory', schema: inventorySchema, routes: {} }
