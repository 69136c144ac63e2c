/** Which of what there is to read fits the words that were searched for. Pure. */
import type { DataOf } from '@contract'

type Recipes = DataOf<'GET /o2pcm/pub/v1/crm-group-get/recipe'>
type Problems = DataOf<'GET /o2pcm/pub/v1/crm-group-get/crm-common-problem'>
type Manuals = DataOf<'GET /o2pcm/pub/v1/instructions-descriptions-get/product-sku-by-name'>

export type Reading =
  | { kind: 'recipe'; recipe: Recipes['list'][number] }
  | { kind: 'manual'; manual: Manuals['list'][number] }
  | { kind: 'help'; problem: Problems['list'][number] }

/** A word for a kind of product fits many manuals and none in particular. */
const mostManuals = 2

/** A recipe of that dish, the manual of that model, or the answer to that question; words that fit many manuals fit none. */
export function readingOf(
  recipes: Recipes | undefined,
  manuals: Manuals | undefined,
  problems?: Problems
): Reading | undefined {
  const manual = manuals && manuals.total <= mostManuals ? manuals.list[0] : undefined
  if (manual) return { kind: 'manual', manual }
  const recipe = recipes?.list[0]
  if (recipe) return { kind: 'recipe', recipe }
  const problem = problems?.list[0]
  return problem ? { kind: 'help', problem } : undefined
}
