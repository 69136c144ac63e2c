import { observer } from 'mobx-react-lite'
import { chosenCount, FoundProducts, noFilter, searchWords, type useProductList } from '@/features/search'
import { go } from '@/routes'
import { EmptyState } from '@/ui'
import { shopWords as t } from '../messages'
import { partWords as part } from '../partMessages'

interface FoundProps {
  list: ReturnType<typeof useProductList>
  onAll: () => void
  onRetry: () => Promise<unknown>
  narrowed: boolean
}

const NoneFound = observer(function NoneFound({ list, onAll, narrowed }: Omit<FoundProps, 'onRetry'>) {
  const isFiltered = chosenCount(list.filter) > 0
  return (
    <EmptyState
      drawing="search"
      title={isFiltered ? searchWords('emptyFiltered') : narrowed ? searchWords('emptyPlain') : part('noGoods')}
      action={
        isFiltered
          ? { label: searchWords('clearFilter'), onTap: () => list.setFilter(noFilter) }
          : narrowed
            ? { label: part('seeAll'), onTap: onAll }
            : { label: t('goHome'), onTap: () => go('index') }
      }
    />
  )
})

/** What was found in a shop, or what stands in its place. */
export const FoundInShop = ({ list, onRetry, ...rest }: FoundProps) => (
  <FoundProducts list={list} onRetry={onRetry} empty={<NoneFound list={list} {...rest} />} />
)
