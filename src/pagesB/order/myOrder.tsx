import Taro from '@tarojs/taro'
import { View } from '@tarojs/components'
import { useMemo, useState } from 'react'
import {
  countedTabs,
  NoOrders,
  OrderList,
  OrderSheets,
  OrdersSkeleton,
  orderTabs,
  rareTabs,
  orderWords,
  tabOf,
  tabWords,
  useOrderActions,
  useOrders,
  type OrderTab
} from '@/features/order'
import { definePage } from '@/page'
import { OrderFilterSheet } from '@/features/order/filter'
import { go, type RouteParams } from '@/routes'
import { Screen, Tabs } from '@/ui'
import { belowBar } from '@/ui/screen/barMeasures'
import { FilterButton } from '@/ui/form/FilterButton'
import { Row } from '@/ui/layout/Box'
import { SearchBox } from '@/ui/list/SearchBox'
import { useKeyword } from '@/ui/list/useKeyword'
import './myOrder.scss'

const toTop = () => void Taro.pageScrollTo({ scrollTop: 0, duration: 0 })

/** The shopper's orders by state, or those that match words. */
function MyOrder({ status }: RouteParams['myOrder']) {
  const [tab, setTab] = useState<OrderTab>(() => tabOf(status))
  const { typed, keyword, type, submit, clear } = useKeyword()
  const orders = useOrders(keyword === '' ? tab : 'ALL', keyword)
  const { actions, panels } = useOrderActions()
  const [measures] = useState(() => belowBar('--orders-top'))
  const [filtering, setFiltering] = useState(false)
  // what is chosen in the sheet leads to a screen of its own, the words with it
  const filter = useMemo(() => (keyword === '' ? {} : { keyword }), [keyword])
  const { counts } = orders

  const choose = (next: OrderTab) => {
    setTab(next)
    toTop()
  }
  const shownTabs = orderTabs.filter(
    (key) => !rareTabs.includes(key) || key === tab || (key !== 'ALL' && (counts?.[key] ?? 0) > 0)
  )
  const items = shownTabs.map((key) => ({
    key,
    label: tabWords(key),
    ...(key !== 'ALL' && countedTabs.includes(key) && counts ? { count: counts[key] } : {})
  }))

  return (
    <Screen onReachBottom={() => void orders.loadMore()} onPullRefresh={() => orders.reload()}>
      <View className="my-order__head" style={measures}>
        <Row gap={3} padX={3}>
          <SearchBox
            inline
            label={orderWords('searchField')}
            hint={orderWords('searchHint')}
            clearLabel={orderWords('clearSearch')}
            typed={typed}
            onChange={type}
            onSubmit={submit}
          />
          <FilterButton onTap={() => setFiltering(true)} />
        </Row>
        {keyword === '' ? (
          <Tabs className="my-order__tabs" items={items} value={tab} onChange={choose} label={orderWords('tabs')} />
        ) : (
          <Row size={2} tone="ink-3" padX={4} hit role="status">
            {orders.status === 'ready' ? orderWords('found', { count: orders.total }) : ''}
          </Row>
        )}
      </View>
      <OrderList
        orders={orders}
        actions={actions}
        name={`${tab} ${keyword}`}
        none={<NoOrders tab={tab} keyword={keyword} onSeeAll={() => choose('ALL')} onEndSearch={clear} />}
      />
      {/* in a view of its own: a panel that goes would otherwise send the whole page anew in the mini-program */}
      <View>
        <OrderSheets actions={actions} panels={panels} />
        <OrderFilterSheet
          open={filtering}
          onClose={() => setFiltering(false)}
          filter={filter}
          onApply={(next) => {
            setFiltering(false)
            void go('filterOrder', next)
          }}
        />
      </View>
    </Screen>
  )
}

export default definePage('myOrder', { body: MyOrder, skeleton: <OrdersSkeleton /> })
