import { Text } from '@tarojs/components'
import type { OrderDetail } from '@contract'
import { travelOf } from '@domain/orders/parcel'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { serverNow } from '@/api'
import { shownMoney } from '@/stores/money'
import { shownMinute } from '@/stores/times'
import { Countdown } from '@/ui'
import { HeadLine, StateHead } from '@/ui/layout/StateHead'
import { orderWords } from '../messages'
import { saidState } from '../rules'
import { askOrdersAnew } from '../shown'
import { arrivalDay, stateWords } from '../words'
import './OrderHead.scss'

/** How far the parcels are, and when the rest arrives. */
function travelLine(order: OrderDetail): string {
  const day = arrivalDay(order)
  const travel = travelOf(order.parcels)
  if (travel === 'DELIVERED') return orderWords('deliveredNote')
  if (travel === 'PARTLY' && order.parcels) {
    const { count, signed } = order.parcels
    return day === undefined
      ? orderWords('partlyNote', { count, signed })
      : orderWords('partlyArrives', { count, signed, day })
  }
  return day === undefined ? orderWords('onItsWayNote') : orderWords('arrivesNote', { day })
}

/** What of a presale is paid, and when the rest can be, or until when. */
function balanceLines({ presale }: OrderDetail): ReactNode[] {
  if (presale === undefined) return []
  const { depositFen, balanceFen, balanceFrom, balanceTo } = presale
  const opens = serverNow() < balanceFrom
  return [
    orderWords(opens ? 'balanceFrom' : 'balanceUntil', {
      amount: shownMoney(balanceFen),
      time: shownMinute(opens ? balanceFrom : balanceTo)
    }),
    orderWords('depositKept', { amount: shownMoney(depositFen) })
  ]
}

/** What becomes of the money of an order that ended: it is back, on its way, or sent again. */
function refundLine({ refundFen, refundState }: OrderDetail): string {
  const words =
    refundState === undefined ? 'refundNote' : refundState === 'FAILED' ? 'refundFAILED' : ('refundSENT' as const)
  return orderWords(words, { amount: shownMoney(refundFen) })
}

/** What happens next, or what came of it; one line each. */
function nextLines(order: OrderDetail): ReactNode[] {
  switch (saidState(order, serverNow())) {
    case 'WAIT_PAY':
    case 'WAIT_DEPOSIT':
      return [
        order.payBefore === undefined ? null : (
          <Text key="left" className="order-head__left">
            {orderWords('timeLeft')}{' '}
            <Countdown tone="text" to={order.payBefore} now={serverNow} onEnd={askOrdersAnew} />
          </Text>
        ),
        orderWords('payWithin')
      ]
    case 'PAY_OVER':
      return [orderWords('payOverNote')]
    case 'WAIT_GROUP':
      return [orderWords('waitGroupNote')]
    case 'DEPOSIT_PAID':
    case 'WAIT_BALANCE':
      return balanceLines(order)
    case 'FORFEITED':
      return [
        order.cancelReason === undefined ? null : orderWords('cancelledFor', { reason: order.cancelReason }),
        orderWords('forfeitedNote', { amount: shownMoney(order.presale?.depositFen ?? 0) })
      ]
    case 'SHOP_FAILED':
      return [
        order.refundState === undefined
          ? orderWords('shopFailedNote', { amount: shownMoney(order.presale?.depositFen ?? 0) })
          : refundLine(order)
      ]
    case 'WAIT_SHIP': {
      const day = arrivalDay(order)
      return [day === undefined ? orderWords('preparing') : orderWords('preparingArrives', { day })]
    }
    case 'MOVING':
    case 'DELIVERING':
    case 'PARTLY':
    case 'DELIVERED':
      return [
        travelLine(order),
        order.autoReceiveAt === undefined ? null : orderWords('autoReceive', { time: shownMinute(order.autoReceiveAt) })
      ]
    case 'COMPLETED':
      return [orderWords('completedNote')]
    case 'CANCELLED':
      return [
        order.cancelReason === undefined ? null : orderWords('cancelledFor', { reason: order.cancelReason }),
        order.refundFen > 0 ? refundLine(order) : orderWords('noPayNote')
      ]
    case 'UNKNOWN':
      return [orderWords('otherStateNote')]
  }
}

/** The state in words and what happens next, white on the brand's blue. */
export const OrderHead = observer(function OrderHead({ order }: { order: OrderDetail }) {
  return (
    <StateHead className="order-head" title={stateWords(order)}>
      {nextLines(order).map((line, index) => (line === null ? null : <HeadLine key={index}>{line}</HeadLine>))}
    </StateHead>
  )
})
