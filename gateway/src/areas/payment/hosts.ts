import { createHash, randomBytes } from 'node:crypto'
import type { BodyOf, DataOf } from '../../../../contract'
import type { Locale } from '../../core/words'

type Start = 'POST /o2ord-b2c/v1/order-trades/pay'
export type Started = DataOf<Start>

/** How the host goes on in the sandbox: to its page, or with parameters shaped as the platform's own. */
export function cashierFor(
  host: BodyOf<Start>['host'],
  { paymentId, now, locale }: { paymentId: string; now: number; locale: Locale }
): Started['cashier'] {
  if (host !== 'WEAPP') {
    return { kind: 'REDIRECT', url: `/demo/cashier?paymentId=${encodeURIComponent(paymentId)}&lang=${locale}` }
  }
  const timeStamp = String(Math.floor(now / 1000))
  const nonceStr = randomBytes(16).toString('hex')
  const prepay = `prepay_id=${paymentId}`
  const paySign = createHash('sha256').update([timeStamp, nonceStr, prepay].join('\n')).digest('base64')
  return { kind: 'WEAPP', timeStamp, nonceStr, package: prepay, signType: 'RSA', paySign }
}
