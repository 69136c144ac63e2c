import type { OrderSummary } from '@contract'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { go } from '@/routes'
import { EmptyState } from '@/ui'
import { PagedList } from '@/ui/list/PagedList'
import type { OrderActions } from '../actions/useOrderActions'
import { orderWords } from '../messages'
import type { OrderTab } from '../rules'
import { OrderCard } from './OrderCard'
import { OrdersSkeleton } from './OrdersSkeleton'
import type { Orders } from './useOrders'

const emptyKeys = {
  ALL: 'emptyAll',
  WAIT_PAY: 'emptyWaitPay',
  WAIT_GROUP: 'emptyWaitGroup',
  WAIT_BALANCE: 'emptyWaitBalance',
  WAIT_SHIP: 'emptyWaitShip',
  WAIT_RECEIVE: 'emptyWaitReceive',
  TO_REVIEW: 'emptyToReview',
  COMPLETED: 'emptyCompleted',
  CANCELLED: 'emptyCancelled'
} as const satisfies Record<OrderTab, string>

/** px, with the space below it. */
const cardHeight = 200

const codeOf = ({ orderCode }: OrderSummary) => orderCode
/** Its state decides which buttons it has, and whether it says when it arrives. */
const kindOf = ({ status, arrivesOn, toReview = 0 }: OrderSummary) =>
  `${status} ${arrivesOn === undefined} ${toReview > 0}`

interface NoOrdersProps {
  tab: OrderTab
  keyword: string
  onSeeAll: () => void
  onEndSearch: () => void
}

/** What a tab, or a search, says that has found nothing. */
export const NoOrders = observer(function NoOrders({ tab, keyword, onSeeAll, onEndSearch }: NoOrdersProps) {
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

interface OrderListProps {
  orders: Orders
  actions: OrderActions
  /** What is listed: another list begins at its top. */
  name: string
  /** Where there is none. */
  none: ReactNode
}

/** Orders as cards; those that are held stay when asking again fails. */
export const OrderList = observer(function OrderList({ orders, actions, name, none }: OrderListProps) {
  return (
    <PagedList
      list={orders}
      name={name}
      keyOf={codeOf}
      kindOf={kindOf}
      about={cardHeight}
      skeleton={<OrdersSkeleton />}
      onRetry={orders.rows.length === 0 ? orders.reload : orders.refresh}
      empty={none}
    >
      {(order, index) => <OrderCard order={order} actions={actions} eager={index < 3} />}
    </PagedList>
  )
})
