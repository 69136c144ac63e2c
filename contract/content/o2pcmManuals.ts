/** Manuals: the products that have one, and what is in it. */
import { Type } from 'typebox'
import { endpoint } from '../endpoint'
import { Code, Millis, Page, Signs, Size, paged } from '../shared'

const GroupQuery = Type.Object({ groupCode: Code })

export const ManualGroup = Type.Object({
  groupCode: Code,
  name: Type.String(),
  /** Manuals in it. */
  count: Type.Integer({ minimum: 1 })
})

/** A product that has a manual. */
export const ManualProduct = Type.Object({
  manualCode: Code,
  spuCode: Code,
  /** Printed on the appliance. */
  model: Type.String(),
  name: Type.String(),
  picture: Type.String(),
  groupCode: Code
})

export const OwnedManual = Type.Object({
  ...ManualProduct.properties,
  orderCode: Code,
  receivedAt: Millis
})

export const Manual = Type.Object({
  ...ManualProduct.properties,
  /** As it is printed on the cover, e.g. `2.1`. */
  edition: Type.String(),
  pages: Type.Integer({ minimum: 1 }),
  /** The storage host's file: a PDF in the caller's language. Another edition has another address. */
  file: Type.String(),
  chapters: Type.Array(Type.Object({ title: Type.String(), page: Type.Integer({ minimum: 1 }) })),
  /** It can still be bought. */
  onSale: Type.Boolean(),
  /** There are recipes for it. */
  cooks: Type.Boolean()
})

export const manuals = {
  'GET /o2pcm/pub/v1/instructions-descriptions-get/crm-product-group-one': endpoint({
    summary: 'The first groups of products that have a manual',
    data: Type.Object({ list: Type.Array(ManualGroup) })
  }),
  'GET /o2pcm/pub/v1/instructions-descriptions-get/crm-product-group-two': endpoint({
    summary: 'The second groups within a first',
    query: GroupQuery,
    data: Type.Object({ list: Type.Array(ManualGroup) })
  }),
  'GET /o2pcm/pub/v1/instructions-descriptions-get/product-sku': endpoint({
    summary: 'Products with a manual within a first or a second group, in the order of the second groups',
    query: Type.Object({ ...GroupQuery.properties, page: Page, size: Size }),
    data: paged(ManualProduct)
  }),
  'GET /o2pcm/pub/v1/instructions-descriptions-get/product-sku-by-name': endpoint({
    summary: 'Products with a manual by name or model, as it is typed; those of the model first',
    query: Type.Object({ name: Signs(1, 60), page: Page, size: Size }),
    data: paged(ManualProduct)
  }),
  'GET /o2pcm/pub/v1/instructions-descriptions-get/description-by-sku-id': endpoint({
    summary: 'The manual of a SKU, of a product, or of the model that is printed on an appliance, where there is one',
    query: Type.Object({
      /** A SKU or a product. */
      skuCode: Type.Optional(Code),
      model: Type.Optional(Signs(1, 60))
    }),
    data: Type.Object({ manual: Type.Optional(ManualProduct) })
  }),
  'GET /o2pcm/pub/v1/instructions-descriptions-get/description-info': endpoint({
    summary: 'A manual: its chapters and its file',
    query: Type.Object({ manualCode: Code }),
    data: Manual
  }),
  'GET /o2pcm/v1/instructions-descriptions-get/product-sku': endpoint({
    summary: 'Manuals of what the shopper received, newest receipt first, each product once',
    token: 'required',
    data: Type.Object({ list: Type.Array(OwnedManual) })
  })
}
