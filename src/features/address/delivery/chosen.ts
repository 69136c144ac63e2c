/** The address that a shopper chose last (spec 3.3). */
import type { Address } from '@contract'
import { readStoredAddress, stores, writeStoredAddress } from '@/stores'

/** Keeps an address as the shopper's under their userId. */
export function keepChosen(address: Address | undefined): void {
  const { userId } = stores.session
  if (userId !== undefined) writeStoredAddress(userId, address)
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
