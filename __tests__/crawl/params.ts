/** What every screen is opened with: one bag of values, of which each route's own decoder takes what it knows. */
import { checkParams, type RouteParams } from '@/routes/params'
import type { RouteKey } from '@/routes/table'

export const bag: Record<string, unknown> = {
  categoryCode: 'C01',
  keyword: '电饭煲',
  shopCode: 'S1',
  title: '厨房小电',
  sort: 'NEWEST',
  spuCode: 'P1',
  skuCode: 'K1',
  from: '/pages/cart/cart',
  phone: '13800136021',
  captchaKey: 'CK1',
  resendAt: 1,
  select: true,
  settlementId: 'ST1',
  orderCode: 'O1',
  orderCodes: ['O1'],
  addressId: 'A1',
  paymentId: 'PAY1',
  status: 'WAIT_PAY',
  activity: 'laundry',
  urls: ['/storage/pictures/sample.svg', '/storage/pictures/other.svg'],
  current: 1,
  latitude: 30.2741,
  longitude: 120.1551,
  name: '西湖文化广场',
  address: '中山北路 581 号',
  path: '/pages/nowhere'
}

/** Names a decoder asked for that the bag does not hold. */
export function unknownNames(key: RouteKey): string[] {
  const missing: string[] = []
  checkParams(
    key,
    new Proxy(bag, {
      get: (held, name) => {
        if (!Object.hasOwn(held, name)) missing.push(String(name))
        return Reflect.get(held, name)
      }
    })
  )
  return missing
}

export const sampleParams = <K extends RouteKey>(key: K): RouteParams[K] => checkParams(key, bag)
