/** Which reads a write makes old. A tag is a gateway prefix and its resource, such as `o2cum/bp-address`. */
import type { EndpointKey } from '@contract'

export type Tag = string

/** Parts of a resource that hang on nothing a shopper does, so that no purchase asks home and the categories anew; and a write that changes nothing else. */
const apart: Readonly<Record<string, Tag>> = {
  'GET /o2pcm/v1/pub/product/categories': 'o2pcm/categories',
  'GET /o2pcm/v1/pub/product/recommend': 'o2pcm/recommend',
  // a list that is read must not jump under the finger
  'GET /o2cht/v1/order-settlements/usable-rewards': 'o2cht/usable-rewards',
  'POST /o2cmt/v1/glz-product-comment/b2c/helpful': 'o2cmt/helpful',
  'POST /o2cmt/v1/consults/helpful': 'o2cmt/helpful',
  'POST /o2cmt/v1/consults/read': 'o2cmt/read'
} satisfies Partial<Record<EndpointKey, Tag>>

/** `GET /o2cum/v1/bp-address/set-default-address` → `o2cum/bp-address`; versions and `pub` name no resource. */
export function tagOf(endpoint: EndpointKey): Tag {
  const alone = apart[endpoint]
  if (alone) return alone
  const [prefix = '', ...rest] = endpoint.slice(endpoint.indexOf(' ') + 2).split('/')
  const resource = rest.find((part) => part !== 'pub' && !/^v\d+$/.test(part)) ?? ''
  return `${prefix}/${resource}`
}

// counts of the account hang on most of what a shopper does
const account = 'o2cum/customer-info'
const orders = ['o2ord-b2c/order-trades', 'o2ord-b2c/order-search', 'o2ord-b2c/parcel', account]

/** What only reads, though by a body: it changes nothing. */
const reads: readonly EndpointKey[] = [
  'POST /o2pcm/v1/pub/product/platform-sku-query',
  'POST /o2inv/v1/inv-query/batch/shop-stock-status',
  'POST /o2inv/v1/inv-query/batch/shop-stock-verify',
  'POST /o2inv/v1/inv-query/shop-stock-verify'
]

export const isWrite = (endpoint: EndpointKey): boolean => !endpoint.startsWith('GET ') && !reads.includes(endpoint)

/** What writes change besides their own resource: by the resource, or by the whole endpoint. */
const alsoChanged: Readonly<Record<string, readonly Tag[]>> = {
  'o2cum/bp-address': [account],
  // the offers say themselves what was received
  'o2mkt-b2c/coupon-self': [account, 'o2cht/usable-rewards'],
  'o2mkt-b2c/subscribe-ms-activity': ['o2pcm/product'],
  'o2mkt-b2c/cancel-subscribe-ms-activity': ['o2pcm/product'],
  'POST /o2cht/v1/order-settlements/submit': ['o2cart/carts', 'o2mkt-b2c/coupon', 'o2pcm/product', ...orders],
  'o2ord-b2c/order-trades': ['o2pcm/product', ...orders],
  'o2cum/checkin': ['o2cum/customer-point', account],
  'o2cum/customer-point': [account, 'o2mkt-b2c/coupon-self'],
  'o2ord-b2c/confirm-receive': ['o2cum/customer-point', ...orders],
  // the lists let go of it themselves, and its own screen would only learn that it is gone
  'o2ord-b2c/del': [account],
  'o2ord-b2c/update-address': orders,
  'o2ord-b2c/price-protection': orders,
  'o2ord-b2c/buy-again': ['o2cart/carts'],
  'o2cmt/product-comment': ['o2cmt/glz-product-comment', ...orders],
  'o2cmt/glz-product-comment': ['o2cmt/product-comment']
}

export function changedBy(write: EndpointKey): readonly Tag[] {
  const own = tagOf(write)
  return [own, ...(alsoChanged[own] ?? []), ...(alsoChanged[write] ?? [])]
}
