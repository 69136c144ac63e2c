import type { BodyOf, PayChannel } from '@contract'
import { inApp } from '@/platform/nativeApp'

export type PayHost = BodyOf<'POST /o2ord-b2c/v1/order-trades/pay'>['host']

/** Where the app runs, as the cashier has to know it. */
export const payHost = (): PayHost => {
  if (process.env.TARO_ENV === 'weapp') return 'WEAPP'
  return inApp() ? 'APP' : 'H5'
}

/** The mini-program's host takes its own payment and no other. */
export const channelsOf = (host: PayHost): readonly PayChannel[] =>
  host === 'WEAPP' ? ['WECHAT'] : ['WECHAT', 'ALIPAY', 'UNIONPAY']
