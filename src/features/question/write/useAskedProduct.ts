import type { AskedProduct, DataOf } from '@contract'
import { BusinessError } from '@/api'
import { useQuery } from './calls'

const productOf = ({ product }: DataOf<'GET /o2cmt/v1/pub/consults/brief'>): AskedProduct => product

/** The product that is asked about. */
export function useAskedProduct(spuCode: string) {
  const remote = useQuery('GET /o2cmt/v1/pub/consults/brief', {
    query: { spuCode },
    when: spuCode !== '',
    pick: productOf
  })
  const gone = remote.error instanceof BusinessError && remote.error.code === 'product.missing'
  return { remote, missing: spuCode === '' || gone }
}
