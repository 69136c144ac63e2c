import type { Area } from '../../core/area'
import { askerOf } from '../../core/identity/asker'
import { favouriteSchema } from './schema'
import { seedFavourites } from './seed'
import * as service from './service'
import { putIntoCart } from './toCart'

/** Products that shoppers have kept. */
export const favouriteArea: Area = {
  name: 'favourite',
  schema: favouriteSchema,
  seed: seedFavourites,
  routes: {
    'GET /o2wl/v1/favorites/sku': (call) => service.pageOfFavourites(call.db, call.query, askerOf(call)),
    'POST /o2wl/v1/favorites/sku/save-all': (call) => service.setFavourites(call.db, call.body, askerOf(call)),
    'POST /o2wl/v1/favorites/sku/restore': (call) => service.restore(call.db, call.body, askerOf(call)),
    'GET /o2wl/v1/favorites/sku/decide-exist': (call) => service.decideExist(call.db, call.shopper(), call.query),
    'POST /o2wl/v1/favorites/sku/to-cart': (call) => putIntoCart(call.db, call.body, askerOf(call))
  },
  sweep: service.sweep
}
