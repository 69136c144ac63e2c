import type { Area, Call } from '../../core/area'
import type { EndpointKey } from '../../../../contract'
import { recipeSchema } from './schema'
import { seedRecipes } from './seed'
import * as service from './service'

const readerOf = ({ userId, locale, clock }: Call<EndpointKey>) => ({ userId, locale, nowMs: clock.now() })

/** What is cooked with the appliances. */
export const recipeArea: Area = {
  name: 'recipe',
  schema: recipeSchema,
  seed: seedRecipes,
  routes: {
    'GET /o2pcm/pub/v1/crm-group-get/recipe': (call) => service.pageOfRecipes(call.db, call.query, readerOf(call)),
    'GET /o2pcm/pub/v1/crm-group-get/recipe-filter': (call) => service.filters(call.db, readerOf(call)),
    'GET /o2pcm/pub/v1/crm-group-get/recipe-detail': (call) =>
      service.recipeDetail(call.db, call.query.recipeCode, readerOf(call)),
    'POST /o2wl/v1/favorites/recipe': (call) =>
      service.setFavorite(call.db, { userId: call.shopper(), nowMs: call.clock.now() }, call.body)
  }
}
