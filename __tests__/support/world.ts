/**
 * What every route is opened with, in all tests that open it: the crawls of both hosts, the browser's tests, and pictures.
 * The type follows the routes' own: a route that declares parameters and has no sample here does not compile.
 */
import type { DeclaredParams } from '../../src/routes/params'
import type { RouteKey } from '../../src/routes/table'

/** What a shopper has and may look at, as parameters name it. */
export interface Held {
  phone: string
  captchaKey: string
  categoryCode: string
  keyword: string
  spuCode: string
  skuCode: string
  /** Address of a picture of the shop's own. */
  picture: string
  addressId: string
  settlementId: string
  /** Waits to be paid. */
  unpaidOrder: string
  paidOrder: string
  /** Has rows that can be reviewed. */
  receivedOrder: string
  payment: string
  /** Of the unpaid order. */
  failedPayment: string
  /** The link by which a friend pays the unpaid order. */
  payLink: string
  /** Asked by somebody else. */
  question: string
  redPacket: string
  /** Of the paid order. */
  invoice: string
  invoiceTitle: string
}

const from = '/pagesB/order/myOrder'

const samples: { [K in keyof DeclaredParams]: (held: Held) => DeclaredParams[K] } = {
  classification: ({ categoryCode }) => ({ categoryCode }),
  productSearch: ({ keyword }) => ({ keyword }),
  productList: ({ keyword }) => ({ keyword }),
  productDetail: ({ spuCode, skuCode }) => ({ spuCode, skuCode }),
  productDetailH5: ({ spuCode }) => ({ spuCode }),
  noProductDetail: ({ spuCode }) => ({ spuCode }),
  myCoupon: () => ({ tab: 'USABLE' }),
  couponSend: () => ({ code: 'WELCOME20' }),
  commentList: ({ spuCode }) => ({ spuCode }),
  customerNotice: () => ({ kind: 'RETURNS' }),
  questionsList: ({ spuCode }) => ({ spuCode }),
  questionsDetail: ({ question }) => ({ questionId: question }),
  postQuestions: ({ spuCode }) => ({ spuCode }),
  answerQuestions: ({ question }) => ({ questionId: question }),
  productPage: ({ spuCode }) => ({ spuCode }),
  productParameters: ({ spuCode }) => ({ spuCode }),
  publishComments: ({ receivedOrder }) => ({ orderCode: receivedOrder }),
  manualSearch: ({ keyword }) => ({ keyword }),
  productManual: ({ spuCode }) => ({ skuCode: spuCode }),
  login: () => ({ from }),
  loginForPhone: () => ({ from }),
  loginForPhoneCode: ({ phone, captchaKey }) => ({ phone, captchaKey, resendAt: Date.now() + 60_000, from }),
  shippingAddress: ({ settlementId }) => ({ select: true, settlementId }),
  addAddress: ({ addressId }) => ({ addressId }),
  confirmation: ({ settlementId }) => ({ settlementId }),
  openInvoice: ({ settlementId }) => ({ settlementId }),
  pay: ({ unpaidOrder }) => ({ orderCodes: [unpaidOrder] }),
  paySuccess: ({ paidOrder, payment }) => ({ orderCodes: [paidOrder], paymentId: payment }),
  glzCashierDesk: ({ unpaidOrder }) => ({ orderCodes: [unpaidOrder] }),
  appCheckstand: ({ payLink }) => ({ payLink }),
  payFailure: ({ unpaidOrder, failedPayment }) => ({ orderCodes: [unpaidOrder], paymentId: failedPayment }),
  myOrder: () => ({ status: 'WAIT_PAY' }),
  filterOrder: () => ({ keyword: '电饭煲', time: 'YEAR' }),
  scan: () => ({ use: 'MANUAL' }),
  h5Confirm: () => ({ code: 'WRONG' }),
  orderDetail: ({ unpaidOrder }) => ({ orderCode: unpaidOrder }),
  issueInvoice: ({ receivedOrder }) => ({ orderCode: receivedOrder }),
  myInvoice: () => ({ tab: 'ALL' }),
  invoiceDetails: ({ invoice }) => ({ invoiceCode: invoice }),
  modifyInvoiceTitle: ({ invoiceTitle }) => ({ titleId: invoiceTitle }),
  logisticsList: () => ({}),
  logistics: ({ receivedOrder }) => ({ orderCode: receivedOrder }),
  zoomMap: ({ receivedOrder }) => ({ orderCode: receivedOrder }),
  redPacketDetail: ({ redPacket }) => ({ userPacketId: redPacket }),
  agreement: () => ({ code: 'PRIVACY' }),
  customC: () => ({ activity: 'laundry' }),
  cookingRecipe: () => ({ applianceCode: 'rice-cooker' }),
  cookingRecipeDetail: () => ({ recipeCode: 'mushroom-chicken-rice' }),
  installationGuidelines: () => ({ guideCode: 'aircon' }),
  previewImage: ({ picture }) => ({ urls: [picture, picture], current: 1 }),
  openLocation: () => ({ latitude: 30.2741, longitude: 120.1551, name: '西湖文化广场', address: '中山北路 581 号' }),
  notFound: () => ({ path: '/pages/gone/gone' })
}

const hasSample = (key: RouteKey): key is keyof DeclaredParams => key in samples

/** The parameters of a route; none where it declares none. */
export function paramsOf(key: RouteKey, held: Held): object {
  if (!hasSample(key)) return {}
  const sample: (held: Held) => object = samples[key]
  return sample(held)
}

/** For a world in which nothing is asked for by its name. */
export const invented: Held = {
  phone: '13800136021',
  captchaKey: 'CK1',
  categoryCode: 'C01',
  keyword: '电饭煲',
  spuCode: 'P1',
  skuCode: 'K1',
  picture: '/storage/pictures/sample.svg',
  addressId: 'A1',
  settlementId: 'ST1',
  unpaidOrder: 'O1',
  paidOrder: 'O1',
  receivedOrder: 'O1',
  payment: 'PAY1',
  failedPayment: 'PAY1',
  payLink: 'PL1',
  question: 'Q1',
  redPacket: 'RP1',
  invoice: 'IV1',
  invoiceTitle: 'IT1'
}

/** One bag of every parameter that any route knows, for decoders to take theirs out of. */
export const everyParam: Record<string, unknown> = {
  ...Object.assign({}, ...Object.values(samples).map((sample: (held: Held) => object) => sample(invented))),
  shopCode: 'S1',
  title: '厨房小电',
  sort: 'NEWEST',
  favorite: true,
  compare: true,
  centre: true,
  couponCode: 'CP1',
  against: 'K2',
  kind: 'RETURNS',
  minFen: 100,
  maxFen: 999_900,
  manualCode: 'M1',
  model: 'FC4083',
  parcelCode: 'PC1',
  // that a code was sent was long ago
  resendAt: 1
}
