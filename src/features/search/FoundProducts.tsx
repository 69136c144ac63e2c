import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { PagedBody } from '@/ui/list/PagedList'
import type { Reading } from './reading/rules'
import { Results, ResultsSkeleton } from './Results'
import type { useProductList } from './useProductList'

interface FoundProductsProps {
  list: ReturnType<typeof useProductList>
  /** What stands in their place when there are none. */
  empty: ReactNode
  /** Asks again after a failure; default: the list alone. */
  onRetry?: () => unknown
  /** Above the products, and not without them. */
  bar?: ReactNode
  /** Stands among what fits the words that were searched for. */
  reading?: Reading | undefined
  /** Stands before it, such as a shop that is called so. */
  beside?: ReactNode
}

/** Products that were found, in one of the four states of a list. */
export const FoundProducts = observer(function FoundProducts(props: FoundProductsProps) {
  const { list, empty, onRetry = list.refresh, bar, reading, beside } = props
  const { results, look, listKey } = list
  return (
    <PagedBody list={results} skeleton={<ResultsSkeleton look={look} />} empty={empty} onRetry={onRetry}>
      {bar}
      <Results products={results.rows} look={look} listKey={listKey} reading={reading} beside={beside} />
    </PagedBody>
  )
})
