import type { Area } from '../../core/area'
import { askerOf } from '../../core/identity/asker'
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
    'GET /o2mkt-b2c/v1/rebate/own': (call) => service.own(call.db, call.query, askerOf(call))
  },
  seed: seedRebates,
  sweep: sweepRebates
}
