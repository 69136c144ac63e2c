import { View } from '@tarojs/components'
import type { FollowedShop } from '@contract'
import { cleanKeyword } from '@domain/keyword'
import { observer } from 'mobx-react-lite'
import { useMemo, useState } from 'react'
import { FollowedFilters, FollowedList, followedWords as t, useFollowed, useLettingGo } from '@/features/shop/followed'
import type { RouteParams } from '@/routes'
import { Screen } from '@/ui'
import { SearchBox } from '@/ui/list/SearchBox'
import { SelectBar } from '@/ui/list/SelectBar'
import { UndoBar } from '@/ui/list/UndoBar'
import { useSelection, type Selection } from '@/ui/list/useSelection'

export type Narrowing = RouteParams['filterShopCollect']

const keyOf = ({ shopCode }: FollowedShop) => shopCode

type Letting = ReturnType<typeof useLettingGo>

/** What is done with those that are selected, and how it is taken back. */
const Foot = observer(function Foot({ selection, letting }: { selection: Selection; letting: Letting }) {
  const { gone, letGo, undo, forget } = letting
  if (!selection.on) {
    return <UndoBar gone={gone} words={t('undone', { count: gone.length })} onUndo={undo} onOver={forget} />
  }
  return (
    <SelectBar
      selection={selection}
      words={(count) => t('selected', { count })}
      action={{
        label: t('unfollow'),
        danger: true,
        onTap: async () => {
          if (await letGo(selection.chosen)) selection.stop()
        }
      }}
    />
  )
})

interface FollowedShopsProps {
  narrowing: Narrowing
  /** Other words or another filter are another address: back and a reload keep them. */
  onNarrow: (narrowing: Narrowing) => void
}

/** The shops that the shopper follows, newest first, as far as words and a filter let them through. */
export const FollowedShops = observer(function FollowedShops({ narrowing, onNarrow }: FollowedShopsProps) {
  const { keyword, filter } = narrowing
  const query = useMemo(
    () => ({ ...(keyword === undefined ? {} : { keyword }), ...(filter === undefined ? {} : { filter }) }),
    [keyword, filter]
  )
  const follows = useFollowed(query)
  const letting = useLettingGo(query)
  const [text, setText] = useState(keyword ?? '')
  const name = [filter, keyword].filter(Boolean).join(' ')
  const selection = useSelection({ list: follows.list, keyOf, name })
  const all = follows.counts?.ALL
  // who follows no shop has nothing to search; its room stays, as that is known only once the list is there
  const searchable = name !== '' || all !== 0
  const search = (words: string) => {
    const next = cleanKeyword(words)
    if (next === (keyword ?? '')) return
    onNarrow({ ...(filter ? { filter } : {}), ...(next === '' ? {} : { keyword: next }) })
  }
  return (
    <Screen
      {...(name === '' ? { titleCount: all ?? 0 } : {})}
      onReachBottom={() => void follows.list.loadMore()}
      onPullRefresh={follows.reload}
      footer={selection.on || letting.gone.length > 0 ? <Foot selection={selection} letting={letting} /> : undefined}
    >
      <View className={searchable ? undefined : 'followed-search--none'}>
        <SearchBox
          label={t('search')}
          hint={t('searchHint')}
          clearLabel={t('clearSearch')}
          typed={text}
          onChange={(words) => {
            setText(words)
            if (words === '') search('')
          }}
          onSubmit={() => search(text)}
        />
        <FollowedFilters
          followed={follows}
          filter={filter}
          selection={selection}
          onFilter={(next) => onNarrow({ ...(keyword ? { keyword } : {}), ...(next ? { filter: next } : {}) })}
        />
      </View>
      <FollowedList
        followed={follows}
        selection={selection}
        letting={letting}
        name={name}
        onClear={() => {
          setText('')
          onNarrow({})
        }}
      />
    </Screen>
  )
})
