import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { PaymentStatus } from '../../../../contract'
import type { Core } from '../../core/area'
import { refusal } from '../../core/errors'
import { settlePayment } from './service'

/** What a provider tells of a payment, signed so that nobody else can. */
export interface Callback {
  paymentId: string
  result: 'SUCCEEDED' | 'FAILED'
  signature: string
}

/** The sandbox is provider and shop in one process, so its key need outlive neither. */
const key = randomBytes(32)

const signatureOf = (paymentId: string, result: Callback['result']): string =>
  createHmac('sha256', key).update(`${paymentId}\n${result}`).digest('base64url')

/** A callback as the sandbox's provider sends it. */
export const signCallback = (paymentId: string, result: Callback['result']): Callback => ({
  paymentId,
  result,
  signature: signatureOf(paymentId, result)
})

/** Hears a callback; one whose signature is not the provider's changes nothing. */
export async function hearCallback(
  core: Pick<Core, 'db' | 'clock'>,
  { paymentId, result, signature }: Callback
): Promise<PaymentStatus> {
  const [good, other] = [Buffer.from(signatureOf(paymentId, result)), Buffer.from(signature)]
  if (good.length !== other.length || !timingSafeEqual(good, other)) {
    throw refusal('payment.signature', '签名不正确', 'The signature is not right')
  }
  return settlePayment(core, paymentId, result)
}
