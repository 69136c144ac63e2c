import type { Area } from '../../core/area'
import { closeSession } from '../../core/identity/identity'
import { refusal } from '../../core/errors'
import { demandPicture, forgetOldCaptchas, sendCaptcha } from './captcha'
import { openerCode, phoneTicket, spendHandover } from './handover'
import * as platform from './platform'
import { login, register } from './service'
import { dropOver } from './storeHandover'
import { dropUnbound } from './storePlatform'

/** Login by SMS and through the messaging platform, and of pages that others open. */
export const loginArea: Area = {
  name: 'login',
  routes: {
    'POST /oauth/public/send-phone-captcha-always': async (call) => {
      if (call.body.phone.startsWith('+'))
        throw refusal(
          'captcha.area',
          '暂时只能向中国大陆的手机号发送验证码',
          'Codes go to mainland numbers only for now'
        )
      await demandPicture(call.core, call.body, call.ip)
      return sendCaptcha(call.core, call.body.phone, call.ip, call.locale)
    },
    'POST /o2cum/v1/pub/customer-login/register-with-oauth': (call) => login(call, call.body),
    'POST /o2cum/v1/pub/customer-register/register-with-oauth': (call) => register(call, call.body),
    'POST /o2cum/v1/customer-login/logout': async (call) => {
      if (call.token !== undefined) await closeSession(call.db, call.token)
      return { done: true }
    },
    'POST /o2cum/v1/pub/get-h5-auth-token': openerCode,
    'POST /o2cum/v1/pub/get-mobilePhone-h5': phoneTicket,
    'POST /o2cum/v1/pub/h5/login': spendHandover,
    'POST /o2cum/v1/pub/mini-program/login': (call) => platform.loginByCode(call.core, call.body.code, call.from),
    'POST /o2cum/v1/pub/mini-program/register-bind-login': (call) =>
      platform.registerBindLogin(call.core, call.body, call.from),
    'POST /o2cum/v1/pub/mini-program/getOpenUnionId': (call) =>
      platform.openAndUnionId(call.core, call.body.code, call.userId),
    'POST /oauth/public/v1/wxmini/userInfoByCode': (call) =>
      platform.userInfoByCode(call.core, call.body.code, call.locale),
    'POST /o2cum/v1/pub/mpminappcombie/getMpOpenId': (call) =>
      platform.officialOpenId(call.core, call.body.code, call.from),
    'POST /o2cum/v1/mpminappcombie/getMinAppWxPhone': (call) => platform.phoneByCode(call.core, call.body.phoneCode)
  },
  sweep: async (core) => {
    await forgetOldCaptchas(core.db, core.clock)
    await dropOver(core.db, core.clock.date())
    await dropUnbound(core.db, core.clock.date())
    await platform.forgetOldPlatformCodes(core)
  }
}
