import type { Area } from '../../core/area'
import { manualSchema } from './schema'
import { seedManuals } from './seed'
import * as service from './service'

/** Manuals of what the shop sells or sold. */
export const manualArea: Area = {
  name: 'manual',
  schema: manualSchema,
  routes: {
    'GET /o2pcm/pub/v1/instructions-descriptions-get/crm-product-group-one': (call) =>
      service.groups(call.db, undefined, call.locale),
    'GET /o2pcm/pub/v1/instructions-descriptions-get/crm-product-group-two': (call) =>
      service.groups(call.db, call.query.groupCode, call.locale),
    'GET /o2pcm/pub/v1/instructions-descriptions-get/product-sku': (call) =>
      service.within(call.db, call.query, call.locale),
    'GET /o2pcm/pub/v1/instructions-descriptions-get/product-sku-by-name': (call) =>
      service.byName(call.db, call.query, call.locale),
    'GET /o2pcm/pub/v1/instructions-descriptions-get/description-by-sku-id': (call) =>
      service.manualFor(call.db, call.query, call.locale),
    'GET /o2pcm/pub/v1/instructions-descriptions-get/description-info': (call) =>
      service.manual(call.db, call.query.manualCode, call.locale),
    'GET /o2pcm/v1/instructions-descriptions-get/product-sku': (call) =>
      service.ownManuals(call.db, call.shopper(), call.locale)
  },
  seed: seedManuals
}
