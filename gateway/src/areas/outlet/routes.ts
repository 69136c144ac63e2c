import type { Area } from '../../core/area'
import { visitorOf } from '../../core/identity/asker'
import { outletSchema } from './schema'
import { seedOutlets } from './seed'
import { listOutlets, saveOwn } from './service'

/** Where appliances are repaired, and whose outlet is whose. */
export const outletArea: Area = {
  name: 'outlet',
  schema: outletSchema,
  seed: seedOutlets,
  routes: {
    'GET /o2md/v1/pub/service-outlets': (call) =>
      listOutlets({ db: call.db, site: call.core.site }, call.query, visitorOf(call)),
    'POST /o2cum/v1/customer-info/save-branch-info': (call) =>
      saveOwn(call.db, call.shopper(), call.body.outletCode, call.clock.date())
  }
}
