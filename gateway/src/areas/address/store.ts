import type { AddressInput } from '../../../../contract'
import { newId, type Db, type Tables } from '../../core/database/database'

export type AddressRecord = Tables['address']

/** Default first, then newest. */
export function addressesOf(db: Db, userId: string): Promise<AddressRecord[]> {
  return db
    .selectFrom('address')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('is_default', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('address_id')
    .execute()
}

/** One address, only if it is this shopper's. */
export function addressOf(db: Db, userId: string, addressId: string): Promise<AddressRecord | undefined> {
  return db
    .selectFrom('address')
    .selectAll()
    .where('address_id', '=', addressId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

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

export async function deleteAddress(db: Db, addressId: string): Promise<void> {
  await db.deleteFrom('address').where('address_id', '=', addressId).execute()
}

/** Makes one address the default. Clearing comes first: a unique index allows one default. */
export async function setDefault(db: Db, userId: string, addressId: string): Promise<void> {
  await db
    .updateTable('address')
    .set({ is_default: false })
    .where('user_id', '=', userId)
    .where('is_default', '=', true)
    .execute()
  await db.updateTable('address').set({ is_default: true }).where('address_id', '=', addressId).execute()
}
