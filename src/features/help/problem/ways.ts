import { go, routeOf } from '@/routes'

/** Screens that an answer may lead to, by what the gateway calls them. */
const ways = [
  'myOrder',
  'logisticsList',
  'myInvoice',
  'myCoupon',
  'individualPoints',
  'redPacket',
  'basicInformation',
  'agreement',
  'customerNotice',
  'feesAndServices',
  'installationGuidelines',
  'manualClassify',
  'shippingAddress'
] as const

/** Opens the screen on which it is done; undefined where the app has none of that name. */
export function wayTo(screen: string | undefined): (() => void) | undefined {
  const key = ways.find((way) => way === screen)
  return key && routeOf(key).built ? () => void go(key, {}) : undefined
}
