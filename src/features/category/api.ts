import type { Category } from '@contract'
import { MalformedReplyError } from '@/api'
import { call } from './calls'

/** The category tree, three levels, in the language in use. Quiet: the screen shows a failure itself. */
export async function loadCategories(): Promise<Category[]> {
  const { list } = await call('GET /o2pcm/v1/pub/product/categories', { quiet: true })
  if (!Array.isArray(list)) throw new MalformedReplyError('categories without a list')
  return list
}
