import type { Area } from '../../core/area'
import { askerOf } from '../../core/identity/asker'
import { exchangeSchema } from './schema'
import { seedOffers } from './seed'
import { exchange, offersFor, pageOfExchanges } from './service'

/** What points are exchanged for. */
export const exchangeArea: Area = {
  name: 'exchange',
  schema: exchangeSchema,
  seed: seedOffers,
  routes: {
    'GET /o2cum/v1/customer-point/offers': (call) => offersFor(call.db, askerOf(call)),
    'POST /o2cum/v1/customer-point/reducePoint': (call) => exchange(call.db, askerOf(call), call.body),
    'GET /o2cum/v1/customer-point/exchanges': (call) =>
      pageOfExchanges(call.db, { userId: call.shopper(), locale: call.locale }, call.query)
  }
}
