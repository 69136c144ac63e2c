import type { Area } from '../../core/area'
import { askClosing, closing, endClosings, keepAccount } from './closing'
import * as phone from './phone'
import { accountSchema } from './schema'
import * as service from './service'

/** A shopper's own data and logins, and how they leave. */
export const accountArea: Area = {
  name: 'account',
  schema: accountSchema,
  routes: {
    'GET /o2cum/v1/customer-info/personal': service.personal,
    'PUT /o2cum/v1/customer-info/personal': (call) => service.changePersonal(call, call.body),
    'POST /o2cum/v1/customer-info/devices/end': (call) => service.endDevices(call, call.body.sessionId),
    'POST /o2cum/v1/customer-info/phone-code': phone.sendPhoneCode,
    'POST /o2cum/v1/customer-info/phone': (call) => phone.changePhone(call, call.shopper(), call.body),
    'POST /o2cum/v1/customer-info/phone-lost': (call) => phone.finishWait(call, call.shopper(), call.body),
    'POST /o2cum/v1/customer-info/phone-lost/stop': async (call) => {
      await phone.keepOld(call.core, call.shopper())
      return { done: true }
    },
    'POST /o2cum/v1/customer-info/data': service.makeFile,
    'GET /o2cum/v1/customer-info/data': (call) => service.readFile(call.db, call.shopper(), call.clock.date()),
    'GET /o2cum/v1/customer-info/closing': (call) => closing(call.db, call.shopper(), call.clock.date()),
    'POST /o2cum/v1/customer-info/closing': (call) => askClosing(call, call.shopper(), call.body),
    'POST /o2cum/v1/customer-info/closing/keep': async (call) => {
      await keepAccount(call.core, call.shopper())
      return { done: true }
    }
  },
  sweep: async (core) => {
    await phone.forgetWaits(core)
    await endClosings(core)
    await service.forgetFiles(core)
  }
}
