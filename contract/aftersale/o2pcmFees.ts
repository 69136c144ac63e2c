/** What service costs, by kind of appliance, work and class of region; one table for every screen that names a price. */
import { Type } from 'typebox'
import { endpoint } from '../endpoint'
import { Code, Fen, RegionCode } from '../shared'

export const FeeWork = Type.Union([
  Type.Literal('INSTALL'),
  Type.Literal('REPAIR'),
  Type.Literal('CLEAN'),
  Type.Literal('MOVE')
])

/** A price and the shop's day from which it holds, `YYYY-MM-DD`. */
const PriceFrom = Type.Object({ validFrom: Type.String(), fen: Fen })

const Percent = Type.Integer({ minimum: 0, maximum: 100 })

export const ServiceFee = Type.Object({
  itemCode: Code,
  /** LABOUR is what is done, MATERIAL what is used up. */
  part: Type.Union([Type.Literal('LABOUR'), Type.Literal('MATERIAL')]),
  name: Type.String(),
  /** '' where there is nothing to say. */
  note: Type.String(),
  /** What it is counted for; '' is the visit. */
  unit: Type.String(),
  /** 0 is free. */
  fen: Fen,
  validFrom: Type.String(),
  /** What it was before, the oldest first. */
  earlier: Type.Array(PriceFrom),
  /** What it will be; absent: no change is set. */
  next: Type.Optional(PriceFrom)
})

export const FeeSheet = Type.Object({
  kinds: Type.Array(
    Type.Object({ kindCode: Code, name: Type.String(), picture: Type.String(), works: Type.Array(FeeWork) })
  ),
  /** The kind of product that these fees are for; absent where there is no kind. */
  kindCode: Type.Optional(Code),
  work: Type.Optional(FeeWork),
  /** 1: large cities, 2: most places, 3: far ones. */
  regionClass: Type.Union([Type.Literal(1), Type.Literal(2), Type.Literal(3)]),
  list: Type.Array(ServiceFee),
  /** The year's bills for the same: nine of ten came to `toFen` or less; absent while there are fewer than fifty. */
  mostPaid: Type.Optional(
    Type.Object({
      bills: Type.Integer({ minimum: 50 }),
      fromFen: Fen,
      toFen: Fen,
      nothing: Percent,
      within: Percent,
      more: Percent
    })
  )
})

export const fees = {
  'GET /o2pcm/pub/v1/crm-group-get/service-fee': endpoint({
    summary:
      'What service costs for a kind and a work in a region; the first of each where none that there is is named',
    query: Type.Object({
      kindCode: Type.Optional(Code),
      /** The kind that this product is of, where no kind is named. */
      spuCode: Type.Optional(Code),
      work: Type.Optional(FeeWork),
      /** Where the service goes; absent: prices of most places. */
      regionCode: Type.Optional(RegionCode)
    }),
    data: FeeSheet
  })
}
