import type { Area } from '../../core/area'
import { rebateSchema } from './schema'
import { seedRebates } from './seed'
import * as service from './service'
import { sweepRebates } from './sweep'

/** Rebates: what gives money back, and what comes back to a shopper. */
export const rebateArea: Area = {
  name: 'rebate',
  schema: rebateSchema,
  routes: {
    'GET /o2srh/v1/platform-fy-products/search': ({ db, query, locale, clock }) =>
      service.search(db, query, { locale, nowMs: clock.now() }),
    'GET /o2mkt-b2c/v1/rebate/own': (call) =>
      service.own(call.db, call.query, { userId: call.shopper(), locale: call.locale, nowMs: call.clock.now() })
  },
  seed: seedRebates,
  sweep: sweepRebates
}
