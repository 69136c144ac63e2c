import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { serverNow } from '@/api'
import { go } from '@/routes'
import { Button, Countdown, EmptyState, Icon, Screen, StateView } from '@/ui'
import { paymentWords as t } from './messages'
import { ResultSkeleton } from './PaySkeleton'
import { clockTime, standingOf } from './rules'
import { goToOrders } from './usePay'
import { useResult, type Result } from './useResult'
import './payment.scss'

interface FailureScreenProps {
  orderCodes: string[]
  paymentId?: string
}

/** A payment failed: why, how long the order is kept, and the way to try again. */
export const FailureScreen = observer(function FailureScreen({ orderCodes, paymentId }: FailureScreenProps) {
  const remote = useResult(orderCodes, paymentId)
  const paid = remote.data?.outcome === 'PAID'
  const codes = orderCodes.join(',')
  // money that came after all: the address says failed, the gateway does not
  useEffect(() => {
    if (paid) void go('paySuccess', { orderCodes: codes.split(','), paymentId: paymentId ?? '' }, { replace: true })
  }, [paid, codes, paymentId])

  return (
    <Screen title={t(remote.data?.outcome === 'UNKNOWN' ? 'resultTitle' : 'failureTitle')}>
      {orderCodes.length === 0 ? (
        <EmptyState
          drawing="order"
          title={t('noneTitle')}
          note={t('noneNote')}
          action={{ label: t('viewOrders'), onTap: () => go('myOrder', {}, { replace: true }) }}
        />
      ) : (
        <StateView remote={remote} skeleton={<ResultSkeleton />}>
          {(result: Result) =>
            paid ? <ResultSkeleton /> : <Failed result={result} orderCodes={orderCodes} onEnd={remote.reload} />
          }
        </StateView>
      )}
    </Screen>
  )
})

interface FailedProps {
  result: Result
  orderCodes: string[]
  onEnd: () => void
}

const Failed = observer(function Failed({ result, orderCodes, onEnd }: FailedProps) {
  const standing = standingOf(result.orders, serverNow())
  const payable = standing.kind === 'PAYABLE' ? standing : undefined
  const unknown = standing.kind === 'UNKNOWN'
  const reason = result.payment?.status === 'FAILED' ? result.payment.failReason : undefined
  return (
    <View className="pay-result">
      <View className={`pay-result__drawing pay-result__drawing--${unknown ? 'waiting' : 'failed'}`} aria-hidden />
      <View className="pay-result__title" role="status">
        {t(payable ? 'failureTitle' : unknown ? 'unsureTitle' : 'expiredTitle')}
      </View>
      <View className="pay-result__note">
        {payable ? (reason ?? t('failureNote')) : t(unknown ? 'otherStateNote' : 'expiredNote')}
      </View>
      {payable?.payBefore ? (
        <View className="pay-result__time">
          <Icon name="clock" size={14} />
          <Text>{t('failureKeep', { time: clockTime(payable.payBefore) })}</Text>
          <Text>·</Text>
          <Countdown tone="text" to={payable.payBefore} now={serverNow} onEnd={onEnd} />
        </View>
      ) : null}
      <View className="pay-result__ways">
        <Button kind={payable ? 'outline' : 'filled'} onTap={() => goToOrders(orderCodes)}>
          {t(orderCodes.length === 1 ? 'viewOrder' : 'viewOrders')}
        </Button>
        {payable ? (
          <Button onTap={() => go('pay', { orderCodes: payable.orderCodes }, { replace: true })}>{t('retry')}</Button>
        ) : null}
      </View>
    </View>
  )
})
