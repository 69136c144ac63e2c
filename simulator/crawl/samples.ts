/**
 * Parameters that each screen is opened with. The type follows the routes' own: a route that declares parameters and has
 * no sample here does not compile.
 */
import type { DeclaredParams } from '../../src/routes/params'
import { routes, type RouteKey } from '../../src/routes/table'
import type { Shopper } from './shop'

type Samples = { [K in keyof DeclaredParams]: (shopper: Shopper) => DeclaredParams[K] }

const orderFrom = '/pagesB/order/myOrder'

export const samples: Samples = {
  classification: ({ categoryCode }) => ({ categoryCode }),
  productSearch: ({ keyword }) => ({ keyword }),
  productList: ({ keyword }) => ({ keyword }),
  productDetail: ({ spuCode, skuCode }) => ({ spuCode, skuCode }),
  noProductDetail: ({ spuCode }) => ({ spuCode }),
  login: () => ({ from: orderFrom }),
  loginForPhone: () => ({ from: orderFrom }),
  loginForPhoneCode: ({ phone, captchaKey }) => ({ phone, captchaKey, resendAt: Date.now() + 60_000, from: orderFrom }),
  shippingAddress: ({ settlementId }) => ({ select: true, settlementId }),
  addAddress: ({ addressId }) => ({ addressId }),
  confirmation: ({ settlementId }) => ({ settlementId }),
  pay: ({ unpaidOrder }) => ({ orderCodes: [unpaidOrder] }),
  paySuccess: ({ paidOrder, payment }) => ({ orderCodes: [paidOrder], paymentId: payment }),
  payFailure: ({ unpaidOrder, failedPayment }) => ({ orderCodes: [unpaidOrder], paymentId: failedPayment }),
  myOrder: () => ({ status: 'WAIT_PAY' }),
  orderDetail: ({ unpaidOrder }) => ({ orderCode: unpaidOrder }),
  customC: () => ({ activity: 'laundry' }),
  previewImage: () => ({ urls: [] }),
  openLocation: () => ({}),
  notFound: () => ({ path: '/pages/gone/gone' })
}

export interface Screen {
  key: RouteKey | undefined
  /** As app.json has it. */
  page: string
  auth: 'open' | 'login'
  /** The query that the entry brings. */
  query(shopper: Shopper): Record<string, string>
}

/** The screen for addresses that lead nowhere, as app.json has it. */
export const missingPage = routes.find(({ key }) => key === 'notFound')?.path.slice(1)

const hasSample = (key: RouteKey): key is keyof DeclaredParams => key in samples

/** The screen of a registered page, with what the route table knows of it. */
export function screenOf(page: string): Screen {
  const route = routes.find((row) => row.path === `/${page}`)
  const key = route?.key
  return {
    key,
    page,
    auth: route?.auth ?? 'open',
    query: (shopper): Record<string, string> => {
      if (key === undefined || !hasSample(key)) return {}
      const sample: (shopper: Shopper) => object = samples[key]
      return { params: encodeURIComponent(JSON.stringify(sample(shopper))) }
    }
  }
}
