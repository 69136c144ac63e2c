import { BusinessError } from '@/api'
import { useShownAgain } from '@/ui'
import { useQuery } from './calls'

/** One recipe; `missing` when there is none of that name. */
export function useRecipe(recipeCode: string) {
  const remote = useQuery('GET /o2pcm/pub/v1/crm-group-get/recipe-detail', {
    query: { recipeCode },
    when: recipeCode !== ''
  })
  const { data, error } = remote
  useShownAgain(() => void remote.reload())
  const missing =
    recipeCode === '' || (data === undefined && error instanceof BusinessError && error.code === 'recipe.missing')
  return { ...remote, missing }
}
