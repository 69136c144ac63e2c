import type { EndpointKey } from '../../../../contract'
import type { Area, Call } from '../../core/area'
import { askerOf } from '../../core/identity/asker'
import { placeOf } from './geocoder'
import { parcelSchema } from './schema'
import * as service from './service'
import { bookVisit, cancelVisit, visitWindows } from './visits'

const addresseeOf = (call: Call<EndpointKey>): service.Addressee => ({ ...askerOf(call), mode: call.core.mode })

/** What is on its way to the shopper. */
export const parcelArea: Area = {
  name: 'parcel',
  schema: parcelSchema,
  routes: {
    'GET /o2ord-b2c/v1/parcel/parcel-infos': async (call) => ({
      list: await service.parcelsOfOrder(call.db, addresseeOf(call), call.query.orderCode)
    }),
    'GET /o2ord-b2c/v1/parcel/parcel-list': (call) => service.pageOfParcels(call.db, addresseeOf(call), call.query),
    'GET /o2ord-b2c/v1/parcel/visit-windows': (call) => visitWindows(call.db, addresseeOf(call), call.query.parcelCode),
    'POST /o2ord-b2c/v1/parcel/visit': (call) => bookVisit(call.db, addresseeOf(call), call.body),
    'POST /o2ord-b2c/v1/parcel/visit-cancel': (call) => cancelVisit(call.db, addresseeOf(call), call.body.parcelCode),
    'POST /o2pcm/v1/geocoder': async (call) => placeOf(call.body, call.locale),
    'GET /o2srh/v1/glz-apis/map': (call) =>
      service.mapOf({ db: call.db, site: call.core.site }, addresseeOf(call), call.query.parcelCode)
  }
}
