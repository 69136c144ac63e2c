import type { Area } from '../../core/area'
import { contentSchema } from './schema'
import { seedContent } from './seed'
import { documentsOf, groupOf } from './service'

/** Texts of the shop's that shoppers read whole. */
export const contentArea: Area = {
  name: 'content',
  schema: contentSchema,
  seed: seedContent,
  routes: {
    'GET /o2pcm/pub/v1/crm-group-get': (call) => groupOf(call.db, call.locale, call.query.groupCode),
    'GET /o2pcm/pub/v1/crm-group-get/crm-policy': (call) =>
      documentsOf(call.db, call.locale, 'POLICY', call.query.policyCode)
  }
}
