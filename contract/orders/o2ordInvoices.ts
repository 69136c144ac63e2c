/** Invoices of orders, and the titles that they are made out to. */
import { Type } from 'typebox'
import { endpoint } from '../endpoint'
import { Code, Fen, Millis, Ok, Page, Quantity, Signs, Size, paged } from '../shared'

export const InvoiceKind = Type.Union([Type.Literal('PERSONAL'), Type.Literal('COMPANY'), Type.Literal('SPECIAL')])
export const InvoiceState = Type.Union([
  Type.Literal('SUBMITTED'),
  Type.Literal('ISSUING'),
  Type.Literal('ISSUED'),
  Type.Literal('RED_REQUESTED'),
  Type.Literal('REVERSED'),
  Type.Literal('VOID')
])

export const MailState = Type.Union([Type.Literal('SENDING'), Type.Literal('SENT'), Type.Literal('FAILED')])

/** A title as it is kept: a person's, or a company's, which serves ordinary and special invoices. */
const TitleKind = Type.Union([Type.Literal('PERSONAL'), Type.Literal('COMPANY')])
const PartyFields = {
  name: Signs(1, 100),
  taxNo: Type.Optional(Type.String({ maxLength: 30 })),
  address: Type.Optional(Signs(0, 100)),
  phone: Type.Optional(Type.String({ maxLength: 20, pattern: '^([0148+][0-9 ()-]{4,19})?$' })),
  bank: Type.Optional(Signs(0, 60)),
  account: Type.Optional(Type.String({ maxLength: 40 })),
  email: Type.Optional(Type.String({ maxLength: 100 }))
}

export const InvoiceTitleInput = Type.Object({ kind: TitleKind, ...PartyFields, isDefault: Type.Boolean() })
export const InvoiceTitle = Type.Object({ titleId: Code, ...InvoiceTitleInput.properties })

/** The party that an invoice is made out to. */
export const InvoicePartyInput = Type.Object({ kind: InvoiceKind, ...PartyFields })

/** A line of an invoice; delivery is one without pieces. */
const InvoiceLine = Type.Object({
  title: Type.String(),
  picture: Type.Optional(Type.String()),
  quantity: Type.Optional(Quantity),
  amountFen: Fen
})

export const InvoiceSummary = Type.Object({
  invoiceCode: Code,
  kind: InvoiceKind,
  state: InvoiceState,
  name: Type.String(),
  orderCode: Code,
  shopName: Type.String(),
  lines: Type.Array(InvoiceLine),
  amountFen: Fen,
  submittedAt: Millis,
  /** Until when it will be there; only while it is made out, and where that is known. */
  readyBy: Type.Optional(Millis)
})

export const InvoiceDetail = Type.Object({
  ...InvoiceSummary.properties,
  ...PartyFields,
  netFen: Fen,
  taxFen: Fen,
  /** Hundredths of a percent. */
  taxBasisPoints: Type.Integer({ minimum: 0 }),
  seller: Type.Object({ name: Type.String(), taxNo: Type.String() }),
  issuingAt: Type.Optional(Millis),
  issuedAt: Type.Optional(Millis),
  invoiceNo: Type.Optional(Type.String()),
  /** The PDF, by an address on the storage host that opens it for ten minutes, and its size in bytes. */
  file: Type.Optional(Type.String()),
  fileBytes: Type.Optional(Type.Integer({ minimum: 1 })),
  /** Pictures of its pages, 3 to 2, by such addresses; absent: none were made. */
  pages: Type.Optional(Type.Array(Type.String(), { minItems: 1 })),
  /** The last letter requested with it: its address, its state, when it was requested and when it went out. */
  mailed: Type.Optional(
    Type.Object({ email: Type.String(), state: MailState, at: Millis, sentAt: Type.Optional(Millis) })
  ),
  /** How often it can still be made out otherwise. */
  changesLeft: Type.Integer({ minimum: 0 }),
  /** Why it is or will be taken back; LOWERED: a part of what was paid went back, such as a price that fell. */
  redReason: Type.Optional(Type.Union([Type.Literal('CHANGED'), Type.Literal('REFUNDED'), Type.Literal('LOWERED')])),
  /** Until when the buyer can confirm that it is taken back. */
  confirmBefore: Type.Optional(Millis),
  reversedAt: Type.Optional(Millis),
  /** The invoice in its place. */
  replacedBy: Type.Optional(Code)
})

/** What of an order can be invoiced. */
export const InvoiceOffer = Type.Object({
  orderCode: Code,
  shopName: Type.String(),
  rows: Type.Array(
    Type.Object({
      position: Type.Integer({ minimum: 0 }),
      title: Type.String(),
      picture: Type.String(),
      quantity: Quantity,
      goodsFen: Fen,
      /** What coupons, red packets and points took off: it is on no invoice. */
      discountFen: Fen,
      amountFen: Fen,
      /** Subsidised: it is invoiced to its holder, named here masked, and to nobody else. */
      holder: Type.Optional(Type.String()),
      /** The invoice that it is on already. */
      invoiceCode: Type.Optional(Code),
      /** How far that is. */
      invoiceState: Type.Optional(InvoiceState)
    })
  ),
  /** Delivery that was paid, on the first invoice of the order. */
  freightFen: Fen,
  freightInvoiced: Type.Boolean(),
  taxBasisPoints: Type.Integer({ minimum: 0 }),
  /** Absent where nobody can say. */
  readyBy: Type.Optional(Millis)
})

const OfInvoice = Type.Object({ invoiceCode: Code })

export const invoices = {
  'GET /o2ord-b2c/v1/invoice-titles': endpoint({
    summary: "The shopper's invoice titles, the default first",
    token: 'required',
    data: Type.Object({ list: Type.Array(InvoiceTitle) })
  }),
  'POST /o2ord-b2c/v1/invoice-titles': endpoint({
    summary: 'Adds a title; the first becomes the default',
    token: 'required',
    idempotent: true,
    body: InvoiceTitleInput,
    changes: [],
    data: InvoiceTitle
  }),
  'PUT /o2ord-b2c/v1/invoice-titles': endpoint({
    summary: 'Changes a title; invoices that were made out to it stay as they are',
    token: 'required',
    body: Type.Object({ titleId: Code, ...InvoiceTitleInput.properties }),
    changes: [],
    data: InvoiceTitle
  }),
  'DELETE /o2ord-b2c/v1/invoice-titles': endpoint({
    summary: 'Removes a title',
    token: 'required',
    query: Type.Object({ titleId: Code }),
    changes: [],
    data: Ok
  }),
  'GET /o2ord-b2c/v1/invoice-titles/fuzzySearch/list': endpoint({
    summary: 'Companies whose name holds the words, those that the shopper used before first',
    token: 'required',
    query: Type.Object({ name: Signs(2, 50) }),
    data: Type.Object({
      list: Type.Array(
        Type.Object({
          name: Type.String(),
          taxNo: Type.String(),
          /** How many of the shopper's invoices are made out to it. */
          used: Type.Integer({ minimum: 0 })
        })
      )
    })
  }),
  'GET /o2ord-b2c/v1/apply-invoice': endpoint({
    summary: 'What of an order can be invoiced, to the fen',
    token: 'required',
    query: Type.Object({ orderCode: Code }),
    data: InvoiceOffer
  }),
  'POST /o2ord-b2c/v1/apply-invoice': endpoint({
    summary: 'Asks for an invoice over rows of a paid order; each row is on one invoice',
    token: 'required',
    idempotent: true,
    body: Type.Object({
      orderCode: Code,
      positions: Type.Array(Type.Integer({ minimum: 0, maximum: 999 }), { minItems: 1, maxItems: 200 }),
      party: InvoicePartyInput,
      /** Keeps the title for next time, unless it is kept already. */
      keepTitle: Type.Boolean()
    }),
    changes: ['o2ord-b2c/invoice'],
    data: InvoiceDetail
  }),
  'POST /o2ord-b2c/v1/modify-invoice': endpoint({
    summary:
      'Makes an invoice out otherwise, once: one that was issued is taken back by a red one and another stands in its place',
    token: 'required',
    idempotent: true,
    body: Type.Object({ invoiceCode: Code, party: InvoicePartyInput }),
    changes: ['o2ord-b2c/invoice'],
    data: InvoiceDetail
  }),
  'POST /o2ord-b2c/v1/invoice/confirm-red': endpoint({
    summary: 'The buyer confirms that a booked invoice is taken back',
    token: 'required',
    idempotent: true,
    body: OfInvoice,
    changes: [],
    data: InvoiceDetail
  }),
  'GET /o2ord-b2c/v1/invoice/list': endpoint({
    summary: "The shopper's invoices, newest first",
    token: 'required',
    query: Type.Object({
      /** OPEN: still being made out or taken back. */
      group: Type.Optional(Type.Union([Type.Literal('OPEN'), Type.Literal('ISSUED'), Type.Literal('ENDED')])),
      page: Page,
      size: Size
    }),
    data: paged(InvoiceSummary)
  }),
  'GET /o2ord-b2c/v1/invoice': endpoint({
    summary: 'One invoice',
    token: 'required',
    query: OfInvoice,
    data: InvoiceDetail
  }),
  'POST /o2ord-b2c/v1/invoice': endpoint({
    summary: 'Sends an issued invoice by e-mail, five times a day at most',
    token: 'required',
    idempotent: true,
    body: Type.Object({ invoiceCode: Code, email: Type.String({ minLength: 3, maxLength: 100 }) }),
    changes: [],
    data: InvoiceDetail
  })
}
