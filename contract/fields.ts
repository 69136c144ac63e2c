/** What callers send, by the name a field has: said once of each name there is, as the types here ask. */
import type { BodyOf, EndpointKey, QueryOf } from './index'

/** The names of texts and numbers within a value: `skuCode` of `rows[0].skuCode`; yes or no and one of few words name nothing. */
type Within<T, N extends string> = T extends string
  ? string extends T
    ? N
    : never
  : T extends number
    ? number extends T
      ? N
      : never
    : T extends boolean | null | undefined
      ? never
      : T extends readonly (infer I)[]
        ? Within<I, N>
        : { [P in keyof T & string]: Within<Exclude<T[P], undefined>, P> }[keyof T & string]

type InQuery<K extends EndpointKey> = Within<QueryOf<K>, never>
type InBody<K extends EndpointKey> = Within<BodyOf<K>, never>
type InPath<K extends string> = K extends `${string}{${infer N}}${infer R}` ? N | InPath<R> : never

export type FieldName = { [K in EndpointKey]: InQuery<K> | InBody<K> | InPath<K> }[EndpointKey]

/**
 * `own`: names something of one shopper's; several are `…s`. `everybodys`: a thing of the shop's, a place, a number, a secret
 * of a login. `kept`: free text that the reply gives its writer again under the same name. `asked`: free text that only asks
 * for something, or is kept for a machine. `unclear`: the name says nothing by itself; see `declarations`.
 */
type Sent = 'own' | 'everybodys' | 'kept' | 'asked' | 'unclear'

export const fields = {
  account: 'asked',
  activityCode: 'everybodys',
  addedPriceFen: 'everybodys',
  address: 'asked',
  addressId: 'own',
  amountFen: 'everybodys',
  answerId: 'own',
  applianceCode: 'everybodys',
  // strangers are sent it, to help
  assistCode: 'everybodys',
  attrs: 'asked',
  // a secret of one page, for a minute
  authToken: 'everybodys',
  balanceFen: 'everybodys',
  bank: 'asked',
  // the number of a message within a conversation
  before: 'everybodys',
  billId: 'own',
  birthday: 'everybodys',
  // the key of an authorisation that nobody has bound yet
  bindKey: 'everybodys',
  captcha: 'everybodys',
  // the secrets of a login that is not done yet
  captchaKey: 'everybodys',
  cardId: 'own',
  cardNo: 'asked',
  carrierCode: 'everybodys',
  caseCode: 'own',
  categoryCode: 'everybodys',
  channelType: 'everybodys',
  cityCode: 'everybodys',
  clickedAt: 'everybodys',
  // made by the sender's device; names nothing of anybody else's
  clientId: 'everybodys',
  code: 'unclear',
  conversationId: 'own',
  couponCode: 'everybodys',
  // when an installer may come, to anybody
  day: 'everybodys',
  days: 'everybodys',
  deliveryScore: 'everybodys',
  detail: 'kept',
  districtCode: 'everybodys',
  email: 'asked',
  // a number of the brand’s file: its phone says whose it is
  employeeNo: 'everybodys',
  entryId: 'own',
  exceptShopCode: 'everybodys',
  exceptShopCodes: 'everybodys',
  expectedDigest: 'everybodys',
  expectedFen: 'everybodys',
  expectedPayFen: 'everybodys',
  expectedPoints: 'everybodys',
  // what can be wrong with a kind of appliance
  faultCodes: 'everybodys',
  from: 'everybodys',
  goodsFen: 'everybodys',
  groupCode: 'everybodys',
  guess: 'asked',
  guideCode: 'everybodys',
  hash: 'everybodys',
  height: 'everybodys',
  hiddenTo: 'everybodys',
  household: 'everybodys',
  id: 'unclear',
  installScore: 'everybodys',
  // its holder may come by it
  inviteCodes: 'asked',
  // its holder may use it once
  inviteCode: 'asked',
  // a person's number: sealed, and told again only masked
  idNumber: 'asked',
  invoiceCode: 'own',
  keyword: 'asked',
  kindCode: 'everybodys',
  latitude: 'everybodys',
  level: 'everybodys',
  longitude: 'everybodys',
  manualCode: 'everybodys',
  // what narrows orders: everybody may ask for any of it, of their own
  maxFen: 'everybodys',
  maxMinutes: 'everybodys',
  maxPriceFen: 'everybodys',
  messageId: 'own',
  minFen: 'everybodys',
  minPriceFen: 'everybodys',
  model: 'asked',
  month: 'everybodys',
  // in how many the caller pays
  months: 'everybodys',
  name: 'unclear',
  nickName: 'kept',
  number: 'everybodys',
  offerCode: 'everybodys',
  oldCaptcha: 'everybodys',
  oldKey: 'everybodys',
  orderCode: 'own',
  orderCodes: 'own',
  origin: 'everybodys',
  outletCode: 'everybodys',
  page: 'everybodys',
  parcelCode: 'own',
  partnerCode: 'everybodys',
  path: 'unclear',
  // the holder of a link's code may see and pay what it asks for
  payLink: 'everybodys',
  // the id of a payment without a login: its holder may ask what became of that payment, and of no other
  payKey: 'everybodys',
  paymentId: 'own',
  phone: 'everybodys',
  phoneCode: 'everybodys',
  phoneEnd: 'everybodys',
  // a path of an upload can’t be guessed, and only who uploaded it can use it
  pictureCode: 'everybodys',
  pictureKey: 'everybodys',
  pictures: 'everybodys',
  policyCode: 'everybodys',
  // the place of a row within an order
  position: 'everybodys',
  positions: 'everybodys',
  postageFen: 'everybodys',
  priceFen: 'everybodys',
  problemCode: 'everybodys',
  provinceCode: 'everybodys',
  qualificationId: 'own',
  quantity: 'everybodys',
  query: 'unclear',
  questionId: 'own',
  realName: 'asked',
  reasonCode: 'everybodys',
  receiver: 'kept',
  recipeCode: 'everybodys',
  redPacketCode: 'everybodys',
  refundFen: 'everybodys',
  regionCode: 'everybodys',
  // read again on the settlement (bad-input.test.ts)
  remark: 'asked',
  returnPath: 'asked',
  reviewId: 'own',
  riddleCode: 'everybodys',
  roomCode: 'everybodys',
  rowId: 'own',
  rowIds: 'own',
  score: 'everybodys',
  screen: 'everybodys',
  seenAt: 'everybodys',
  seenPriceFen: 'everybodys',
  seenPricesFen: 'everybodys',
  // a session of a flash sale
  sessionCode: 'everybodys',
  sessionId: 'own',
  settlementId: 'own',
  shopCode: 'everybodys',
  shopCodes: 'everybodys',
  since: 'everybodys',
  size: 'everybodys',
  skuCode: 'everybodys',
  skuCodes: 'everybodys',
  spuCode: 'everybodys',
  spuCodes: 'asked',
  stars: 'everybodys',
  storyId: 'own',
  strokes: 'everybodys',
  tagCode: 'everybodys',
  tagCodes: 'everybodys',
  // when something went; it brings back the caller's own of that moment alone
  takenAt: 'everybodys',
  talkId: 'own',
  tasteCode: 'everybodys',
  // rules decide the party of an invoice (invoice.test.ts)
  taxNo: 'asked',
  text: 'asked',
  titleId: 'own',
  to: 'everybodys',
  // the parcel that is sent back; kept without its blanks
  trackingNo: 'asked',
  trialCode: 'everybodys',
  userCouponIds: 'own',
  typedName: 'asked',
  // the last of the shopper's own messages that is meant
  upTo: 'everybodys',
  userPacketId: 'own',
  version: 'everybodys',
  video: 'everybodys',
  // a secret of a phone’s code, for ten minutes
  viewKey: 'everybodys',
  videoPoster: 'everybodys',
  viewerKey: 'asked',
  width: 'everybodys',
  window: 'everybodys',
  withdrawalId: 'own',
  // those that a choice of all leaves out
  without: 'everybodys',
  words: 'asked',
  // an appliance was bought in
  year: 'everybodys'
} as const satisfies Record<FieldName, Sent>

type Fields = typeof fields
type Of<S extends Sent> = { [N in FieldName]: Fields[N] extends S ? N : never }[FieldName]
type One<N extends string> = N extends `${infer First}s` ? First : N

/** What belongs to one shopper, by the name a field of it has. */
export type Owned = One<Of<'own'>>

/** `METHOD /path place.name` */
type Label<N extends string> = {
  [K in EndpointKey]: `${K} query.${InQuery<K> & N}` | `${K} body.${InBody<K> & N}` | `${K} path.${InPath<K> & N}`
}[EndpointKey]

/** The owner of a field where the name doesn't say it, or says another. */
export const declarations: Record<Label<Of<'unclear'>>, Owned | 'everybody'> &
  Partial<Record<Label<FieldName>, Owned | 'everybody'>> = {
  'DELETE /o2as-b2c/v1/after/sale/{id} path.id': 'caseCode',
  // by the key of a phone’s code, which says whose
  'POST /o2as-b2c/v1/fix-install-bills/pub/fix-detail body.billId': 'everybody',
  'POST /o2as-b2c/v1/fix-install-bills/pub/quote-answer body.billId': 'everybody',
  'POST /o2cmt/v1/glz-product-comment/b2c/helpful body.reviewId': 'everybody',
  'GET /o2cmt/v1/pub/consults/detail query.questionId': 'everybody',
  'GET /o2cmt/v1/pub/consults/answers query.questionId': 'everybody',
  'POST /o2cmt/v1/consults/answer body.questionId': 'everybody',
  'POST /o2cmt/v1/consults/helpful body.answerId': 'everybody',
  'POST /o2cum/v1/glz-store/heart body.storyId': 'everybody',
  'POST /o2cum/v1/pub/mini-program/login body.code': 'everybody',
  'POST /o2cum/v1/pub/mini-program/register-bind-login body.code': 'everybody',
  'POST /o2cum/v1/pub/mini-program/getOpenUnionId body.code': 'everybody',
  'POST /oauth/public/v1/wxmini/userInfoByCode body.code': 'everybody',
  'POST /o2cum/v1/pub/mpminappcombie/getMpOpenId body.code': 'everybody',
  'GET /o2md/v1/pub/sysParameter/{code} path.code': 'everybody',
  // by the key of the code, which says whose and for which card
  'POST /o2cum/v1/partner/withdraw body.cardId': 'everybody',
  // the holder of a link's code may confirm by it
  'GET /o2ord-b2c/v1/pub/confirm-receive query.code': 'everybody',
  'POST /o2ord-b2c/v1/pub/confirm-receive body.code': 'everybody',
  'GET /o2ord-b2c/v1/pub/order-trades/detail/{id} path.id': 'everybody',
  'GET /o2pcm/pub/v1/instructions-descriptions-get/product-sku-by-name query.name': 'everybody',
  'GET /o2mkt-b2c/v1/coupon-self/coupon-url-available query.code': 'everybody',
  'POST /o2mkt-b2c/v1/coupon-self/receive-coupon body.code': 'everybody',
  'GET /o2ord-b2c/v1/invoice-titles/fuzzySearch/list query.name': 'everybody',
  'POST /o2ord-b2c/v1/invoice-titles body.name': 'everybody',
  'PUT /o2ord-b2c/v1/invoice-titles body.name': 'everybody',
  'POST /o2ord-b2c/v1/apply-invoice body.name': 'everybody',
  'POST /o2ord-b2c/v1/modify-invoice body.name': 'everybody',
  'POST /o2cht/v1/order-settlements/modify-invoice body.name': 'everybody',
  'GET /o2srh/pub/v1/wx-schemes query.path': 'everybody',
  'GET /o2srh/pub/v1/wx-schemes query.query': 'everybody'
}
