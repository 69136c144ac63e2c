import type { Category, DataOf } from '@contract'
import type { Query } from '@/api'
import { useQuery } from './calls'

type Reply = DataOf<'GET /o2pcm/v1/pub/product/categories'>

const listOf = ({ list }: Reply): Category[] => list

/** The category tree, three levels, in the language in use. */
export const useCategories = (): Query<Category[], Reply> =>
  useQuery('GET /o2pcm/v1/pub/product/categories', { forAll: true, pick: listOf })
