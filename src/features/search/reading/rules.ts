/** Which of what there is to read fits the words that were searched for. Pure. */
import type { DataOf } from '@contract'

type Recipes = DataOf<'GET /o2pcm/pub/v1/crm-group-get/recipe'>
type Manuals = DataOf<'GET /o2pcm/pub/v1/instructions-descriptions-get/product-sku-by-name'>

export type Reading =
  | { kind: 'recipe'; recipe: Recipes['list'][number] }
  | { kind: 'manual'; manual: Manuals['list'][number] }

/** A word for a kind of product fits many manuals and none in particular. */
const mostManuals = 2

/** A recipe of that dish, or the manual of that model; words that fit many fit none. */
export function readingOf(recipes: Recipes | undefined, manuals: Manuals | undefined): Reading | undefined {
  const manual = manuals && manuals.total <= mostManuals ? manuals.list[0] : undefined
  if (manual) return { kind: 'manual', manual }
  const recipe = recipes?.list[0]
  return recipe ? { kind: 'recipe', recipe } : undefined
}
