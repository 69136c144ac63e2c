import { observer } from 'mobx-react-lite'
import { useRef, useState } from 'react'
import type { OrderDetail, PayChannel } from '@contract'
import { BusinessError, serverNow, useRemote } from '@/api'
import { currentLocale } from '@/i18n'
import { confirm } from '@/platform/feedback'
import { back, go } from '@/routes'
import { EmptyState, Screen, StateView } from '@/ui'
import { loadOrders } from './api'
import { Asking } from './Asking'
import { Channels } from './Channels'
import { channelsOf, payHost } from './host'
import { paymentWords as t } from './messages'
import { PayBar } from './PayBar'
import { PayHead } from './PayHead'
import { PayOrders } from './PayOrders'
import { PaySkeleton } from './PaySkeleton'
import { rememberedChannel } from './remembered'
import { clockTime, standingOf } from './rules'
import { goToOrders, usePay } from './usePay'
import { useReloadOnShow } from './useReloadOnShow'
import './payment.scss'

interface PayScreenProps {
  orderCodes: string[]
  paymentId?: string
}

/** Choosing how to pay, and waiting for what became of it. */
export const PayScreen = observer(function PayScreen({ orderCodes, paymentId }: PayScreenProps) {
  const remote = useRemote(() => loadOrders(orderCodes), [orderCodes.join(','), currentLocale()])
  const paying = usePay(orderCodes, remote, { linked: paymentId })
  const channels = channelsOf(payHost())
  const [channel, setChannel] = useState<PayChannel>(() => {
    const last = rememberedChannel(orderCodes)
    return last && channels.includes(last) ? last : 'WECHAT'
  })
  const [, setEnded] = useState(false)
  const asked = useRef(false)

  const { reload } = remote
  useReloadOnShow(remote)

  const standing = remote.data && standingOf(remote.data, serverNow())
  const payable = standing?.kind === 'PAYABLE' ? standing : undefined
  const inForm = paying.phase === 'choose' || paying.phase === 'starting'

  // asking again would find no order either
  const missing = !remote.data && remote.error instanceof BusinessError && remote.error.code === 'order.missing'

  const leave = async () => {
    if (payable && !asked.current) {
      const content = payable.payBefore
        ? t('leaveContent', { time: clockTime(payable.payBefore) })
        : t('leaveContentPlain')
      const words = { title: t('leaveTitle'), content, confirmText: t('stay'), cancelText: t('leave') }
      // a dialog put away without an answer must not leave
      if (await confirm({ ...words, putAway: true })) return
      asked.current = true
    }
    await back('myOrder')
  }

  const footer =
    payable && inForm ? <PayBar paying={paying} payable={payable} channel={channel} words="payNow" /> : undefined

  return (
    <Screen title={t('payTitle')} onBack={() => void leave()} footer={footer}>
      {orderCodes.length === 0 || missing ? (
        <NothingToPay />
      ) : (
        <StateView remote={remote} skeleton={<PaySkeleton />}>
          {(orders: OrderDetail[]) => {
            if (!inForm) {
              return (
                <Asking
                  unsure={paying.phase === 'unsure'}
                  canPay={payable !== undefined}
                  onAsk={paying.askAgain}
                  onPayAnew={paying.payAnew}
                  onOrders={() => paying.leaveFor(() => goToOrders(orderCodes))}
                />
              )
            }
            // paid: this screen is being replaced
            if (standing?.kind === 'PAID') return <PaySkeleton />
            if (!payable) return <Closed orderCodes={orderCodes} unknown={standing?.kind === 'UNKNOWN'} />
            const now = orders.filter(({ orderCode }) => payable.orderCodes.includes(orderCode))
            return (
              <>
                <PayHead
                  amountFen={payable.amountFen}
                  payBefore={payable.payBefore}
                  onEnd={() => {
                    setEnded(true)
                    void reload()
                  }}
                />
                <Channels channels={channels} chosen={channel} onChoose={setChannel} />
                <PayOrders orders={now} />
              </>
            )
          }}
        </StateView>
      )}
    </Screen>
  )
})

const NothingToPay = observer(function NothingToPay() {
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

const Closed = observer(function Closed({ orderCodes, unknown }: ClosedProps) {
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
