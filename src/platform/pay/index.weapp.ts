import Taro from '@tarojs/taro'
import type { Cashier, PaymentOutcome } from './types'
import { reasonOf } from '../refusals'

export type { Cashier, PaymentOutcome } from './types'

/** ms after the app came back to the front in which the cashier usually has answered. */
const answerGrace = 5000

/** Reasons for which the platform opens no cashier at all; with any other failure the money may have been taken. */
const neverOpened =
  /parameter|permission|not supported|invalid|appid|sign|jsapi|no such|privacy|banned|total_fee|prepay|未开通|参数|签名/i

function outcomeOf(failure: unknown): PaymentOutcome {
  const reason = reasonOf(failure)
  if (/cancel/i.test(reason)) return 'CANCELLED'
  return neverOpened.test(reason) ? 'FAILED' : 'UNKNOWN'
}

/**
 * Opens the messaging platform's cashier and reads its answer from `errMsg`. Some phones never answer after the shopper
 * switched to another app: then it is UNKNOWN soon after they came back, and `late` hears an answer that comes after all.
 */
export function startPayment(cashier: Cashier, late?: (outcome: PaymentOutcome) => void): Promise<PaymentOutcome> {
  if (cashier.kind !== 'WEAPP') return Promise.resolve('FAILED')
  const { timeStamp, nonceStr, package: prepay, signType, paySign } = cashier
  return new Promise((resolve) => {
    let isReported = false
    let grace: ReturnType<typeof setTimeout> | undefined
    const cameBack = () => {
      clearTimeout(grace)
      grace = setTimeout(() => tell('UNKNOWN'), answerGrace)
    }
    const tell = (outcome: PaymentOutcome) => {
      clearTimeout(grace)
      Taro.offAppShow(cameBack)
      if (isReported) late?.(outcome)
      else resolve(outcome)
      isReported = true
    }
    Taro.onAppShow(cameBack)
    Taro.requestPayment({ timeStamp, nonceStr, package: prepay, signType, paySign }).then(
      () => tell('SUCCEEDED'),
      (failure: unknown) => tell(outcomeOf(failure))
    )
  })
}
