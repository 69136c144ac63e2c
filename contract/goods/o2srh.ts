/** Search: products, facets, suggestions, hot words. */
import { Type } from 'typebox'
import { endpoint } from '../endpoint'
import { Code, Fen, FlashWindow, Page, Signs, Size, Swatch, paged } from '../shared'

/** A short label on a product card; `kind` decides its colour. What is saved is no tag: the app says it by the prices. */
export const ProductTag = Type.Object({
  text: Type.String(),
  kind: Type.Union([Type.Literal('sale'), Type.Literal('brand'), Type.Literal('warm'), Type.Literal('ok')])
})

/** A card's flash sale; `soldPercent` is there while it is open: of what was for sale in this window, how much is taken. */
export const CardFlash = Type.Object({
  ...FlashWindow.properties,
  soldPercent: Type.Optional(Type.Integer({ minimum: 0, maximum: 100 }))
})

/** A product as lists, rails and tiles show it; price is what its cheapest SKU on sale costs now. */
export const ProductCard = Type.Object({
  spuCode: Code,
  skuCode: Code,
  shopCode: Code,
  shopName: Type.String(),
  title: Type.String(),
  picture: Type.String(),
  priceFen: Fen,
  listPriceFen: Fen,
  flash: Type.Optional(CardFlash),
  soldCount: Type.Integer(),
  inStock: Type.Boolean(),
  tags: Type.Array(ProductTag)
})

const SearchQuery = {
  keyword: Type.Optional(Signs(0, 60)),
  categoryCode: Type.Optional(Code),
  shopCode: Type.Optional(Code),
  /** Put on sale within 30 days. */
  isNew: Type.Optional(Type.Boolean()),
  /** Products that this coupon can be used on. */
  couponCode: Type.Optional(Code),
  minPriceFen: Type.Optional(Fen),
  maxPriceFen: Type.Optional(Fen),
  inStock: Type.Optional(Type.Boolean()),
  /** Chosen attribute values, `attrCode:valueCode` joined by commas; values of one attribute widen, attributes narrow. */
  attrs: Type.Optional(Type.String({ maxLength: 600 }))
}

export const SearchSort = Type.Union([
  Type.Literal('DEFAULT'),
  Type.Literal('SALES'),
  Type.Literal('PRICE_ASC'),
  Type.Literal('PRICE_DESC'),
  Type.Literal('NEWEST')
])

export const search = {
  'GET /o2srh/v1/pub/platform-products/search': endpoint({
    summary: 'Products by words, category, shop, price and attributes',
    query: Type.Object({ ...SearchQuery, sort: Type.Optional(SearchSort), page: Page, size: Size }),
    data: paged(ProductCard)
  }),
  'GET /o2srh/v1/pub/platform-products/search-filter': endpoint({
    summary: 'What the present result can be narrowed by',
    query: Type.Object(SearchQuery),
    data: Type.Object({
      categories: Type.Array(Type.Object({ categoryCode: Code, name: Type.String(), count: Type.Integer() })),
      attributes: Type.Array(
        Type.Object({
          attrCode: Code,
          name: Type.String(),
          values: Type.Array(
            Type.Object({
              valueCode: Code,
              name: Type.String(),
              swatch: Type.Optional(Swatch),
              count: Type.Integer()
            })
          )
        })
      ),
      minPriceFen: Fen,
      maxPriceFen: Fen
    })
  }),
  'GET /o2srh/v1/pub/platform-products/search-filter-count': endpoint({
    summary: 'How many products a filter that is being chosen would leave',
    query: Type.Object(SearchQuery),
    data: Type.Object({ count: Type.Integer() })
  }),
  'GET /o2srh/v1/pub/platform-products/search-mark': endpoint({
    summary:
      'What a result is marked with: the coupon that saves most on it, what is cheaper beside it; unmarked ones are left out',
    query: Type.Object({
      /** Up to 50 codes joined by commas. */
      spuCodes: Type.String({ minLength: 1, maxLength: 3300 }),
      /** The SKUs that their cards show, joined by commas: what is judged; without one, what an unfiltered list shows. */
      skuCodes: Type.Optional(Type.String({ maxLength: 3300, pattern: '^[A-Za-z0-9_,-]*$' }))
    }),
    data: Type.Object({ list: Type.Array(Type.Object({ spuCode: Code, marks: Type.Array(ProductTag) })) })
  }),
  'GET /o2srh/v1/pub/platform-products/medias': endpoint({
    summary:
      'Product cards for a decorated block: by codes in their order (delisted ones left out), those on flash sale now, or the newest of a shop',
    query: Type.Object({
      /** Up to 50 codes joined by commas. */
      spuCodes: Type.Optional(Type.String({ maxLength: 3300 })),
      flash: Type.Optional(Type.Boolean()),
      /** Only this shop: without codes its newest within 30 days, with `flash` what is on flash sale there. */
      shopCode: Type.Optional(Code),
      size: Size
    }),
    data: Type.Object({ list: Type.Array(ProductCard) })
  }),
  'GET /o2srh/pub/v1/wx-schemes': endpoint({
    summary: "A link that opens a page of the mini-program from a phone's browser",
    query: Type.Object({
      /** A page's path with its leading slash; refused unless the mini-program has it. */
      path: Type.String({ minLength: 2, maxLength: 128, pattern: '^/[A-Za-z0-9_./-]+$' }),
      /** As it follows the question mark, escaped. */
      query: Type.Optional(Type.String({ maxLength: 1024, pattern: "^[A-Za-z0-9_.~!*'()=&%-]*$" }))
    }),
    data: Type.Object({ link: Type.String(), expiresAt: Type.Integer({ minimum: 0, description: 'epoch ms' }) })
  }),
  'GET /o2srh/v1/pub/search-associate': endpoint({
    summary: 'Completions of half-typed words',
    query: Type.Object({ keyword: Signs(1, 60) }),
    data: Type.Object({ list: Type.Array(Type.Object({ word: Type.String(), count: Type.Integer() })) })
  }),
  'GET /o2srh/v1/pub/hot-word': endpoint({
    summary: 'What many search for; the first is the search bar’s hint',
    data: Type.Object({ list: Type.Array(Type.Object({ word: Type.String(), hot: Type.Boolean() })) })
  })
}
