/** Every act of the staff, by area: what it needs, what is noted of it, and what it is done with here. The types demand all. */
import { shopDay } from '../../../domain/day'
import { DAY_MS, HOUR_MS } from '../../../domain/spans'
import * as afterSales from '../../../gateway/src/areas/afterSales/desk'
import * as assist from '../../../gateway/src/areas/assist/desk'
import * as chat from '../../../gateway/src/areas/chat/desk'
import * as closing from '../../../gateway/src/areas/closing/desk'
import * as coupon from '../../../gateway/src/areas/coupon/desk'
import * as employee from '../../../gateway/src/areas/employee/desk'
import * as exchange from '../../../gateway/src/areas/exchange/desk'
import * as fee from '../../../gateway/src/areas/fee/desk'
import * as groupBuy from '../../../gateway/src/areas/groupBuy/desk'
import * as invoice from '../../../gateway/src/areas/invoice/desk'
import * as journal from '../../../gateway/src/areas/journal/desk'
import * as live from '../../../gateway/src/areas/live/desk'
import * as parcel from '../../../gateway/src/areas/parcel/desk'
import * as partner from '../../../gateway/src/areas/partner/desk'
import * as points from '../../../gateway/src/areas/points/desk'
import * as presale from '../../../gateway/src/areas/presale/desk'
import * as protection from '../../../gateway/src/areas/protection/desk'
import * as question from '../../../gateway/src/areas/question/desk'
import * as rebate from '../../../gateway/src/areas/rebate/desk'
import * as redPacket from '../../../gateway/src/areas/redPacket/desk'
import * as referral from '../../../gateway/src/areas/referral/desk'
import * as review from '../../../gateway/src/areas/review/desk'
import * as role from '../../../gateway/src/areas/role/desk'
import * as seckill from '../../../gateway/src/areas/seckill/desk'
import * as serviceBill from '../../../gateway/src/areas/serviceBill/desk'
import * as shipping from '../../../gateway/src/areas/shipping/desk'
import * as shop from '../../../gateway/src/areas/shop/desk'
import * as story from '../../../gateway/src/areas/story/desk'
import * as subsidy from '../../../gateway/src/areas/subsidy/desk'
import * as trial from '../../../gateway/src/areas/trial/desk'
import * as wallet from '../../../gateway/src/areas/wallet/desk'
import { newestContract, type ContractText } from '../../../gateway/src/areas/partner/store'
import { staffPhoto } from '../../../gateway/src/console/photo'
import type { Core } from '../../../gateway/src/core/area'
import type { Permission, Staff } from '../../../gateway/src/core/desk'
import { SHOPPER, type Subjects } from './deskSubjects'

/** The desk of each area. */
export const desks = {
  afterSales,
  assist,
  chat,
  closing,
  coupon,
  employee,
  exchange,
  fee,
  groupBuy,
  invoice,
  journal,
  live,
  parcel,
  partner,
  points,
  presale,
  protection,
  question,
  rebate,
  redPacket,
  referral,
  review,
  role,
  seckill,
  serviceBill,
  shipping,
  shop,
  story,
  subsidy,
  trial,
  wallet
}
export type Desks = typeof desks

/** Names of a module's functions that take a person of the staff second. */
type ActNames<M> = {
  [K in keyof M]: M[K] extends (...given: infer G) => unknown
    ? G extends [unknown, Staff, ...unknown[]]
      ? K
      : never
    : never
}[keyof M]
/** What an act takes after the gateway and the person. */
type Rest<F> = F extends (core: never, staff: Staff, ...rest: infer R) => unknown ? R : never

/** What is given to an act, here on the demonstration's things. */
type Given<R> = (of: Subjects, core: Core) => R | Promise<R>
/** What is noted that it was done with: a thing of these, or the code of what it makes. */
type About = keyof Subjects | RegExp | ((of: Subjects) => string)
/** What it needs, what it is called (nothing is noted of one without a name), about what, and with what; else with that. */
export type Act = readonly [Permission, string, About, Given<unknown[]>?]
type ActOf<R> =
  | readonly [Permission, string, About, Given<R>]
  | (R extends [string] ? readonly [Permission, string, keyof Subjects] : never)

type Acts = { [A in keyof Desks]: { [K in ActNames<Desks[A]>]: ActOf<Rest<Desks[A][K]>> } }

const words = { zh: '演示', en: 'A demonstration' }
const shopperId = (): string => SHOPPER.userId

/** Times of an activity that runs from tomorrow on. */
const times = ({ clock }: Core) => ({ startAt: clock.now() + DAY_MS, endAt: clock.now() + 2 * DAY_MS })

/** A few pieces of the SKU that is in no activity, at a lower price; fen. */
const pieces = ({ sku: { skuCode, priceFen } }: Subjects, core: Core) => ({
  skuCode,
  priceFen: priceFen - 1_000,
  allotment: 2,
  limitEach: 1,
  ...times(core)
})

/** Prices of two steps, the second lower. */
const steps = ({ sku: { priceFen } }: Subjects) => [
  { size: 2, helpers: 2, priceFen: priceFen - 1_000 },
  { size: 3, helpers: 3, priceFen: priceFen - 2_000 }
]

const newEmployee = { employeeNo: 'E9999', phone: '13900009999', name: words, department: words }

/** The newest contract, to be issued again. */
async function contractOf({ db }: Core): Promise<ContractText> {
  const newest = await newestContract(db)
  if (newest === undefined) throw new Error('The demonstration has no contract')
  const { title, intro, sections } = newest
  return { title, intro, sections }
}

export const acts: Acts = {
  afterSales: {
    agree: ['AFTERSALES', 'case.agree', 'askedCase'],
    refuse: ['AFTERSALES', 'case.refuse', 'askedCase', (of) => [of.askedCase, words]],
    inspect: ['AFTERSALES', 'case.inspect', 'returningCase', (of) => [of.returningCase, { found: [] }]],
    sendNew: [
      'AFTERSALES',
      'case.send',
      'readyCase',
      (of) => [of.readyCase, { carrier: words, trackingNo: 'SQ77201180' }]
    ],
    outOfStock: ['AFTERSALES', 'case.no-stock', 'readyCase', (of) => [of.readyCase, words]],
    decide: ['AFTERSALES', 'case.decide-send_back', 'disputedCase', (of) => [of.disputedCase, 'SEND_BACK']],
    setReturnPlace: [
      'AFTERSALES',
      'case.return-place',
      'openShop',
      (of) => [{ shopCode: of.openShop, name: words, phone: '139****0000', address: words }]
    ]
  },
  assist: {
    publishAssist: ['ACTIVITIES', 'assist.publish', /^aa_/, (of, core) => [{ ...pieces(of, core), steps: steps(of) }]],
    endAssist: ['ACTIVITIES', 'assist.end', 'assist']
  },
  chat: {
    take: ['CHAT', 'chat.take', 'queued'],
    say: ['CHAT', 'chat.say', 'talking', (of) => [of.talking, { text: '在' }]],
    handOver: ['CHAT', 'chat.hand-over', 'talking', (of) => [of.talking, { to: of.nextAgent, note: '' }]],
    end: ['CHAT', 'chat.end', 'talking'],
    got: ['CHAT', 'chat.got', 'talking', (of) => [of.talking, 1]],
    read: ['CHAT', 'chat.read', 'talking', (of) => [of.talking, 1]],
    type: ['CHAT', '', 'talking'],
    changePhone: ['ACCOUNTS', 'account.phone-wait', 'talking', (of) => [of.talking, '13900008888']],
    setHours: ['CHAT', 'chat.hours', () => '60-120', () => [{ from: 60, to: 120 }]]
  },
  closing: { failPresaleOrder: ['ACTIVITIES', 'presale.fail', 'booked'] },
  coupon: {
    giveByHand: ['REWARDS', 'coupon.give', 'couponCode', ({ couponCode }) => [{ phone: SHOPPER.phone, couponCode }]],
    endByHand: ['REWARDS', 'coupon.end', 'ownCoupon']
  },
  employee: {
    enrolEmployee: ['ROLES', 'employee.enrol', () => 'E9999', () => [newEmployee, { pieces: 2, fen: 100_000 }]],
    dismissEmployee: ['ROLES', 'employee.dismiss', 'employeeNo'],
    handOutCode: ['ROLES', 'employee.code', 'employeeNo'],
    publishOffer: ['ACTIVITIES', 'employee.publish', /^eo_/, (of, core) => [{ ...pieces(of, core), pieces: 1 }]],
    endOffer: ['ACTIVITIES', 'employee.end', 'offer']
  },
  exchange: { sendGoods: ['SHIPPING', 'exchange.send', /^QH\d{12}$/, () => []] },
  fee: {
    setFee: [
      'PRICES',
      'fee.set',
      ({ fee: { kindCode, work, regionClass, itemCode } }) => [kindCode, work, regionClass, itemCode].join(' '),
      (of, { clock }) => [{ ...of.fee, validFrom: shopDay(clock.now() + 2 * DAY_MS), fen: 1_000 }]
    ],
    writeBill: [
      'SERVICE',
      'fee.bill',
      /^bill_/,
      ({ fee: { kindCode, work, itemCode } }) => [{ kindCode, work, regionCode: '', lines: [{ itemCode, count: 1 }] }]
    ]
  },
  seckill: {
    publishSession: ['ACTIVITIES', 'flash.publish', /^fs_/, (of, core) => [times(core), [pieces(of, core)]]],
    moveSession: [
      'ACTIVITIES',
      'flash.move',
      'session',
      (of, { clock }) => [of.session, { startAt: clock.now() + 90 * DAY_MS, endAt: clock.now() + 91 * DAY_MS }]
    ],
    closeSession: ['ACTIVITIES', 'flash.close', 'session']
  },
  groupBuy: {
    publishGroupBuy: ['ACTIVITIES', 'group.publish', /^ga_/, (of, core) => [{ ...pieces(of, core), tiers: steps(of) }]],
    endGroupBuy: ['ACTIVITIES', 'group.end', 'group']
  },
  invoice: { bookInvoice: ['INVOICES', 'invoice.book', 'invoice'] },
  journal: {
    review: ['WITHDRAWALS', 'withdrawal.review', 'submitted'],
    approve: ['WITHDRAWALS', 'withdrawal.approve', 'reviewing'],
    refuse: ['WITHDRAWALS', 'withdrawal.refuse', 'submitted', (of) => [of.submitted, words]],
    writeDown: ['WITHDRAWALS', 'withdrawal.write_down', 'paying', (of) => [of.paying]]
  },
  live: {
    moveRoom: ['LIVE', 'live.pause', 'room', (of) => [{ roomCode: of.room, step: 'pause' }]],
    explain: ['LIVE', 'live.explain', 'room', (of) => [{ roomCode: of.room, skuCode: of.roomSku }]]
  },
  parcel: { shipAtDesk: ['SHIPPING', 'order.ship', 'paidOrder'] },
  partner: {
    actOnPartner: ['PARTNERS', 'partner.leave', 'partner', (of) => [{ userId: of.partner, step: 'leave' }]],
    issueContract: ['PARTNERS', 'partner.contract', /^version \d+$/, async (_of, core) => [await contractOf(core)]],
    reissueContract: ['PARTNERS', 'partner.contract', /^version \d+$/, () => []]
  },
  points: { actOnPoints: ['REWARDS', 'points.grant', shopperId, () => [{ userId: shopperId(), step: 'grant' }]] },
  presale: {
    publishPresale: [
      'ACTIVITIES',
      'presale.publish',
      /^ps_/,
      (of, core) => {
        const { endAt } = times(core)
        const then = { balanceFrom: endAt + DAY_MS, balanceTo: endAt + 2 * DAY_MS, shipBy: endAt + 3 * DAY_MS }
        return [{ ...pieces(of, core), depositFen: 1_000, worthFen: 1_000, ...then }]
      }
    ],
    endPresale: ['ACTIVITIES', 'presale.end', 'presale']
  },
  protection: {
    cheapenProduct: ['PRICES', 'price.lower', ({ sku }) => sku.skuCode, ({ sku }) => [sku.skuCode]],
    cheapenOrder: ['PRICES', 'price.lower', 'paidOrder']
  },
  question: {
    actOnPiece: ['CONTENT', 'question.hold', 'question', (of) => [{ id: of.question, step: 'hold' }]],
    answerAsShop: [
      'CONTENT',
      'question.answer',
      'question',
      (of) => [{ questionId: of.question, typed: '支持的，请放心使用' }]
    ]
  },
  rebate: {
    publishRebate: [
      'ACTIVITIES',
      'rebate.publish',
      /^rb_/,
      ({ sku }) => [{ spuCode: sku.spuCode, rate: { basisPoints: 100 } }]
    ],
    endRebate: ['ACTIVITIES', 'rebate.end', 'rebate']
  },
  redPacket: {
    givePacket: ['REWARDS', 'packet.give', shopperId, () => [{ userId: shopperId(), amountFen: 500 }]],
    endPackets: ['REWARDS', 'packet.end', shopperId, () => [shopperId()]]
  },
  referral: {
    actOnReferral: ['ROLES', 'referral.block', 'employeeNo', (of) => [{ id: of.employeeNo, step: 'block' }]]
  },
  review: {
    actOnReview: ['CONTENT', 'review.reply', 'review', (of) => [{ reviewId: of.review, step: 'reply', reply: '谢谢' }]]
  },
  role: { actOnRole: ['ROLES', 'role.grant-dealer', 'dealer', (of) => [{ userId: of.dealer, step: 'grant-dealer' }]] },
  serviceBill: { actOnBill: ['SERVICE', 'bill.accept', 'bill', (of) => [{ billId: of.bill, step: 'accept' }]] },
  shipping: {
    correctParcel: [
      'SHIPPING',
      'parcel.correct',
      'toldOrder',
      (of) => [{ orderCode: of.toldOrder, trackingNo: 'SQ0002' }]
    ]
  },
  shop: {
    closeShop: ['SHOPS', 'shop.close', 'openShop', (of) => [{ shopCode: of.openShop, reason: words }]],
    openShop: ['SHOPS', 'shop.open', 'closedShop'],
    putLicence: [
      'SHOPS',
      'shop.licence',
      ({ licence: { shopCode, kind } }) => `${shopCode}/${kind}`,
      async (of) => [{ ...of.licence, bytes: await staffPhoto() }]
    ],
    lookAtReport: ['CONTENT', 'report.look', 'openShop', (of) => [{ userId: shopperId(), shopCode: of.openShop }]]
  },
  story: { actOnStory: ['CONTENT', 'story.show', 'story', (of) => [{ storyId: of.story, step: 'show' }]] },
  subsidy: {
    publishSubsidy: [
      'ACTIVITIES',
      'subsidy.publish',
      /^sp_/,
      (_of, core) => [{ categoryCode: 'desk', name: words, regionCodes: ['330100'], budget: 10, ...times(core) }]
    ],
    enrolProduct: [
      'ACTIVITIES',
      'subsidy.enrol',
      ({ policy, subsidisable }) => `${policy} ${subsidisable}`,
      ({ policy, subsidisable }) => [{ policyCode: policy, spuCode: subsidisable }]
    ],
    setBudget: ['ACTIVITIES', 'subsidy.budget', 'policy', (of) => [{ policyCode: of.policy, budget: 500_000 }]],
    setRegions: [
      'ACTIVITIES',
      'subsidy.regions',
      'policy',
      (of) => [{ policyCode: of.policy, regionCodes: ['330100'] }]
    ],
    sendReader: ['ACTIVITIES', 'subsidy.reader', () => 'away', () => [true]]
  },
  trial: {
    publishTrial: [
      'ACTIVITIES',
      'trial.publish',
      /^tr_/,
      (of, core) => {
        const { startAt, endAt: closeAt } = times(core)
        const goods = { skuCode: of.sku.skuCode, slogan: words, hint: words, pieces: 1 }
        return [{ ...goods, startAt, closeAt, drawAt: closeAt + HOUR_MS }]
      }
    ],
    closeTrial: ['ACTIVITIES', 'trial.close', 'openTrial'],
    drawTrial: ['ACTIVITIES', 'trial.draw', 'closedTrial']
  },
  wallet: {
    addToWallet: ['REWARDS', 'wallet.balance', shopperId, () => [{ userId: shopperId(), account: 'BALANCE', fen: 100 }]]
  }
}
