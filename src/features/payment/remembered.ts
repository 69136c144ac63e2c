/** The payment a shopper left for: it has to be asked about after the cashier, a reload or a switch of apps. */
import type { PayChannel } from '@contract'
import { isCode } from '@/lib/codes'
import { dropDraft, keepDraft, readDraft } from '@/stores'

const nameOf = (orderCodes: readonly string[]): string => `pay:${[...orderCodes].sort()[0] ?? ''}`

/** The payment under way for these orders; '' when there is none. */
export function rememberedPayment(orderCodes: readonly string[]): string {
  const paymentId = readDraft(nameOf(orderCodes))?.paymentId
  return isCode(paymentId) ? paymentId : ''
}

/** The channel chosen last for these orders. */
export function rememberedChannel(orderCodes: readonly string[]): PayChannel | undefined {
  const channel = readDraft(nameOf(orderCodes))?.channel
  return channel === 'WECHAT' || channel === 'ALIPAY' || channel === 'UNIONPAY' ? channel : undefined
}

export const rememberPayment = (orderCodes: readonly string[], paymentId: string, channel?: PayChannel): void =>
  keepDraft(nameOf(orderCodes), { paymentId, ...(channel ? { channel } : {}) })

export const forgetPayment = (orderCodes: readonly string[]): void => dropDraft(nameOf(orderCodes))
