import type { Category } from '@contract'
import { call } from '@/api'

/** The category tree, three levels, in the language in use. Quiet: the screen shows a failure itself. */
export const loadCategories = async (): Promise<Category[]> =>
  (await call('GET /o2pcm/v1/pub/product/categories', { quiet: true })).list
