import { defineMessages } from '@/i18n'

/** The words of the error catalogue (spec 8). */
export const apiWords = defineMessages(
  'api',
  {
    serverError: '服务器出现异常，请稍后重试',
    otherFailure: '系统开小差了，请您稍后再试',
    poorNetwork: '网络不佳，请稍后重试',
    loginExpired: '登录失效，请重新登录',
    busy: '现在访问的人较多，请稍后再试',
    busyWait: '现在访问的人较多，{seconds} 秒后自动重试'
  },
  {
    serverError: 'Server error, please try later',
    otherFailure: 'The system is having a hiccup, please try later',
    poorNetwork: 'Poor network, please try again later',
    loginExpired: 'Login expired, please log in again',
    busy: 'The store is busy right now, please try again in a moment',
    busyWait: 'The store is busy. Trying again in {seconds} s'
  }
)
