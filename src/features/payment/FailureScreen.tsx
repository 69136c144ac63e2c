import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import type { PayChannel } from '@contract'
import { serverNow } from '@/api'
import { go } from '@/routes'
import { Button, Countdown, EmptyState, Icon, Screen, StateView } from '@/ui'
import { Asking } from './Asking'
import { Channels } from './Channels'
import { FailureSkeleton } from './FailureSkeleton'
import { channelsOf, payHost } from './host'
import { KeptOrders } from './KeptOrders'
import { paymentWords as t } from './messages'
import { PayBar } from './PayBar'
import { otherFirst, standingOf } from './rules'
import { goToOrders, usePay } from './usePay'
import { useReloadOnShow } from './useReloadOnShow'
import { useResult, type Result } from './useResult'
import './failure.scss'
import './payment.scss'

interface FailureScreenProps {
  orderCodes: string[]
  paymentId?: string
}

/** A payment failed: that nothing was charged, why, how long the order is kept, and the ways to pay it. */
export const FailureScreen = observer(function FailureScreen({ orderCodes, paymentId = '' }: FailureScreenProps) {
  const remote = useResult(orderCodes, paymentId)
  const { data, reload } = remote
  // money that came after all: the address says failed, the gateway does not
  const paying = usePay(orderCodes, { data: data?.orders, reload }, { decided: paymentId })
  useReloadOnShow(remote)
  const [chosen, setChosen] = useState<PayChannel>()
  const [, setEnded] = useState(false)

  const pending = data?.outcome === 'PENDING'
  const codes = orderCodes.join(',')
  // not failed at all: where payments are waited for
  useEffect(() => {
    if (pending) void go('pay', { orderCodes: codes.split(','), paymentId }, { replace: true })
  }, [pending, codes, paymentId])

  const standing = data && standingOf(data.orders, serverNow())
  const payable = standing?.kind === 'PAYABLE' ? standing : undefined
  const inForm = paying.phase === 'choose' || paying.phase === 'starting'
  const failed = data?.payment?.channel
  const channels = otherFirst(channelsOf(payHost()), failed)
  const channel = chosen ?? channels[0] ?? 'WECHAT'

  const footer =
    payable && inForm && !pending ? (
      <PayBar
        paying={paying}
        payable={payable}
        channel={channel}
        words="payAgain"
        aside={
          <Button kind="outline" size="l" className="pay-failed__aside" onTap={() => goToOrders(orderCodes)}>
            {t('notNow')}
          </Button>
        }
      />
    ) : undefined

  const unknown = standing?.kind === 'UNKNOWN'
  return (
    <Screen
      title={t(unknown || !inForm ? 'resultTitle' : 'failureTitle')}
      className={payable && inForm ? 'pay-failed-screen' : undefined}
      footer={footer}
    >
      {orderCodes.length === 0 ? (
        <EmptyState
          drawing="order"
          title={t('noneTitle')}
          note={t('noneNote')}
          action={{ label: t('viewOrders'), onTap: () => go('myOrder', {}, { replace: true }) }}
        />
      ) : (
        <StateView remote={remote} skeleton={<FailureSkeleton />}>
          {({ orders, payment }: Result) => {
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
            // this screen is being replaced
            if (pending || standing?.kind === 'PAID') return <FailureSkeleton />
            if (!payable) return <Over orderCodes={orderCodes} unknown={unknown} />
            return (
              <>
                <Hero payment={payment} />
                {payable.payBefore ? (
                  <View className="pay-keep">
                    <Icon name="clock" size={18} />
                    <Text className="pay-keep__words">{t('keptFor')}</Text>
                    <Countdown
                      short
                      to={payable.payBefore}
                      now={serverNow}
                      onEnd={() => {
                        setEnded(true)
                        void reload()
                      }}
                    />
                  </View>
                ) : null}
                <Channels channels={channels} failed={failed} chosen={channel} onChoose={setChosen} />
                <KeptOrders orders={orders.filter(({ orderCode }) => payable.orderCodes.includes(orderCode))} />
              </>
            )
          }}
        </StateView>
      )}
    </Screen>
  )
})

/** What happened. That nothing was charged is only said of a payment the gateway has decided on. */
const Hero = observer(function Hero({ payment }: Pick<Result, 'payment'>) {
  const charged = payment?.status !== 'FAILED' && payment?.status !== 'CLOSED'
  return (
    <View className="pay-failed">
      <View className="pay-result__drawing--failed pay-failed__drawing" aria-hidden />
      <View className="pay-failed__words">
        <View className="pay-failed__title" role="status">
          {t('failedTitle')}
        </View>
        <View className="pay-failed__why">{payment?.failReason ?? t('failedNote')}</View>
        {charged ? null : (
          <View className="pay-failed__facts">
            <View className="pay-failed__safe">
              <Icon name="check" size={14} />
              <Text>{t('notCharged')}</Text>
            </View>
            <Text className="pay-failed__channel">{t(payment.channel)}</Text>
          </View>
        )}
      </View>
    </View>
  )
})

/** Nothing can be paid any more, or nobody can say whether. */
const Over = observer(function Over({ orderCodes, unknown }: { orderCodes: string[]; unknown: boolean }) {
  return (
    <View className="pay-result">
      <View className={`pay-result__drawing pay-result__drawing--${unknown ? 'waiting' : 'failed'}`} aria-hidden />
      <View className="pay-result__title" role="status">
        {t(unknown ? 'unsureTitle' : 'expiredTitle')}
      </View>
      <View className="pay-result__note">{t(unknown ? 'otherStateNote' : 'expiredNote')}</View>
      <View className="pay-result__ways">
        <Button onTap={() => goToOrders(orderCodes)}>{t(orderCodes.length === 1 ? 'viewOrder' : 'viewOrders')}</Button>
      </View>
    </View>
  )
})
