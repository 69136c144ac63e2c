import type { Area } from '../../core/area'
import { readerOf, visitorOf } from '../../core/identity/asker'
import { parametersOf } from './parameters'
import { productSchema } from './schema'
import { seedProducts } from './seed'
import * as service from './service'
import { bundlesWith } from './storeBundles'

/** Product detail, categories, recommendations, freight. */
export const productArea: Area = {
  name: 'product',
  schema: productSchema,
  routes: {
    'GET /o2pcm/v1/pub/product/detail': (call) => service.productDetail(call.db, call.query.spuCode, visitorOf(call)),
    'GET /o2pcm/v1/pub/product/parameters': (call) => parametersOf(call.db, call.query, readerOf(call)),
    'GET /o2pcm/v1/pub/product/categories': async (call) => ({
      list: await service.categoryTree(call.db, call.locale)
    }),
    'GET /o2pcm/v1/pub/product/recommend': (call) => service.recommend(call.db, call.query, readerOf(call)),
    'GET /o2pcm/v1/pub/product/bundle': async (call) => ({
      list: await service.bundle(call.db, call.query.spuCode, visitorOf(call))
    }),
    'GET /o2pcm/v1/pub/product/calculate-freight': (call) => service.freight(call.db, call.query, readerOf(call)),
    'GET /o2pcm/v1/pub/product/restricted-sale': (call) => service.restriction(call.db, call.query, readerOf(call)),
    'POST /o2inv/v1/inv-query/batch/shop-stock-status': async (call) => ({
      list: await service.stockIn(call.db, call.body.skuCodes, { ...call.body, nowMs: call.clock.now() })
    }),
    'POST /o2inv/v1/inv-query/shop-stock-verify': async (call) => {
      const [verification] = await service.verifyIn(call.db, [call.body], { ...call.body, nowMs: call.clock.now() })
      if (verification === undefined) throw new Error('One row was asked for and none came')
      return verification
    },
    'POST /o2inv/v1/inv-query/batch/shop-stock-verify': async (call) => ({
      list: await service.verifyIn(call.db, call.body.rows, { ...call.body, nowMs: call.clock.now() })
    }),
    'POST /o2pcm/v1/pub/product/platform-sku-query': async (call) => {
      const question = visitorOf(call)
      const { list, gifts } = await service.skuRows(call.db, call.body.skuCodes, question)
      const bundles = await bundlesWith(call.db, call.body.skuCodes)
      return { list, ...(bundles.length > 0 ? { bundles } : {}), ...(gifts.length > 0 ? { gifts } : {}) }
    }
  },
  seed: seedProducts
}
