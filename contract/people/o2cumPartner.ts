/** The partner programme: who may join, who they are, and what they sign (spec 7.3, 7.4). */
import { Type } from 'typebox'
import { endpoint } from '../endpoint'
import { Code, Fen, Millis, Signs } from '../shared'
import { account } from '../tags'

const Hash = Type.String({ pattern: '^[0-9a-f]{64}$', description: 'SHA-256' })
const SmsCode = Type.String({ pattern: '^[0-9]{6}$' })
const Version = Type.String({ pattern: '^[0-9]{1,4}$' })

/** Where somebody stands (`domain/partner/partner`). */
export const PartnerState = Type.Union([
  Type.Literal('NONE'),
  Type.Literal('APPLIED'),
  Type.Literal('VERIFIED'),
  Type.Literal('REFUSED'),
  Type.Literal('ACTIVE'),
  Type.Literal('RESIGN'),
  Type.Literal('SUSPENDED'),
  Type.Literal('LEFT')
])

export const PartnerStanding = Type.Object({
  state: PartnerState,
  /** Who can't join at all. */
  barred: Type.Optional(Type.Literal('EMPLOYEE')),
  /** Why identity was refused, or work stopped. */
  refusedReason: Type.Optional(Type.String()),
  /** Identity can be tried again from then on. */
  retryAt: Type.Optional(Millis),
  triesLeft: Type.Integer({ minimum: 0 }),
  /** Identity was sent, and somebody checks it. */
  checking: Type.Boolean()
})

/** What a partner is shown of what they told. */
export const PartnerFile = Type.Object({
  standing: PartnerStanding,
  partnerCode: Type.Optional(Code),
  /** 138****6021, where the code goes. */
  phoneMasked: Type.String(),
  nameMasked: Type.Optional(Type.String()),
  idMasked: Type.Optional(Type.String()),
  /** What was signed last. */
  signed: Type.Optional(
    Type.Object({
      version: Version,
      signedAt: Millis,
      shownHash: Hash,
      finalHash: Hash,
      /** Address of the signed document, for ten minutes. */
      document: Type.String()
    })
  )
})

const Point = Type.Array(Type.Number({ minimum: 0, maximum: 4000 }), { minItems: 2, maxItems: 2 })
const Length = Type.Integer({ minimum: 50, maximum: 4000 })

export const partners = {
  'GET /o2cum/v1/glz-partner/check-partner': endpoint({
    summary: 'Where the caller stands, whether they may join, and what partners earn',
    token: 'optional',
    data: Type.Object({
      standing: PartnerStanding,
      /** By category, the best paid last; each with a product that sells there. */
      rates: Type.Array(
        Type.Object({
          categoryCode: Code,
          name: Type.String(),
          basisPoints: Type.Integer({ minimum: 0, maximum: 10_000 }),
          title: Type.String(),
          picture: Type.String(),
          priceFen: Fen
        })
      )
    })
  }),
  'POST /o2cum/v1/glz-partner/create-partner': endpoint({
    summary: 'Asks to be a partner; again it changes nothing',
    token: 'required',
    changes: ['o2cum/partner'],
    data: Type.Object({ standing: PartnerStanding })
  }),
  'GET /o2cum/v1/partner/query': endpoint({
    summary: 'Where the shopper stands as a partner, and what is kept of who they are, masked',
    token: 'required',
    data: PartnerFile
  }),
  'POST /o2cum/v1/partner/verify': endpoint({
    summary: 'Tells who one is, with a code of one’s own phone; refused it can be tried again after a day, three times',
    token: 'required',
    body: Type.Object({ realName: Signs(2, 30), idNumber: Signs(15, 40), captchaKey: Code, captcha: SmsCode }),
    changes: ['o2cum/glz-partner', 'o2ord-b2c/glz-partner-orders', account],
    data: PartnerFile
  }),
  'GET /o2cum/v1/partner/contract': endpoint({
    summary: 'The contract that is to be signed now: its text, its document, and the hash of that',
    token: 'required',
    data: Type.Object({
      version: Version,
      title: Type.String(),
      intro: Type.String(),
      sections: Type.Array(Type.Object({ title: Type.String(), text: Type.String() })),
      hash: Hash,
      /** Address of the document, for ten minutes. */
      document: Type.String()
    })
  }),
  'POST /o2cum/v1/partner/contract': endpoint({
    summary: 'Signs exactly the document of that hash: by strokes on paper of that size, or by one’s typed name',
    token: 'required',
    body: Type.Object({
      version: Version,
      hash: Hash,
      paper: Type.Optional(Type.Object({ width: Length, height: Length })),
      strokes: Type.Optional(Type.Array(Type.Array(Point, { minItems: 1, maxItems: 600 }), { maxItems: 80 })),
      typedName: Type.Optional(Signs(2, 30))
    }),
    changes: ['o2cum/glz-partner', 'o2ord-b2c/glz-partner-orders', account],
    data: PartnerFile
  }),
  'POST /o2cum/v1/partner/leave': endpoint({
    summary: 'Leaves the programme for good; what was earned stays one’s own',
    token: 'required',
    changes: ['o2cum/glz-partner', 'o2ord-b2c/glz-partner-orders', account],
    data: Type.Object({ standing: PartnerStanding })
  }),
  'POST /o2cum/v1/sms/send-image-code': endpoint({
    summary: 'A picture code, or a question in words for who can’t see it, good for one try',
    token: 'required',
    body: Type.Object({ inWords: Type.Optional(Type.Boolean()) }),
    changes: 'nothing',
    data: Type.Object({
      captchaKey: Code,
      /** As an address of its own; empty where the question stands in words. */
      picture: Type.String(),
      question: Type.Optional(Type.String()),
      expiresInSeconds: Type.Integer()
    })
  }),
  'POST /o2cum/v1/sms/send-verification-code': endpoint({
    summary: 'Sends a code to the shopper’s own phone, for what a picture says; it opens its purpose alone',
    token: 'required',
    body: Type.Object({
      purpose: Type.Literal('IDENTITY'),
      captchaKey: Code,
      pictureCode: Type.String({ pattern: '^[0-9A-Za-z ]{1,12}$' })
    }),
    changes: 'nothing',
    data: Type.Object({ captchaKey: Code, resendAfterSeconds: Type.Integer(), expiresInSeconds: Type.Integer() })
  })
}
