/** Favourites, and what somebody waits for. */
import { Type } from 'typebox'
import { endpoint } from '../endpoint'
import { Code, Fen, Millis, Page, Size, SpecValue, Unsellable, paged } from '../shared'
import { account } from '../tags'

/** PRICE: it costs less than when the alert was set. STOCK: it is back. */
const Alert = { skuCode: Code, kind: Type.Union([Type.Literal('PRICE'), Type.Literal('STOCK')]) }

/** What favourites are narrowed by. CHEAPER: than when it was kept. COUPON: one can be used on it. */
const FavouriteFilter = {
  kind: Type.Optional(
    Type.Union([Type.Literal('CHEAPER'), Type.Literal('IN_STOCK'), Type.Literal('COUPON'), Type.Literal('GONE')])
  ),
  /** A category of any level. */
  categoryCode: Type.Optional(Code),
  minPriceFen: Type.Optional(Fen),
  maxPriceFen: Type.Optional(Fen)
}

/** Favourites that are meant: those named, or all that a filter lets through but for some. */
const ChosenFavourites = {
  skuCodes: Type.Optional(Type.Array(Code, { minItems: 1, maxItems: 500 })),
  among: Type.Optional(Type.Object({ ...FavouriteFilter, without: Type.Array(Code, { maxItems: 500 }) }))
}

/** A SKU that was kept, with what has changed since. */
export const Favourite = Type.Object({
  skuCode: Code,
  spuCode: Code,
  /** Title and picture of today; of the moment it was kept, where the product is gone. */
  title: Type.String(),
  picture: Type.String(),
  specs: Type.Array(SpecValue),
  keptAt: Millis,
  /** A piece, when it was kept. */
  keptFen: Fen,
  /** A piece now; when it was kept, where the product is gone. */
  priceFen: Fen,
  listPriceFen: Fen,
  available: Type.Integer({ minimum: 0 }),
  unsellable: Type.Optional(Unsellable),
  /** It stands among what has changed, before the others. */
  changed: Type.Boolean(),
  /** Cheaper by so much than when it was kept; absent: it is not. */
  droppedFen: Type.Optional(Fen),
  /** It cost more within the last 30 days, and never less. */
  lowest: Type.Optional(Type.Literal(true)),
  /** It was sold out since it was kept, and can be bought again. */
  back: Type.Optional(Type.Literal(true)),
  /** So few pieces are left that it is said. */
  left: Type.Optional(Type.Integer({ minimum: 1 })),
  /** What the best coupon takes off one piece. */
  couponFen: Type.Optional(Fen)
})

const Count = Type.Integer({ minimum: 0 })

const skuFavourites = {
  'GET /o2wl/v1/favorites/sku': endpoint({
    summary: 'The shopper’s favourites: what has changed since it was kept comes first, then the newest',
    token: 'required',
    query: Type.Object({ ...FavouriteFilter, page: Page, size: Size }),
    data: Type.Object({
      ...paged(Favourite).properties,
      /** Counts over all favourites; the filter does not change them. */
      counts: Type.Object({ ALL: Count, CHEAPER: Count, IN_STOCK: Count, COUPON: Count, GONE: Count }),
      /** What pieces of those that are cheaper save together. */
      savedFen: Fen,
      /** Categories of the first level over all; the commonest first. */
      categories: Type.Array(Type.Object({ categoryCode: Code, name: Type.String(), count: Count }))
    })
  }),
  'POST /o2wl/v1/favorites/sku/save-all': endpoint({
    summary:
      'Keeps SKUs, with price, title and picture of now, or lets favourites go; what is so already stays. 10,000 a shopper',
    token: 'required',
    body: Type.Object({ favorite: Type.Boolean(), ...ChosenFavourites }),
    changes: ['o2cum/footstep', account],
    data: Type.Object({
      favorite: Type.Boolean(),
      /** Favourites that came or went by this call. */
      changed: Count,
      /** Favourites after the call. */
      total: Count,
      /** By this moment those that went are brought back; absent: none went. */
      takenAt: Type.Optional(Millis)
    })
  }),
  'POST /o2wl/v1/favorites/sku/restore': endpoint({
    summary: 'Brings back favourites that went within the last ten minutes, as they were kept',
    token: 'required',
    body: Type.Object({ takenAt: Millis }),
    changes: ['o2cum/footstep', account],
    data: Type.Object({ changed: Count, total: Count })
  }),
  'GET /o2wl/v1/favorites/sku/decide-exist': endpoint({
    summary: 'Which of up to 100 SKUs the shopper has kept',
    token: 'required',
    /** Codes joined by commas. */
    query: Type.Object({ skuCodes: Type.String({ minLength: 1, maxLength: 6500, pattern: '^[A-Za-z0-9_,-]*$' }) }),
    data: Type.Object({ list: Type.Array(Code) })
  }),
  'POST /o2wl/v1/favorites/sku/to-cart': endpoint({
    summary: 'Puts a piece of each favourite into the cart; what can’t go is named, and nothing leaves the favourites',
    token: 'required',
    idempotent: true,
    body: Type.Object(ChosenFavourites),
    changes: ['o2cart/carts'],
    data: Type.Object({
      /** Favourites that are in the cart now, also those that were before. */
      inCart: Count,
      /** How many could not go, and up to 20 of them. */
      left: Count,
      list: Type.Array(
        Type.Object({
          skuCode: Code,
          title: Type.String(),
          why: Type.Union([
            Type.Literal('OFF_SALE'),
            Type.Literal('SOLD_OUT'),
            Type.Literal('LIMIT'),
            Type.Literal('FULL')
          ])
        })
      ),
      /** Pieces in the cart. */
      count: Count
    })
  })
}

export const favourites = {
  ...skuFavourites,
  'POST /o2wl/v1/favorites/recipe': endpoint({
    summary: 'Keeps a recipe, or lets it go; asked twice it is kept once',
    token: 'required',
    body: Type.Object({ recipeCode: Code, favorite: Type.Boolean() }),
    changes: ['o2mkt-b2c/password-red-packet'],
    data: Type.Object({ recipeCode: Code, favorite: Type.Boolean() })
  }),
  'GET /o2wl/v1/alerts': endpoint({
    summary: 'What the shopper waits to hear of a product’s versions',
    token: 'required',
    query: Type.Object({ spuCode: Code }),
    data: Type.Object({ list: Type.Array(Type.Object(Alert)) })
  }),
  'POST /o2wl/v1/alerts': endpoint({
    summary:
      'Tells, once, when a SKU is back in stock or cheaper than now; 50 a shopper. Refused of one that is in stock',
    token: 'required',
    body: Type.Object(Alert),
    changes: [],
    data: Type.Object({ ...Alert, waiting: Type.Literal(true) })
  }),
  'POST /o2wl/v1/alerts/cancel': endpoint({
    summary: 'Forgets such a wish; without one nothing happens',
    token: 'required',
    body: Type.Object(Alert),
    changes: [],
    data: Type.Object({ ...Alert, waiting: Type.Literal(false) })
  })
}
