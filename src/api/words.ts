import { defineMessages } from '@/i18n'

/** The words of the error catalogue (spec 8). */
export const apiWords = defineMessages(
  'api',
  {
    serverError: '服务器出现异常，请稍后重试',
    otherFailure: '系统开小差了，请您稍后再试',
    poorNetwork: '网络不佳，请稍后重试',
    loginExpired: '登录失效，请重新登录'
  },
  {
    serverError: 'Server error, please try later',
    otherFailure: 'The system is having a hiccup, please try later',
    poorNetwork: 'Poor network, please try again later',
    loginExpired: 'Login expired, please log in again'
  }
)
