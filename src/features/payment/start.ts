/** Starting a payment; apart, as the settlement needs the rest of `api` and not this. */
import type { DataOf, OrderDetail, PayChannel } from '@contract'
import { forgetIntents, withIntent } from '@/api'
import { urlOf } from '@/routes'
import { call } from './calls'
import { payHost } from './host'

type Started = DataOf<'POST /o2ord-b2c/v1/order-trades/pay'>

/**
 * Starts a payment; a tap that follows a time-out goes on with the same key and starts no second one. The balance of a
 * presale that is paid by itself has a call of its own; `shown`: the orders as the screen knows them.
 */
export function startOrderPayment(
  orderCodes: readonly string[],
  channel: PayChannel,
  shown: readonly OrderDetail[] = []
): Promise<Started> {
  // one order of the codes, so that the same payment has the same content from every screen that starts it
  const codes = [...orderCodes].sort()
  const host = payHost()
  const these = `pay:${host}:${codes.join(',')}:`
  const [orderCode = '', ...others] = codes
  const isBalance =
    others.length === 0 && shown.some((order) => order.orderCode === orderCode && order.status === 'WAIT_BALANCE')
  const scope = `${these}${channel}${isBalance ? ':balance' : ''}`
  // a payment by another channel whose reply was lost is closed by this one: its key would only bring that back
  forgetIntents(these, Infinity, scope)
  const by = { channel, host, ...(host === 'WEAPP' ? {} : { returnPath: urlOf('pay', { orderCodes: codes }) }) }
  return withIntent(scope, (idempotencyKey) =>
    isBalance
      ? call('POST /o2ord-b2c/v1/balancet-redpacket', { body: { orderCode, ...by }, idempotencyKey, quiet: true })
      : call('POST /o2ord-b2c/v1/order-trades/pay', { body: { orderCodes: codes, ...by }, idempotencyKey, quiet: true })
  )
}
