/** Favourites. */
import { Type } from 'typebox'
import { endpoint } from './endpoint'
import { Code } from './shared'

export const favourites = {
  'POST /o2wl/v1/favorites/recipe': endpoint({
    summary: 'Keeps a recipe, or lets it go; asked twice it is kept once',
    token: 'required',
    body: Type.Object({ recipeCode: Code, favorite: Type.Boolean() }),
    data: Type.Object({ recipeCode: Code, favorite: Type.Boolean() })
  })
}
