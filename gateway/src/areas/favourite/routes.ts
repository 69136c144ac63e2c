import type { EndpointKey } from '../../../../contract'
import type { Area, Call } from '../../core/area'
import { favouriteSchema } from './schema'
import { seedFavourites } from './seed'
import * as service from './service'
import { putIntoCart } from './toCart'

const asker = (call: Call<EndpointKey>): service.Asker => ({
  userId: call.shopper(),
  locale: call.locale,
  nowMs: call.clock.now()
})

/** Products that shoppers have kept. */
export const favouriteArea: Area = {
  name: 'favourite',
  schema: favouriteSchema,
  seed: seedFavourites,
  routes: {
    'GET /o2wl/v1/favorites/sku': (call) => service.pageOfFavourites(call.db, call.query, asker(call)),
    'POST /o2wl/v1/favorites/sku/save-all': (call) => service.setFavourites(call.db, call.body, asker(call)),
    'POST /o2wl/v1/favorites/sku/restore': (call) => service.restore(call.db, call.body, asker(call)),
    'GET /o2wl/v1/favorites/sku/decide-exist': (call) => service.decideExist(call.db, call.shopper(), call.query),
    'POST /o2wl/v1/favorites/sku/to-cart': (call) => putIntoCart(call.db, call.body, asker(call))
  },
  sweep: service.sweep
}
