import { View } from '@tarojs/components'
import { useMemo, useState } from 'react'
import { serverNow } from '@/api'
import { OrderList, OrderSheets, OrdersSkeleton, orderWords, useFoundOrders, useOrderActions } from '@/features/order'
import {
  ChosenOrderFilters,
  filterWords,
  namedFilters,
  OrderFilterSheet,
  queryOf,
  without
} from '@/features/order/filter'
import { cleanKeyword } from '@domain/keyword'
import { definePage } from '@/page'
import { go, type RouteParams } from '@/routes'
import { EmptyState, Screen } from '@/ui'
import { FilterButton } from '@/ui/form/FilterButton'
import { Row } from '@/ui/layout/Box'
import { SearchBox } from '@/ui/list/SearchBox'

/** Another filter is another address: back and a reload keep it. */
const apply = (filter: RouteParams['filterOrder']) => go('filterOrder', filter, { replace: true })

/** Orders that a filter lets through; all of them without one. */
function FilterOrder(filter: RouteParams['filterOrder']) {
  const [open, setOpen] = useState(false)
  const [text, setText] = useState(filter.keyword ?? '')
  const query = useMemo(() => queryOf(filter, serverNow()), [filter])
  const orders = useFoundOrders(query)
  const { actions, panels } = useOrderActions()
  const filters = namedFilters(filter)

  const search = (words: string) => {
    const keyword = cleanKeyword(words)
    if (keyword === (filter.keyword ?? '')) return
    void apply(keyword === '' ? without(filter, ['keyword']) : { ...filter, keyword })
  }
  const type = (words: string) => {
    setText(words)
    if (words === '') search('')
  }

  return (
    <Screen onReachBottom={() => void orders.loadMore()} onPullRefresh={() => orders.reload()}>
      <Row gap={3} padX={3}>
        <SearchBox
          inline
          label={orderWords('searchField')}
          hint={orderWords('searchHint')}
          clearLabel={orderWords('clearSearch')}
          typed={text}
          onChange={type}
          onSubmit={() => search(text)}
        />
        <FilterButton count={filters.length} onTap={() => setOpen(true)} />
      </Row>
      <ChosenOrderFilters filter={filter} onChange={(next) => void apply(next)} />
      <Row size={2} tone="ink-3" padX={4} className="order-filter__found" role="status">
        {orders.status === 'ready' && orders.rows.length > 0 ? orderWords('found', { count: orders.total }) : ''}
      </Row>
      <OrderList
        orders={orders}
        actions={actions}
        name="found"
        none={
          <EmptyState
            drawing="search"
            title={filterWords('none')}
            note={
              filters.length > 0
                ? filterWords('noneNote', { filters: filters.map(({ words }) => words).join(filterWords('separator')) })
                : filterWords('emptyNote')
            }
            action={
              filters.length > 0
                ? { label: filterWords('clear'), onTap: () => apply({}), kind: 'outline' }
                : { label: orderWords('goShopping'), onTap: () => go('index') }
            }
          />
        }
      />
      {/* in a view of its own: a panel that goes would otherwise send the whole page anew in the mini-program */}
      <View>
        <OrderSheets actions={actions} panels={panels} />
        <OrderFilterSheet
          open={open}
          onClose={() => setOpen(false)}
          filter={filter}
          onApply={(next) => {
            setOpen(false)
            void apply(next)
          }}
        />
      </View>
    </Screen>
  )
}

export default definePage('filterOrder', { body: FilterOrder, skeleton: <OrdersSkeleton /> })
