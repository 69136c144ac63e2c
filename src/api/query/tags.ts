/** Which reads a write makes old. A tag is a gateway prefix and its resource, such as `o2cum/bp-address`. */
import type { EndpointKey } from '@contract'

export type Tag = string

/** `GET /o2cum/v1/bp-address/set-default-address` → `o2cum/bp-address`; versions and `pub` name no resource. */
export function tagOf(endpoint: EndpointKey): Tag {
  const [prefix = '', ...rest] = endpoint.slice(endpoint.indexOf(' ') + 2).split('/')
  const resource = rest.find((part) => part !== 'pub' && !/^v\d+$/.test(part)) ?? ''
  return `${prefix}/${resource}`
}

/** What a write changes besides its own resource. */
const alsoChanged: Partial<Record<EndpointKey, readonly Tag[]>> = {
  'POST /o2cht/v1/order-settlements/submit': ['o2cart/carts', 'o2ord-b2c/order-trades'],
  'POST /o2ord-b2c/v1/order-trades/cancel-reason': ['o2cart/carts'],
  'POST /o2ord-b2c/v1/confirm-receive': ['o2ord-b2c/order-trades'],
  'POST /o2ord-b2c/v1/del': ['o2ord-b2c/order-trades'],
  'POST /o2ord-b2c/v1/update-address': ['o2ord-b2c/order-trades'],
  'POST /o2ord-b2c/v1/buy-again': ['o2cart/carts']
}

export const changedBy = (write: EndpointKey): readonly Tag[] => [tagOf(write), ...(alsoChanged[write] ?? [])]
