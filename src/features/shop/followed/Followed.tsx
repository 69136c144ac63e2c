import { View } from '@tarojs/components'
import type { FollowedFilter, FollowedShop } from '@contract'
import { observer } from 'mobx-react-lite'
import { go } from '@/routes'
import { Chip, EmptyState, SideScroll, Skeleton } from '@/ui'
import { PagedList } from '@/ui/list/PagedList'
import { SelectToggle } from '@/ui/list/SelectBar'
import type { Selection } from '@/ui/list/useSelection'
import { FollowedRow } from './FollowedRow'
import { followedWords as t } from './messages'
import type { useFollowed, useLettingGo } from './useFollowed'
import './followed.scss'

const filters = ['NEW', 'COUPON', 'FLASH'] as const
/** px */
const rowHeight = 226
const keyOf = ({ shopCode }: FollowedShop) => shopCode

type Followed = ReturnType<typeof useFollowed>

/** What the list can be narrowed to, with how many there are of each. */
export const FollowedFilters = observer(function FollowedFilters(props: {
  followed: Followed
  filter: FollowedFilter | undefined
  selection: Selection
  onFilter: (filter: FollowedFilter | undefined) => void
}) {
  const { followed, filter, selection, onFilter } = props
  const { counts } = followed
  const words = (key: FollowedFilter | 'ALL') => (counts?.[key] ? `${t(key)} ${counts[key]}` : t(key))
  return (
    <View className="followed-head">
      <View className="followed-head__chips">
        <SideScroll label={t('filters')}>
          <Chip ground="card" selected={filter === undefined} onTap={() => onFilter(undefined)}>
            {words('ALL')}
          </Chip>
          {filters.map((key) => (
            <Chip
              key={key}
              ground="card"
              selected={filter === key}
              onTap={() => onFilter(filter === key ? undefined : key)}
            >
              {words(key)}
            </Chip>
          ))}
        </SideScroll>
      </View>
      <SelectToggle selection={selection} rows={followed.list.rows.length} />
    </View>
  )
})

/** The shops that one follows. */
export const FollowedList = observer(function FollowedList(props: {
  followed: Followed
  selection: Selection
  letting: ReturnType<typeof useLettingGo>
  /** Names what it is narrowed by; '': nothing. */
  name: string
  onClear: () => void
}) {
  const { followed, selection, letting, name, onClear } = props
  return (
    <PagedList
      list={followed.list}
      keyOf={keyOf}
      about={rowHeight}
      name={name}
      onRetry={followed.reload}
      empty={
        name === '' ? (
          <EmptyState
            drawing="order"
            title={t('none')}
            note={t('noneNote')}
            action={{ label: t('find'), onTap: () => go('index') }}
          />
        ) : (
          <EmptyState
            drawing="search"
            title={t('noneSuch')}
            note={t('noneSuchNote')}
            action={{ label: t('clear'), onTap: onClear, kind: 'outline' }}
          />
        )
      }
    >
      {(shop) => (
        <FollowedRow
          shop={shop}
          selected={
            selection.on
              ? { on: selection.has(shop.shopCode), toggle: () => selection.toggle(shop.shopCode) }
              : undefined
          }
          onLetGo={({ shopCode }) => letting.letGo({ all: false, keys: [shopCode] })}
        />
      )}
    </PagedList>
  )
})

/** Followed shops to come. */
export const FollowedSkeleton = () => <Skeleton shape="rows" count={4} />
