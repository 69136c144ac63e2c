import type { Area } from '../../core/area'
import { visitorOf } from '../../core/identity/asker'
import { recipeSchema } from './schema'
import { seedRecipes } from './seed'
import * as service from './service'

/** What is cooked with the appliances. */
export const recipeArea: Area = {
  name: 'recipe',
  schema: recipeSchema,
  seed: seedRecipes,
  routes: {
    'GET /o2pcm/pub/v1/crm-group-get/recipe': (call) => service.pageOfRecipes(call.db, call.query, visitorOf(call)),
    'GET /o2pcm/pub/v1/crm-group-get/recipe-filter': (call) => service.filters(call.db, visitorOf(call)),
    'GET /o2pcm/pub/v1/crm-group-get/recipe-detail': (call) =>
      service.recipeDetail(call.db, call.query.recipeCode, visitorOf(call)),
    'POST /o2wl/v1/favorites/recipe': (call) =>
      service.setFavorite(call.db, { userId: call.shopper(), nowMs: call.clock.now() }, call.body)
  }
}
