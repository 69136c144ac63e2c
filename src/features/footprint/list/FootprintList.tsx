import type { Footstep } from '@contract'
import { observer } from 'mobx-react-lite'
import { useEffect, type ReactNode } from 'react'
import { serverNow } from '@/api'
import { hearts } from '@/features/heart'
import { Button, Skeleton } from '@/ui'
import { DayHead } from '@/ui/list/DayHead'
import { GroupedList } from '@/ui/list/GroupedList'
import type { Selection } from '@/ui/list/useSelection'
import { footprintWords as t } from '../messages'
import { noonOf } from '../rules'
import { FootprintTile } from './FootprintTile'
import { keyOf, type Footprint } from './useFootprint'

/** px, three tiles */
const rowHeight = 208
const dayOf = ({ day }: Footstep) => day
const kindOf = ({ priceFen, thenFen, unsellable, days }: Footstep) =>
  `${priceFen !== thenFen} ${unsellable ?? ''} ${days > 1}`

interface FootprintListProps {
  footprint: Footprint
  /** Another list starts at its top. */
  name: string
  selection: Selection
  empty: ReactNode
}

/** Products by the day on which they were looked at. */
export const FootprintList = observer(function FootprintList({
  footprint,
  name,
  selection,
  empty
}: FootprintListProps) {
  const { list, summary, reload } = footprint
  // the list knows which hearts are full
  useEffect(() => list.rows.forEach(({ skuCode, favorite }) => hearts.note(skuCode, favorite)), [list.rows])
  const counts = new Map((summary.data?.days ?? []).map(({ day, count }) => [day, count]))
  return (
    <GroupedList
      list={list}
      name={name}
      keyOf={keyOf}
      kindOf={kindOf}
      about={rowHeight}
      columns={3}
      onRetry={reload}
      empty={empty}
      groupOf={dayOf}
      groupHead={(day, rows) => {
        const keys = rows.map(keyOf)
        return (
          <DayHead
            day={noonOf(day)}
            now={serverNow()}
            note={t('looked', { count: counts.get(day) ?? rows.length })}
            select={
              selection.on
                ? { chosen: selection.hasAll(keys), onChange: (isWanted) => selection.set(keys, isWanted) }
                : undefined
            }
          />
        )
      }}
    >
      {(step) => {
        const key = keyOf(step)
        return (
          <FootprintTile
            step={step}
            selected={selection.on ? selection.has(key) : undefined}
            onSelect={() => selection.toggle(key)}
          />
        )
      }}
    </GroupedList>
  )
})

/** Beside «all» in select mode. */
export const ClearButton = observer(function ClearButton({ onTap }: { onTap: () => unknown }) {
  return (
    <Button kind="text" size="s" onTap={onTap}>
      {t('clear')}
    </Button>
  )
})

/** The footprint to come. */
export const FootprintSkeleton = () => <Skeleton shape="tiles" count={6} />
