import type { Area } from '../../core/area'
import { closeSession } from '../../core/identity'
import { freeCoupons } from '../coupon/store'
import { forgetOldCaptchas, sendCaptcha } from './captcha'
import { parsePastedAddress } from './paste'
import * as platform from './platform'
import { changeAvatar, changeNickname } from './profile'
import { customerSchema } from './schema'
import * as service from './service'
import { seedShoppers } from './shoppers'
import { addressesOf, customerOf } from './store'

const done = { done: true } as const

/** Login by SMS and through the messaging platform, profile and addresses. */
export const customerArea: Area = {
  name: 'customer',
  schema: customerSchema,
  routes: {
    'POST /oauth/public/send-phone-captcha-always': (call) =>
      sendCaptcha(call.core, call.body.phone, call.ip, call.locale),
    'POST /o2cum/v1/pub/customer-login/register-with-oauth': (call) => service.login(call.db, call.clock, call.body),
    'POST /o2cum/v1/customer-login/logout': async (call) => {
      if (call.token !== undefined) await closeSession(call.db, call.token)
      return done
    },
    'POST /o2cum/v1/pub/mini-program/login': (call) => platform.loginByCode(call.core, call.body.code),
    'POST /o2cum/v1/pub/mini-program/register-bind-login': (call) => platform.registerBindLogin(call.core, call.body),
    'POST /o2cum/v1/pub/mini-program/getOpenUnionId': (call) => platform.openAndUnionId(call.core, call.body.code),
    'POST /oauth/public/v1/wxmini/userInfoByCode': (call) =>
      platform.userInfoByCode(call.core, call.body.code, call.locale),
    'POST /o2cum/v1/pub/mpminappcombie/getMpOpenId': (call) => platform.officialOpenId(call.core, call.body.code),
    'POST /o2cum/v1/mpminappcombie/getMinAppWxPhone': (call) => platform.phoneByCode(call.core, call.body.phoneCode),
    'PUT /o2cum/v1/customer-info': async (call) => {
      await changeNickname(call.db, call.shopper(), call.body.nickName)
      return service.customerInfo(call.db, call.shopper(), call.locale)
    },
    'POST /o2cum/v1/customer-info/upload-avatar': (call) => changeAvatar(call.core, call.shopper(), call.file),
    'GET /o2cum/v1/customer-info': (call) => service.customerInfo(call.db, call.shopper(), call.locale),
    'GET /o2cum/v1/customer-info/getUserInfo': (call) => service.newCustomerFlags(call.db, call.shopper()),
    'GET /o2cum/v1/customer-info/getUserQuantity': async (call) => {
      const userId = call.shopper()
      const coupons = await freeCoupons(call.db, userId, call.clock.date())
      const addresses = await addressesOf(call.db, userId)
      const customer = await customerOf(call.db, userId)
      return {
        couponCount: coupons.length,
        pointAvailable: customer?.point_available ?? 0,
        addressCount: addresses.length
      }
    },
    'GET /o2cum/v1/customer-info/point-and-level-detail': (call) =>
      service.pointsAndLevel(call.db, call.shopper(), call.locale),
    'GET /o2cum/v1/bp-address': (call) => service.addresses(call.db, call.shopper(), call.locale),
    'POST /o2cum/v1/bp-address': (call) =>
      service.addAddress(call.db, call.clock, call.shopper(), call.body, call.locale),
    'PUT /o2cum/v1/bp-address': (call) => service.changeAddress(call.db, call.shopper(), call.body, call.locale),
    'DELETE /o2cum/v1/bp-address': async (call) => {
      await service.removeAddress(call.db, call.shopper(), call.query.addressId)
      return done
    },
    'POST /o2cum/v1/bp-address/set-default-address': async (call) => {
      await service.makeDefault(call.db, call.shopper(), call.body.addressId)
      return done
    },
    'POST /o2cum/v1/bp-address/paste-address-parse': (call) => parsePastedAddress(call.body.text)
  },
  seed: seedShoppers,
  sweep: async (core) => {
    await forgetOldCaptchas(core.db, core.clock)
    await platform.forgetOldPlatformCodes(core)
  }
}
