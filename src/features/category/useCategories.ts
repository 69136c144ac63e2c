import type { Category, DataOf, ProductCard } from '@contract'
import type { Query } from '@/api'
import { useQuery } from './calls'

type Reply = DataOf<'GET /o2pcm/v1/pub/product/categories'>

const listOf = ({ list }: Reply): Category[] => list

/** The category tree, three levels, in the language in use. */
export const useCategories = (): Query<Category[], Reply> =>
  useQuery('GET /o2pcm/v1/pub/product/categories', { forAll: true, pick: listOf })

type Found = DataOf<'GET /o2srh/v1/pub/platform-products/search'>

const productsOf = ({ list }: Found): ProductCard[] => list

type Recommended = DataOf<'GET /o2pcm/v1/pub/product/recommend'>

const recommendedOf = ({ list }: Recommended): ProductCard[] => list

/** The ten products that home recommends first. */
export const useRecommendedHere = (): Query<ProductCard[], Recommended> =>
  useQuery('GET /o2pcm/v1/pub/product/recommend', {
    query: { scene: 'HOME', page: 1, size: 10 },
    forAll: true,
    pick: recommendedOf
  })

/** The six products of a category that sell most. */
export const usePopular = (categoryCode: string): Query<ProductCard[], Found> =>
  useQuery('GET /o2srh/v1/pub/platform-products/search', {
    query: { categoryCode, sort: 'SALES', page: 1, size: 6 },
    forAll: true,
    pick: productsOf
  })
