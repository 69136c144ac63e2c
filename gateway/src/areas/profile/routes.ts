import type { Area } from '../../core/area'
import { changeAvatar, changeNickname } from './changes'
import { seedShoppers } from './seed'
import * as service from './service'

/** What a shopper sees and changes of themselves. */
export const profileArea: Area = {
  name: 'profile',
  seededAs: 'customer',
  routes: {
    'PUT /o2cum/v1/customer-info': async (call) => {
      await changeNickname(call.db, call.shopper(), call.body.nickName)
      return service.customerInfo(call.db, call.shopper(), call.locale)
    },
    'POST /o2cum/v1/customer-info/upload-avatar': (call) => changeAvatar(call.core, call.shopper(), call.file),
    'GET /o2cum/v1/customer-info': (call) => service.customerInfo(call.db, call.shopper(), call.locale),
    'GET /o2cum/v1/customer-info/detail-for-service': (call) =>
      service.forService(call.db, call.shopper(), call.locale),
    'GET /o2cum/v1/customer-info/getUserInfo': (call) => service.newCustomerFlags(call.db, call.shopper()),
    'GET /o2cum/v1/customer-info/getUserQuantity': (call) =>
      service.quantities(call.db, call.shopper(), call.clock.date()),
    'GET /o2cum/v1/customerLevel': (call) => service.levels(call.db, call.shopper(), call.locale),
    'GET /o2cum/v1/customer-info/point-and-level-detail': (call) =>
      service.pointsAndLevel(call.db, call.shopper(), call.locale)
  },
  seed: seedShoppers
}
