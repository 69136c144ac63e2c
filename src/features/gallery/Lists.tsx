import { View } from '@tarojs/components'
import { HOUR_MS } from '@domain/spans'
import { ProductTile } from '@/features/product'
import { Card, Cell, Checkbox, EmptyState } from '@/ui'
import { dayKey } from '@/ui/list/days'
import { DayHead } from '@/ui/list/DayHead'
import { GroupedList } from '@/ui/list/GroupedList'
import { PagedList, type PagedRows } from '@/ui/list/PagedList'
import { SelectBar, SelectToggle } from '@/ui/list/SelectBar'
import { useSelection } from '@/ui/list/useSelection'
import { sampleProducts } from './samples'

const now = Date.UTC(2026, 10, 23, 2)
const rows = Array.from({ length: 7 }, (_, index) => ({
  code: `R${index}`,
  seenAt: now - index * 12 * HOUR_MS,
  product: sampleProducts[index % sampleProducts.length]
}))
type Row = (typeof rows)[number]
const keyOf = ({ code }: Row) => code
const dayOf = ({ seenAt }: Row) => dayKey(seenAt)
const nothing = () => undefined

const list = (changes: Partial<PagedRows<Row>>): PagedRows<Row> & { total: number } => ({
  rows: [],
  total: rows.length,
  status: 'ready',
  isPrevious: false,
  loadingMore: false,
  ended: true,
  moreFailed: false,
  loadMore: nothing,
  reload: nothing,
  restart: nothing,
  ...changes
})
const states = [
  list({ status: 'loading' }),
  list({ status: 'failed' }),
  list({}),
  list({ rows: rows.slice(0, 2), status: 'failed' }),
  list({ rows: rows.slice(0, 2), isPrevious: true })
]

/** A list in each of its states, and one by days in select mode. */
export function Lists() {
  const filledList = list({ rows })
  const selection = useSelection({ list: filledList, keyOf })
  return (
    <>
      {states.map((state, index) => (
        <Card key={index} title={`List: ${['loading', 'failed', 'empty', 'not up to date', 'waiting'][index] ?? ''}`}>
          <PagedList
            list={state}
            skeleton="rows"
            empty={<EmptyState drawing="order" title="还没有订单" />}
            keyOf={keyOf}
            about={44}
          >
            {({ code }) => <Cell label={code} />}
          </PagedList>
        </Card>
      ))}
      <SelectToggle selection={selection} rows={rows.length} />
      <GroupedList
        list={filledList}
        empty={null}
        keyOf={keyOf}
        about={240}
        columns={3}
        groupOf={dayOf}
        groupHead={(day, ofDay) => {
          const keys = ofDay.map(keyOf)
          const chosen = selection.hasAll(keys)
          return (
            <DayHead
              day={Number(day)}
              now={now}
              note={`看过 ${ofDay.length} 件`}
              select={selection.on ? { chosen, onChange: (isWanted) => selection.set(keys, isWanted) } : undefined}
            />
          )
        }}
      >
        {({ code, product }) => (
          <View>
            {selection.on ? (
              <Checkbox checked={selection.has(code)} onChange={() => selection.toggle(code)} name={code} />
            ) : null}
            {product ? <ProductTile product={product} onTap={nothing} /> : null}
          </View>
        )}
      </GroupedList>
      {selection.on ? (
        <SelectBar selection={selection} action={{ label: '删除', danger: true, onTap: nothing }} />
      ) : null}
    </>
  )
}
