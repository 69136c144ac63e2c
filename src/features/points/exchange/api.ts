import type { PointOffer } from '@contract'
import { GatewayError, withIntent } from '@/api'
import { stores } from '@/stores'
import { call } from './calls'

/** Exchanges points for an offer once, however often it is tried; false: it failed, and a toast said so. */
export async function sendExchange(
  { offerCode, points: expectedPoints }: Pick<PointOffer, 'offerCode' | 'points'>,
  addressId: string | undefined
): Promise<boolean> {
  const scope = ['exchange', stores.session.userId, offerCode, expectedPoints, addressId].join(' ')
  const to = addressId === undefined ? {} : { addressId }
  try {
    await withIntent(scope, (idempotencyKey) =>
      call('POST /o2cum/v1/customer-point/reducePoint', { body: { offerCode, expectedPoints, ...to }, idempotencyKey })
    )
    return true
  } catch (failure) {
    if (failure instanceof GatewayError) return false
    throw failure
  }
}
