import Taro from '@tarojs/taro'
import type { Cashier, PaymentOutcome } from './payTypes'

export type { Cashier, PaymentOutcome } from './payTypes'

/** Opens the messaging platform's cashier and reads its answer from `errMsg`. */
export async function startPayment(cashier: Cashier): Promise<PaymentOutcome> {
  if (cashier.kind !== 'WEAPP') return 'FAILED'
  const { timeStamp, nonceStr, package: prepay, signType, paySign } = cashier
  try {
    await Taro.requestPayment({ timeStamp, nonceStr, package: prepay, signType, paySign })
    return 'SUCCEEDED'
  } catch (failure) {
    const reason = String((failure as { errMsg?: unknown } | undefined)?.errMsg ?? '')
    return /cancel/i.test(reason) ? 'CANCELLED' : 'FAILED'
  }
}
