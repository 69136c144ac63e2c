import { observer } from 'mobx-react-lite'
import type { OrderDetail } from '@contract'
import { go } from '@/routes'
import { EmptyState } from '@/ui'
import { Asking } from './Asking'
import { Channels } from './Channels'
import { DeskWay } from './DeskWay'
import { FriendWay } from './FriendWay'
import { paymentWords as t } from './messages'
import { PayHead } from './PayHead'
import { PayOrders } from './PayOrders'
import { PaySkeleton } from './PaySkeleton'
import { goToOrders } from './follow'
import type { Choosing } from './usePayment'
import './payment.scss'

/** What is to be paid and how, or what is being waited for. */
export const PayContent = observer(function PayContent({ orders, choosing }: PayContentProps) {
  const { orderCodes, paying, standing, payable, inForm } = choosing
  if (!inForm) return <Asking paying={paying} orderCodes={orderCodes} canPay={payable !== undefined} />
  // paid: this screen is being replaced
  if (standing?.kind === 'PAID') return <PaySkeleton />
  if (!payable) return <Closed orderCodes={orderCodes} unknown={standing?.kind === 'UNKNOWN'} />
  return (
    <>
      <PayHead amountFen={payable.amountFen} payBefore={payable.payBefore} onEnd={choosing.end} />
      <Channels channels={choosing.channels} chosen={choosing.channel} onChoose={choosing.choose} />
      <DeskWay orderCodes={payable.orderCodes}>
        <FriendWay orderCodes={payable.orderCodes} />
        <PayOrders orders={orders.filter(({ orderCode }) => payable.orderCodes.includes(orderCode))} />
      </DeskWay>
    </>
  )
})

interface PayContentProps {
  orders: OrderDetail[]
  choosing: Choosing
}

/** A link without orders, or with somebody else's. */
export const NothingToPay = observer(function NothingToPay() {
  return (
    <EmptyState
      drawing="order"
      title={t('noneTitle')}
      note={t('noneNote')}
      action={{ label: t('viewOrders'), onTap: () => go('myOrder', {}, { replace: true }) }}
    />
  )
})

interface ClosedProps {
  orderCodes: string[]
  /** An order is in a state this app does not know. */
  unknown: boolean
}

/** Nothing can be paid any more. */
export const Closed = observer(function Closed({ orderCodes, unknown }: ClosedProps) {
  return (
    <EmptyState
      drawing="order"
      title={t(unknown ? 'unsureTitle' : 'expiredTitle')}
      note={t(unknown ? 'otherStateNote' : 'expiredNote')}
      action={{
        label: t(orderCodes.length === 1 ? 'viewOrder' : 'viewOrders'),
        onTap: () => goToOrders(orderCodes)
      }}
    />
  )
})
