import type { Area } from '../../core/area'
import { readerOf } from '../../core/identity/asker'
import { feeSchema } from './schema'
import { seedFees } from './seed'
import { feeSheet } from './service'

/** What service costs: one table, with its history. */
export const feeArea: Area = {
  name: 'fee',
  schema: feeSchema,
  seed: seedFees,
  routes: {
    'GET /o2pcm/pub/v1/crm-group-get/service-fee': (call) => feeSheet(call.db, call.query, readerOf(call))
  }
}
