/** Returns and refunds: choosing, applying, following, and sending back. */
import { Type } from 'typebox'
import { endpoint, uploadEndpoint } from '../endpoint'
import {
  ApplicableRow,
  CaseAmounts,
  CaseDetail,
  CaseKind,
  CaseReason,
  CaseRow,
  CaseSummary,
  CaseWay,
  ExchangeBalance,
  ExchangeVersion,
  ReturnPlace
} from './o2asCases'
import { Code, Fen, Millis, Ok, Page, PicturePath, Quantity, Signs, Size, UploadedPath, paged } from '../shared'
import { orders } from '../tags'

const CaseCode = Type.Object({ caseCode: Code })
const Position = Type.Integer({ minimum: 0, maximum: 1000 })

/** Pieces that a case is for; each row once. */
const Wanted = {
  orderCode: Code,
  kind: Type.Union([Type.Literal('REFUND_ONLY'), Type.Literal('RETURN')]),
  rows: Type.Array(Type.Object({ position: Position, quantity: Quantity }), { minItems: 1, maxItems: 50 }),
  reasonCode: Code,
  /** Gifts that what stays no longer earns: kept, its value comes off. A gift that is not named stays as the case had it, or comes back. */
  gifts: Type.Optional(Type.Array(Type.Object({ position: Position, keep: Type.Boolean() }), { maxItems: 50 })),
  /** The own case that is changed, while SUBMITTED. */
  caseCode: Type.Optional(Code)
}

/** An exchange's request: pieces of one row for as many of one version of the same product. */
const WantedExchange = {
  orderCode: Code,
  position: Position,
  quantity: Quantity,
  skuCode: Code,
  reasonCode: Code,
  caseCode: Type.Optional(Code)
}
const Said = {
  text: Signs(0, 200),
  pictures: Type.Array(PicturePath, { maxItems: 9, uniqueItems: true }),
  /** What `refund/video` gave. */
  video: Type.Optional(UploadedPath),
  /** What was on the screen; another amount by now is refused. */
  expectedFen: Fen
}

const PICTURE_BYTES = 10 * 1024 * 1024
const cases = ['o2as-b2c/after', 'o2as-b2c/glz-after-sale-type', ...orders] as const

export const afterSale = {
  'GET /o2as-b2c/v1/after/sale/list': endpoint({
    summary:
      'The shopper’s cases: open ones by deadline, those that wait for the shopper first; ended ones newest first',
    token: 'required',
    query: Type.Object({
      tab: Type.Optional(Type.Union([Type.Literal('OPEN'), Type.Literal('ENDED')])),
      page: Page,
      size: Size
    }),
    data: Type.Object({
      ...paged(CaseSummary).properties,
      /** Open cases that wait for the shopper, and those that don't. */
      yours: Type.Integer({ minimum: 0 }),
      ours: Type.Integer({ minimum: 0 })
    })
  }),
  'GET /o2as-b2c/v1/after/sale/detail': endpoint({
    summary: 'One case',
    token: 'required',
    query: CaseCode,
    data: CaseDetail
  }),
  'DELETE /o2as-b2c/v1/after/sale/{id}': endpoint({
    summary: 'Takes an ended case out of the shopper’s list',
    token: 'required',
    changes: cases,
    data: Ok
  }),
  'POST /o2as-b2c/v1/after/sale/cancel': endpoint({
    summary: 'Withdraws a case for which nothing was sent yet; its pieces are free again. Refused with code case.state',
    token: 'required',
    idempotent: true,
    body: CaseCode,
    changes: cases,
    data: CaseDetail
  }),
  'POST /o2as-b2c/v1/after/sale/apply': endpoint({
    summary:
      'Asks for money back, for goods that are sent back or without; of an order that was not shipped it goes back at once. With a case it changes that. Refused with code case.pieces, case.kind, case.reason, case.pictures or case.changed',
    token: 'required',
    idempotent: true,
    body: Type.Object({
      ...Wanted,
      ...Said
    }),
    changes: cases,
    data: CaseDetail
  }),
  'POST /o2as-b2c/v1/after/sale/apply-exchange-order': endpoint({
    summary:
      'Asks for other pieces in the place of those that come back, of the same product and not dearer; what lies ready for it is taken out of stock. With a case it changes that. Refused with code case.pieces, case.kind, case.reason, case.pictures, case.changed, exchange.version, exchange.dearer or exchange.stock',
    token: 'required',
    idempotent: true,
    body: Type.Object({ ...WantedExchange, ...Said }),
    changes: cases,
    data: CaseDetail
  }),
  'GET /o2as-b2c/v1/after/sale/exchange-detail': endpoint({
    summary: 'One exchange: both ways, and what goes back; a case of another kind is missing',
    token: 'required',
    query: CaseCode,
    data: CaseDetail
  }),
  'POST /o2as-b2c/v1/after/sale/exchange-delete': endpoint({
    summary: 'Takes an ended exchange out of the shopper’s list',
    token: 'required',
    idempotent: true,
    body: CaseCode,
    changes: cases,
    data: Ok
  }),
  'POST /o2as-b2c/v1/after/sale/cancel-exchange': endpoint({
    summary:
      'Withdraws an exchange for which nothing was sent yet; pieces and what lay ready are free again. Refused with code case.state',
    token: 'required',
    idempotent: true,
    body: CaseCode,
    changes: cases,
    data: CaseDetail
  }),
  'POST /o2as-b2c/v1/after/sale/confirm-receipt': endpoint({
    summary: 'Says that what was sent in an exchange is there; its warranty begins. Refused with code case.state',
    token: 'required',
    idempotent: true,
    body: CaseCode,
    changes: cases,
    data: CaseDetail
  }),
  'GET /o2as-b2c/v1/after/sale/apply-quantity': endpoint({
    summary:
      'Rows of paid orders with the pieces that a case may be for, those whose days end first; of one order where it is named',
    token: 'required',
    query: Type.Object({ orderCode: Type.Optional(Code), page: Page, size: Size }),
    data: paged(ApplicableRow)
  }),
  'POST /o2as-b2c/v1/after/sale/apply-refundAmount': endpoint({
    summary:
      'What would go back for pieces, line by line; of an exchange its balance. Refused as the call that asks for it would be',
    token: 'required',
    body: Type.Object({
      ...Wanted,
      kind: CaseKind,
      /** What it is exchanged for; needed for an exchange, which is of one row. */
      skuCode: Type.Optional(Code)
    }),
    changes: 'nothing',
    data: Type.Object({
      amounts: CaseAmounts,
      /** Only of an exchange. */
      exchange: Type.Optional(ExchangeBalance),
      /** The means that it goes back to, in words. */
      meansName: Type.String(),
      /** All that is left of an order that was not shipped: it is cancelled as a whole instead. */
      cancels: Type.Boolean()
    })
  }),
  'POST /o2as-b2c/v1/after/sale/get-gift-sku': endpoint({
    summary: 'Gifts that what stays of an order would no longer earn',
    token: 'required',
    body: Type.Object({ orderCode: Code, rows: Wanted.rows, caseCode: Wanted.caseCode }),
    changes: 'nothing',
    data: Type.Object({
      list: Type.Array(
        Type.Object({
          ...CaseRow.properties,
          /** What is taken when it is kept; absent: it was not said when it was given, and nothing is. */
          valueFen: Type.Optional(Fen),
          /** From which amount on it was given; absent: with its product. */
          overFen: Type.Optional(Fen)
        })
      )
    })
  }),
  'POST /o2as-b2c/v1/after/sale/answer': endpoint({
    summary:
      'What the shopper says where the shop waits for it: to what was found with the goods, or to where money goes that did not arrive. Refused with code case.state',
    token: 'required',
    idempotent: true,
    body: Type.Object({
      caseCode: Code,
      answer: Type.Union([
        /** DISPUTED: the pieces that were found in order are paid, the others come back. */
        Type.Literal('ACCEPT'),
        /** DISPUTED: everything comes back, nothing is paid. */
        Type.Literal('SEND_BACK'),
        /** OUT_OF_STOCK: the shop gets another one. */
        Type.Literal('WAIT'),
        /** OUT_OF_STOCK: what was paid for the pieces goes back. */
        Type.Literal('MONEY'),
        /** REFUND_FAILED: to the payer's balance here. */
        Type.Literal('TO_BALANCE'),
        /** REFUND_FAILED: once more to the same means. */
        Type.Literal('AGAIN')
      ])
    }),
    changes: cases,
    data: CaseDetail
  }),
  'GET /o2as-b2c/v1/after/sale/exchange-logistics': endpoint({
    summary: 'How the goods of a case are sent back: where to, when they can be fetched, who bears it',
    token: 'required',
    query: CaseCode,
    data: Type.Object({
      caseCode: Code,
      returnTo: ReturnPlace,
      rows: Type.Array(CaseRow),
      refundFen: Fen,
      dueAt: Type.Optional(Millis),
      /** Most that the shop bears of own postage; 0: the shopper bears it. */
      postageLimitFen: Fen,
      /** Masked. */
      phone: Type.String(),
      /** When it can be fetched, free where the shop bears it; empty: not where it is. */
      days: Type.Array(
        Type.Object({
          day: Type.String(),
          windows: Type.Array(
            Type.Object({ window: Type.Integer({ minimum: 0, maximum: 9 }), from: Millis, to: Millis })
          )
        })
      ),
      pickUpFen: Fen,
      way: Type.Optional(CaseWay)
    })
  }),
  'POST /o2as-b2c/v1/after/sale/exchange-logistics': endpoint({
    summary:
      'Says by which number the goods come back, or when they are to be fetched; changeable until they move. Refused with code case.state, case.carrier, case.number or case.window',
    token: 'required',
    idempotent: true,
    body: Type.Object({
      caseCode: Code,
      by: Type.Union([Type.Literal('NUMBER'), Type.Literal('PICKUP')]),
      carrierCode: Type.Optional(Code),
      trackingNo: Type.Optional(Type.String({ minLength: 6, maxLength: 40, pattern: '^[A-Za-z0-9 -]+$' })),
      day: Type.Optional(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })),
      window: Type.Optional(Type.Integer({ minimum: 0, maximum: 9 })),
      /** What the own postage cost, as its receipt among the pictures shows. */
      postageFen: Type.Optional(Fen),
      pictures: Type.Array(PicturePath, { maxItems: 4, uniqueItems: true })
    }),
    changes: cases,
    data: CaseDetail
  }),
  'GET /o2as-b2c/v1/glz-after-sale-type': endpoint({
    summary: 'What can be asked for the rows of an order now, until when, and why not the others',
    token: 'required',
    query: Type.Object({ orderCode: Code }),
    data: Type.Object({
      orderCode: Code,
      now: Millis,
      rows: Type.Array(ApplicableRow),
      /** What each row that can be exchanged now can be exchanged for, the same version first. */
      versions: Type.Array(Type.Object({ position: Position, list: Type.Array(ExchangeVersion) })),
      /** Reasons of each kind. */
      reasons: Type.Array(Type.Object({ kind: CaseKind, list: Type.Array(CaseReason) })),
      /** The whole order can be cancelled instead. */
      cancellable: Type.Boolean()
    })
  }),
  'GET /o2as-b2c/v1/carriers/get-carrier-by-logistics': endpoint({
    summary: 'Carriers that use numbers of this shape, likeliest first, and then the others',
    token: 'required',
    query: Type.Object({ trackingNo: Type.Optional(Type.String({ maxLength: 40, pattern: '^[A-Za-z0-9 -]*$' })) }),
    data: Type.Object({
      list: Type.Array(
        Type.Object({
          carrierCode: Code,
          name: Type.String(),
          /** Letters that its numbers begin with. */
          prefix: Type.String(),
          /** This number may be its. */
          fits: Type.Boolean()
        })
      )
    })
  }),
  'POST /o2as-b2c/v1/refund/pictures': uploadEndpoint({
    summary: 'Takes a picture (JPEG, PNG or WebP) for a case; its path comes back. Only a signed address opens it',
    upload: {
      field: 'file',
      maxBytes: PICTURE_BYTES,
      tooLarge: {
        code: 'case.picture-large',
        zh: '图片太大了，请选一张 10 MB 以内的',
        en: 'That picture is too large, 10 MB at most'
      }
    },
    changes: [],
    data: Type.Object({ path: Type.String(), /** Opens it for ten minutes. */ url: Type.String() })
  }),
  'POST /o2as-b2c/v1/refund/video': uploadEndpoint({
    summary: 'Takes a video (MP4 with H.264, 30 seconds) for a case. Only a signed address opens it',
    upload: {
      field: 'file',
      maxBytes: 20 * 1024 * 1024,
      atOnce: 3,
      tooLarge: {
        code: 'case.video-large',
        zh: '视频太大了，请选一段 20 MB 以内的',
        en: 'That video is too large, 20 MB at most'
      }
    },
    changes: [],
    data: Type.Object({ path: Type.String(), seconds: Type.Integer({ minimum: 1 }) })
  })
}
