/** Products: detail, categories, recommendations, freight, where a SKU may be sold. */
import { Type } from 'typebox'
import { endpoint } from '../endpoint'
import {
  BundleRule,
  Code,
  Fen,
  FlashWindow,
  GiftRule,
  Page,
  Quantity,
  RegionCode,
  Size,
  SkuRow,
  SpecValue,
  Swatch,
  paged,
  Video
} from '../shared'
import { ProductCard, ProductTag } from './o2srh'
import { ShopCard } from './o2md'

export const ProductSku = Type.Object({
  skuCode: Code,
  specs: Type.Array(SpecValue),
  picture: Type.String(),
  /** PNG or JPEG, for the cards of a chat app, which take no SVG; absent: `picture` serves there too. */
  sharePicture: Type.Optional(Type.String()),
  priceFen: Fen,
  listPriceFen: Fen,
  flash: Type.Optional(FlashWindow),
  /** This shopper gets a notice when the flash sale to come begins. */
  reminded: Type.Optional(Type.Literal(true)),
  available: Type.Integer({ minimum: 0 }),
  /** As in SkuRow: both count the product, all its versions together. */
  purchaseLimit: Type.Optional(Type.Integer({ minimum: 1 })),
  bought: Type.Integer({ minimum: 0 })
})

export const ProductDetail = Type.Object({
  spuCode: Code,
  title: Type.String(),
  subtitle: Type.String(),
  categoryCode: Code,
  onSale: Type.Boolean(),
  pictures: Type.Array(Type.String()),
  /** `pictures` in their order as PNG or JPEG, for a chat app's viewer, which shows no SVG; absent: `pictures` serve there too. */
  viewerPictures: Type.Optional(Type.Array(Type.String())),
  video: Type.Optional(Video),
  tags: Type.Array(ProductTag),
  soldCount: Type.Integer(),
  services: Type.Array(Type.Object({ title: Type.String(), note: Type.String() })),
  parameters: Type.Array(Type.Object({ name: Type.String(), value: Type.String() })),
  /** Not trusted: the app sanitises it before it is shown. */
  descriptionHtml: Type.String(),
  attributes: Type.Array(
    Type.Object({
      attrCode: Code,
      name: Type.String(),
      values: Type.Array(Type.Object({ valueCode: Code, name: Type.String(), swatch: Type.Optional(Swatch) }))
    })
  ),
  skus: Type.Array(ProductSku),
  /** What is given along with it, or with goods of its shop; absent: nothing. */
  gifts: Type.Optional(Type.Array(GiftRule)),
  shop: ShopCard
})

export const ParameterRow = Type.Object({
  /** The same line of another product has the same code. */
  code: Code,
  name: Type.String(),
  value: Type.String()
})
export const ParameterGroup = Type.Object({ code: Code, name: Type.String(), rows: Type.Array(ParameterRow) })

/** A SKU and all that is known of it; one that is no longer sold has its parameters still. */
export const ProductParameters = Type.Object({
  sku: SkuRow,
  /** Printed on the appliance. */
  model: Type.String(),
  /** Level 2: products below it can be compared with one another. */
  categoryCode: Code,
  groups: Type.Array(ParameterGroup)
})

export const CategoryLeaf = Type.Object({ categoryCode: Code, name: Type.String(), picture: Type.String() })
export const CategoryGroup = Type.Object({
  categoryCode: Code,
  name: Type.String(),
  children: Type.Array(CategoryLeaf)
})
export const Category = Type.Object({
  categoryCode: Code,
  name: Type.String(),
  banner: Type.Optional(
    Type.Object({ title: Type.String(), subtitle: Type.String(), picture: Type.String(), categoryCode: Code })
  ),
  groups: Type.Array(CategoryGroup)
})

export const ContentItem = Type.Object({ code: Code, title: Type.String() })
/** A text of the shop's, in the caller's language; plain text, not markup. */
export const ContentDocument = Type.Object({
  ...ContentItem.properties,
  /** Shop's day from which it holds, `YYYY-MM-DD`. */
  effectiveOn: Type.String(),
  intro: Type.String(),
  /** Paragraphs of a section are parted by line ends. */
  sections: Type.Array(Type.Object({ title: Type.String(), text: Type.String() }))
})

export const product = {
  'GET /o2pcm/v1/pub/product/detail': endpoint({
    summary: 'One product with its SKUs; a delisted one comes with onSale false',
    token: 'optional',
    query: Type.Object({ spuCode: Code }),
    data: ProductDetail
  }),
  'GET /o2pcm/v1/pub/product/parameters': endpoint({
    summary: 'Parameters in groups by SKU, or of the first SKU of a product; of one no longer sold too',
    /** One of both at least. */
    query: Type.Object({ skuCode: Type.Optional(Code), spuCode: Type.Optional(Code) }, { minProperties: 1 }),
    data: ProductParameters
  }),
  'GET /o2pcm/v1/pub/product/categories': endpoint({
    summary: 'The category tree of the categories tab, three levels',
    // hangs on nothing a shopper does, so that no purchase asks it anew
    tag: 'o2pcm/categories',
    data: Type.Object({ list: Type.Array(Category) })
  }),
  'GET /o2pcm/v1/pub/product/recommend': endpoint({
    summary: 'Products recommended in a place, endless pages',
    token: 'optional',
    query: Type.Object({
      scene: Type.Union([
        Type.Literal('HOME'),
        Type.Literal('CART'),
        Type.Literal('PRODUCT'),
        Type.Literal('MINE'),
        Type.Literal('PAID')
      ]),
      categoryCode: Type.Optional(Code),
      spuCode: Type.Optional(Code),
      /** Only products of this shop. */
      shopCode: Type.Optional(Code),
      page: Page,
      size: Size
    }),
    tag: 'o2pcm/recommend',
    data: paged(ProductCard)
  }),
  'GET /o2pcm/v1/pub/product/bundle': endpoint({
    summary: 'What is often bought with a product, and costs less beside it',
    token: 'optional',
    query: Type.Object({ spuCode: Code }),
    data: Type.Object({
      list: Type.Array(
        Type.Object({
          sku: SkuRow,
          /** A piece costs so much less than without a flash sale, for as many pieces as are bought of the product. */
          offFen: Fen
        })
      )
    })
  }),
  'GET /o2pcm/v1/pub/product/calculate-freight': endpoint({
    summary: 'Freight of a SKU to a region, and when it would arrive',
    query: Type.Object({ skuCode: Code, quantity: Quantity, regionCode: RegionCode }),
    data: Type.Object({
      freightFen: Fen,
      /** Goods of the shop from this amount on travel free; null: never. */
      freeFromFen: Type.Union([Fen, Type.Null()]),
      /** Calendar day at the address, `YYYY-MM-DD`. */
      arrivesOn: Type.String()
    })
  }),
  'GET /o2pcm/v1/pub/product/restricted-sale': endpoint({
    summary: 'Whether a SKU may be sold to a region',
    query: Type.Object({ skuCode: Code, regionCode: RegionCode }),
    data: Type.Object({ restricted: Type.Boolean(), reason: Type.Optional(Type.String()) })
  }),
  'POST /o2pcm/v1/pub/product/platform-sku-query': endpoint({
    summary: 'SKUs as a cart shows them, by code; unknown codes come back as delisted or are left out',
    token: 'optional',
    body: Type.Object({ skuCodes: Type.Array(Code, { maxItems: 200 }) }),
    changes: 'nothing',
    data: Type.Object({
      list: Type.Array(SkuRow),
      /** What of them costs less beside which product; absent: nothing does. */
      bundles: Type.Optional(Type.Array(BundleRule)),
      /** What is given along with them; absent: nothing. */
      gifts: Type.Optional(Type.Array(GiftRule))
    })
  }),
  'GET /o2pcm/pub/v1/crm-group-get': endpoint({
    summary: 'All texts of a group, whole and in their order; none of an unknown group',
    query: Type.Object({ groupCode: Code }),
    data: Type.Object({ list: Type.Array(ContentDocument) })
  }),
  'GET /o2pcm/pub/v1/crm-group-get/crm-policy': endpoint({
    summary: 'Agreements and policies, and the text of the one that is asked for; no text where its code is unknown',
    query: Type.Object({ policyCode: Type.Optional(Code) }),
    data: Type.Object({ list: Type.Array(ContentItem), document: Type.Optional(ContentDocument) })
  }),
  'POST /o2pcm/v1/geocoder': endpoint({
    summary: 'Which region a point lies in; the point stands in the body alone, and is neither kept nor logged',
    body: Type.Object({
      latitude: Type.Number({ minimum: -90, maximum: 90 }),
      longitude: Type.Number({ minimum: -180, maximum: 180 })
    }),
    changes: 'nothing',
    data: Type.Object({
      provinceCode: RegionCode,
      cityCode: RegionCode,
      /** Absent: which district is not known. */
      districtCode: Type.Optional(RegionCode),
      regionName: Type.String()
    })
  })
}
