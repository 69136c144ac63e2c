import { HOUR_MS } from '../../../../domain/spans'
import type { Area } from '../../core/area'
import { askerOf, readerOf } from '../../core/identity/asker'
import { dropPictureCodes, issuePictureCode } from '../../core/identity/picture-code'
import * as follow from './follow'
import { openLicences } from './licences'
import { report } from './report'
import { shopSchema } from './schema'
import { seedShops } from './seed'
import * as service from './service'

/** Shops: their page, their papers, who follows them. */
export const shopArea: Area = {
  name: 'shop',
  schema: shopSchema,
  routes: {
    'GET /o2srh/v1/pub/online-shop-list/search': (call) => service.search(call.db, call.query, readerOf(call)),
    'GET /o2md/v1/pub/online-shop/detail': (call) => service.detail(call.db, call.query.shopCode, readerOf(call)),
    'POST /o2md/v1/pub/online-shop/licence-captcha': (call) =>
      issuePictureCode({ ...call, words: call.body.inWords === true ? call.locale : undefined }),
    'POST /o2md/v1/pub/online-shop/licences': (call) => openLicences(call, call.body, call.locale),
    'POST /o2md/v1/online-shop/report': (call) => report(call.db, askerOf(call), call.body),
    'GET /o2wl/v1/favorite/shop': (call) => follow.followedShops(call.db, call.query, askerOf(call)),
    'POST /o2wl/v1/favorite/shop/save-all': (call) => follow.save(call.db, askerOf(call), call.body),
    'POST /o2wl/v1/favorite/shop/decide-exist': async (call) => ({
      list: await follow.decide(call.db, call.shopper(), call.body.shopCodes)
    })
  },
  seed: seedShops,
  sweep: async (core) => {
    await dropPictureCodes(core.db, new Date(core.clock.now() - HOUR_MS))
    await service.refreshStars(core)
  }
}
