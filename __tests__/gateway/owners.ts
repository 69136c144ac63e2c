/** Shoppers with one of everything; whose is what callers send; what they are told, and what is stored of them. */
import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { contract, type EndpointDeclaration, type EndpointKey } from '../../contract'
import { declarations, fields, type Owned } from '../../contract/fields'
import { SubscribeTemplate } from '../../contract/content/o2msg'
import { dayAfter, shopDay, shopHour } from '../../domain/day'
import { agree, inspect, sendNew } from '../../gateway/src/areas/afterSales'
import { advanceOrder } from '../../gateway/src/areas/parcel'
import { bindPerson } from '../../gateway/src/areas/login'
import { addOffers as addPointOffers } from '../../gateway/src/areas/exchange/store'
import { earn } from '../../gateway/src/areas/points'
import { grant } from '../../gateway/src/areas/wallet'
import {
  applyForCase,
  CANCEL_CASE,
  CASE,
  deliveredOrder,
  ESTIMATE,
  evidence,
  applyForExchange,
  exchangeFor,
  NUMBER,
  returning,
  SEND
} from './aftersale/cases'
import {
  contentOf,
  endpoints,
  escapePath,
  REGION,
  sampleOf,
  schemaOf,
  withField,
  type Content,
  type Endpoint,
  type Field
} from './contract-walk'
import { ADD_TITLE, applyFor, bookedInvoice, MAIL, PERSON } from './orders/invoices'
import { order, paidOrder, settlementOf, startPay, startShop, TESTER } from './orders/journey-shop'
import type { TestShop, TestShopper } from './orders/journey-shop'
import { addBills, addService, FAULT, KIND } from './aftersale/bills'
import { film } from './content/films'
import { addGift } from './rewards/gifts'
import { addRecipes } from './content/recipes'
import { addKeepable, keepThings, OUTLET, PROBLEMS, ROOM } from './database/keeping'
import { toldPartner, withTwoContracts } from './people/partners'
import { addOffers, givePacket, offer } from './rewards/redPackets'
import { addOldWin, addRiddle } from './rewards/riddles'
import { addShownReview, HELPFUL, completedOrder as receivedOrder, write } from './content/reviews'
import { askedRobot, openDesk, talkedTo, TICKET } from './content/talks'
import { earningIn } from './people/vaults'
import { archiveOf } from './content/archives'
import { addCampaign, HEART, write as writeStory } from './content/stories'
import { boughtByHours, flashSale, sellByHours } from './activities/flashSales'
import { employeeIn, sellToEmployees } from './people/employees'
import { assistFor, letFriendsHelp } from './activities/assists'
import { noteEvent } from '../../gateway/src/areas/subsidy/storeEvents'
import { claimPiece, side, subsidise } from './activities/subsidies'
import { bookedAhead, sellAhead } from './activities/presales'
import { drawnTrial, entryFor, openTrial } from './activities/trials'
import { groupFor, sellInGroups } from './activities/groupBuys'
import { bringsSomebody } from './people/referrals'
import { addShownQuestion, ANSWER, ASK, HELPFUL_ANSWER } from './content/questions'
import type { Answer } from './support'

/** So many calls have asked for a window of the engineers’ calendar. */
let windows = 0
/** Values that exist in the shop of these tests. */
export const KNOWN = {
  skuCode: 'POT',
  spuCode: 'P_POT',
  shopCode: 'S1',
  reasonCode: 'MIND',
  couponCode: 'C10',
  redPacketCode: 'RP1',
  // the riddle that runs; known once the shop stands
  riddleCode: '',
  act: 'VIEW',
  offerCode: 'O_POT',
  inviteCode: 'TESTTESTTEST',
  // the first on which an installer can come; known once the shop stands
  day: '',
  // one after the other: each has few places
  get window() {
    windows += 1
    // asked for thrice a call: of path, query and body
    return Math.floor(windows / 3) % 3
  },
  activityCode: 'A_POT',
  assistCode: 'as_known',
  expectedPoints: 300,
  expectedPayFen: 0,
  refundFen: 100,
  reviewId: 'rv_shown',
  storyId: 'st_shown',
  trialCode: 'tr_known',
  agreed: true,
  questionId: 'qu_shown',
  answerId: 'an_shown',
  // long enough for a question
  text: '烧开一壶水要几分钟？',
  carrierCode: 'SQ',
  score: 5,
  deliveryScore: 5,
  recipeCode: 'POT1',
  problemCode: PROBLEMS[0],
  // known once the shop stands
  policyCode: '',
  roomCode: ROOM,
  outletCode: OUTLET,
  latitude: 30.2,
  longitude: 120.1,
  upTo: 1,
  channelType: 'H5',
  viewerKey: 'abcdefgh12',
  kindCode: KIND,
  faultCodes: [FAULT],
  pictures: [],
  // bought alone
  group: undefined,
  sessionCode: undefined,
  employee: undefined,
  assist: undefined,
  presale: undefined,
  video: undefined,
  videoPoster: undefined,
  // a company's, or nobody's
  taxNo: undefined,
  address: undefined,
  bank: undefined,
  account: undefined,
  email: 'she@home.example',
  birthday: '1990-05-18',
  employeeNo: 'E_OF_TESTS',
  cardNo: '6222020000000000000',
  amountFen: 2_000
}

const singular = (name: string): string => name.replace(/(?<!s)s$/, '')
export const labelOf = (key: string, { place, name }: Field): string => `${key} ${place}.${name}`
const sent: Partial<Record<string, string>> = fields
const declaredOf: Partial<Record<string, Owned | 'everybody'>> = declarations
/** Returns the owner of a field; undefined: nobody has said. */
export function whose(key: string, field: Field): Owned | 'everybody' | undefined {
  const kind = sent[field.name]
  const own = declaredOf[labelOf(key, field)]
  if (own !== undefined || kind === 'unclear') return own
  if (kind === 'own') return singular(field.name) as Owned
  return kind === undefined ? undefined : 'everybody'
}
export function ownedKind(key: string, field: Field): Owned | undefined {
  const kind = whose(key, field)
  return kind === 'everybody' ? undefined : kind
}
export type Things = Record<Owned, string[]>
export interface Owner {
  shopper: TestShopper
  things: Things
  /** An order of theirs by where it stands. */
  orders: Record<'waiting' | 'paid' | 'shipped' | 'received' | 'reviewed', string>
  /** Who they are, what they have and where they live, in words and numbers that nobody else's have. */
  personal: string[]
}

/** One white pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVQImWP4////fwAJ+wP9CNHoHgAAAABJRU5ErkJggg==',
  'base64'
)

/** What an endpoint that takes a file is sent. */
function fileFor(key: EndpointKey): Buffer | Promise<Buffer> {
  if (/[-/]video$/.test(key)) return film()
  if (key.endsWith('-zip')) return archiveOf([{ bytes: PNG }])
  // a side of a card is refused where it is too small to be read
  return key.endsWith('/subsidy/upload') ? side() : PNG
}

/** Calls an endpoint; one that takes a file gets a picture or a video. */
export async function send(
  who: TestShopper,
  key: EndpointKey,
  { path, body, query }: Content
): Promise<Answer<unknown>> {
  const declaration: EndpointDeclaration = contract[key]
  // the page that a login is handed on to tells where it is from
  if (declaration.upload === undefined)
    return who.ask(key, { query, body, path: escapePath(path), headers: { origin: 'https://shop.example' } })
  const part = `--cut\r\ncontent-disposition: form-data; name="${declaration.upload.field}"; filename="a.png"\r\n\r\n`
  const form = Buffer.concat([Buffer.from(part), await fileFor(key), Buffer.from('\r\n--cut--\r\n')])
  const headers = { 'content-type': 'multipart/form-data; boundary=cut' }
  return who.ask(key, { query, path: escapePath(path), headers, body: form })
}

const HOUR_MS = 3_600_000
/** A shop at its noon, with a flash sale of POT in the afternoon and a count of how many each shopper bought of it. */
export async function startShopForOwners(options: Parameters<typeof startShop>[0] = {}): Promise<TestShop> {
  const shop = await startShop(options)
  await addShownReview(shop, KNOWN.reviewId)
  await addCampaign(shop, { storyId: KNOWN.storyId })
  await openTrial(shop, KNOWN.trialCode)
  await drawnTrial(shop)
  await sellInGroups(shop)
  await sellToEmployees(shop)
  await letFriendsHelp(shop, KNOWN)
  await withTwoContracts(shop)
  await addRecipes(shop)
  await addRiddle(shop)
  await addKeepable(shop, KNOWN.shopCode)
  await openDesk(shop)
  await addService(shop)
  // only the settlement that each of them has reaches it
  await addGift(shop, {
    activityCode: KNOWN.activityCode,
    shopCode: 'S1',
    overFen: 6_000,
    gifts: [[KNOWN.skuCode, 1000]]
  })
  await addOffers(shop, [offer(KNOWN.redPacketCode, 'SHOP', 1000)])
  // the older of both, so that «helpful» never changes their order
  await addShownQuestion(shop, ANSWERED_BY_ALL, 'an_first')
  await addShownQuestion(shop, KNOWN.questionId, KNOWN.answerId)
  // as `ownerIn` leaves it
  await shop.setPrice('POT2', 5_000 - KNOWN.refundFen)
  const { db, clock } = shop.core
  const pot = { sku_code: KNOWN.skuCode, coupon_code: null, points: KNOWN.expectedPoints, position: 0 }
  const many = { quantity: 1000, left_over: 1000, most_each: 1000 }
  await addPointOffers(db, [{ ...pot, ...many, offer_code: KNOWN.offerCode }])
  const hour = shopHour(clock.now())
  await clock.advance(((36 - hour) % 24) * HOUR_MS)
  // to come, however far a test moves the clock
  await flashSale(shop, KNOWN.skuCode, { from: 24_000, to: 24_001 })
  await db.updateTable('product').set({ purchase_limit: 99 }).where('spu_code', '=', KNOWN.spuCode).execute()
  // so far apart that what these tests sell changes no list's order
  await sql`update product set sold_count = 100000 * (select count(*) from product p where p.spu_code <= product.spu_code)`.execute(
    db
  )
  await sellByHours(shop)
  KNOWN.policyCode = await subsidise(shop, 'P_LAMP')
  await sellAhead(shop)
  KNOWN.riddleCode = (await shop.must('GET /o2mkt-b2c/v1/pub/password-red-packet')).riddleCode
  // after everything of theirs is there
  KNOWN.day = dayAfter(shopDay(shop.core.clock.now()), 5)
  return shop
}

/** What each of them has answered, so that the other question is left to answer. */
const ANSWERED_BY_ALL = 'qu_to_all'
// numbers of three digits, so that none is the beginning of another
let persons = 100
/** A shopper with one of everything, an order in every state among it. */
export async function ownerIn(shop: TestShop): Promise<Owner> {
  const shopper = await shop.shopper()
  const addressId = await shop.addAddress(shopper.userId, 'HANGZHOU')
  const caseCode = await casesIn(shop, shopper)
  const userCouponId = await shop.giveCoupon(shopper.userId, 'C5')
  const waiting = await order(shopper, { POT: 1 })
  await shop.setPrice('POT2', 5_000)
  const [paid = ''] = await paidOrder(shop, shopper, { POT2: 1 })
  // cheaper since: the difference of `KNOWN.refundFen` can be claimed
  await shop.setPrice('POT2', 5_000 - KNOWN.refundFen)
  const [shipped = ''] = await paidOrder(shop, shopper, { POT: 1 })
  const received = await receivedOrder(shop, shopper)
  const reviewed = await receivedOrder(shop, shopper)
  await advanceOrder(shop.core, shipped, 'ship')
  await shop.core.db.updateTable('parcel').set({ installed: true }).where('order_code', '=', shipped).execute()
  // nobody else sees it yet
  const reviewId = await write(shopper, reviewed)
  await shopper.must(HELPFUL, { body: { reviewId: KNOWN.reviewId, helpful: true } })
  const { storyId } = await writeStory(shopper)
  await groupFor(shop, shopper, paid)
  const back = { order_code: received, position: 0, user_id: shopper.userId, frozen_fen: 100 }
  await shop.core.db.insertInto('order_rebate').values(back).execute()
  await boughtByHours(shop, shopper, paid)
  await employeeIn(shop, shopper, received)
  await assistFor(shop, shopper, paid)
  const ahead = await bookedAhead(shop, shopper)
  await shopper.must(HEART, { body: { storyId: KNOWN.storyId, hearted: true } })
  const { questionId } = await shopper.must(ASK, { body: { spuCode: KNOWN.spuCode, text: '壶嘴倒水会滴吗？' } })
  const { answerId } = await shopper.must(ANSWER, { body: { questionId: ANSWERED_BY_ALL, text: '不会滴' } })
  await shopper.must(HELPFUL_ANSWER, { body: { answerId: KNOWN.answerId, helpful: true } })
  await shopper.must('POST /o2wl/v1/favorites/recipe', { body: { recipeCode: KNOWN.recipeCode, favorite: true } })
  await shopper.must('POST /o2wl/v1/alerts', { body: { skuCode: KNOWN.skuCode, kind: 'PRICE' } })
  await keepThings(shop, shopper, KNOWN)
  const talk = await talkedTo(shop, shopper)
  Object.assign(talked, await askedRobot(shopper, talk.id))
  await shopper.must(TICKET)
  const paymentId = await startPay(shopper, waiting)
  await shopper.must('POST /o2ord-b2c/v1/order-trades/pay-links', { body: { orderCodes: waiting } })
  const settlementId = await settlementOf(shopper, { POT: 2 })
  // orders would have used it
  const { titleId } = await shopper.must(ADD_TITLE, { body: { ...PERSON, isDefault: true } })
  const { invoiceCode } = await applyFor(shopper, received)
  const toConfirm = await bookedInvoice(shop, shopper, reviewed)
  await shopper.must(MAIL, { body: { invoiceCode: toConfirm, email: KNOWN.email } })
  const [order_code = ''] = waiting
  const wish = { order_code, user_id: shopper.userId, party: JSON.stringify(PERSON) }
  await shop.core.db.insertInto('invoice_wish').values(wish).execute()
  const billIds = await addBills(shop, shopper)
  await toldPartner(shop, shopper)
  const userPacketId = await givePacket(shop, shopper.userId)
  await addOldWin(shop, shopper.userId, userPacketId)
  const now = shop.core.clock.date()
  await shop.core.db
    .insertInto('point_reminder')
    .values({ user_id: shopper.userId, ends_at: now, at: now, sent: true })
    .execute()
  const { rowId } = await shopper.must('POST /o2cart/v1/carts/save-by-product', {
    body: { skuCode: 'POT', quantity: 1 }
  })
  await shop.core.db
    .updateTable('user_coupon')
    .set({ settlement_id: null, used_at: null })
    .where('user_coupon_id', '=', userCouponId)
    .execute()
  const orders = { waiting, paid, shipped, received, reviewed }
  const personal = await madePersonal(shop, shopper)
  await bringsSomebody(shop, shopper)
  return {
    shopper,
    personal,
    orders: { ...orders, waiting: waiting[0] ?? '' },
    things: {
      addressId: [addressId, shopper.addressId],
      rowId: [rowId],
      billId: billIds,
      settlementId: [settlementId],
      orderCode: [...waiting, ahead, paid, shipped, received, reviewed],
      paymentId: [paymentId],
      userCouponId: [userCouponId],
      reviewId: [reviewId],
      storyId: [storyId],
      qualificationId: [await claimPiece(shopper, KNOWN.policyCode)],
      entryId: [await entryFor(shop, shopper)],
      questionId: [questionId],
      answerId: [answerId],
      userPacketId: [userPacketId],
      parcelCode: await parcelsOf(shop, shipped),
      titleId: [titleId],
      invoiceCode: [invoiceCode, toConfirm],
      sessionId: await otherLogins(shop, shopper),
      caseCode,
      messageId: await messagesOf(shopper),
      conversationId: [talk.id],
      talkId: [talk.talkId],
      ...(await earningIn(shop, shopper))
    }
  }
}

async function messagesOf(shopper: TestShopper): Promise<string[]> {
  const { list } = await shopper.must('GET /o2msg/v1/user-messages/list', { query: { size: 99 } })
  return list.map(({ messageId }) => messageId)
}

/**
 * Gives a shopper a name, a picture, points, a person of the platform, messages they allowed and a reminder, and their
 * addresses a receiver, a phone and a street; replies what of it nobody else has.
 */
async function madePersonal(shop: TestShop, shopper: TestShopper): Promise<string[]> {
  persons += 1
  const { db, clock } = shop.core
  const { userId } = shopper
  const [nick, receiver, phone, detail, openId] = [
    `昵称甲${persons}`,
    `收件乙${persons}`,
    `1775550${7000 + persons}`,
    `独居路${persons}号`,
    `oOfSomebody_${persons}`
  ]
  const points = 770_550_000 + persons
  await send(shopper, 'POST /o2cum/v1/customer-info/upload-avatar', { path: {}, query: {}, body: {} })
  for (const { const: template } of SubscribeTemplate.anyOf) {
    await shopper.must('POST /o2msg/v1/subscribe-messages', { body: { templates: [template] } })
  }
  await shopper.must('POST /o2mkt-b2c/v1/activity/subscribe-ms-activity', { body: { skuCode: KNOWN.skuCode } })
  await shopper.must('POST /o2mkt-b2c/v1/coupon-reminders', { body: { couponCode: 'CSOON' } })
  await shopper.must('POST /o2mkt-b2c/v1/password-red-packet/remind', { body: { reminded: true } })
  await db.updateTable('address').set({ receiver, phone, detail }).where('user_id', '=', userId).execute()
  await db.updateTable('address').set({ is_default: true }).where('address_id', '=', shopper.addressId).execute()
  const customer = { nick_name: JSON.stringify({ zh: nick, en: nick }), first_order_flag: 1 }
  await db.updateTable('customer').set(customer).where('user_id', '=', userId).execute()
  await earn(db, { userId, source: 'SERVICE', reference: `gift_${persons}`, points, now: clock.date() })
  await grant(db, { userId, account: 'BALANCE', fen: 100, reference: 'gift', now: clock.date() })
  await shopper.must('POST /o2cum/v1/checkin')
  const { addressId } = shopper
  const { offerCode, expectedPoints } = KNOWN
  await shopper.must('POST /o2cum/v1/customer-point/reducePoint', { body: { offerCode, expectedPoints, addressId } })
  await bindPerson(db, { openId, unionId: `uOfSomebody_${persons}` }, userId, clock.date())
  await keepAccount(shop, shopper, phone)
  const { avatar = '' } = await shopper.must('GET /o2cum/v1/customer-info')
  return [nick, receiver, phone, detail, openId, String(points), avatar]
}

/** Two logins of theirs elsewhere. */
async function otherLogins(shop: TestShop, { userId }: TestShopper): Promise<string[]> {
  const { db } = shop.core
  const before = await db.selectFrom('session').select('session_id').where('user_id', '=', userId).execute()
  await shop.tokenOf(userId)
  await shop.tokenOf(userId)
  const known = new Set(before.map((session) => session.session_id))
  const all = await db.selectFrom('session').select('session_id').where('user_id', '=', userId).execute()
  return all.map((session) => session.session_id).filter((id) => !known.has(id))
}

/** What is kept of somebody beside shopping: what they agreed to, are, told and have asked for. */
async function keepAccount({ core: { db, clock } }: TestShop, { userId }: TestShopper, phone: string): Promise<void> {
  const now = clock.date()
  const later = new Date(clock.now() + 400 * 24 * HOUR_MS)
  const agreed = { user_id: userId, policy_code: 'USER', agreed_at: now, host: 'WEAPP' }
  await db.insertInto('agreed_text').values(agreed).execute()
  // they had their own number opened
  await noteEvent(db, { act: 'DISCLOSE', by: userId, about: 'holder', userId, now })
  await db
    .insertInto('customer_role')
    .values({ user_id: userId, role: 'PARTNER', granted_at: now, granted_by: 'staff_tests' })
    .execute()
  await db
    .insertInto('dealer_request')
    .values({ user_id: userId, state: 'ASKED', asked_at: now, decided_by: null })
    .execute()
  await db
    .insertInto('employee_file')
    .values({
      employee_no: `E_${userId}`,
      phone,
      name: '{"zh":"员","en":"E"}',
      department: '{"zh":"部","en":"D"}',
      user_id: userId
    })
    .execute()
  await db
    .insertInto('personal')
    .values({ user_id: userId, birthday: null, birthday_at: null, gender: null, household: 3 })
    .execute()
  await db.insertInto('phone_wait').values({ user_id: userId, phone, asked_at: now, due_at: later }).execute()
  await db.insertInto('account_closing').values({ user_id: userId, asked_at: now, due_at: later }).execute()
  const file = { user_id: userId, content: '{}', made_at: now, ends_at: later }
  await db.insertInto('personal_file').values(file).execute()
  await db
    .insertInto('handover')
    .values({
      code_hash: `h_${userId}`,
      user_id: userId,
      phone: null,
      parent_hash: null,
      screen: '/pages/index/index',
      origin: 'https://shop.example',
      expires_at: later
    })
    .execute()
}

/** A case that waits for the shop, one for its goods, one for the shopper's word, and one that was withdrawn. */
async function casesIn(shop: TestShop, shopper: TestShopper): Promise<string[]> {
  const [onItsWay = ''] = await paidOrder(shop, shopper, { POT: 1 })
  await advanceOrder(shop.core, onItsWay, 'ship')
  const rows = [{ position: 0, quantity: 1 }]
  const rejected = { orderCode: onItsWay, kind: 'REFUND_ONLY', rows, reasonCode: 'REJECTED' } as const
  const submitted = await applyForCase(shopper, rejected)
  const orderCode = await deliveredOrder(shop, shopper, { POT: 1 })
  const back = { orderCode, kind: 'RETURN', rows, reasonCode: 'NO_REASON' } as const
  const withdrawn = await applyForCase(shopper, back)
  await shopper.must(CANCEL_CASE, { body: { caseCode: withdrawn.caseCode } })
  const disputed = await returning(shopper, await deliveredOrder(shop, shopper, { POT: 1 }))
  const found = [{ position: 0, accepted: 0, sellable: 0 }]
  await inspect(shop.core, TESTER, disputed.caseCode, { found })
  const waiting = await applyForCase(shopper, back)
  return [
    ...[submitted, waiting, disputed, withdrawn].map((claim) => claim.caseCode),
    ...(await exchangesIn(shop, shopper))
  ]
}

/** An exchange that waits for the shop, one that was sent, and one that was withdrawn. */
async function exchangesIn(shop: TestShop, shopper: TestShopper): Promise<string[]> {
  const exchanging = async () =>
    applyForExchange(shopper, exchangeFor(await deliveredOrder(shop, shopper, { POT: 1 }), 'POT'))
  const [submitted, sent, withdrawn] = [await exchanging(), await exchanging(), await exchanging()]
  await shopper.must(CANCEL_CASE, { body: { caseCode: withdrawn.caseCode } })
  await agree(shop.core, TESTER, sent.caseCode)
  await shopper.must(SEND, { body: { caseCode: sent.caseCode, ...NUMBER, pictures: [] } })
  await inspect(shop.core, TESTER, sent.caseCode, { found: [] })
  const by = { carrier: { zh: '顺启速运', en: 'Shunqi' }, trackingNo: 'SQ77201180' }
  await sendNew(shop.core, TESTER, sent.caseCode, by)
  return [submitted, sent, withdrawn].map(({ caseCode }) => caseCode)
}

/** The parcels that an order travels in. */
async function parcelsOf({ core: { db } }: TestShop, orderCode: string): Promise<string[]> {
  const found = await db.selectFrom('parcel').select('parcel_code').where('order_code', '=', orderCode).execute()
  return found.map(({ parcel_code }) => parcel_code)
}

/** Numbers that messages of each owner's conversation have, known once there is one. */
const talked = { said: 0, answered: 0 }
/** What goes with an id of a chat: a card of the kind that the id is of, and a number of what was said. */
function ofChat(key: EndpointKey, field: Field | undefined): Record<string, unknown> {
  if (key === 'POST /o2msg/v1/chat/session') return { act: 'PERSON' }
  if (key === 'POST /o2msg/v1/chat/take-back') return { number: talked.said }
  if (key === 'POST /o2msg/v1/chat/helped') return { number: talked.answered }
  if (key !== 'POST /o2msg/v1/chat/messages') return {}
  const kind = { orderCode: 'ORDER', caseCode: 'CASE' }[field?.name ?? ''] ?? 'TEXT'
  return { kind, pictures: undefined }
}

/**
 * What a shopper sends for an endpoint when each id is their own; `choice` picks among several of a kind, `field` is the one
 * that it is about.
 */
export function ownContent(endpoint: Endpoint, mine: Things, choice: number, about?: Field): Content {
  const known = { ...KNOWN, ...REGION, ...ofChat(endpoint.key, about) }
  let content = contentOf((place) => sampleOf(schemaOf(endpoint, place), known))
  for (const field of endpoint.fields) {
    const kind = ownedKind(endpoint.key, field)
    if (kind !== undefined) content = withField(content, field, mine[kind][choice % mine[kind].length])
  }
  return content
}

/** What is asked for of an own case is what it is for, at the amount that is told. */
async function agreeingToCase(shopper: TestShopper, content: Content): Promise<Content> {
  const { caseCode } = content.body as { caseCode: string }
  const answer = await shopper.ask(CASE, { query: { caseCode } })
  if (!answer.success || answer.data.kind === 'EXCHANGE') return content
  const { orderCode, kind, reasonCode } = answer.data
  const rows = [{ position: 0, quantity: 1 }]
  // what is asked about gifts is of no kind
  if (!('kind' in content.body)) return { ...content, body: { orderCode, rows, caseCode } }
  const wish = { orderCode, kind, reasonCode, rows, caseCode }
  const estimate = await shopper.ask(ESTIMATE, { body: wish })
  const { expectedFen } = content.body as { expectedFen?: number }
  const now = estimate.success ? estimate.data.amounts.refundFen : 0
  const seen = expectedFen === undefined ? {} : { expectedFen: now, text: '', pictures: [] }
  return { ...content, body: { ...wish, ...seen } }
}

/** The same for an exchange; what is wrong has to be shown. */
async function agreeingToExchange(shopper: TestShopper, content: Content): Promise<Content> {
  const { caseCode } = content.body as { caseCode: string }
  const answer = await shopper.ask(CASE, { query: { caseCode } })
  if (!answer.success || answer.data.exchange === undefined) return content
  const wish = { ...exchangeFor(answer.data.orderCode, answer.data.exchange.skuCode), caseCode }
  const said = { text: '', pictures: [await evidence(shopper)], expectedFen: 0 }
  return { ...content, body: { ...wish, ...said } }
}

/** A submit says what the shopper saw; the others are sent as they are. */
export async function agreeing(shopper: TestShopper, content: Content): Promise<Content> {
  if ('rows' in content.body && ('kind' in content.body || 'caseCode' in content.body))
    return agreeingToCase(shopper, content)
  if ('caseCode' in content.body && 'skuCode' in content.body) return agreeingToExchange(shopper, content)
  const { settlementId, expectedPayFen, expectedFen, balanceFen, orderCodes } = content.body as {
    settlementId?: string
    expectedPayFen?: number
    expectedFen?: number
    balanceFen?: number
    orderCodes?: string[]
  }
  if (expectedFen !== undefined && balanceFen !== undefined && orderCodes !== undefined) {
    const query = { orderCodes: orderCodes.join(',') }
    const desk = await shopper.ask('GET /o2ord-b2c/v1/order-trades/desk', { query })
    // orders that can't be paid are refused by the desk itself
    const amountFen = desk.success ? desk.data.amountFen : expectedFen
    const { months: _months, ...body } = content.body as { months?: number }
    return { ...content, body: { ...body, expectedFen: amountFen, balanceFen: 100, channel: 'WECHAT' } }
  }
  if (settlementId === undefined || expectedPayFen === undefined) return content
  const seen = await shopper.must('GET /o2cht/v1/order-settlements/query-settlement-detail', {
    query: { settlementId }
  })
  const agreed = { expectedPayFen: seen.payFen, expectedDigest: seen.digest }
  return { ...content, body: { ...content.body, ...agreed } }
}

/** Made anew for each who asks. */
const HANDOVER_KEY = 'POST /o2cum/v1/pub/get-h5-auth-token'
/** What somebody is answered by everything that can be read, by endpoint. */
export async function allRead(who: TestShopper): Promise<[string, Answer<unknown>][]> {
  const answers: [string, Answer<unknown>][] = []
  for (const endpoint of endpoints.filter(
    ({ key, method, declaration }) => method === 'GET' || (declaration.token === 'optional' && key !== HANDOVER_KEY)
  )) {
    const { query, body, path } = contentOf((place) =>
      sampleOf(schemaOf(endpoint, place), { ...KNOWN, ...REGION, keyword: '水壶' })
    )
    // The first sample may narrow optional fields to nothing: also ask with only what has to be there.
    const required = (endpoint.declaration.query as { required?: string[] }).required ?? []
    const bare = Object.fromEntries(Object.entries(query).filter(([name]) => required.includes(name)))
    for (const variant of [query, bare]) {
      const how = endpoint.method === 'GET' ? { query: variant } : { query: variant, body }
      const answer = await who.ask(endpoint.key, { ...how, path: escapePath(path) })
      assert.ok(answer.status < 500, `${endpoint.key} ${answer.message}`)
      answers.push([endpoint.key, answer])
    }
  }
  return answers
}
