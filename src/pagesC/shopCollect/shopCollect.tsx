import { View } from '@tarojs/components'
import type { FollowedShop } from '@contract'
import { useState } from 'react'
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
import { go } from '@/routes'
import { Screen } from '@/ui'
import { SearchBox } from '@/ui/list/SearchBox'
import { SelectBar } from '@/ui/list/SelectBar'
import { useSelection } from '@/ui/list/useSelection'

const everything = {}
const keyOf = ({ shopCode }: FollowedShop) => shopCode

/** The shops that the shopper follows, newest first; what narrows them leads to a screen of its own. */
function ShopCollect() {
  const followed = useFollowed(everything)
  const letting = useLettingGo(everything)
  const [typed, setTyped] = useState('')
  const selection = useSelection({ list: followed.list, keyOf })
  const search = () => {
    const keyword = cleanKeyword(typed)
    if (keyword !== '') void go('filterShopCollect', { keyword })
  }
  return (
    <Screen
      titleCount={followed.counts?.ALL ?? 0}
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
      <View>
        {(followed.counts?.ALL ?? 0) > 0 ? (
          <View>
            <SearchBox
              label={t('search')}
              hint={t('searchHint')}
              clearLabel={t('clearSearch')}
              typed={typed}
              onChange={setTyped}
              onSubmit={search}
            />
            <FollowedFilters
              followed={followed}
              filter={undefined}
              selection={selection}
              onFilter={(filter) => {
                if (filter) void go('filterShopCollect', { filter })
              }}
            />
          </View>
        ) : null}
      </View>
      <FollowedList followed={followed} selection={selection} letting={letting} name="" onClear={() => undefined} />
      <UndoBar gone={letting.gone} onUndo={letting.undo} onOver={letting.forget} />
    </Screen>
  )
}

export default definePage('shopCollect', { body: ShopCollect, skeleton: <FollowedSkeleton /> })
