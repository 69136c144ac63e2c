import type { Area } from '../../core/area'
import { shippingSchema } from './schema'
import { tellPlatform } from './service'

/** Reports to the messaging platform of goods that were paid by it. */
export const shippingArea: Area = { name: 'shipping', schema: shippingSchema, sweep: tellPlatform, routes: {} }
