/** What a shopper's own reads say before and after a write: the app asks anew only those that the contract's `changes` name. */
import type { EndpointKey } from '../../contract'
import { changedBy, isWrite, tagOf } from '../../src/api/query/tags'
import { contentOf, endpoints, escapePath, sampleOf, schemaOf } from './contract-walk'
import type { TestShopper } from './orders/journey-shop'
import { KNOWN } from './owners'

/** Fields that say how long something is good or count for everybody; and the proof of an address. */
const MOVES = /"(expiresAt|lastSeenAt|viewers|usualWaitS|soldCount|followerCount|available)":\d+/g
const PROOF = /\?until=\d+&sign=[\w-]+/g

/** What no write need name, and why. */
const SHOWN_OTHERWISE: Partial<Record<EndpointKey | 'any', readonly EndpointKey[]>> = {
  // stand on no screen that anything is written above: opened, they are asked for
  any: [
    'GET /o2cum/v1/customer-info/closing',
    'GET /o2msg/v1/chat/cards',
    'GET /o2as-b2c/v1/fix-install-bills/get-fix-sku',
    'GET /o2as-b2c/v1/after/sale/apply-quantity',
    'GET /o2mkt-b2c/v1/coupon-self/coupon-url-available',
    // its page asks anew each time it shows (`useContact`)
    'GET /o2md/v1/pub/contact-ways'
  ],
  // the screen that writes changes what it shows itself
  'POST /o2cmt/v1/glz-product-comment/b2c/helpful': [
    'GET /o2cmt/v1/pub/product-comment/b2c',
    'GET /o2cmt/v1/pub/glz-product-comment/b2c'
  ],
  'POST /o2cmt/v1/consults/helpful': [
    'GET /o2cmt/v1/pub/consults',
    'GET /o2cmt/v1/pub/consults/brief',
    'GET /o2cmt/v1/pub/consults/answers'
  ],
  'POST /o2cum/v1/glz-store/heart': ['GET /o2cum/v1/pub/glz-store/list'],
  'POST /o2wl/v1/favorites/recipe': [
    'GET /o2pcm/pub/v1/crm-group-get/recipe',
    'GET /o2pcm/pub/v1/crm-group-get/recipe-detail'
  ],
  'POST /o2mkt-b2c/v1/coupon-self/receive-coupon': [
    'GET /o2mkt-b2c/v1/pub/coupon/coupon-area',
    'GET /o2mkt-b2c/v1/pub/coupon/can-received'
  ],
  'POST /o2ord-b2c/v1/del': [
    'GET /o2ord-b2c/v1/order-trades',
    'GET /o2ord-b2c/v1/order-search',
    'GET /o2ord-b2c/v1/order-trades/status-group',
    'GET /o2msg/v1/user-messages/list'
  ]
}
/** The app forgets all it has read where the login itself begins or ends. */
const OF_THE_LOGIN: readonly EndpointKey[] = [
  'POST /o2cum/v1/pub/h5/login',
  'POST /o2cum/v1/customer-login/logout',
  'POST /o2cum/v1/mpminappcombie/getMinAppWxPhone'
]

/** Reads that somebody has to be logged in for, or that know who asks: with what they need and nothing more. */
const own = endpoints.filter(({ method, declaration }) => method === 'GET' && declaration.token !== 'none')

export async function readsOf(who: TestShopper): Promise<Map<EndpointKey, string>> {
  const statements = new Map<EndpointKey, string>()
  for (const endpoint of own) {
    const { query, path } = contentOf((place) => sampleOf(schemaOf(endpoint, place), KNOWN))
    const requiredNames = (endpoint.declaration.query as { required?: string[] }).required ?? []
    const bare = Object.fromEntries(Object.entries(query).filter(([name]) => requiredNames.includes(name)))
    const { success, code, data } = await who.ask(endpoint.key, { query: bare, path: escapePath(path) })
    const text = JSON.stringify({ success, code, data })
    statements.set(endpoint.key, text.replace(MOVES, '"$1":0').replace(PROOF, ''))
  }
  return statements
}

/** Reads that say something else after a write and that the app would go on showing as they were. */
export const leftOld = (
  write: EndpointKey,
  before: ReadonlyMap<EndpointKey, string>,
  after: ReadonlyMap<EndpointKey, string>
): EndpointKey[] => {
  if (!isWrite(write) || OF_THE_LOGIN.includes(write)) return []
  const otherNames = [...(SHOWN_OTHERWISE.any ?? []), ...(SHOWN_OTHERWISE[write] ?? [])]
  const changes = changedBy(write)
  return [...after.entries()].flatMap(([key, text]) =>
    before.get(key) === text || changes.includes(tagOf(key)) || otherNames.includes(key) ? [] : [key]
  )
}
