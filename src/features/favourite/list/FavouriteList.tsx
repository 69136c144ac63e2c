import { View } from '@tarojs/components'
import type { Favourite } from '@contract'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { serverNow, type RemoteList } from '@/api'
import { currentLocale } from '@/i18n'
import { Button, Skeleton } from '@/ui'
import { GroupedList } from '@/ui/list/GroupedList'
import type { Selection } from '@/ui/list/useSelection'
import { favouriteWords as t } from '../messages'
import { CHANGED, groupOf, monthWords } from '../rules'
import { FavouriteRow } from './FavouriteRow'
import type { FavouriteActions } from './useFavouriteActions'
import '@/ui/layout/layout.scss'
import './favourites.scss'

/** px */
const rowHeight = 150
const keyOf = ({ skuCode }: Favourite) => skuCode
const kindOf = ({ droppedFen, lowest, back, left, couponFen }: Favourite) =>
  `${droppedFen !== undefined} ${Boolean(lowest) || Boolean(back) || left !== undefined || couponFen !== undefined}`

interface FavouriteListProps {
  list: RemoteList<Favourite>
  /** Asks for the list and what is counted over it. */
  onRetry: () => unknown
  /** Another list starts at its top. */
  name: string
  selection: Selection
  actions: FavouriteActions
  onTell: (favourite: Favourite) => void
  empty: ReactNode
}

/** Favourites in groups: what has changed, then by the month in which they were kept. */
export const FavouriteList = observer(function FavouriteList(props: FavouriteListProps) {
  const { list, selection, actions, onTell } = props
  return (
    <GroupedList
      list={list}
      name={props.name}
      keyOf={keyOf}
      kindOf={kindOf}
      about={rowHeight}
      onRetry={props.onRetry}
      empty={props.empty}
      groupOf={groupOf}
      groupHead={(group) => (
        <View className="ui__row ui__size-4 ui__tone-ink ui__bold ui__hit" role="heading" aria-level={2}>
          {group === CHANGED ? t('changed') : t('keptIn', { month: monthWords(group, serverNow(), currentLocale()) })}
        </View>
      )}
    >
      {(favourite) => (
        <FavouriteRow
          favourite={favourite}
          selected={selection.on ? selection.has(favourite.skuCode) : undefined}
          onSelect={() => selection.toggle(favourite.skuCode)}
          onRemove={(item) => void actions.remove({ skuCodes: [item.skuCode] }, item)}
          onAdd={(item) => void actions.add(item)}
          onTell={onTell}
        />
      )}
    </GroupedList>
  )
})

/** Beside «all» in select mode. */
export const ToCartButton = observer(function ToCartButton({ count, onTap }: { count: number; onTap: () => unknown }) {
  return (
    <Button kind="tint" size="s" disabled={count === 0} onTap={onTap}>
      {t('toCart')}
    </Button>
  )
})

/** Favourites to come. */
export const FavouritesSkeleton = () => <Skeleton shape="rows" count={6} />
