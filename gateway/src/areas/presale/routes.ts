import type { EndpointKey } from '../../../../contract'
import type { Area, Call } from '../../core/area'
import { presaleSchema } from './schema'
import { seedPresales } from './seed'
import * as service from './service'
import { sweepPresales } from './sweep'

const readerOf = (call: Call<EndpointKey>) => ({ userId: call.userId, locale: call.locale, nowMs: call.clock.now() })

/** Presales: what is sold ahead, and whose balance is to be paid. Buying is the checkout's, paying the payment's. */
export const presaleArea: Area = {
  name: 'presale',
  schema: presaleSchema,
  routes: {
    'GET /o2mkt-b2c/v1/activity/pub/presale': (call) => service.presales(call.db, readerOf(call), call.query),
    'GET /o2mkt-b2c/v1/activity/presale': (call) =>
      service.waiting(call.db, { ...readerOf(call), userId: call.shopper() }, call.query)
  },
  seed: seedPresales,
  sweep: sweepPresales
}
