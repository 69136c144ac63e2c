import type { Area } from '../../core/area'
import { askerOf, visitorOf } from '../../core/identity/asker'
import { presaleSchema } from './schema'
import { seedPresales } from './seed'
import * as service from './service'
import { sweepPresales } from './sweep'

/** Presales: what is sold ahead, and whose balance is to be paid. Buying is the checkout's, paying the payment's. */
export const presaleArea: Area = {
  name: 'presale',
  schema: presaleSchema,
  routes: {
    'GET /o2mkt-b2c/v1/activity/pub/presale': (call) => service.presales(call.db, visitorOf(call), call.query),
    'GET /o2mkt-b2c/v1/activity/presale': (call) => service.waiting(call.db, askerOf(call), call.query)
  },
  seed: seedPresales,
  sweep: sweepPresales
}
