import type { FollowedShop } from '@contract'
import { useMemo, useState } from 'react'
import {
  FollowedFilters,
  FollowedList,
  FollowedSkeleton,
  followedWords as t,
  UndoBar,
  useFollowed,
  useLettingGo
} from '@/features/shop/followed'
import { cleanKeyword } from '@domain/keyword'
import { definePage } from '@/page'
import { go, type RouteParams } from '@/routes'
import { Screen } from '@/ui'
import { SearchBox } from '@/ui/list/SearchBox'
import { SelectBar } from '@/ui/list/SelectBar'
import { useSelection } from '@/ui/list/useSelection'

type Params = RouteParams['filterShopCollect']

const keyOf = ({ shopCode }: FollowedShop) => shopCode

/** Another filter is another address: back and a reload keep it. */
const apply = (filter: Params) => go('filterShopCollect', filter, { replace: true })

/** Followed shops that words and a filter let through; all of them without any. */
function FilterShopCollect({ keyword, filter }: Params) {
  const query = useMemo(
    () => ({ ...(keyword === undefined ? {} : { keyword }), ...(filter === undefined ? {} : { filter }) }),
    [keyword, filter]
  )
  const followed = useFollowed(query)
  const letting = useLettingGo(query)
  const [typed, setTyped] = useState(keyword ?? '')
  const name = [filter, keyword].filter(Boolean).join(' ')
  const selection = useSelection({ list: followed.list, keyOf, name })
  const search = (words: string) => {
    const next = cleanKeyword(words)
    if (next === (keyword ?? '')) return
    void apply({ ...(filter ? { filter } : {}), ...(next === '' ? {} : { keyword: next }) })
  }
  return (
    <Screen
      onReachBottom={() => void followed.list.loadMore()}
      onPullRefresh={followed.reload}
      footer={
        selection.on ? (
          <SelectBar
            selection={selection}
            words={(count) => t('selected', { count })}
            action={{
              label: t('unfollow'),
              danger: true,
              onTap: async () => {
                if (await letting.letGo(selection.chosen)) selection.stop()
              }
            }}
          />
        ) : undefined
      }
    >
      <SearchBox
        label={t('search')}
        hint={t('searchHint')}
        clearLabel={t('clearSearch')}
        typed={typed}
        onChange={(words) => {
          setTyped(words)
          if (words === '') search('')
        }}
        onSubmit={() => search(typed)}
      />
      <FollowedFilters
        followed={followed}
        filter={filter}
        selection={selection}
        onFilter={(next) => void apply({ ...(keyword ? { keyword } : {}), ...(next ? { filter: next } : {}) })}
      />
      <FollowedList
        followed={followed}
        selection={selection}
        letting={letting}
        name={name}
        onClear={() => {
          setTyped('')
          void apply({})
        }}
      />
      <UndoBar gone={letting.gone} onUndo={letting.undo} onOver={letting.forget} />
    </Screen>
  )
}

export default definePage('filterShopCollect', { body: FilterShopCollect, skeleton: <FollowedSkeleton /> })
