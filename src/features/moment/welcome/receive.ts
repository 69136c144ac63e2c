import { GatewayError, withIntent } from '@/api'
import { toast } from '@/platform/feedback'
import { currentUrl, go } from '@/routes'
import { stores } from '@/stores'
import { call } from './calls'
import { newCustomerWords as t } from './messages'

/** GONE: it can't be had any more, and a toast said why. LOGIN: the tap led there. LOST: nobody knows. */
export type Received = 'RECEIVED' | 'GONE' | 'LOGIN' | 'LOST'

/** Takes a packet on offer, once under any taps; who is not logged in goes to the login first. */
export async function receivePacket(redPacketCode: string): Promise<Received> {
  const { loggedIn, userId } = stores.session
  if (!loggedIn) {
    const from = currentUrl()
    await go('login', from ? { from } : {})
    return 'LOGIN'
  }
  try {
    await withIntent(`red packet ${userId ?? ''} ${redPacketCode}`, (idempotencyKey) =>
      call('POST /o2mkt-b2c/v1/red-packet/receive', { body: { redPacketCode }, idempotencyKey })
    )
    toast(t('taken'))
    return 'RECEIVED'
  } catch (failure) {
    if (!(failure instanceof GatewayError)) throw failure
    if (!failure.fateUnknown) return 'GONE'
    if (!failure.isTold) toast(t('lost'))
    return 'LOST'
  }
}
