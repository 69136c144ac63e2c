import type { Area } from '../../core/area'
import { parsePastedAddress } from './paste'
import * as service from './service'

const reply = { done: true } as const

/** The shopper's addresses, and reading one out of a pasted text. */
export const addressArea: Area = {
  name: 'address',
  routes: {
    'GET /o2cum/v1/bp-address': (call) => service.addresses(call.db, call.shopper(), call.locale),
    'POST /o2cum/v1/bp-address': (call) =>
      service.addAddress(call.db, call.clock, call.shopper(), call.body, call.locale),
    'PUT /o2cum/v1/bp-address': (call) => service.changeAddress(call.db, call.shopper(), call.body, call.locale),
    'DELETE /o2cum/v1/bp-address': async (call) => {
      await service.removeAddress(call.db, call.shopper(), call.query.addressId)
      return reply
    },
    'POST /o2cum/v1/bp-address/set-default-address': async (call) => {
      await service.makeDefault(call.db, call.shopper(), call.body.addressId)
      return reply
    },
    'POST /o2cum/v1/bp-address/paste-address-parse': (call) => parsePastedAddress(call.body.text)
  }
}
