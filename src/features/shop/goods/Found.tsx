import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { chosenCount, noFilter, Results, ResultsSkeleton, searchWords, type useProductList } from '@/features/search'
import { go } from '@/routes'
import { EmptyState, FailedState, ListEnd, RetryNote } from '@/ui'
import { shopWords as t } from '../messages'
import { partWords as part } from '../partMessages'

/** What was found, or what stands in its place. */
export const FoundInShop = observer(function FoundInShop(props: {
  list: ReturnType<typeof useProductList>
  onAll: () => void
  onRetry: () => Promise<unknown>
  narrowed: boolean
}) {
  const { list, onAll, onRetry, narrowed } = props
  const { results } = list
  if (results.rows.length === 0) {
    if (results.status === 'loading' || list.changing) return <ResultsSkeleton look={list.look} />
    if (results.status === 'failed') return <FailedState error={results.error} onRetry={onRetry} />
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
  }
  return (
    <View>
      <View>{results.status === 'failed' ? <RetryNote onRetry={onRetry} /> : null}</View>
      <Results products={results.rows} look={list.look} listKey={list.listKey} waiting={list.changing} />
      <ListEnd list={results} />
    </View>
  )
})
