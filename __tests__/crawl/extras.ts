/**
 * What a screen may do without, and why: when it fails nothing of what the shopper came for is missing, so the screen
 * says nothing of it. Any other endpoint that fails has to be told, with a way to try again.
 */
import type { EndpointKey } from '@contract'
import type { RouteKey } from '@/routes/table'

export const extras: Partial<Record<RouteKey, Partial<Record<EndpointKey, string>>>> = {
  index: {
    'GET /o2srh/v1/pub/hot-word': 'a suggestion in the search box; it stays a box to search with',
    'GET /o2cum/v1/customer-info/getUserInfo': 'whether somebody is a new customer; on any error the popup stays away',
    'GET /o2mkt-b2c/v1/pub/red-packet/new-customer': 'the new customer’s red packet; on any error the popup stays away'
  },
  cart: { 'GET /o2pcm/v1/pub/product/recommend': 'goods below the cart; who is logged out has the cart on the device' },
  noProductDetail: {
    'GET /o2pcm/v1/pub/product/detail':
      'tells its category, to find others of it; without it there are those recommended',
    'GET /o2pcm/v1/pub/product/recommend': 'others that are like it; the screen is about the one that is gone'
  },
  questionsList: {
    'GET /o2cmt/v1/pub/consults/brief':
      'names the product and how many questions there are; the list is what one came for'
  },
  manualClassify: {
    'GET /o2pcm/v1/instructions-descriptions-get/product-sku':
      'one’s own appliances before the others; their manuals are among the groups too'
  },
  customC: {
    'GET /o2srh/v1/pub/platform-products/medias': 'one block of goods in a decorated page; it hides and the rest stays'
  }
}

/** Read by the app itself on whatever screen it starts, for the number at the tab; without it there is no number. */
const badge = 'GET /o2cart/v1/carts/list'

export const isExtra = (screen: RouteKey, endpoint: string): boolean =>
  endpoint in (extras[screen] ?? {}) || (endpoint === badge && screen !== 'cart')
