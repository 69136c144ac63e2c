import type { Area } from '../../core/area'
import { closeSession } from '../../core/identity'
import { forgetOldCaptchas, sendCaptcha } from './captcha'
import * as platform from './platform'
import { login } from './service'

/** Login by SMS and through the messaging platform. */
export const loginArea: Area = {
  name: 'login',
  routes: {
    'POST /oauth/public/send-phone-captcha-always': (call) =>
      sendCaptcha(call.core, call.body.phone, call.ip, call.locale),
    'POST /o2cum/v1/pub/customer-login/register-with-oauth': (call) => login(call.db, call.clock, call.body),
    'POST /o2cum/v1/customer-login/logout': async (call) => {
      if (call.token !== undefined) await closeSession(call.db, call.token)
      return { done: true }
    },
    'POST /o2cum/v1/pub/mini-program/login': (call) => platform.loginByCode(call.core, call.body.code),
    'POST /o2cum/v1/pub/mini-program/register-bind-login': (call) => platform.registerBindLogin(call.core, call.body),
    'POST /o2cum/v1/pub/mini-program/getOpenUnionId': (call) => platform.openAndUnionId(call.core, call.body.code),
    'POST /oauth/public/v1/wxmini/userInfoByCode': (call) =>
      platform.userInfoByCode(call.core, call.body.code, call.locale),
    'POST /o2cum/v1/pub/mpminappcombie/getMpOpenId': (call) => platform.officialOpenId(call.core, call.body.code),
    'POST /o2cum/v1/mpminappcombie/getMinAppWxPhone': (call) => platform.phoneByCode(call.core, call.body.phoneCode)
  },
  sweep: async (core) => {
    await forgetOldCaptchas(core.db, core.clock)
    await platform.forgetOldPlatformCodes(core)
  }
}
