import { BusinessError, GatewayError, withIntent } from '@/api'
import { toast } from '@/platform/feedback'
import { go } from '@/routes'
import { call } from './calls'
import { payLinkWords as t } from './messages'

/** Opens the page from which a friend is asked to pay for these orders. Never rejects on a failed call. */
export async function askFriend(orderCodes: readonly string[]): Promise<void> {
  const codes = [...orderCodes].sort()
  try {
    const { code } = await withIntent(`pay-link:${codes.join(',')}`, (idempotencyKey) =>
      call('POST /o2ord-b2c/v1/order-trades/pay-links', { body: { orderCodes: codes }, idempotencyKey, quiet: true })
    )
    await go('appCheckstand', { payLink: code })
  } catch (failure) {
    if (!(failure instanceof GatewayError)) throw failure
    toast(failure instanceof BusinessError ? failure.words : t('failed'))
  }
}
