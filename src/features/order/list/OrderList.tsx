import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { go } from '@/routes'
import { EmptyState, FailedState, ListEnd, RetryNote } from '@/ui'
import type { OrderActions } from '../actions/useOrderActions'
import { orderWords } from '../messages'
import type { OrderTab } from '../rules'
import { OrderCard } from './OrderCard'
import { OrdersSkeleton } from './OrdersSkeleton'
import type { Orders } from './useOrders'

const emptyKeys = {
  ALL: 'emptyAll',
  WAIT_PAY: 'emptyWaitPay',
  WAIT_SHIP: 'emptyWaitShip',
  WAIT_RECEIVE: 'emptyWaitReceive',
  COMPLETED: 'emptyCompleted',
  CANCELLED: 'emptyCancelled'
} as const satisfies Record<OrderTab, string>

interface OrderListProps {
  orders: Orders
  actions: OrderActions
  tab: OrderTab
  keyword: string
  onSeeAll: () => void
  onEndSearch: () => void
}

const Nothing = observer(function Nothing({ tab, keyword, onSeeAll, onEndSearch }: OrderListProps) {
  if (keyword !== '') {
    return (
      <EmptyState
        drawing="search"
        title={orderWords('notFound', { keyword })}
        note={orderWords('notFoundNote')}
        action={{ label: orderWords('endSearch'), onTap: onEndSearch, kind: 'outline' }}
      />
    )
  }
  return (
    <EmptyState
      drawing="order"
      title={orderWords(emptyKeys[tab])}
      note={orderWords(tab === 'ALL' ? 'emptyAllNote' : 'emptyTabNote')}
      action={
        tab === 'ALL'
          ? { label: orderWords('goShopping'), onTap: () => go('index') }
          : { label: orderWords('seeAll'), onTap: onSeeAll, kind: 'outline' }
      }
    />
  )
})

/** The orders of a tab in one of the four states; what is held stays when asking again fails. */
export const OrderList = observer(function OrderList(props: OrderListProps) {
  const { orders, actions } = props
  if (orders.rows.length === 0) {
    if (orders.status === 'loading') return <OrdersSkeleton />
    if (orders.status === 'failed') return <FailedState error={orders.error} onRetry={() => orders.reload()} />
    return <Nothing {...props} />
  }
  return (
    <View>
      {orders.status === 'failed' ? <RetryNote onRetry={() => orders.refresh()} /> : null}
      <View role="list">
        {orders.rows.map((order, index) => (
          <OrderCard key={order.orderCode} order={order} actions={actions} eager={index < 3} />
        ))}
      </View>
      <ListEnd
        loading={orders.loadingMore}
        ended={orders.ended}
        failed={orders.moreFailed}
        onRetry={() => void orders.loadMore()}
      />
    </View>
  )
})
