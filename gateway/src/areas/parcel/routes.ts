import type { Area } from '../../core/area'
import { shopperOf } from '../cart'
import { orderDetail } from '../order'
import { parcelsOf } from './store'

/** What is on its way to the shopper. */
export const parcelArea: Area = {
  name: 'parcel',
  routes: {
    'GET /o2ord-b2c/v1/parcel/parcel-infos': async (call) => {
      await orderDetail(call.db, shopperOf(call), call.query.orderCode)
      return { list: await parcelsOf(call.db, call.query.orderCode, call.locale) }
    }
  }
}
