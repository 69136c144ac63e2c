import type { Area } from '../../core/area'
import { askerOf, visitorOf } from '../../core/identity/asker'
import { groupSchema } from './schema'
import { seedGroups } from './seed'
import * as service from './service'
import * as store from './store'
import { sweepGroups } from './sweep'

/** Group buys: what is sold in groups, the groups, and whose they are. Buying is the checkout's. */
export const groupBuyArea: Area = {
  name: 'groupBuy',
  seededAs: 'group',
  schema: groupSchema,
  routes: {
    'GET /o2mkt-b2c/v1/group-buy/pub/page': (call) => service.activities(call.db, visitorOf(call), call.query),
    'GET /o2mkt-b2c/v1/group-buy/pub/open-groups': (call) => service.openGroups(call.db, visitorOf(call), call.query),
    'GET /o2mkt-b2c/v1/group-buy/pub/sku-detail-group': (call) =>
      service.ofSku(call.db, visitorOf(call), call.query.skuCode),
    'GET /o2mkt-b2c/v1/group-buy/pub/activity-group-use-quantity': (call) =>
      service.useQuantity(call.db, visitorOf(call), call.query.activityCode),
    'GET /o2mkt-b2c/v1/group-buy/pub/group-detail': (call) =>
      service.publicDetail(call.db, visitorOf(call), call.query.groupCode),
    'GET /o2mkt-b2c/v1/group-buy/group-detail': (call) =>
      service.ownDetail(call.db, askerOf(call), call.query.groupCode),
    'GET /o2mkt-b2c/v1/group-buy/my-group-list': (call) => service.ownGroups(call.db, askerOf(call), call.query),
    'GET /o2mkt-b2c/v1/group-buy/get-ongoing-quantity': async (call) => ({
      quantity: await store.countOpen(call.db, call.shopper())
    })
  },
  seed: seedGroups,
  sweep: sweepGroups
}
