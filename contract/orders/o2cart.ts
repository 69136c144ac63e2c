/** Cart of a logged-in shopper. */
import { Type } from 'typebox'
import { endpoint } from '../endpoint'
import { BundleRule, Code, Fen, GiftRule, Ok, Quantity, SkuRow } from '../shared'

/** One cart line: a SKU today, the quantity, and what it cost when it was put in. */
export const CartRow = Type.Object({
  rowId: Code,
  quantity: Quantity,
  selected: Type.Boolean(),
  addedPriceFen: Fen,
  sku: SkuRow
})

export const CartShop = Type.Object({ shopCode: Code, shopName: Type.String(), rows: Type.Array(CartRow) })

export const Cart = Type.Object({
  /** Lines that can be bought, by shop, newest first. */
  shops: Type.Array(CartShop),
  /** Lines whose SKU is delisted or out of stock. */
  invalid: Type.Array(CartRow),
  /** What costs less beside what; absent: nothing does. */
  bundles: Type.Optional(Type.Array(BundleRule)),
  /** What is given along with its lines, or would be with more of them; absent: nothing. They are no lines and are not counted. */
  gifts: Type.Optional(Type.Array(GiftRule))
})

export const cart = {
  'GET /o2cart/v1/carts/list': endpoint({
    summary: 'The cart by shop, with today’s prices and stock',
    token: 'required',
    data: Cart
  }),
  'GET /o2cart/v1/carts/entryRows': endpoint({
    summary: 'How many pieces the cart holds, for the badge',
    token: 'required',
    data: Type.Object({ count: Type.Integer() })
  }),
  'POST /o2cart/v1/carts/save-by-product': endpoint({
    summary: 'Puts a SKU into the cart; the same SKU again adds up, within stock and purchase limit',
    token: 'required',
    idempotent: true,
    body: Type.Object({ skuCode: Code, quantity: Quantity }),
    changes: [],
    data: Type.Object({ rowId: Code, quantity: Quantity, count: Type.Integer() })
  }),
  'POST /o2cart/v1/carts/save-all': endpoint({
    summary: 'Merges a cart that was kept without login; quantities are cut to what can be bought',
    token: 'required',
    idempotent: true,
    body: Type.Object({
      rows: Type.Array(
        Type.Object({ skuCode: Code, quantity: Quantity, selected: Type.Boolean(), addedPriceFen: Fen }),
        { maxItems: 200 }
      )
    }),
    changes: [],
    data: Type.Object({
      merged: Type.Integer(),
      /** Codes of lines that had to be cut or left out. */
      adjusted: Type.Array(Code),
      count: Type.Integer()
    })
  }),
  'PUT /o2cart/v1/carts': endpoint({
    summary: 'Changes quantity, selection or specification of cart lines; replies the whole cart',
    token: 'required',
    body: Type.Object({
      rows: Type.Array(
        Type.Object({
          rowId: Code,
          quantity: Type.Optional(Quantity),
          selected: Type.Optional(Type.Boolean()),
          /** Another SKU of the same product. */
          skuCode: Type.Optional(Code)
        }),
        { minItems: 1, maxItems: 200 }
      )
    }),
    changes: [],
    data: Cart
  }),
  'DELETE /o2cart/v1/carts': endpoint({
    summary: 'Takes lines out of the cart',
    token: 'required',
    body: Type.Object({ rowIds: Type.Array(Code, { minItems: 1, maxItems: 200 }) }),
    changes: [],
    data: Ok
  })
}
