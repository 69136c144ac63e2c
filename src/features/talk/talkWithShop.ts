import { go, type RouteParams } from '@/routes'

type About = Pick<RouteParams['customerBackpage'], 'skuCode' | 'orderCode' | 'caseCode'>

/**
 * Opens the one talk that a shopper has with the shop that sells what is spoken of, so a talk begun at a product goes on at its
 * order, parcel and case. What no shop sells (help, Mine, a lost phone) is spoken of with the brand.
 */
export const talkWithShop = (shopCode: string, about: About = {}): Promise<boolean> =>
  go('customerBackpage', { shopCode, ...about })
