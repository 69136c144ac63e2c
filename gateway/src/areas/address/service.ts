import type { Address, AddressInput } from '../../../../contract'
import { isAllSeen } from '../../../../domain/seen'
import type { Clock } from '../../core/clock'
import { inTransaction, type Db } from '../../core/database/database'
import { invalid, refusal } from '../../core/errors'
import { isRegionChain, regionName } from '../../core/places/regions'
import type { Locale } from '../../core/words'
import { lockCustomer } from '../customer'
import * as store from './store'

/** How many addresses one shopper may keep. */
export const ADDRESS_LIMIT = 20

/** An address in one line, the way each language writes it. */
export function oneLine(address: Address, locale: Locale): string {
  const { provinceName, cityName, districtName, detail } = address
  const parts = [provinceName, cityName, districtName].filter((part, index, all) => all.indexOf(part) === index)
  return locale === 'en-US' ? [detail, ...parts.reverse()].join(', ') : `${parts.join('')}${detail}`
}

const isSent = (row: store.AddressRecord): boolean => isRegionChain(row.province_code, row.city_code, row.district_code)

/** An address that an order goes to, or the refusal of one whose region is no more. */
export function sentTo(row: store.AddressRecord): store.AddressRecord {
  if (isSent(row)) return row
  throw refusal(
    'address.region',
    '该地址所在地区已调整，请重新选择地区',
    'The region of this address no longer exists. Please choose it again'
  )
}

/** A stored address with region names in the caller's language. */
export function toAddress(row: store.AddressRecord, locale: Locale): Address {
  return {
    addressId: row.address_id,
    receiver: row.receiver,
    phone: row.phone,
    provinceCode: row.province_code,
    cityCode: row.city_code,
    districtCode: row.district_code,
    provinceName: regionName(row.province_code, locale),
    cityName: regionName(row.city_code, locale),
    districtName: regionName(row.district_code, locale),
    detail: row.detail,
    ...(row.tag === null ? {} : { tag: row.tag }),
    ...(isSent(row) ? {} : { regionEnded: true }),
    isDefault: row.is_default
  }
}

export async function addresses(db: Db, userId: string, locale: Locale): Promise<{ list: Address[] }> {
  return { list: (await store.addressesOf(db, userId)).map((row) => toAddress(row, locale)) }
}

/** The shopper's own address, or the refusal that also a stranger's id gets. */
export async function ownAddress(db: Db, userId: string, addressId: string): Promise<store.AddressRecord> {
  const address = await store.addressOf(db, userId, addressId)
  if (address === undefined) throw refusal('address.missing', '地址不存在，请重新选择', 'That address no longer exists')
  return address
}

function tidyInput(input: AddressInput): AddressInput {
  const tidy = { ...input, receiver: input.receiver.trim(), detail: input.detail.trim().replace(/\s+/g, ' ') }
  if (tidy.receiver === '') throw invalid('请填写收货人', 'Please enter the recipient’s name')
  if (!isAllSeen(tidy.receiver)) {
    throw invalid('收货人姓名含有看不见的字符，请重新输入', 'The name contains hidden characters')
  }
  if (tidy.detail.length < 2) throw invalid('请填写详细地址', 'Please enter the street address')
  if (!isAllSeen(tidy.detail)) {
    throw invalid('详细地址含有看不见的字符，请重新输入', 'The street address contains hidden characters')
  }
  if (!isRegionChain(tidy.provinceCode, tidy.cityCode, tidy.districtCode)) {
    throw invalid('请选择所在地区', 'Please choose the region')
  }
  return tidy
}

/** Adds an address; the first always becomes the default. Call it in a transaction. */
export async function addAddress(
  tx: Db,
  clock: Clock,
  userId: string,
  input: AddressInput,
  locale: Locale
): Promise<Address> {
  const tidy = tidyInput(input)
  await lockCustomer(tx, userId)
  const present = await store.addressesOf(tx, userId)
  if (present.length >= ADDRESS_LIMIT) {
    throw refusal('address.limit', `最多保存 ${ADDRESS_LIMIT} 个地址`, `You can save up to ${ADDRESS_LIMIT} addresses`)
  }
  const addressId = await store.insertAddress(tx, userId, tidy, false, clock.date())
  if (tidy.isDefault || present.length === 0) await store.setDefault(tx, userId, addressId)
  return toAddress(await ownAddress(tx, userId, addressId), locale)
}

/** Changes an address. The default can't be switched off here: another one becomes it, or none is chosen. */
export function changeAddress(
  db: Db,
  userId: string,
  input: AddressInput & { addressId: string },
  locale: Locale
): Promise<Address> {
  const tidy = tidyInput(input)
  return inTransaction(db, async (tx) => {
    await lockCustomer(tx, userId)
    const before = await ownAddress(tx, userId, input.addressId)
    await store.updateAddress(tx, input.addressId, tidy)
    if (tidy.isDefault && !before.is_default) await store.setDefault(tx, userId, input.addressId)
    return toAddress(await ownAddress(tx, userId, input.addressId), locale)
  })
}

/** Deletes an address; when it was the default, the newest left becomes it. */
export function removeAddress(db: Db, userId: string, addressId: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    await lockCustomer(tx, userId)
    const before = await ownAddress(tx, userId, addressId)
    await store.deleteAddress(tx, addressId)
    const [newest] = await store.addressesOf(tx, userId)
    if (before.is_default && newest !== undefined) await store.setDefault(tx, userId, newest.address_id)
  })
}

export function makeDefault(db: Db, userId: string, addressId: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    await lockCustomer(tx, userId)
    await ownAddress(tx, userId, addressId)
    await store.setDefault(tx, userId, addressId)
  })
}
