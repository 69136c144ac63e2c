/** What becomes of an address that was chosen (spec 3.3, 4.1). */
import type { Address } from '@contract'
import { GatewayError } from '@/api'
import { events } from '@/lib/events'
import { backPast, go, type RouteParams } from '@/routes'
import { readStoredAddress, stores, writeStoredAddress } from '@/stores'
import { sendOrderTo, sendSettlementTo } from './api'

/** Who asked for an address. */
export type AddressUse = RouteParams['shippingAddress']

/** Whether the address screens were opened to choose rather than to keep. */
export const isChoosing = (use: AddressUse): boolean =>
  use.select === true || use.settlementId !== undefined || use.orderCode !== undefined

/** Keeps an address as the shopper's under their userId. */
export function keepChosen(address: Address | undefined): void {
  const { userId } = stores.session
  if (userId !== undefined) writeStoredAddress(userId, address)
}

async function leave({ settlementId, orderCode }: AddressUse): Promise<void> {
  if (await backPast(['shippingAddress', 'addAddress'])) return
  // an address screen opened cold has nobody below it
  if (settlementId !== undefined) await go('confirmation', { settlementId }, { replace: true })
  else if (orderCode !== undefined) await go('orderDetail', { orderCode }, { replace: true })
  else await go('cart')
}

/** Hands an address to who asked for it and goes back there; false when it was refused, which was told. */
export async function choose(address: Address, use: AddressUse): Promise<boolean> {
  try {
    if (use.settlementId !== undefined) await sendSettlementTo(use.settlementId, address.addressId)
    if (use.orderCode !== undefined) await sendOrderTo(use.orderCode, address.addressId)
  } catch (failure) {
    if (failure instanceof GatewayError) return false
    throw failure
  }
  keepChosen(address)
  if (use.settlementId === undefined && use.orderCode === undefined) events.emit('selectedAddress', address)
  await leave(use)
  return true
}

/** Forgets the kept address when it is the one that was deleted. */
export function forgetRemoved(addressId: string): void {
  const { userId } = stores.session
  if (userId !== undefined && readStoredAddress(userId)?.addressId === addressId) writeStoredAddress(userId, undefined)
}

/** Id of the address chosen last. */
export function chosenId(): string | undefined {
  const { userId } = stores.session
  return userId === undefined ? undefined : readStoredAddress(userId)?.addressId
}
