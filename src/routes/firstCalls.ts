/**
 * What a screen asks the gateway first, by its route. The app's start asks it while the page's part is still being read
 * (`start/prefetch`), and the build tells the server of the pictures among it (`config/h5.ts`). `firstCalls.test.tsx`
 * holds each screen to it.
 */
import type { EndpointKey } from '@contract'
import type { FirstCall } from '@domain/firstCall'
import type { RouteKey } from './table'

type OurCall = FirstCall & { ask: EndpointKey }

export const firstCalls: Readonly<Partial<Record<RouteKey, readonly OurCall[]>>> = {
  cart: [
    { ask: 'GET /o2cart/v1/carts/list', login: true },
    // without it the lines of a shop move down once its coupons are known
    { ask: 'GET /o2mkt-b2c/v1/pub/coupon/can-received' },
    { ask: 'GET /o2pcm/v1/pub/product/recommend', query: { scene: 'CART', page: 1, size: 10 }, latePictures: 2 }
  ],
  myOrder: [{ ask: 'GET /o2ord-b2c/v1/order-trades', query: { page: 1, size: 10 }, unless: ['status'], login: true }],
  productDetail: [{ ask: 'GET /o2pcm/v1/pub/product/detail', params: ['spuCode'], needs: ['spuCode'], pictures: 1 }],
  productList: [
    {
      ask: 'GET /o2srh/v1/pub/platform-products/search',
      query: { sort: 'DEFAULT', page: 1, size: 20 },
      params: ['keyword', 'categoryCode', 'shopCode', 'couponCode', 'sort'],
      unless: ['minPriceFen', 'maxPriceFen', 'inStock', 'within', 'attrs'],
      pictures: 4
    }
  ]
}
