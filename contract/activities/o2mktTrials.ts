/** Trials of new products: applying for a piece, the draw that everybody can check, and reports. */
import { Type } from 'typebox'
import { endpoint } from '../endpoint'
import { Typed } from '../content/o2cmt'
import { Code, Fen, Millis, Page, Size, paged } from '../shared'
import { orders } from '../tags'

/** COMING: not open yet. OPEN: applications are taken. CLOSED: waits for its draw. DRAWN: was drawn. OVER: every piece has found its place. */
export const TrialState = Type.Union([
  Type.Literal('COMING'),
  Type.Literal('OPEN'),
  Type.Literal('CLOSED'),
  Type.Literal('DRAWN'),
  Type.Literal('OVER')
])

export const TrialEntryState = Type.Union([
  Type.Literal('APPLIED'),
  Type.Literal('DRAWN'),
  Type.Literal('WAITING'),
  Type.Literal('MISSED'),
  Type.Literal('CONFIRMED'),
  Type.Literal('LAPSED'),
  Type.Literal('SENT'),
  Type.Literal('REPORTED')
])

const Sha256 = Type.String({ pattern: '^[0-9a-f]{64}$' })
const Count = Type.Integer({ minimum: 0 })
const Stars = Type.Integer({ minimum: 1, maximum: 5 })

/** A report that is shown: a review marked as one of a trial. */
export const TrialReport = Type.Object({
  trialCode: Code,
  /** Masked. */
  author: Type.String(),
  score: Stars,
  /** Plain text, not markup. */
  text: Type.String(),
  pictures: Type.Array(Type.String()),
  reportedAt: Millis,
  /** What was tried. */
  title: Type.String(),
  spuCode: Code,
  skuCode: Code
})

/** A shopper's own entry. */
export const TrialEntry = Type.Object({
  entryId: Code,
  trialCode: Code,
  /** Its number in the draw: names nobody. */
  ticket: Code,
  state: TrialEntryState,
  text: Type.String(),
  appliedAt: Millis,
  /** Where a piece goes; absent: it was taken away. */
  address: Type.Optional(
    Type.Object({ addressId: Code, receiver: Type.String(), phone: Type.String(), line: Type.String() })
  ),
  /** Place in the draw, from 1. */
  rank: Type.Optional(Type.Integer({ minimum: 1 })),
  /** How many of those that wait are before it. */
  ahead: Type.Optional(Count),
  confirmBefore: Type.Optional(Millis),
  /** By which its piece comes, at no price; from the confirmation on. */
  orderCode: Type.Optional(Code),
  sentAt: Type.Optional(Millis),
  /** Its piece came: the report can be written. */
  received: Type.Optional(Type.Boolean()),
  reportBefore: Type.Optional(Millis),
  /** The report did not come in time: no other trial before this. */
  bannedUntil: Type.Optional(Millis),
  /** What became of the report; absent: there is none, or its author took it away. */
  report: Type.Optional(
    Type.Object({
      status: Type.Union([Type.Literal('PENDING'), Type.Literal('SHOWN'), Type.Literal('REFUSED')]),
      reportedAt: Millis,
      refusedFor: Type.Optional(Type.String())
    })
  )
})

export const Trial = Type.Object({
  trialCode: Code,
  spuCode: Code,
  skuCode: Code,
  title: Type.String(),
  picture: Type.String(),
  /** What is special about it. */
  slogan: Type.String(),
  /** The shoppers it is meant for, or what it needs. */
  hint: Type.String(),
  worthFen: Fen,
  pieces: Type.Integer({ minimum: 1 }),
  applicants: Count,
  state: TrialState,
  startAt: Millis,
  closeAt: Millis,
  drawAt: Millis,
  /** SHA-256 of the seed, from the opening on. */
  seedHash: Sha256,
  /** SHA-256 of the list of tickets, from the closing on. */
  listHash: Type.Optional(Sha256),
  /** The seed, from the draw on. */
  seed: Type.Optional(Type.String()),
  /** Reports that are shown. */
  reports: Count,
  /** The caller applies for none before this: an earlier report did not come. Absent: they may. */
  bannedUntil: Type.Optional(Millis),
  /** The caller's own. */
  own: Type.Optional(TrialEntry)
})

/** An own entry with what it is for. */
export const OwnTrial = Type.Object({ entry: TrialEntry, trial: Trial })

const One = Type.Object({ trialCode: Code })

export const trials = {
  'GET /o2mkt-b2c/v1/product-trial': endpoint({
    summary: 'Trials: those that take applications first, by their end, then those to come, then the others',
    token: 'optional',
    query: Type.Object({ page: Page, size: Size }),
    data: Type.Object({
      ...paged(Trial).properties,
      /** How many take applications. */
      open: Count,
      /** When the next one begins; absent: none is known. */
      nextAt: Type.Optional(Millis)
    })
  }),
  'GET /o2mkt-b2c/v1/product-trial/pub/detail': endpoint({
    summary: 'One trial, with the caller’s own entry',
    token: 'optional',
    query: One,
    data: Trial
  }),
  'GET /o2mkt-b2c/v1/product-trial/pub/draw': endpoint({
    summary: 'What a draw is recomputed from: the seed, the hashes, every ticket, and the order that was drawn',
    query: One,
    data: Type.Object({
      seed: Type.String(),
      seedHash: Sha256,
      listHash: Sha256,
      /** Every entry's ticket at the closing, sorted. */
      tickets: Type.Array(Code),
      /** Every ticket, in the order of the draw. */
      ranked: Type.Array(Code),
      pieces: Type.Integer({ minimum: 1 })
    })
  }),
  'GET /o2mkt-b2c/v1/product-trial/pub/reports': endpoint({
    summary: 'Reports of trials that are shown, the newest first; of one trial, or of all',
    query: Type.Object({ trialCode: Type.Optional(Code), page: Page, size: Size }),
    data: paged(TrialReport)
  }),
  'GET /o2mkt-b2c/v1/product-trial/entries': endpoint({
    summary: 'The shopper’s entries, the newest first, and how many wait for the shopper',
    token: 'required',
    query: Type.Object({ page: Page, size: Size }),
    data: Type.Object({ ...paged(OwnTrial).properties, due: Count })
  }),
  'POST /o2mkt-b2c/v1/product-trial/apply': endpoint({
    summary: 'Applies for a trial, once a shopper; until the closing reason and address can be written anew',
    token: 'required',
    idempotent: true,
    body: Type.Object({ trialCode: Code, addressId: Code, text: Typed, agreed: Type.Boolean() }),
    changes: [],
    data: TrialEntry
  }),
  'POST /o2mkt-b2c/v1/product-trial/confirm': endpoint({
    summary: 'Confirms within 48 hours that the shopper takes the piece that was drawn for them, and where it goes',
    token: 'required',
    idempotent: true,
    body: Type.Object({ entryId: Code, addressId: Type.Optional(Code) }),
    changes: [...orders],
    data: TrialEntry
  })
}
