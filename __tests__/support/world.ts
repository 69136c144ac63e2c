/**
 * What every screen is opened with, may do without, and how it is left, for all that opens it: the crawls of both hosts, the
 * browser's tests, and pictures. The types follow the routes' own: a screen that is built and not told of here does not
 * compile, nor does a parameter that is in no sample.
 */
import type { EndpointKey } from '../../contract'
import type { DeclaredParams, RouteParams } from '../../src/routes/params'
import type { BuiltKey, RouteKey } from '../../src/routes/table'

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
  /** The unpaid order's failed payment. */
  failedPayment: string
  /** The link by which a friend pays the unpaid order. */
  payLink: string
  /** Asked by somebody else. */
  question: string
  redPacket: string
  /** A bill of service, under way. */
  bill: string
  /** The paid order's invoice. */
  invoice: string
  invoiceTitle: string
  /** Waits for its goods to be sent back. */
  afterSale: string
  /** Open, and the shopper is in it. */
  group: string
  /** The shopper has started it, and friends can help. */
  assist: string
}

const from = '/pagesB/order/myOrder'

/** Why fees do without the shopper's address. */
const usualPrices = 'says whose prices are shown; without it they are those of most places, and a region can be chosen'

const hearts = {
  'GET /o2wl/v1/favorites/sku/decide-exist': 'whether a heart is filled; a tap says as ever what it does'
} as const

/** What a screen owes the tests, beyond its row. All of it is to be said of each that is built. */
interface Facts<K extends BuiltKey> {
  opened: (world: Held) => RouteParams[K]
  /**
   * What it may do without, and why: when it fails nothing of what the shopper came for is missing, so the screen says
   * nothing of it. Any other endpoint that fails has to be told, with a way to try again.
   */
  without: Partial<Record<EndpointKey, string>>
  /**
   * Its bar has a way home. Not on the tabs; paying and reviewing are left by a question of their own, failed payments to
   * the orders, pictures by closing them.
   */
  leadsHome: boolean
}

/** Replies for a screen with a button to follow a shop. */
const standing = {
  'POST /o2wl/v1/favorite/shop/decide-exist':
    'whether the shopper follows it; the button says what it does by its reply'
}

const screens = {
  index: {
    opened: () => ({}),
    without: {
      'GET /o2srh/v1/pub/hot-word': 'a suggestion in the search box; it stays a box to search with',
      'GET /o2cum/v1/customer-info/getUserInfo':
        'whether somebody is a new customer; on any error the popup stays away',
      'GET /o2mkt-b2c/v1/pub/red-packet/new-customer':
        'the new customer’s red packet; on any error the popup stays away'
    },
    leadsHome: false
  },
  classification: { opened: ({ categoryCode }) => ({ categoryCode }), without: {}, leadsHome: false },
  cart: {
    opened: () => ({}),
    without: {
      'GET /o2pcm/v1/pub/product/recommend': 'goods below the cart; who is logged out has the cart on the device'
    },
    leadsHome: false
  },
  ucenter: {
    opened: () => ({}),
    without: {
      'GET /o2as-b2c/v1/after/sale/list': 'a figure at the way to returns; the way stays',
      'GET /o2msg/v1/user-messages/count': 'a figure at the way to the messages; the way stays',
      'GET /o2mkt-b2c/v1/group-buy/get-ongoing-quantity': 'a figure at the way to the groups; the way stays',
      'GET /o2cum/v1/checkin': 'what today gives; the way to the streak stays',
      'GET /o2cum/v1/customer-info/roles': 'the ways of a shopper stay, and each screen asks anew'
    },
    leadsHome: false
  },
  productDetail: {
    opened: ({ spuCode, skuCode }) => ({ spuCode, skuCode }),
    without: {
      ...hearts,
      'POST /o2cum/v1/footstep/create':
        'that it was looked at is written quietly; it is kept on the device until it can be'
    },
    leadsHome: true
  },
  productDetailH5: { opened: ({ spuCode }) => ({ spuCode }), without: {}, leadsHome: true },
  basicInformation: {
    opened: () => ({}),
    without: {},
    leadsHome: true
  },
  myOrder: { opened: () => ({ status: 'WAIT_PAY' }), without: {}, leadsHome: true },
  filterOrder: { opened: () => ({ keyword: '电饭煲', time: 'YEAR' }), without: {}, leadsHome: true },
  afterSalesHistory: {
    opened: () => ({ tab: 'OPEN' }),
    without: {},
    leadsHome: true
  },
  afterDetails: { opened: ({ afterSale }) => ({ caseCode: afterSale }), without: {}, leadsHome: true },
  chooseAfterSalesType: {
    opened: ({ receivedOrder }) => ({ orderCode: receivedOrder, position: 0 }),
    without: {},
    leadsHome: true
  },
  applyAfterSales: {
    opened: ({ receivedOrder }) => ({ orderCode: receivedOrder, kind: 'RETURN', position: 0 }),
    without: {},
    leadsHome: true
  },
  applyAfterSaleResult: { opened: ({ afterSale }) => ({ caseCode: afterSale }), without: {}, leadsHome: true },
  uploadLogistics: { opened: ({ afterSale }) => ({ caseCode: afterSale, by: 'NUMBER' }), without: {}, leadsHome: true },
  afterSaleRepair: { opened: ({ bill }) => ({ billId: bill }), without: {}, leadsHome: true },
  orderDetail: { opened: ({ unpaidOrder }) => ({ orderCode: unpaidOrder }), without: {}, leadsHome: true },
  QRcodeImg: { opened: () => ({}), without: {}, leadsHome: true },
  issueInvoice: { opened: ({ receivedOrder }) => ({ orderCode: receivedOrder }), without: {}, leadsHome: true },
  shippingAddress: { opened: ({ settlementId }) => ({ select: true, settlementId }), without: {}, leadsHome: true },
  addAddress: { opened: ({ addressId }) => ({ addressId }), without: {}, leadsHome: true },
  confirmation: { opened: ({ settlementId }) => ({ settlementId }), without: {}, leadsHome: true },
  scan: { opened: () => ({ use: 'MANUAL' }), without: {}, leadsHome: true },
  openInvoice: { opened: ({ settlementId }) => ({ settlementId }), without: {}, leadsHome: true },
  pay: { opened: ({ unpaidOrder }) => ({ orderCodes: [unpaidOrder] }), without: {}, leadsHome: false },
  payFailure: {
    opened: ({ unpaidOrder, failedPayment }) => ({ orderCodes: [unpaidOrder], paymentId: failedPayment }),
    without: {},
    leadsHome: false
  },
  paySuccess: {
    opened: ({ paidOrder, payment }) => ({ orderCodes: [paidOrder], paymentId: payment }),
    without: {},
    leadsHome: true
  },
  appCheckstand: { opened: ({ payLink }) => ({ payLink }), without: {}, leadsHome: true },
  glzCashierDesk: { opened: ({ unpaidOrder }) => ({ orderCodes: [unpaidOrder] }), without: {}, leadsHome: true },
  productList: { opened: ({ keyword }) => ({ keyword }), without: hearts, leadsHome: true },
  productSearch: {
    opened: ({ keyword }) => ({ keyword }),
    without: {
      'GET /o2cum/v1/customer-info/known-goods':
        'shortcuts to goods that the shopper knows; one came to search for others'
    },
    leadsHome: true
  },
  noProductDetail: {
    opened: ({ spuCode }) => ({ spuCode }),
    without: {
      'GET /o2pcm/v1/pub/product/detail':
        'tells its category, to find others of it; without it there are those recommended',
      'GET /o2pcm/v1/pub/product/recommend': 'others that are like it; the screen is about the one that is gone'
    },
    leadsHome: true
  },
  publishComments: { opened: ({ receivedOrder }) => ({ orderCode: receivedOrder }), without: {}, leadsHome: false },
  commentList: { opened: ({ spuCode }) => ({ spuCode }), without: {}, leadsHome: true },
  invoiceDetails: { opened: ({ invoice }) => ({ invoiceCode: invoice }), without: {}, leadsHome: true },
  myInvoice: { opened: () => ({ tab: 'ALL' }), without: {}, leadsHome: true },
  addInvoiceTitle: { opened: () => ({}), without: {}, leadsHome: true },
  modifyInvoiceTitle: { opened: ({ invoiceTitle }) => ({ titleId: invoiceTitle }), without: {}, leadsHome: true },
  myCoupon: { opened: () => ({ tab: 'USABLE' }), without: {}, leadsHome: true },
  collection: { opened: () => ({ kind: 'CHEAPER' }), without: {}, leadsHome: true },
  filterProCollect: {
    opened: ({ categoryCode }) => ({ kind: 'IN_STOCK', categoryCode, minPriceFen: 5_000, maxPriceFen: 300_000 }),
    without: {},
    leadsHome: true
  },
  myFootprint: { opened: () => ({ day: '2026/11/23' }), without: {}, leadsHome: true },
  presell: {
    opened: () => ({}),
    without: {
      'GET /o2mkt-b2c/v1/activity/presale': 'a way to the own order; it is among one’s orders as well'
    },
    leadsHome: true
  },
  seckill: { opened: () => ({}), without: {}, leadsHome: true },
  redPacket: { opened: () => ({}), without: {}, leadsHome: true },
  partnerNotify: { opened: () => ({}), without: {}, leadsHome: true },
  partnerValidate: { opened: () => ({}), without: {}, leadsHome: true },
  partnerSignature: { opened: () => ({}), without: {}, leadsHome: true },
  myVallet: { opened: () => ({ tab: 'ACCOUNT' }), without: {}, leadsHome: true },
  withdrawal: { opened: () => ({}), without: {}, leadsHome: false },
  redPacketDetail: { opened: ({ redPacket }) => ({ userPacketId: redPacket }), without: {}, leadsHome: true },
  individualPoints: { opened: () => ({}), without: {}, leadsHome: true },
  questionsList: {
    opened: ({ spuCode }) => ({ spuCode }),
    without: {
      'GET /o2cmt/v1/pub/consults/brief':
        'names the product and how many questions there are; the list is what one came for'
    },
    leadsHome: true
  },
  returnProductList: {
    opened: () => ({}),
    without: { 'GET /o2mkt-b2c/v1/rebate/own': 'what comes back to the shopper stands over what one came for' },
    leadsHome: true
  },
  groupbuy: {
    opened: () => ({}),
    without: {
      'GET /o2mkt-b2c/v1/group-buy/pub/open-groups': 'groups nearest to full; any of them is found by its product too',
      'GET /o2mkt-b2c/v1/group-buy/my-group-list': 'a way to the own group; it is under «my group buys» as well'
    },
    leadsHome: true
  },
  myJoin: {
    opened: () => ({ state: 'OPEN' }),
    without: { 'GET /o2mkt-b2c/v1/group-buy/get-ongoing-quantity': 'a figure at a tab' },
    leadsHome: true
  },
  joinDetail: {
    opened: ({ group }) => ({ groupCode: group }),
    without: {
      'GET /o2mkt-b2c/v1/group-buy/group-detail': 'the way to the own order, which the list of orders has too'
    },
    leadsHome: true
  },
  guobuPage: { opened: () => ({}), without: {}, leadsHome: true },
  employeePurchase: { opened: () => ({}), without: {}, leadsHome: true },
  assistment: { opened: ({ assist }) => ({ assistCode: assist }), without: {}, leadsHome: true },
  assistmentRule: { opened: () => ({}), without: {}, leadsHome: true },
  productTrial: { opened: () => ({}), without: {}, leadsHome: true },
  myStory: { opened: () => ({}), without: {}, leadsHome: true },
  questionsDetail: {
    opened: ({ question }) => ({ questionId: question }),
    without: {
      'GET /o2cum/v1/customer-info/get-user-first-buy-spu': 'whether answering is offered; asking is, in any case'
    },
    leadsHome: true
  },
  postQuestions: { opened: ({ spuCode }) => ({ spuCode }), without: {}, leadsHome: true },
  answerQuestions: { opened: ({ question }) => ({ questionId: question }), without: {}, leadsHome: true },
  customerNotice: { opened: () => ({ kind: 'RETURNS' }), without: {}, leadsHome: true },
  login: { opened: () => ({ from }), without: {}, leadsHome: true },
  loginForPhone: { opened: () => ({ from }), without: {}, leadsHome: true },
  loginForPhoneCode: {
    opened: ({ phone, captchaKey }) => ({ phone, captchaKey, resendAt: Date.now() + 60_000, from }),
    without: {},
    leadsHome: true
  },
  cartInlay: { opened: () => ({}), without: {}, leadsHome: true },
  pullActivity: {
    opened: () => ({}),
    without: {},
    leadsHome: true
  },
  passwordRedEnvelop: { opened: () => ({}), without: {}, leadsHome: true },
  shopCollect: { opened: () => ({}), without: {}, leadsHome: true },
  filterShopCollect: { opened: () => ({ filter: 'NEW' }), without: {}, leadsHome: true },
  shop: {
    opened: () => ({ shopCode: 'QH-KITCHEN', tab: 'HOME' }),
    without: {
      ...standing,
      'GET /o2pcm/v1/glz-zb/pub/{channelType}/shop-on-live': 'what is on air, over the shop one came for',
      'GET /o2srh/v1/pub/online-shop-list/search': 'other shops, under one that is closed'
    },
    leadsHome: true
  },
  shopInformation: { opened: () => ({ shopCode: 'QH-KITCHEN' }), without: standing, leadsHome: true },
  shopProductList: {
    opened: () => ({ shopCode: 'QH-KITCHEN', search: true }),
    without: { 'GET /o2md/v1/pub/online-shop/detail': 'kinds of goods over the list, which is what one came for' },
    leadsHome: true
  },
  customerBackpage: {
    opened: ({ skuCode, paidOrder, afterSale }) => ({
      shopCode: 'QH-KITCHEN',
      skuCode,
      orderCode: paidOrder,
      caseCode: afterSale
    }),
    without: {
      'GET /o2msg/v1/pub/chat/front': 'what is asked most, and the card that is offered; what was said stays',
      'GET /o2msg/v1/chat/card': 'the card that is offered; the order or case has its own screen',
      'POST /o2msg/v1/chat/ticket': 'the socket of hints; without it the screen asks every five seconds'
    },
    leadsHome: true
  },
  liveList: { opened: () => ({}), without: {}, leadsHome: true },
  shopLicense: { opened: () => ({ shopCode: 'QH-KITCHEN' }), without: {}, leadsHome: true },
  h5Confirm: { opened: () => ({ code: 'WRONG' }), without: {}, leadsHome: true },
  notFound: { opened: () => ({ path: '/pages/gone/gone' }), without: {}, leadsHome: true },
  bbcHome: { opened: () => ({}), without: {}, leadsHome: true },
  bbcInstallRepair: { opened: () => ({ kindCode: 'hood', work: 'REPAIR' }), without: {}, leadsHome: true },
  bbcHistory: {
    opened: () => ({ part: 'ALL' }),
    without: {
      'GET /o2as-m-bbc/v1/service-bills/syncState': 'how fresh the maker’s own bills are; those of the shop are there'
    },
    leadsHome: true
  },
  bbcQuery: { opened: () => ({}), without: {}, leadsHome: true },
  bbcProgress: { opened: ({ bill }) => ({ billId: bill }), without: {}, leadsHome: true },
  manualClassify: {
    opened: () => ({}),
    without: {
      'GET /o2pcm/v1/instructions-descriptions-get/product-sku':
        'one’s own appliances before the others; their manuals are among the groups too'
    },
    leadsHome: true
  },
  manualSearch: { opened: ({ keyword }) => ({ keyword }), without: {}, leadsHome: true },
  productManual: { opened: ({ spuCode }) => ({ skuCode: spuCode }), without: {}, leadsHome: true },
  logisticsList: { opened: () => ({}), without: {}, leadsHome: true },
  logistics: { opened: ({ receivedOrder }) => ({ orderCode: receivedOrder }), without: {}, leadsHome: true },
  zoomMap: { opened: ({ receivedOrder }) => ({ orderCode: receivedOrder }), without: {}, leadsHome: true },
  agreement: { opened: () => ({ code: 'PRIVACY' }), without: {}, leadsHome: true },
  customC: {
    opened: () => ({ activity: 'laundry' }),
    without: {
      'GET /o2srh/v1/pub/platform-products/medias':
        'one block of goods in a decorated page; it hides and the rest stays'
    },
    leadsHome: true
  },
  couponSend: { opened: () => ({ code: 'WELCOME20' }), without: {}, leadsHome: true },
  pointExchange: { opened: () => ({}), without: {}, leadsHome: true },
  myPoint: { opened: () => ({}), without: {}, leadsHome: true },
  productPage: { opened: ({ spuCode }) => ({ spuCode }), without: {}, leadsHome: true },
  productParameters: { opened: ({ spuCode }) => ({ spuCode }), without: {}, leadsHome: true },
  cookingRecipe: { opened: () => ({ applianceCode: 'rice-cooker' }), without: {}, leadsHome: true },
  cookingRecipeDetail: { opened: () => ({ recipeCode: 'mushroom-chicken-rice' }), without: {}, leadsHome: true },
  installationGuidelines: {
    opened: () => ({ guideCode: 'aircon' }),
    without: { 'GET /o2cum/v1/bp-address': usualPrices },
    leadsHome: true
  },
  downloadApp: { opened: () => ({}), without: {}, leadsHome: true },
  policyService: {
    opened: () => ({}),
    without: {
      'GET /o2ord-b2c/v1/order-trades': 'the order that is on its way; help is whole without it'
    },
    leadsHome: true
  },
  commonQuestion: {
    opened: () => ({ groupCode: 'PAY', problemCode: 'INVOICE' }),
    without: {},
    leadsHome: true
  },
  feesAndServices: {
    opened: ({ spuCode }) => ({ kindCode: 'hood', spuCode, work: 'INSTALL' }),
    without: { 'GET /o2cum/v1/bp-address': usualPrices },
    leadsHome: true
  },
  previewImage: { opened: ({ picture }) => ({ urls: [picture, picture], current: 1 }), without: {}, leadsHome: false },
  chooseLocation: { opened: () => ({}), without: {}, leadsHome: true },
  openLocation: {
    opened: () => ({ latitude: 30.2741, longitude: 120.1551, name: '西湖文化广场', address: '中山北路 581 号' }),
    without: {},
    leadsHome: true
  },
  contact: { opened: () => ({}), without: {}, leadsHome: true },
  loginOffline: { opened: () => ({ cityCode: '330100', service: 'REPAIR' }), without: {}, leadsHome: true },
  customerGetList: {
    opened: () => ({ kind: 'ORDER' }),
    without: { 'GET /o2msg/v1/user-messages/count': 'figures at the four kinds; the list says what is unread' },
    leadsHome: true
  }
} satisfies { [K in BuiltKey]: Facts<K> }

const isTold = (key: RouteKey): key is BuiltKey => key in screens
/** Returns a screen's facts; a screen that is planned has none, so it is opened with nothing. */
export const factsOf = (key: RouteKey): Pick<Facts<BuiltKey>, 'without' | 'leadsHome'> =>
  isTold(key) ? screens[key] : { without: {}, leadsHome: true }

/** The parameters of a route; none where it declares none. */
export function paramsOf(key: RouteKey, inventedWorld: Held): object {
  if (!isTold(key)) return {}
  const paramsIn: (world: Held) => object = screens[key].opened
  return paramsIn(inventedWorld)
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
  bill: 'SB1',
  invoice: 'IV1',
  invoiceTitle: 'IT1',
  afterSale: 'AS1',
  group: 'GB1',
  assist: 'AS1'
}

type Screens = typeof screens
type ParamName = { [K in keyof DeclaredParams]: keyof DeclaredParams[K] }[keyof DeclaredParams]
type OpenedWith = { [K in keyof Screens]: keyof ReturnType<Screens[K]['opened']> }[keyof Screens]

/** Every parameter that a route knows and no screen is opened with above. */
const further: Record<Exclude<ParamName, OpenedWith>, unknown> = {
  title: '厨房小电',
  activityCode: 'AA1',
  asks: '退款几天能到账？',
  subject: 'PHONE_LOST',
  sort: 'NEWEST',
  favorite: true,
  followed: true,
  sessionCode: 'FS1',
  trialCode: 'TR_ROBOT',
  compare: true,
  centre: true,
  couponCode: 'CP1',
  inviteCode: 'HE7K2MXQ',
  against: 'K2',
  minFen: 100,
  maxFen: 999_900,
  inStock: true,
  within: 'C1',
  attrs: ['SIZE:4L'],
  file: 'https://shop.example.com/files/a.pdf',
  manualCode: 'M1',
  model: 'FC4083',
  parcelCode: 'PC1',
  roomCode: 'LIVE-HOOD'
}

/** One bag of every parameter that any route knows, for decoders to take theirs out of. */
export const everyParam: Record<string, unknown> = {
  ...Object.assign(
    {},
    ...Object.values(screens).map(({ opened }: { opened: (world: Held) => object }) => opened(invented))
  ),
  ...further,
  // that a code was sent was long ago
  resendAt: 1
}
