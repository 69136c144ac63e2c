/** Bills of service at home: repair, installation and cleaning, asked for by order, by hand or without a login, and the maker's own. */
import { Type } from 'typebox'
import { endpoint, uploadEndpoint } from '../endpoint'
import { AddressInput } from '../people/o2cum'
import { FreeWindows } from '../orders/o2ordParcels'
import { Code, Fen, Millis, Ok, Page, Phone, Quantity, RegionCode, Signs, Size, UploadedPath, paged } from '../shared'
import { account, orders } from '../tags'

export const BillWork = Type.Union([Type.Literal('REPAIR'), Type.Literal('INSTALL'), Type.Literal('CLEAN')])

export const BillState = Type.Union([
  Type.Literal('SUBMITTED'),
  Type.Literal('ACCEPTED'),
  Type.Literal('ASSIGNED'),
  Type.Literal('ON_THE_WAY'),
  Type.Literal('WORKING'),
  Type.Literal('WAIT_CONFIRM'),
  Type.Literal('DONE'),
  Type.Literal('UNREPAIRABLE'),
  Type.Literal('CANCELLED')
])

const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })

/** What is charged: `free` costs nothing, by the warranty or because the same fault was mended lately. */
const BillLine = Type.Object({
  itemCode: Code,
  name: Type.String(),
  fen: Fen,
  count: Quantity,
  free: Type.Optional(Type.Union([Type.Literal('WARRANTY'), Type.Literal('AGAIN')]))
})

export const ServiceBill = Type.Object({
  billId: Code,
  /** Given by the desk when it accepts the bill; on paper and in messages. */
  billNo: Type.Optional(Code),
  /** BRAND: asked of the maker elsewhere, only looked at here. */
  source: Type.Union([Type.Literal('SHOP'), Type.Literal('BRAND')]),
  work: BillWork,
  state: BillState,
  appliance: Type.Object({ name: Type.String(), model: Type.String(), picture: Type.String() }),
  orderCode: Type.Optional(Code),
  faults: Type.Array(Type.String()),
  text: Type.String(),
  /** Signed addresses, good for ten minutes. */
  pictures: Type.Array(Type.String()),
  /** The same of the video. */
  video: Type.Optional(Type.Object({ url: Type.String(), seconds: Type.Integer({ minimum: 1 }) })),
  window: Type.Optional(Type.Object({ from: Millis, to: Millis })),
  /** Name and number masked. */
  address: Type.Optional(
    Type.Object({
      receiver: Type.String(),
      phone: Type.String(),
      regionName: Type.String(),
      detail: Type.String(),
      districtCode: Type.String()
    })
  ),
  /** By a number that shows neither side the other's; from the assignment to the end. */
  engineer: Type.Optional(Type.Object({ name: Type.String(), phone: Type.String() })),
  /** What the engineer says at the door. */
  doorCode: Type.Optional(Type.String()),
  /** Last day of the appliance's warranty as it was known at booking. */
  warrantyUntil: Type.Optional(Day),
  /** What every bill charges, even without a fault, frozen at booking; of an ended bill what was charged. */
  lines: Type.Array(BillLine),
  totalFen: Fen,
  /** What the engineer asks for; nothing is done before the shopper's yes. */
  quote: Type.Optional(
    Type.Object({ lines: Type.Array(BillLine), totalFen: Fen, at: Millis, agreed: Type.Optional(Type.Boolean()) })
  ),
  /** What is still to be paid of an agreed quote, 0 when it is. */
  dueFen: Fen,
  /** Newest first; of a list the newest alone. */
  tracks: Type.Array(
    Type.Object({
      at: Millis,
      text: Type.String(),
      state: BillState,
      /** The engineer's pictures of what was found or mended. Signed addresses, good for ten minutes. */
      pictures: Type.Optional(Type.Array(Type.String()))
    })
  ),
  review: Type.Optional(Type.Object({ score: Type.Integer({ minimum: 1, maximum: 5 }), text: Type.String() })),
  /** Until then the same fault is mended free. */
  freeAgainUntil: Type.Optional(Millis),
  createdAt: Millis
})

/** An appliance of the shopper's orders that there is a service for. */
export const OwnAppliance = Type.Object({
  orderCode: Code,
  skuCode: Code,
  kindCode: Code,
  name: Type.String(),
  model: Type.String(),
  picture: Type.String(),
  /** It is to be installed first. */
  toInstall: Type.Boolean(),
  /** Absent before it begins. */
  warranty: Type.Optional(
    Type.Object({ until: Millis, percentLeft: Type.Integer({ minimum: 0, maximum: 100 }), holds: Type.Boolean() })
  ),
  /** One fault was repaired twice, or for a month in vain: exchange and refund are open. */
  exchangeOpen: Type.Boolean(),
  /** Faults that are mended free again, as they were mended lately. */
  freeFaults: Type.Array(Code),
  /** The bill of it that is under way. */
  billId: Type.Optional(Code)
})

/** How fresh what the maker told is. */
export const SyncState = Type.Object({
  state: Type.Union([
    Type.Literal('NEVER'),
    Type.Literal('FRESH'),
    Type.Literal('STALE'),
    Type.Literal('FAILED'),
    Type.Literal('NONE')
  ]),
  syncedAt: Type.Optional(Millis)
})

const appointment = {
  work: BillWork,
  faultCodes: Type.Array(Code, { maxItems: 6, uniqueItems: true }),
  text: Signs(0, 200),
  day: Day,
  window: Type.Integer({ minimum: 0, maximum: 9 })
}
const trouble = {
  pictures: Type.Array(UploadedPath, { maxItems: 9, uniqueItems: true }),
  /** What `upload-video` gave. */
  video: Type.Optional(UploadedPath)
}
const model = Signs(0, 60)
const view = { viewKey: Code, until: Millis }
const proof = { phone: Phone, captchaKey: Code, captcha: Type.String({ pattern: '^[0-9]{6}$' }) }

const both = ['o2as-b2c/fix-install-bills', 'o2as-m-bbc/service-bills', 'o2ord-b2c/parcel'] as const
const about = Type.Object({ billId: Code })
const refusals = 'Refused with code visit.full, visit.over, bill.open or bill.faults'

export const serviceBills = {
  'GET /o2as-b2c/v1/fix-install-bills/get-fix-sku': endpoint({
    summary: 'The shopper’s appliances that there is a service for, with their warranty',
    token: 'required',
    data: Type.Object({ list: Type.Array(OwnAppliance) })
  }),
  'GET /o2as-b2c/v1/fix-install-bills/pub/fault-list': endpoint({
    summary: 'What can be wrong with a kind of appliance, each with what to try first',
    query: Type.Object({ kindCode: Code }),
    data: Type.Object({
      list: Type.Array(Type.Object({ faultCode: Code, name: Type.String(), tip: Type.String() }))
    })
  }),
  'GET /o2as-b2c/v1/fix-install-bills/pub/visit-windows': endpoint({
    summary: 'When an engineer can come to a district',
    query: Type.Object({ districtCode: RegionCode }),
    data: FreeWindows
  }),
  'POST /o2as-b2c/v1/fix-install-bills/create-fix-bill-by-order': endpoint({
    summary: `Books service for an appliance of an order. ${refusals}`,
    token: 'required',
    idempotent: true,
    body: Type.Object({ orderCode: Code, skuCode: Code, ...appointment, ...trouble, addressId: Code }),
    changes: both,
    data: ServiceBill
  }),
  'POST /o2as-b2c/v1/fix-install-bills/createFixInstallBill': endpoint({
    summary: `Books service for an appliance that was bought elsewhere. ${refusals}`,
    token: 'required',
    idempotent: true,
    body: Type.Object({ kindCode: Code, model, ...appointment, ...trouble, addressId: Code }),
    changes: both,
    data: ServiceBill
  }),
  'POST /o2as-b2c/v1/fix-install-bills/pub/createFixInstallBill': endpoint({
    summary: `Books service without a login, by a code that was sent to the phone; the same code again gives the same bill. ${refusals}`,
    body: Type.Object({
      kindCode: Code,
      model,
      ...appointment,
      ...proof,
      receiver: AddressInput.properties.receiver,
      provinceCode: RegionCode,
      cityCode: RegionCode,
      districtCode: RegionCode,
      detail: AddressInput.properties.detail
    }),
    changes: both,
    data: Type.Object({ ...view, bill: ServiceBill })
  }),
  'GET /o2as-b2c/v1/fix-install-bills/listFixInstallBill': endpoint({
    summary: 'The shopper’s bills at this shop, newest first; of one order where it is named',
    token: 'required',
    query: Type.Object({ orderCode: Type.Optional(Code), page: Page, size: Size }),
    data: paged(ServiceBill)
  }),
  'POST /o2as-b2c/v1/fix-install-bills/pub/listFixInstallBill': endpoint({
    summary:
      'The bills of a phone of the last year, by a code that was sent to it; `viewKey` opens each for ten minutes',
    body: Type.Object(proof),
    changes: 'nothing',
    data: Type.Object({ ...view, list: Type.Array(ServiceBill) })
  }),
  'GET /o2as-b2c/v1/fix-install-bills/fix-detail': endpoint({
    summary: 'One bill of the shopper’s',
    token: 'required',
    query: about,
    data: ServiceBill
  }),
  'POST /o2as-b2c/v1/fix-install-bills/pub/fix-detail': endpoint({
    summary: 'One bill of a phone, by the key that the code gave. Refused with code bill.view when that is over',
    body: Type.Object({ billId: Code, viewKey: Code }),
    changes: 'nothing',
    data: ServiceBill
  }),
  'POST /o2as-b2c/v1/fix-install-bills/cancel': endpoint({
    summary: 'Cancels a bill that has a number; again it changes nothing. Refused with code visit.late or bill.state',
    token: 'required',
    body: about,
    changes: both,
    data: ServiceBill
  }),
  'POST /o2as-b2c/v1/fix-install-bills/cancel-without-bill': endpoint({
    summary: 'Takes a request back that has no number yet; again it changes nothing. Refused with code bill.state',
    token: 'required',
    body: about,
    changes: both,
    data: ServiceBill
  }),
  'DELETE /o2as-b2c/v1/fix-install-bills': endpoint({
    summary: 'Takes an ended bill off the shopper’s list. Refused with code bill.state',
    token: 'required',
    body: about,
    changes: both,
    data: Ok
  }),
  'POST /o2as-b2c/v1/fix-install-bills/quote-answer': endpoint({
    summary:
      'The shopper’s yes or no to a quote of this sum; the same again changes nothing. Refused with code bill.state or bill.quote',
    token: 'required',
    body: Type.Object({ billId: Code, agree: Type.Boolean(), expectedFen: Fen }),
    changes: both,
    data: ServiceBill
  }),
  'POST /o2as-b2c/v1/fix-install-bills/pub/quote-answer': endpoint({
    summary: 'The same without a login. What costs something is agreed to by logging in',
    body: Type.Object({ billId: Code, viewKey: Code, agree: Type.Boolean(), expectedFen: Fen }),
    changes: both,
    data: ServiceBill
  }),
  'POST /o2as-b2c/v1/fix-install-bills/pay-order': endpoint({
    summary: 'The order by which an agreed quote is paid; made anew when the one before has ended',
    token: 'required',
    body: about,
    changes: [...both, ...orders],
    data: Type.Object({ orderCode: Code })
  }),
  'POST /o2as-b2c/v1/fix-install-bills/review': endpoint({
    summary: 'Says how a finished bill was, once; it earns 30 points',
    token: 'required',
    idempotent: true,
    body: Type.Object({ billId: Code, score: Type.Integer({ minimum: 1, maximum: 5 }), text: Signs(0, 200) }),
    changes: [...both, 'o2cum/customer-point', 'o2cht/usable-rewards', account],
    data: ServiceBill
  }),
  'POST /o2as-b2c/v1/fix-install-bills/upload': uploadEndpoint({
    summary:
      'Takes a picture (JPEG, PNG or WebP) of a fault; its path comes back, and only its shopper and the shop see it',
    upload: {
      field: 'file',
      maxBytes: 2 * 1024 * 1024,
      tooLarge: { code: 'bill.too-large', zh: '图片不能超过 2 MB', en: 'A picture can be 2 MB at most' }
    },
    changes: 'nothing',
    data: Type.Object({ path: Type.String() })
  }),
  'POST /o2as-b2c/v1/fix-install-bills/upload-video': uploadEndpoint({
    summary: 'Takes a video (MP4 with H.264, 30 seconds) of a fault; only its shopper and the shop see it',
    upload: {
      field: 'file',
      maxBytes: 20 * 1024 * 1024,
      atOnce: 3,
      tooLarge: {
        code: 'bill.video-large',
        zh: '视频太大了，请选一段 20 MB 以内的',
        en: 'That video is too large, 20 MB at most'
      }
    },
    changes: 'nothing',
    data: Type.Object({ path: Type.String(), seconds: Type.Integer({ minimum: 1 }) })
  }),
  'GET /o2as-m-bbc/v1/service-bills/list': endpoint({
    summary: 'All bills of the shopper’s account and phone, those under way first',
    token: 'required',
    query: Type.Object({
      part: Type.Optional(Type.Union([Type.Literal('OPEN'), Type.Literal('ENDED')])),
      page: Page,
      size: Size
    }),
    data: Type.Object({ ...paged(ServiceBill).properties, open: Type.Integer({ minimum: 0 }) })
  }),
  'GET /o2as-m-bbc/v1/service-bills/detail': endpoint({
    summary: 'One bill of the shopper’s account or phone',
    token: 'required',
    query: about,
    data: ServiceBill
  }),
  'PUT /o2as-m-bbc/v1/service-bills/{billId}': endpoint({
    summary:
      'Another time for the visit; the new one is held before the old one is let go. Refused with code visit.full, visit.late or visit.over',
    token: 'required',
    body: Type.Object({ day: Day, window: Type.Integer({ minimum: 0, maximum: 9 }) }),
    changes: both,
    data: ServiceBill
  }),
  'POST /o2as-m-bbc/v1/service-bills/cancel': endpoint({
    summary:
      'Cancels a bill, with a number or without; again it changes nothing. Refused with code visit.late or bill.state',
    token: 'required',
    body: about,
    changes: both,
    data: ServiceBill
  }),
  'DELETE /o2as-m-bbc/v1/service-bills/delete': endpoint({
    summary: 'Takes an ended bill off the list. Refused with code bill.state',
    token: 'required',
    body: about,
    changes: both,
    data: Ok
  }),
  'POST /o2as-m-bbc/v1/service-bills/sync': endpoint({
    summary: 'Asks the maker for what is new of the shopper’s phone; within a minute it only says how fresh that is',
    token: 'required',
    changes: both,
    data: SyncState
  }),
  'GET /o2as-m-bbc/v1/service-bills/syncState': endpoint({
    summary: 'How fresh what the maker told is',
    token: 'required',
    data: SyncState
  }),
  'POST /o2as-b2c/v1/sms/pub/send-image-code': endpoint({
    summary: 'A picture code, or a question in words for who can’t see it, good for one try',
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
  'POST /o2as-b2c/v1/sms/pub/send-verification-code': endpoint({
    summary: 'Sends a code for service to a phone, for what a picture says; it opens nothing else',
    body: Type.Object({
      phone: Phone,
      captchaKey: Code,
      pictureCode: Type.String({ pattern: '^[0-9A-Za-z ]{1,12}$' })
    }),
    changes: 'nothing',
    data: Type.Object({ captchaKey: Code, resendAfterSeconds: Type.Integer(), expiresInSeconds: Type.Integer() })
  })
}
