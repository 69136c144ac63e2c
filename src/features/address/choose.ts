/** What becomes of an address that was chosen (spec 3.3, 4.1). */
import type { Address } from '@contract'
import { GatewayError } from '@/api'
import { askRestriction, restrictionWords, formatRestriction } from '@/features/restriction'
import { events } from '@/lib/events'
import { confirm } from '@/platform/feedback'
import { backPast, go, type RouteParams } from '@/routes'
import { sendOrderTo, sendSettlementTo } from './api'
import { keepChosen } from './delivery/chosen'

/** Who asked for an address. */
export type AddressUse = RouteParams['shippingAddress']

/** Whether the address screens were opened to choose rather than to keep. */
export const isChoosing = (use: AddressUse): boolean =>
  use.select === true || use.settlementId !== undefined || use.orderCode !== undefined

async function leave({ settlementId, orderCode }: AddressUse): Promise<void> {
  if (await backPast(['shippingAddress', 'addAddress'])) return
  // an address screen opened cold has nobody below it
  if (settlementId !== undefined) await go('confirmation', { settlementId }, { replace: true })
  else if (orderCode !== undefined) await go('orderDetail', { orderCode }, { replace: true })
  else await go('cart')
}

/** Whether an order may go to an address; where it may not, what and where is said, and one may keep the old address. */
async function mayGo(orderCode: string, addressId: string, use: AddressUse): Promise<boolean> {
  const restriction = await askRestriction({ orderCode, addressId })
  if (restriction === undefined) return true
  const another = await confirm({
    title: restrictionWords('title'),
    content: formatRestriction(restriction),
    confirmText: restrictionWords('otherAddress'),
    cancelText: restrictionWords('keepAddress')
  })
  if (!another) await leave(use)
  return false
}

/** Hands an address to the screen that asked for it and goes back there; false after a refusal, which has shown its toast. */
export async function choose(address: Address, use: AddressUse): Promise<boolean> {
  try {
    if (use.settlementId !== undefined) await sendSettlementTo(use.settlementId, address.addressId)
    if (use.orderCode !== undefined) {
      if (!(await mayGo(use.orderCode, address.addressId, use))) return false
      await sendOrderTo(use.orderCode, address.addressId)
    }
  } catch (failure) {
    if (failure instanceof GatewayError) return false
    throw failure
  }
  keepChosen(address)
  if (use.settlementId === undefined && use.orderCode === undefined) events.emit('selectedAddress', address)
  await leave(use)
  return true
}
