/** Inventory: what can be bought now. */
import { Type } from 'typebox'
import { endpoint } from '../endpoint'
import { Code, Quantity, RegionCode } from '../shared'

const Verified = Type.Object({ skuCode: Code, enough: Type.Boolean(), available: Type.Integer() })

/** What the pieces are wanted from and for: one rule for all three. */
const Where = {
  /** The shop that sells it; absent: its own. Another shop has none of it. */
  shopCode: Type.Optional(Code),
  /** Where it is to go; absent: anywhere. */
  regionCode: Type.Optional(RegionCode)
}

export const inventory = {
  'POST /o2inv/v1/inv-query/batch/shop-stock-status': endpoint({
    summary: 'Stock of several SKUs in words: in stock, few left, none, or not sold to the region',
    body: Type.Object({
      skuCodes: Type.Array(Code, { maxItems: 200 }),
      ...Where
    }),
    changes: 'nothing',
    data: Type.Object({
      list: Type.Array(
        Type.Object({
          skuCode: Code,
          status: Type.Union([
            Type.Literal('IN_STOCK'),
            Type.Literal('FEW_LEFT'),
            Type.Literal('OUT_OF_STOCK'),
            Type.Literal('RESTRICTED')
          ]),
          available: Type.Integer()
        })
      )
    })
  }),
  'POST /o2inv/v1/inv-query/shop-stock-verify': endpoint({
    summary:
      'Whether a quantity of one SKU can be bought now: none is left of one no longer sold, or not to the region',
    body: Type.Object({ skuCode: Code, quantity: Quantity, ...Where }),
    changes: 'nothing',
    data: Verified
  }),
  'POST /o2inv/v1/inv-query/batch/shop-stock-verify': endpoint({
    summary: 'Whether quantities of several SKUs can be bought now',
    body: Type.Object({
      rows: Type.Array(Type.Object({ skuCode: Code, quantity: Quantity }), { maxItems: 200 }),
      ...Where
    }),
    changes: 'nothing',
    data: Type.Object({ list: Type.Array(Verified) })
  })
}
