import type { Area } from '../../core/area'
import { seedOrders } from './seed'

/** What the demonstration's shoppers bought before: it stands over every area that a purchase goes through. */
export const historyArea: Area = { name: 'history', seededAs: 'order', routes: {}, seed: seedOrders }
export { tellOrder, type Story } from './seed'
export type { CancelReason } from './demonstration'
