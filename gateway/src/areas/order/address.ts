import { regionName } from '../../core/places/regions'
import type { Locale, Words } from '../../core/words'
import type { AddressRecord } from '../address'
import type { AddressSnapshot } from './schema'

/** Province, city and district in one line; a name that repeats is said once. */
export function placeName(codes: readonly string[]): Words {
  const parts = (locale: Locale): string[] =>
    codes.map((code) => regionName(code, locale)).filter((name, index, all) => all.indexOf(name) === index)
  return { zh: parts('zh-CN').join(''), en: parts('en-US').reverse().join(', ') }
}

/** The shopper's address as an order keeps it: later changes of the address do not reach the order. */
export function snapshotAddress(address: AddressRecord): AddressSnapshot {
  return {
    receiver: address.receiver,
    phone: address.phone,
    cityName: { zh: regionName(address.city_code, 'zh-CN'), en: regionName(address.city_code, 'en-US') },
    regionName: placeName([address.province_code, address.city_code, address.district_code]),
    detail: address.detail,
    districtCode: address.district_code
  }
}
