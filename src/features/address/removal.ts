import type { Address } from '@contract'
import { GatewayError } from '@/api'
import { currentLocale } from '@/i18n'
import { confirm, toast } from '@/platform/feedback'
import { removeAddress } from './api'
import { forgetRemoved } from './delivery/chosen'
import { addressLine } from './delivery/line'
import { addressWords } from './messages'

/** Asks whether an address may go; true when the shopper is sure. */
export const askRemoval = (address: Address): Promise<boolean> =>
  confirm({
    title: addressWords('removeTitle'),
    content: addressWords('removeNote', { name: address.receiver, line: addressLine(address, currentLocale()) }),
    confirmText: addressWords('remove'),
    danger: true
  })

/** Deletes an address after asking, then goes on; stays where it is when the answer is no or the call fails. */
export async function removeAfterAsking(address: Address, then: () => unknown): Promise<void> {
  if (!(await askRemoval(address))) return
  try {
    await removeAddress(address.addressId)
  } catch (failure) {
    if (failure instanceof GatewayError) return // call has told it
    throw failure
  }
  forgetRemoved(address.addressId)
  toast(addressWords('removed'))
  await then()
}
