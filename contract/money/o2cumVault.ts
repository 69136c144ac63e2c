/** A partner's money: what orders earn them, what of it can be withdrawn, and how it comes to their bank (spec 7.3, 7.4). */
import { Type } from 'typebox'
import { endpoint } from '../endpoint'
import { Code, Fen, Millis, Page, paged, Size } from '../shared'

/** Below zero: more was taken back than there is. */
const Signed = Type.Integer({ minimum: -9_999_999_999, maximum: 9_999_999_999, description: 'fen' })
const Month = Type.String({ pattern: '^20[0-9]{2}-(0[1-9]|1[0-2])$', description: 'month of the shop' })
/** The requested one, or one of those before it. */
const MonthShown = Type.String({ pattern: '^[0-9]{4}-[0-9]{2}$', description: 'month of the shop' })
const BasisPoints = Type.Integer({ minimum: 0, maximum: 10_000, description: 'hundredths of a percent' })

/** What became of a commission (`domain/partner/commission`). */
export const CommissionState = Type.Union([
  Type.Literal('PENDING'),
  Type.Literal('FROZEN'),
  Type.Literal('AVAILABLE'),
  Type.Literal('CLAWED')
])

/** What a partner has: each amount is the sum of its postings. */
export const PartnerAccount = Type.Object({
  partnerCode: Code,
  availableFen: Signed,
  frozenFen: Fen,
  pendingFen: Fen,
  /** On its way to the bank. */
  payingFen: Fen,
  /** All that was earned and not taken back, and what of it was withdrawn. */
  earnedFen: Signed,
  withdrawnFen: Fen,
  todayFen: Fen,
  yesterdayFen: Fen,
  /** Orders that are not received. */
  pendingOrders: Type.Integer({ minimum: 0 }),
  /** What thaws next, by day. */
  thaws: Type.Array(Type.Object({ at: Millis, fen: Fen })),
  month: Month,
  /** Earned in the month by its days from the first on, nothing left out; and in the same days of the month before. */
  days: Type.Array(Type.Object({ day: Type.Integer({ minimum: 1, maximum: 31 }), fen: Fen })),
  monthFen: Fen,
  beforeFen: Fen,
  /** Six months: up to two after that one, though none to come, and those before. */
  months: Type.Array(Type.Object({ month: MonthShown, fen: Fen }))
})

export const PartnerEntry = Type.Object({
  entryId: Code,
  /** EARN: an order was paid. CLAW: money of it went back. WITHDRAW: to the bank. BACK: that came back. LAPSE: not withdrawn within a year of leaving. */
  kind: Type.Union([
    Type.Literal('EARN'),
    Type.Literal('CLAW'),
    Type.Literal('WITHDRAW'),
    Type.Literal('BACK'),
    Type.Literal('LAPSE')
  ]),
  amountFen: Signed,
  at: Millis,
  /** An order's earnings: the goods, the buyer masked, the last digits of the order, the rate and what became of it. */
  title: Type.Optional(Type.String()),
  buyer: Type.Optional(Type.String()),
  orderTail: Type.Optional(Type.String()),
  basisPoints: Type.Optional(BasisPoints),
  state: Type.Optional(CommissionState),
  thawsAt: Type.Optional(Millis),
  /** A withdrawal: to which card, and what arrives. */
  bankName: Type.Optional(Type.String()),
  lastFour: Type.Optional(Type.String()),
  arrivesFen: Type.Optional(Fen)
})

export const PartnerOrder = Type.Object({
  /** The row's own id; it leads to nothing. */
  rowId: Code,
  title: Type.String(),
  picture: Type.String(),
  buyer: Type.String(),
  orderTail: Type.String(),
  placedAt: Millis,
  /** Paid for the row, and what of it went back. */
  paidFen: Fen,
  backFen: Fen,
  basisPoints: BasisPoints,
  /** At first, and what is left of it. */
  earnedFen: Fen,
  leftFen: Fen,
  state: CommissionState,
  receivedAt: Type.Optional(Millis),
  thawsAt: Type.Optional(Millis),
  /** A case after the sale is open: it thaws when that ends. */
  held: Type.Boolean()
})

export const WithdrawalState = Type.Union([
  Type.Literal('SUBMITTED'),
  Type.Literal('REVIEWING'),
  Type.Literal('PAYING'),
  Type.Literal('PAID'),
  Type.Literal('CANCELLED'),
  Type.Literal('REFUSED'),
  Type.Literal('FAILED')
])

export const Withdrawal = Type.Object({
  withdrawalId: Code,
  state: WithdrawalState,
  amountFen: Fen,
  feeFen: Fen,
  taxFen: Fen,
  arrivesFen: Fen,
  bankName: Type.String(),
  lastFour: Type.String(),
  submittedAt: Millis,
  endedAt: Type.Optional(Millis),
  /** Why it was refused or the bank did not pay. */
  reason: Type.Optional(Type.String())
})

export const PartnerCard = Type.Object({
  cardId: Code,
  bankName: Type.String(),
  lastFour: Type.String(),
  holder: Type.String(),
  /** A new card can be paid to from then on. */
  usableAt: Millis
})

const SmsCode = Type.String({ pattern: '^[0-9]{6}$' })

export const vault = {
  'GET /o2cum/v1/partner/account': endpoint({
    summary:
      'What a partner can withdraw, what is frozen and to settle, what thaws when, and what each day and month earned',
    token: 'required',
    query: Type.Object({ month: Type.Optional(Month) }),
    data: PartnerAccount
  }),
  'GET /o2cum/v1/partner/account-details': endpoint({
    summary: 'What went in and out of a partner’s account, the newest first, by kind and month, with the month’s sums',
    token: 'required',
    query: Type.Object({
      kind: Type.Optional(Type.Union([Type.Literal('EARN'), Type.Literal('CLAW'), Type.Literal('WITHDRAW')])),
      month: Type.Optional(Month),
      page: Page,
      size: Size
    }),
    data: Type.Object({ ...paged(PartnerEntry).properties, month: Month, inFen: Fen, outFen: Fen })
  }),
  'GET /o2ord-b2c/v1/glz-partner-orders': endpoint({
    summary:
      'Orders that came by a partner, row by row with what each earns, the newest first; how many there are of each state',
    token: 'required',
    matter: 'PARTNER_WORK',
    query: Type.Object({ state: Type.Optional(CommissionState), page: Page, size: Size }),
    data: Type.Object({
      ...paged(PartnerOrder).properties,
      counts: Type.Object({
        PENDING: Type.Integer(),
        FROZEN: Type.Integer(),
        AVAILABLE: Type.Integer(),
        CLAWED: Type.Integer()
      })
    })
  }),
  'GET /o2cum/v1/partner/sharing': endpoint({
    summary:
      'What a shopper’s shares carry while they earn by them, and what a product earns; nobody else is told either',
    token: 'required',
    matter: 'PARTNER_WORK',
    query: Type.Object({ spuCode: Type.Optional(Code) }),
    data: Type.Object({ partnerCode: Type.Union([Code, Type.Null()]), basisPoints: BasisPoints })
  }),
  'POST /o2cum/v1/partner/click': endpoint({
    summary: 'A page of a partner’s link was shown; the latest of a shopper counts for orders of the next 30 days',
    token: 'required',
    body: Type.Object({ partnerCode: Code, clickedAt: Millis }),
    changes: 'nothing',
    data: Type.Object({ kept: Type.Boolean() })
  }),
  'GET /o2cum/v1/partner/withdraw': endpoint({
    summary:
      'What a withdrawal needs to know: the balance, the card, limits and what is left of them, and the tax so far',
    token: 'required',
    data: Type.Object({
      availableFen: Signed,
      frozenFen: Fen,
      mostFen: Fen,
      card: Type.Union([PartnerCard, Type.Null()]),
      /** The name that the card has to be in, masked. */
      holder: Type.String(),
      phoneMasked: Type.String(),
      rule: Type.Object({
        leastFen: Fen,
        dailyFen: Fen,
        monthlyTimes: Type.Integer({ minimum: 0 }),
        freeTimes: Type.Integer({ minimum: 0 }),
        feeFen: Fen
      }),
      todayFen: Fen,
      monthTimes: Type.Integer({ minimum: 0 }),
      tax: Type.Object({
        mode: Type.Union([Type.Literal('MONTH'), Type.Literal('YEAR')]),
        incomeFen: Fen,
        withheldFen: Fen,
        months: Type.Integer({ minimum: 1, maximum: 12 })
      })
    })
  }),
  'POST /o2cum/v1/partner/card': endpoint({
    summary: 'Names the bank card a partner is paid to, in place of an earlier one; it can be paid to after a day',
    token: 'required',
    body: Type.Object({ cardNo: Type.String({ pattern: '^[0-9]{12,19}$' }) }),
    changes: [],
    data: PartnerCard
  }),
  'POST /o2cum/v1/partner/withdraw-code': endpoint({
    summary: 'Sends a code to the partner’s own phone that opens this amount to this card and nothing else',
    token: 'required',
    body: Type.Object({ amountFen: Type.Integer({ minimum: 1, maximum: 9_999_999_999 }), cardId: Code }),
    changes: 'nothing',
    data: Type.Object({ captchaKey: Code, resendAfterSeconds: Type.Integer(), expiresInSeconds: Type.Integer() })
  }),
  'POST /o2cum/v1/partner/withdraw': endpoint({
    summary:
      'Withdraws an amount to the card, once a code; refused where it would arrive with another amount than was shown',
    token: 'required',
    body: Type.Object({
      amountFen: Type.Integer({ minimum: 1, maximum: 9_999_999_999 }),
      cardId: Code,
      /** What arrives, as it was on the screen. */
      expectedFen: Fen,
      captchaKey: Code,
      captcha: SmsCode
    }),
    changes: [],
    data: Withdrawal
  }),
  'GET /o2cum/v1/partner/withdraws': endpoint({
    summary: 'A partner’s withdrawals, the newest first',
    token: 'required',
    query: Type.Object({ page: Page, size: Size }),
    data: paged(Withdrawal)
  }),
  'POST /o2cum/v1/partner/cancel-withdraw': endpoint({
    summary: 'Takes a withdrawal back that the bank was not asked for; its amount is back at once',
    token: 'required',
    body: Type.Object({ withdrawalId: Code }),
    changes: [],
    data: Withdrawal
  })
}
