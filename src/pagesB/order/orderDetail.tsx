import { useEffect } from 'react'
import { AfterSalesEntry } from '@/features/afterSales'
import { InvoiceEntry } from '@/features/invoice/entry'
import {
  ActionButtons,
  GroupEntry,
  hasActions,
  OrderDelivery,
  OrderDetailSkeleton,
  OrderFacts,
  OrderGoods,
  OrderHead,
  OrderSheets,
  orderWords,
  ProtectionEntry,
  TrialEntry,
  useOrder,
  useOrderActions
} from '@/features/order'
import { definePage } from '@/page'
import { setStatusBarWords } from '@/platform/statusBar'
import { back, go, type RouteParams } from '@/routes'
import { BottomBar, EmptyState, Screen, StateView } from '@/ui'
import './orderDetail.scss'

/** One order: where it is, what is in it, what it cost, and what can be done with it now. */
function OrderDetailScreen({ orderCode }: RouteParams['orderDetail']) {
  const remote = useOrder(orderCode)
  const { actions, panels } = useOrderActions(() => void back('myOrder'))
  const order = remote.missing ? undefined : remote.data
  const plain = remote.missing || (remote.status === 'failed' && !order)

  // white time and battery on the blue ground
  useEffect(() => setStatusBarWords(plain ? 'black' : 'white'), [plain])

  return (
    <Screen
      tone={plain ? 'plain' : undefined}
      onPullRefresh={remote.reload}
      footer={
        order && hasActions(order) ? (
          <BottomBar>
            <ActionButtons order={order} actions={actions} look="bar" />
          </BottomBar>
        ) : undefined
      }
    >
      <StateView
        remote={remote}
        missing={
          <EmptyState
            drawing="lost"
            title={orderWords('missingTitle')}
            note={orderWords('missingNote')}
            action={{ label: orderWords('toList'), onTap: () => go('myOrder', {}, { replace: true }) }}
          />
        }
      >
        {(orderDetail) => (
          <>
            <OrderHead order={orderDetail} />
            <OrderDelivery order={orderDetail} />
            <OrderGoods order={orderDetail} />
            <GroupEntry order={orderDetail} />
            <TrialEntry order={orderDetail} />
            <ProtectionEntry order={orderDetail} />
            <InvoiceEntry order={orderDetail} />
            <AfterSalesEntry order={orderDetail} />
            <OrderFacts order={orderDetail} />
          </>
        )}
      </StateView>
      <OrderSheets actions={actions} panels={panels} />
    </Screen>
  )
}

export default definePage('orderDetail', {
  body: OrderDetailScreen,
  skeleton: <OrderDetailSkeleton />,
  screen: { tone: 'brand', className: 'order-detail' }
})
