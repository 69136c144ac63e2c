import type { Area } from '../../core/area'
import { referralSchema } from './schema'
import { seedReferrals } from './seed'
import * as service from './service'

/** Employees who bring new customers: codes, who came by them, and what that earns. */
export const referralArea: Area = {
  name: 'referral',
  schema: referralSchema,
  routes: {
    'GET /o2cum/v1/lx/employee-check-bind': (call) => service.inviterOf(call.db, call.shopper()),
    'POST /o2cum/v1/lx/employee-check-bind': (call) => service.bind(call.core, call.shopper()),
    'POST /o2cum/v1/lx/employee-unbind': (call) => service.unbind(call.core, call.shopper()),
    'GET /o2cum/v1/lx/invite-employee-info': (call) => service.summary(call.core, call.shopper(), call.locale),
    'GET /o2cum/v1/lx/invite-reward-list': (call) =>
      service.rewards(call.core, call.shopper(), call.query, call.locale),
    'POST /o2cum/v1/lx/qrcode-generate': (call) => service.generateCode(call.core, call.shopper()),
    'GET /o2cum/v1/pub/lx/time-config': (call) => service.toldTerms(call.core)
  },
  seed: seedReferrals,
  sweep: service.settleInvites
}
