/** The trade-in subsidy: what is subsidised where, and the shopper's own qualifications (spec 7.3, 7.4). */
import { Type } from 'typebox'
import { endpoint, uploadEndpoint } from '../endpoint'
import { Code, Fen, Millis, RegionCode, Signs } from '../shared'

/** `domain/activity/subsidy` says what leads from one to another. */
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
  subsidyFen: Type.Optional(Fen),
  /** Number of the piece that it was used for, once that was sent. */
  serialNo: Type.Optional(Type.String()),
  /** The shopper wants an SMS before it ends. */
  remindsBySms: Type.Boolean()
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
export const SubsidyHolder = Type.Object({
  nameMasked: Type.String(),
  idMasked: Type.String(),
  /** When the pictures of the card are deleted; absent: they are. */
  picturesUntil: Type.Optional(Millis)
})

const SmsCode = Type.String({ pattern: '^[0-9]{6}$' })
const Picture = Type.String({ pattern: '^/storage/uploads/[A-Za-z0-9._-]{1,80}$' })

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
    summary: 'What is subsidised where, and where the shopper stands; who is not logged in sees what there is',
    token: 'optional',
    data: SubsidyStanding
  }),
  'POST /o2mkt-b2c/v1/subsidy/claim': endpoint({
    summary: 'Claims a category’s subsidy for a region; again it changes nothing while one is unused',
    token: 'required',
    body: Type.Object({
      policyCode: Code,
      regionCode: RegionCode,
      agreedToReport: Type.Literal(true),
      remindBySms: Type.Optional(Type.Boolean())
    }),
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
  'POST /o2mkt-b2c/v1/subsidy/remind': endpoint({
    summary: 'Says whether an SMS is wanted before a qualification ends',
    token: 'required',
    body: Type.Object({ qualificationId: Code, remindBySms: Type.Boolean() }),
    changes: [],
    data: SubsidyStanding
  }),
  'POST /o2mkt-b2c/v1/subsidy/upload': uploadEndpoint({
    summary:
      'Takes a picture of one side of an ID card (JPEG, PNG or WebP); a watermark is drawn into it, and nobody opens it by its path',
    upload: {
      field: 'file',
      maxBytes: 4 * 1024 * 1024,
      atOnce: 2,
      tooLarge: {
        code: 'subsidy.picture-large',
        zh: '照片太大了，请选一张 4 MB 以内的',
        en: 'That picture is too large, 4 MB at most'
      }
    },
    changes: [],
    data: Type.Object({ path: Type.String() })
  }),
  'POST /o2cum/v1/customer-info/validateIdCardInfo': endpoint({
    summary: 'Tells who claims subsidies, with both sides of the ID card: kept sealed, and shown masked',
    token: 'required',
    body: Type.Object({
      realName: Signs(2, 30),
      idNumber: Signs(15, 40),
      /** The side with the portrait, then the one with the emblem. */
      pictures: Type.Array(Picture, { minItems: 2, maxItems: 2 }),
      agreedToCheck: Type.Literal(true)
    }),
    changes: ['o2mkt-b2c/subsidy'],
    data: SubsidyHolder
  }),
  'POST /o2mkt-b2c/v1/subsidy/send-code': endpoint({
    summary: 'Sends a code to the shopper’s own phone that opens name and number in full, and nothing else',
    token: 'required',
    changes: 'nothing',
    data: Type.Object({ captchaKey: Code, resendAfterSeconds: Type.Integer(), expiresInSeconds: Type.Integer() })
  }),
  'POST /o2cum/v1/customer-info/get-decrypt-customer-info': endpoint({
    summary: 'Name and number in full for who has the code of their own phone; each time is noted',
    token: 'required',
    body: Type.Object({ captchaKey: Code, captcha: SmsCode }),
    changes: 'nothing',
    data: Type.Object({ realName: Type.String(), idNumber: Type.String() })
  })
}
