import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Fragment, useMemo, type ReactNode } from 'react'
import { classes } from '../classes'
import { linesOf, type Line } from './lines'
import { PagedList, type PagedListProps } from './PagedList'
import './GroupedList.scss'

export interface GroupedListProps<Row> extends Omit<PagedListProps<Row>, 'items'> {
  /** The group of a row, such as `dayKey` of its time. */
  groupOf: (row: Row) => string
  /** Above the first row of a group, such as a `DayHead`; gets the rows of the group that are held. */
  groupHead: (group: string, rows: readonly Row[]) => ReactNode
  /** Rows beside each other; default 1. */
  columns?: number
}

const keyOfLine = ({ key }: { key: string }) => key

/** An endless list whose rows come in groups, each a card with a head, in one column or several. */
export const GroupedList = observer(function GroupedList<Row>(props: GroupedListProps<Row>) {
  const { list, keyOf, kindOf, groupOf, groupHead, columns = 1, children } = props
  const { rows } = list
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- how rows are named and grouped does not change
  const lines = useMemo(() => linesOf(rows, { keyOf, groupOf, columns }), [rows, columns])
  const kindOfLine = ({ first, last, rows: beside }: Line<Row>) =>
    [first, last, ...(kindOf ? beside.map(kindOf) : [])].join(' ')
  return (
    <PagedList<Row, Line<Row>> {...props} items={lines} keyOf={keyOfLine} kindOf={kindOfLine}>
      {({ group, rows: beside, first, last }, index) => (
        <View className={classes('ui-lines', first && 'ui-lines--first', last && 'ui-lines--last')} role="listitem">
          {first
            ? groupHead(
                group,
                rows.filter((row) => groupOf(row) === group)
              )
            : null}
          {columns === 1 ? (
            beside.map((row) => <Fragment key={keyOf(row)}>{children(row, index)}</Fragment>)
          ) : (
            <View className="ui-lines__beside">
              {beside.map((row, column) => (
                <View key={keyOf(row)} className="ui-lines__cell" style={{ width: `${100 / columns}%` }}>
                  {children(row, index * columns + column)}
                </View>
              ))}
            </View>
          )}
        </View>
      )}
    </PagedList>
  )
}) as <Row>(props: GroupedListProps<Row>) => ReactNode
