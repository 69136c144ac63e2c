import type { AddressInput } from '../../../../contract'
import { newId, type Db, type Tables } from '../../core/database/database'
import { ownListIn } from '../../core/database/ownList'

export type AddressRecord = Tables['address']

export const {
  all: addressesOf,
  one: addressOf,
  remove: deleteAddress,
  setDefault
} = ownListIn('address', 'address_id')

const columns = (input: AddressInput): Omit<AddressRecord, 'address_id' | 'user_id' | 'is_default' | 'created_at'> => ({
  receiver: input.receiver,
  phone: input.phone,
  province_code: input.provinceCode,
  city_code: input.cityCode,
  district_code: input.districtCode,
  detail: input.detail,
  tag: input.tag ?? null
})

export async function insertAddress(
  db: Db,
  userId: string,
  input: AddressInput,
  isDefault: boolean,
  now: Date
): Promise<string> {
  const addressId = newId('a')
  await db
    .insertInto('address')
    .values({ address_id: addressId, user_id: userId, is_default: isDefault, created_at: now, ...columns(input) })
    .execute()
  return addressId
}

export async function updateAddress(db: Db, addressId: string, input: AddressInput): Promise<void> {
  await db.updateTable('address').set(columns(input)).where('address_id', '=', addressId).execute()
}
