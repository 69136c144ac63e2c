import { useOne } from './calls'

/** One recipe. While it is cooked by, it stays, though it is taken off the list meanwhile. */
export function useRecipe(recipeCode: string) {
  const remote = useOne('GET /o2pcm/pub/v1/crm-group-get/recipe-detail', { recipeCode }, { missing: 'recipe.missing' })
  return { ...remote, missing: remote.missing && remote.data === undefined }
}
