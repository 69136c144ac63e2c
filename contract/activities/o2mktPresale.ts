/** Presales: a deposit now, the balance in its window, then the parcel (spec 7.4). */
import { Type } from 'typebox'
import { endpoint } from '../endpoint'
import { Code, Fen, Millis, Page, Size, SpecValue, paged } from '../shared'

const Count = Type.Integer({ minimum: 0 })

const Goods = {
  skuCode: Code,
  spuCode: Code,
  title: Type.String(),
  picture: Type.String()
}

const Window = {
  /** When the balance can be paid. */
  balanceFrom: Millis,
  balanceTo: Millis,
  /** It leaves the shop before then. */
  shipBy: Millis
}

export const Presale = Type.Object({
  activityCode: Code,
  ...Goods,
  specs: Type.Array(SpecValue),
  /** Before what the deposit takes off more than itself. */
  priceFen: Fen,
  depositFen: Fen,
  /** What the deposit counts for. */
  worthFen: Fen,
  /** Bought at once, now. */
  soloFen: Fen,
  /** Deposits from then on, and until then. */
  startAt: Millis,
  endAt: Millis,
  ...Window,
  phase: Type.Union([Type.Literal('COMING'), Type.Literal('OPEN'), Type.Literal('OVER')]),
  allotment: Count,
  /** Pieces that were booked, and those that still can be. */
  booked: Count,
  left: Count,
  /** Pieces that one shopper may book, and those the caller has. */
  limit: Type.Integer({ minimum: 1 }),
  mine: Count
})

/** An order of the caller's whose balance is to be paid. */
export const WaitingPresale = Type.Object({
  orderCode: Code,
  ...Goods,
  depositFen: Fen,
  balanceFen: Fen,
  ...Window
})

export const presales = {
  'GET /o2mkt-b2c/v1/activity/pub/presale': endpoint({
    summary: 'What takes deposits now, or will; the nearest moment first, with how many there are of each',
    token: 'optional',
    query: Type.Object({
      /** Only this SKU, in each phase. */
      skuCode: Type.Optional(Code),
      phase: Type.Optional(Type.Union([Type.Literal('OPEN'), Type.Literal('COMING')])),
      page: Page,
      size: Size
    }),
    data: Type.Object({ ...paged(Presale).properties, open: Count, coming: Count })
  }),
  'GET /o2mkt-b2c/v1/activity/presale': endpoint({
    summary: 'Orders of the caller whose deposit is paid and whose balance is not: the nearest end of a window first',
    token: 'required',
    query: Type.Object({ page: Page, size: Size }),
    data: paged(WaitingPresale)
  })
}
