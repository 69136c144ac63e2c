/** Whether goods may be sold to where they would go. */
import { Type } from 'typebox'
import { endpoint } from '../endpoint'
import { Code } from '../shared'

export const restrictions = {
  'GET /o2ord-b2c/v1/check-restricted-sale': endpoint({
    summary: 'What of an order or a settlement may not be sold to its address, or to another one',
    token: 'required',
    query: Type.Object(
      {
        /** One of both, or both. */
        orderCode: Type.Optional(Code),
        settlementId: Type.Optional(Code),
        /** Absent: where it goes now. */
        addressId: Type.Optional(Code)
      },
      { minProperties: 1 }
    ),
    data: Type.Object({
      restricted: Type.Boolean(),
      /** Province to district; empty: there is no address yet. */
      regionName: Type.String(),
      rows: Type.Array(Type.Object({ skuCode: Code, title: Type.String(), reason: Type.String() }))
    })
  })
}
