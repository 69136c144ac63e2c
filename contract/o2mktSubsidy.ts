/** The trade-in subsidy: what is subsidised where, and the shopper's own qualifications (spec 7.3, 7.4). */
import { Type } from 'typebox'
import { endpoint } from './endpoint'
import { Code, Fen, Millis, RegionCode, Signs } from './shared'

/** `domain/subsidy` says what leads from one to another. */
export const QualificationState = Type.Union([
  Type.Literal('NONE'),
  Type.Literal('UNREDEEMED'),
  Type.Literal('HELD'),
  Type.Literal('REDEEMED'),
  Type.Literal('EXPIRED'),
  Type.Literal('UNBOUND')
])

/** One piece of one category that its owner may have subsidised. */
export const Qualification = Type.Object({
  qualificationId: Code,
  state: QualificationState,
  /** Shown in a store: twelve signs. */
  claimCode: Code,
  regionCode: RegionCode,
  regionName: Type.String(),
  claimedAt: Millis,
  validUntil: Millis,
  /** The order that has it, or had it last. */
  orderCode: Type.Optional(Code),
  /** What it took off. */
  subsidyFen: Type.Optional(Fen)
})

/** What a category is subsidised by. */
export const SubsidyPolicy = Type.Object({
  policyCode: Code,
  categoryCode: Code,
  name: Type.String(),
  picture: Type.String(),
  /** Energy level that its goods have. */
  energyLevel: Type.Integer({ minimum: 1, maximum: 5 }),
  percent: Type.Integer({ minimum: 1, maximum: 100 }),
  capFen: Fen,
  /** Pieces a person. */
  pieces: Type.Integer({ minimum: 1 }),
  validDays: Type.Integer({ minimum: 1 }),
  regionCodes: Type.Array(RegionCode),
  /** Qualifications that are left. */
  left: Type.Integer({ minimum: 0 }),
  endAt: Millis,
  /** The shopper's own, what can be used first. */
  own: Type.Array(Qualification),
  /** What it can be used for, that saves most first. */
  goods: Type.Array(
    Type.Object({
      spuCode: Code,
      skuCode: Code,
      title: Type.String(),
      picture: Type.String(),
      priceFen: Fen,
      subsidyFen: Fen
    })
  )
})

/** Who somebody is, as they are shown it. */
export const SubsidyHolder = Type.Object({ nameMasked: Type.String(), idMasked: Type.String() })

export const SubsidyStanding = Type.Object({
  /** Absent: not told, or nobody is logged in. */
  holder: Type.Optional(SubsidyHolder),
  regions: Type.Array(Type.Object({ regionCode: RegionCode, regionName: Type.String() })),
  policies: Type.Array(SubsidyPolicy),
  /** From when on one may be unbound again; absent: now. */
  unbindFrom: Type.Optional(Millis)
})

export const subsidies = {
  'GET /o2mkt-b2c/v1/subsidy': endpoint({
    summary: 'What is subsidised where, and where the shopper stands',
    token: 'required',
    data: SubsidyStanding
  }),
  'POST /o2mkt-b2c/v1/subsidy/claim': endpoint({
    summary: 'Claims a category’s subsidy for a region; again it changes nothing while one is unused',
    token: 'required',
    body: Type.Object({ policyCode: Code, regionCode: RegionCode, agreedToReport: Type.Literal(true) }),
    changes: ['o2cht/order-settlements'],
    data: SubsidyStanding
  }),
  'POST /o2mkt-b2c/v1/subsidy/unbind': endpoint({
    summary: 'Gives an unused one up, once a day, so that it can be claimed for another region',
    token: 'required',
    body: Type.Object({ qualificationId: Code }),
    changes: ['o2cht/order-settlements'],
    data: SubsidyStanding
  }),
  'POST /o2cum/v1/customer-info/validateIdCardInfo': endpoint({
    summary: 'Tells who claims subsidies: kept sealed, and shown masked',
    token: 'required',
    body: Type.Object({ realName: Signs(2, 30), idNumber: Signs(15, 40), agreedToCheck: Type.Literal(true) }),
    changes: ['o2mkt-b2c/subsidy'],
    data: SubsidyHolder
  })
}
