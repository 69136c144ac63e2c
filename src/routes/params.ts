/**
 * What each screen is opened with. Parameters travel as one URL-encoded JSON object in the query parameter `params`
 * (spec 2.3); anyone may write a link, so every value is checked here and a wrong one becomes a default.
 */
import { code, fen, fitOnes, listOf, oneOf, orElse, text, wholeNumber, type Check } from '../lib/check'
import { isRecord, parseBounded, utf8Bytes } from '../lib/json'
import { isMobilePhone } from '../lib/phone'
import { decodeSafely } from '../lib/query'
import { routeAt, routeNamed, type RouteKey } from './table'

export type NoParams = Record<string, never>

/** Name → check. What is unfit counts as left out; what a screen can't do without has a default instead. */
type Fields = Record<string, Check<unknown>>
type Optional<F extends Fields> = { [N in keyof F]: undefined extends ReturnType<F[N]> ? N : never }[keyof F]
type ParamsOf<F extends Fields> = { [N in Exclude<keyof F, Optional<F>>]: ReturnType<F[N]> } & {
  [N in Optional<F>]?: Exclude<ReturnType<F[N]>, undefined>
}

/** UTF-8 bytes of the JSON; a longer one is taken for none. */
export const maxParamsBytes = 4096
/** Characters as they arrive, when each byte may have been encoded twice over. */
const maxArrivingLength = maxParamsBytes * 5
const maxDepth = 4
const maxFromLength = 1500
const maxOrderCodes = 50
const maxPictures = 20

const loginKeys: ReadonlySet<RouteKey> = new Set<RouteKey>(['login', 'loginForPhone', 'loginForPhoneCode'])

/** Whether a screen is one of the three steps of logging in. */
export const isLoginKey = (key: RouteKey): boolean => loginKeys.has(key)

/** A path of ours to return to; another host's, a login screen's or an unknown one counts as none. */
const returnPath = (value: unknown): string | undefined => {
  if (typeof value !== 'string' || value.length > maxFromLength || !/^\/(?!\/)[\w\-./?=&%+~]*$/.test(value))
    return undefined
  const route = routeAt(value)
  return route?.built && !isLoginKey(route.key) && route.key !== 'notFound' ? value : undefined
}

/** Leaves out what is undefined, so that encoding and decoding give equal objects. */
const present = <T extends object>(values: T): T =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T

/** Text for show or search: control characters become blanks, ends are trimmed, '' counts as none. */
const words =
  (longest: number): Check<string> =>
  (value) =>
    text(longest)(value)
      ?.replace(/[\u0000-\u001f\u007f]+/g, ' ')
      .trim() || undefined

const degrees =
  (most: number): Check<number> =>
  (value) =>
    typeof value === 'number' && Math.abs(value) <= most ? value : undefined

const phone: Check<string> = (value) => (typeof value === 'string' && isMobilePhone(value) ? value : undefined)

const codes: Check<string[]> = (value) => {
  const fit = listOf(code, maxOrderCodes)(value)
  return fit && [...new Set(fit)]
}

/** What a screen can't do without: '' or nothing of a list where a link lacks it. */
const needed = (check: Check<string>) => orElse(check, '')
const orderCodes = orElse(codes, [])
const keyword = words(60)

const favouriteKind = oneOf('CHEAPER', 'IN_STOCK', 'COUPON', 'GONE')
const day: Check<string> = (value) =>
  typeof value === 'string' && /^20\d\d[-/](0[1-9]|1[0-2])[-/](0[1-9]|[12]\d|3[01])$/.test(value)
    ? value.replaceAll('-', '/')
    : undefined

/** Opened to choose an address (`select`) for one of these, rather than to keep them. */
const addressUse = { select: oneOf(true), settlementId: code, orderCode: code }

const maxAttrs = 40
/** One value of an attribute. */
const attr: Check<string> = (value) => {
  const [name, chosen, ...more] = typeof value === 'string' ? value.split(':') : []
  return code(name) && code(chosen) && more.length === 0 ? `${name}:${chosen}` : undefined
}
/** What products are narrowed by; `within`: to one of the categories that they are of. */
const goodsFilter = {
  minPriceFen: fen,
  maxPriceFen: fen,
  inStock: oneOf(true),
  within: code,
  attrs: listOf(attr, maxAttrs, 1)
}

/** Screen → what it is opened with; a screen that is not listed takes nothing. */
const declared = {
  classification: { categoryCode: code },
  productSearch: { keyword },
  productList: {
    keyword,
    categoryCode: code,
    shopCode: code,
    couponCode: code,
    title: words(40),
    sort: oneOf('NEWEST'),
    ...goodsFilter
  },
  // `centre`: the coupon centre, of a shop alone where one is named; otherwise one's own
  myCoupon: { centre: oneOf(true), shopCode: code, tab: oneOf('USABLE', 'EXPIRING', 'USED', 'EXPIRED') },
  // by whose code somebody came
  pullActivity: { inviteCode: code },
  couponSend: { code: needed(code) },
  // with a shop, or with the brand; what is spoken of is offered as a card, and `asks` stands in the field to be sent
  customerBackpage: {
    shopCode: code,
    skuCode: code,
    orderCode: code,
    caseCode: code,
    subject: oneOf('PHONE_LOST'),
    asks: words(100)
  },
  productDetail: { spuCode: needed(code), skuCode: code },
  productDetailH5: { spuCode: needed(code) },
  noProductDetail: { spuCode: code },
  // without a product: the shopper's own about all
  questionsList: { spuCode: code },
  questionsDetail: { questionId: needed(code) },
  postQuestions: { spuCode: needed(code) },
  answerQuestions: { questionId: needed(code) },
  commentList: { spuCode: needed(code), skuCode: code },
  // the kind of notice that is read first
  customerNotice: { kind: code },
  // printed codes name a SKU; `compare` opens the choice of another, `against` is the SKU it is compared with
  productPage: { skuCode: code, spuCode: code },
  productParameters: { skuCode: code, spuCode: code, compare: oneOf(true), against: code },
  // `skuCode`: the row it opens at
  publishComments: { orderCode: needed(code), skuCode: code },
  manualSearch: { keyword },
  // a manual's code, a SKU's or product's, or the model that is printed on an appliance
  productManual: { manualCode: code, skuCode: code, model: words(60) },
  // `from`: app path and query to return to
  login: { from: returnPath },
  loginForPhone: { from: returnPath },
  // phone and key are kept on the device and come in no address of ours; `resendAt`: ms, server clock
  loginForPhoneCode: {
    phone,
    captchaKey: code,
    resendAt: wholeNumber(0, Number.MAX_SAFE_INTEGER),
    from: returnPath
  },
  shippingAddress: addressUse,
  addAddress: { ...addressUse, addressId: code },
  filterShopCollect: { keyword, filter: oneOf('NEW', 'COUPON', 'FLASH') },
  shopInformation: { shopCode: needed(code) },
  shopLicense: { shopCode: needed(code) },
  // `search`: the cursor is in its search
  shopProductList: { shopCode: needed(code), categoryCode: code, keyword, search: oneOf(true), ...goodsFilter },
  // a room; without one the front of all, or the rooms of a kind, those of followed shops alone
  myVallet: { tab: oneOf('ACCOUNT', 'ORDERS', 'WITHDRAWALS') },
  liveList: { roomCode: code, tab: oneOf('COMING', 'REPLAY'), followed: oneOf(true) },
  shop: { shopCode: needed(code), tab: oneOf('HOME', 'ALL', 'NEW', 'ACTIVITY') },
  // among what a bare model is looked for; PARCEL: the number of a parcel, for the screen that asked
  scan: { use: oneOf('MANUAL', 'PARCEL') },
  confirmation: { settlementId: needed(code) },
  openInvoice: { settlementId: needed(code) },
  pay: { orderCodes, paymentId: code },
  paySuccess: { orderCodes, paymentId: needed(code) },
  payFailure: { orderCodes, paymentId: code },
  glzCashierDesk: { orderCodes },
  // the link by which a friend pays, or orders of one's own for the app's cashier
  appCheckstand: { payLink: code, orderCodes: codes },
  myOrder: { status: code },
  // what narrows them; days back from today
  filterOrder: {
    keyword,
    time: oneOf('MONTH', 'QUARTER', 'HALF', 'YEAR', 'OLDER'),
    status: code,
    kind: oneOf('ORDINARY', 'FLASH', 'BUNDLE', 'GROUP', 'EMPLOYEE', 'ASSIST', 'TRIAL', 'PRESALE'),
    minFen: fen,
    maxFen: fen
  },
  h5Confirm: { code: needed(code) },
  orderDetail: { orderCode: needed(code) },
  afterSalesHistory: { tab: oneOf('APPLY', 'OPEN', 'ENDED') },
  // `kind`: of an exchange it may be said
  afterDetails: { caseCode: needed(code), kind: oneOf('EXCHANGE') },
  // `position`: the row of the order that is meant
  // the row by where it stands, or by what it is
  chooseAfterSalesType: { orderCode: needed(code), position: wholeNumber(0, 1000), skuCode: code },
  // `caseCode`: the case that is changed
  applyAfterSales: {
    orderCode: needed(code),
    kind: oneOf('REFUND_ONLY', 'RETURN', 'EXCHANGE'),
    position: wholeNumber(0, 1000),
    caseCode: code
  },
  applyAfterSaleResult: { caseCode: needed(code) },
  uploadLogistics: { caseCode: needed(code), by: oneOf('NUMBER', 'PICKUP') },
  // a piece of an order, or a bill of one
  afterSaleRepair: { orderCode: code, skuCode: code, billId: code },
  bbcHistory: { part: oneOf('ALL', 'OPEN', 'ENDED') },
  // an own appliance, or a kind of what was bought elsewhere
  bbcInstallRepair: {
    orderCode: code,
    skuCode: code,
    kindCode: code,
    model: words(60),
    work: oneOf('REPAIR', 'INSTALL', 'CLEAN')
  },
  bbcProgress: { billId: needed(code) },
  // an order to be invoiced, or an invoice that is made out otherwise
  issueInvoice: { orderCode: code, invoiceCode: code },
  myInvoice: { tab: oneOf('ALL', 'OPEN', 'ISSUED', 'ENDED', 'TITLES') },
  invoiceDetails: { invoiceCode: needed(code) },
  modifyInvoiceTitle: { titleId: needed(code) },
  // parcels of one order; without: all of the shopper's
  logisticsList: { orderCode: code },
  logistics: { orderCode: needed(code), parcelCode: code },
  zoomMap: { orderCode: needed(code), parcelCode: code },
  collection: { kind: favouriteKind },
  filterProCollect: { kind: favouriteKind, categoryCode: code, minPriceFen: fen, maxPriceFen: fen },
  // a day of the shop, as replies arrive: `YYYY/MM/DD`
  myFootprint: { day },
  loginOffline: { cityCode: code, service: oneOf('REPAIR', 'INSTALL', 'PARTS', 'TRADE_IN') },
  customerGetList: { kind: oneOf('ORDER', 'PARCEL', 'OFFER', 'SERVICE') },
  redPacketDetail: { userPacketId: needed(code) },
  // the one that is shown; without: which runs, or the next
  seckill: { sessionCode: code },
  myJoin: { state: oneOf('OPEN', 'FULL', 'FAILED') },
  joinDetail: { groupCode: needed(code) },
  // one that friends help with; none: all that they can
  assistment: { assistCode: code },
  // rules of one activity; none: what holds for all
  assistmentRule: { activityCode: code },
  // one trial; without it what can be tried, one's own, or the reports
  productTrial: { trialCode: code, tab: oneOf('MINE', 'REPORTS') },
  // which text; none is the list of them
  agreement: { code },
  // which activity page; none is the site's own
  customC: { activity: code },
  // `spuCode`: what is cooked with this product
  cookingRecipe: { applianceCode: code, spuCode: code, favorite: oneOf(true) },
  cookingRecipeDetail: { recipeCode: needed(code) },
  installationGuidelines: { guideCode: code },
  // `problemCode`: the one that is open and leads
  commonQuestion: { groupCode: code, problemCode: code, keyword },
  policyService: { keyword },
  // fees of a kind, or of the kind that a product is of; without: the first
  feesAndServices: { kindCode: code, spuCode: code, work: oneOf('INSTALL', 'REPAIR', 'CLEAN', 'MOVE') },
  // `urls`: as the storage host has them, or of hosts that the site allows; `current`: the one it opens at
  previewImage: {
    urls: orElse(fitOnes(words(300), maxPictures), []),
    current: wholeNumber(0, Number.MAX_SAFE_INTEGER),
    // in their place a file of a host that the site allows (spec 9.7)
    file: words(2048)
  },
  openLocation: {
    latitude: degrees(90),
    longitude: degrees(180),
    name: words(100),
    address: words(300)
  },
  // what could not be found, as plain text
  notFound: { path: words(500) }
} satisfies { [K in RouteKey]?: Fields }

/** Screens that take parameters → those. */
export type DeclaredParams = { [K in keyof typeof declared]: ParamsOf<(typeof declared)[K]> }

/** Key of a screen → its parameters. */
export type RouteParams = { [K in RouteKey]: K extends keyof DeclaredParams ? DeclaredParams[K] : NoParams }

const fieldsOf = (key: RouteKey): Fields => (key in declared ? declared[key as keyof DeclaredParams] : {})

/** The checked parameters of a screen out of any object. */
export const checkParams = <K extends RouteKey>(key: K, raw: unknown): RouteParams[K] => {
  const given = isRecord(raw) ? raw : {}
  const entries = Object.entries(fieldsOf(key)).map(([name, check]) => [name, check(given[name])])
  // each value is of its own check; TypeScript can't follow a key from one mapped type to another
  return present(Object.fromEntries(entries) as object) as RouteParams[K]
}

/**
 * The JSON object in the value of `params` as a host hands it over: plain, or URL-encoded up to twice (H5 doesn't
 * decode, some entries of the mini-program encode once more). An encoded object starts with `%`, so it is never taken
 * for a plain one.
 */
const readObject = (value: string): unknown => {
  if (value.length > maxArrivingLength) return undefined
  let candidate = value
  for (let decoded = 0; decoded <= 2; decoded += 1) {
    const parsed = parseBounded(candidate, { maxBytes: maxParamsBytes, maxDepth })
    if (parsed !== undefined) return parsed
    candidate = decodeSafely(candidate)
  }
  return undefined
}

/** Parameters of a screen from the query value; never throws, never gives an unchecked value. */
export const decodeParams = <K extends RouteKey>(key: K, value: unknown): RouteParams[K] =>
  checkParams(key, typeof value === 'string' ? readObject(value) : undefined)

/** The query value: URL-encoded JSON, '' when there is nothing to say. Throws RangeError above the size bound. */
export const encodeParams = (params: object): string => {
  const said = present(params)
  if (Object.keys(said).length === 0) return ''
  const json = JSON.stringify(said)
  if (utf8Bytes(json) > maxParamsBytes) throw new RangeError('Page parameters are too long')
  return encodeURIComponent(json)
}

/** A screen and what it is opened with. */
export interface Link {
  route: RouteKey
  params: RouteParams[RouteKey]
}

/** A parameter that its screen can't be opened without is '' or an empty list where a link lacks it. */
const isMissing = (value: unknown): boolean => value === '' || (Array.isArray(value) && value.length === 0)

/**
 * The screen that somebody else's link means; undefined where none has that key, where the link lacks what the screen
 * needs, and where it says more than an address holds.
 */
export const linkTo = (key: string, raw: unknown): Link | undefined => {
  const route = routeNamed(key)?.key
  if (route === undefined) return undefined
  const params = checkParams(route, raw)
  if (Object.values(params).some(isMissing) || utf8Bytes(JSON.stringify(params)) > maxParamsBytes) return undefined
  return { route, params }
}
