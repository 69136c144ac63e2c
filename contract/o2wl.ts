/** Favourites, and what somebody waits for. */
import { Type } from 'typebox'
import { endpoint } from './endpoint'
import { Code } from './shared'

/** PRICE: it costs less than when it was asked for. STOCK: it is back. */
const Alert = { skuCode: Code, kind: Type.Union([Type.Literal('PRICE'), Type.Literal('STOCK')]) }

export const favourites = {
  'POST /o2wl/v1/favorites/recipe': endpoint({
    summary: 'Keeps a recipe, or lets it go; asked twice it is kept once',
    token: 'required',
    body: Type.Object({ recipeCode: Code, favorite: Type.Boolean() }),
    changes: [],
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
