import { Text, View } from '@tarojs/components'
import type { PointTransaction } from '@contract'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { currentLocale } from '@/i18n'
import { monthWords } from '@/lib/months'
import { groupedCount } from '@/lib/counts'
import { shownMinute } from '@/stores/times'
import { dotted } from '@/lib/dots'
import { Card, Chip, classes, EmptyState, Icon, Pressable, Sheet, Skeleton } from '@/ui'
import { PagedList } from '@/ui/list/PagedList'
import { pointWords } from '../messages'
import { monthsBefore, rowWords } from '../rules'
import type { PointRowsHeld } from './usePoints'
import '@/ui/layout/layout.scss'
import './PointRows.scss'

/** px of a row. */
const rowHeight = 65
const idOf = ({ entryId }: PointTransaction) => entryId
const blocks = Array.from({ length: 4 }, () => ['row', ['lines', 'line 50%', 'line 30%']] as const)

const Row = observer(function Row({ row }: { row: PointTransaction }) {
  const words = pointWords(rowWords(row))
  const amount = groupedCount(Math.abs(row.points))
  return (
    <View className="ui__row ui__gap-3 ui__pad-y-2 point-row" role="listitem">
      <View className="ui__grow">
        <View className="ui__size-3 ui__tone-ink ui__lines-2">
          {row.subject === undefined ? words : dotted([words, row.subject])}
        </View>
        <View className="ui__size-2 ui__tone-ink-3 ui__figures">{shownMinute(row.createdAt)}</View>
      </View>
      <Text
        className={classes(
          'ui__size-4 ui__bold ui__figures ui__fixed point-row__points',
          row.points > 0 && 'point-row__points--in'
        )}
      >
        {row.points > 0 ? `+${amount}` : `−${amount}`}
      </Text>
    </View>
  )
})

interface PointRowsProps {
  rows: PointRowsHeld
  /** The shop's day. */
  today: string
}

/** What came and went, by month and direction. */
export const PointRows = observer(function PointRows({ rows, today }: PointRowsProps) {
  const { list, totals, filter, setFilter, reload } = rows
  const [choosing, setChoosing] = useState(false)
  const month = filter.month ?? today.slice(0, 7)
  // another month's sums are none of this one
  const data = totals.isPrevious && totals.status === 'failed' ? undefined : totals.data
  const directions = [
    { direction: undefined, words: pointWords('all') },
    {
      direction: 'IN',
      words: data ? pointWords('in', { points: groupedCount(data.earned) }) : pointWords('inUnknown')
    },
    {
      direction: 'OUT',
      words: data ? pointWords('out', { points: groupedCount(data.spent) }) : pointWords('outUnknown')
    }
  ] as const
  const choose = (choice: string) => {
    setChoosing(false)
    setFilter({ ...filter, month: choice })
  }
  return (
    <Card
      title={pointWords('rows')}
      className="point-rows"
      extra={
        <Pressable className="point-rows__month" onTap={() => setChoosing(true)}>
          <Text>{monthWords(month, currentLocale())}</Text>
          <Icon name="down" size={14} />
        </Pressable>
      }
    >
      <View className="point-rows__directions" role="group" aria-label={pointWords('direction')}>
        {directions.map(({ direction, words }) => (
          <Chip
            key={direction ?? 'ALL'}
            selected={filter.direction === direction}
            onTap={() => setFilter({ ...filter, direction })}
          >
            {words}
          </Chip>
        ))}
      </View>
      <PagedList
        list={list}
        name={JSON.stringify(filter)}
        keyOf={idOf}
        about={rowHeight}
        skeleton={<Skeleton of={blocks} />}
        onRetry={reload}
        empty={<EmptyState drawing="order" title={pointWords('empty')} note={pointWords('emptyNote')} />}
      >
        {(row) => <Row row={row} />}
      </PagedList>
      <Sheet open={choosing} onClose={() => setChoosing(false)} title={pointWords('chooseMonth')}>
        <View className="point-rows__months">
          {monthsBefore(today).map((option) => (
            <Chip key={option} selected={option === month} onTap={() => choose(option)}>
              {monthWords(option, currentLocale())}
            </Chip>
          ))}
        </View>
      </Sheet>
    </Card>
  )
})
