/** Short ways to write a decoration: words in both languages, links, picture paths. */
import { namedPictureUrl, rasterUrl } from '../art'
import { SERVICE_CODE } from '../art/code'
import type { BlockLink, LocalText } from './types'

export const words = (zh: string, en: string): LocalText => ({ 'zh-CN': zh, 'en-US': en })

/**
 * A list of one category. No title goes along: a parameter has one language, and the list names the category itself.
 */
export const toCategory = (categoryCode: string): BlockLink => ({ route: 'productList', params: { categoryCode } })
/** Everything, the newest first. */
export const toNewest = (): BlockLink => ({ route: 'productList', params: { sort: 'NEWEST' } })
export const toSeckill = (): BlockLink => ({ route: 'seckill', params: {} })
/** The zones of activities. */
export const toZone = (
  route:
    | 'groupbuy'
    | 'assistment'
    | 'productTrial'
    | 'returnProductList'
    | 'presell'
    | 'guobuPage'
    | 'myStory'
    | 'employeePurchase'
): BlockLink => ({
  route,
  params: {}
})
export const toProduct = (spuCode: string): BlockLink => ({ route: 'productDetail', params: { spuCode } })
export const toShop = (shopCode: string): BlockLink => ({ route: 'shop', params: { shopCode } })
export const toCategories = (categoryCode?: string): BlockLink => ({
  route: 'classification',
  params: categoryCode ? { categoryCode } : {}
})
/** An activity page; without a code the site's own. */
export const toActivity = (activity?: string): BlockLink => ({
  route: 'customC',
  params: activity ? { activity } : {}
})
/** Live rooms. */
export const toLive = (): BlockLink => ({ route: 'liveList', params: {} })
/** The coupon centre. */
export const toCoupons = (): BlockLink => ({ route: 'myCoupon', params: { centre: true } })
export const pictureOf = namedPictureUrl
/** A picture for the cards of a chat app, as PNG. */
export const sharePicture = (name: `share-${string}`): string => rasterUrl(namedPictureUrl(name))
/** The code of the official account, as PNG: it is saved to albums. */
export const serviceCode = rasterUrl(namedPictureUrl(SERVICE_CODE))
