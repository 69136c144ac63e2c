import type { Db } from '../../core/database'
import { regionName } from '../../core/regions'
import type { Locale } from '../../core/words'
import { addressOf } from '../address'
import type { AddressSnapshot } from './schema'

/** The shopper's address as an order keeps it: later changes of the address do not reach the order. */
export async function snapshotAddress(db: Db, userId: string, addressId: string): Promise<AddressSnapshot | undefined> {
  const address = await addressOf(db, userId, addressId)
  if (!address) return undefined
  const parts = (locale: Locale): string[] =>
    [address.province_code, address.city_code, address.district_code]
      .map((code) => regionName(code, locale))
      .filter((name, index, all) => all.indexOf(name) === index)
  return {
    receiver: address.receiver,
    phone: address.phone,
    cityName: { zh: regionName(address.city_code, 'zh-CN'), en: regionName(address.city_code, 'en-US') },
    regionName: { zh: parts('zh-CN').join(''), en: parts('en-US').reverse().join(', ') },
    detail: address.detail,
    districtCode: address.district_code
  }
}
