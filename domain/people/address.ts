/** Where a parcel goes. */

/** An address as far as it decides that: regions by their codes, since a name is another one in another language. */
export interface Destination {
  addressId: string
  receiver: string
  phone: string
  provinceCode: string
  cityCode: string
  districtCode: string
  detail: string
}

/** What decides the place and the receiver of a parcel, in one order; two addresses are the same when all of it is. */
export const destinationOf = (address: Destination): string[] => [
  address.addressId,
  address.receiver,
  address.phone,
  address.provinceCode,
  address.cityCode,
  address.districtCode,
  address.detail
]
