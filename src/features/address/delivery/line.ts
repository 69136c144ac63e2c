/** How an address reads in one line, and which one is in use. Pure. */
import type { Address } from '@contract'

type Place = Pick<Address, 'provinceName' | 'cityName' | 'districtName' | 'detail'>

/** From large to small; 北京市北京市 is said once. */
export const regionNames = ({ provinceName, cityName, districtName }: Omit<Place, 'detail'>): string[] =>
  [provinceName, cityName, districtName].filter((name, index, all) => name !== '' && name !== all[index - 1])

/** Region and street in one line, the way each language writes it. */
export function addressLine(place: Place, locale: 'zh-CN' | 'en-US'): string {
  const regions = regionNames(place)
  return locale === 'en-US' ? [place.detail, ...regions.reverse()].join(', ') : `${regions.join('')}${place.detail}`
}

/** The address in use where nothing else is said: the one chosen last while it exists, else the default. */
export const inUse = (list: readonly Address[], keptId: string | undefined): Address | undefined =>
  list.find(({ addressId }) => addressId === keptId) ?? list.find(({ isDefault }) => isDefault) ?? list[0]
