import type { Address, AddressInput } from '@contract'
import { withIntent } from '@/api'
import { fingerprint } from '@/lib/fingerprint'
import { stores } from '@/stores'
import { call } from './calls'

/** Adds an address, once, however often it is tried with the same fields. The form shows what went wrong. */
export const addAddress = (input: AddressInput): Promise<Address> =>
  withIntent(`address.add ${stores.session.userId ?? ''} ${fingerprint(JSON.stringify(input))}`, (idempotencyKey) =>
    call('POST /o2cum/v1/bp-address', { body: input, idempotencyKey, quiet: true })
  )

/** Changes an address; doing it twice does no harm. */
export const changeAddress = (addressId: string, input: AddressInput): Promise<Address> =>
  call('PUT /o2cum/v1/bp-address', { body: { addressId, ...input }, quiet: true })

export const removeAddress = (addressId: string) => call('DELETE /o2cum/v1/bp-address', { query: { addressId } })

/** Name, phone, region and street out of a pasted text. */
export const parsePasted = (text: string) =>
  call('POST /o2cum/v1/bp-address/paste-address-parse', { body: { text }, quiet: true })

/** Sends a settlement to an address. */
export const sendSettlementTo = (settlementId: string, addressId: string) =>
  call('POST /o2cht/v1/order-settlements/modify-settlement-address', { body: { settlementId, addressId } })

/** Sends an order that has not been shipped to an address. */
export const sendOrderTo = (orderCode: string, addressId: string) =>
  call('POST /o2ord-b2c/v1/update-address', { body: { orderCode, addressId } })
