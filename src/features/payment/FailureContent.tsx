import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { serverNow } from '@/api'
import { Button, Countdown, Icon } from '@/ui'
import { Asking } from './Asking'
import { Channels } from './Channels'
import { DeskWay } from './DeskWay'
import { FailureSkeleton } from './FailureSkeleton'
import { FriendWay } from './FriendWay'
import { KeptOrders } from './KeptOrders'
import { paymentWords as t } from './messages'
import type { Failure } from './useFailure'
import { goToOrders } from './follow'
import type { Result } from './useResult'
import './failure.scss'
import './payment.scss'

interface FailureContentProps {
  result: Result
  failure: Failure
}

/** That nothing was charged, why, how long the order is kept, and the ways to pay it. */
export const FailureContent = observer(function FailureContent({ result, failure }: FailureContentProps) {
  const { orders, payment } = result
  const { orderCodes, paying, standing, payable } = failure
  if (!failure.inForm) return <Asking paying={paying} orderCodes={orderCodes} canPay={payable !== undefined} />
  // this screen is being replaced
  if (failure.pending || standing?.kind === 'PAID') return <FailureSkeleton />
  if (!payable) return <Over orderCodes={orderCodes} unknown={failure.unknown} />
  return (
    <>
      <Hero payment={payment} />
      {payable.payBefore ? (
        <View className="pay-keep">
          <Icon name="clock" size={18} />
          <Text className="pay-keep__words">{t('keptFor')}</Text>
          <Countdown short to={payable.payBefore} now={serverNow} onEnd={failure.end} />
        </View>
      ) : null}
      <Channels
        channels={failure.channels}
        failed={failure.failed}
        chosen={failure.channel}
        onChoose={failure.choose}
      />
      <DeskWay orderCodes={payable.orderCodes}>
        <FriendWay orderCodes={payable.orderCodes} />
        <KeptOrders orders={orders.filter(({ orderCode }) => payable.orderCodes.includes(orderCode))} />
      </DeskWay>
    </>
  )
})

/** What happened. That nothing was charged is only said of a payment the gateway has decided on. */
const Hero = observer(function Hero({ payment }: Pick<Result, 'payment'>) {
  const isCharged = payment?.status !== 'FAILED' && payment?.status !== 'CLOSED'
  return (
    <View className="pay-failed">
      <View className="pay-result__drawing--failed pay-failed__drawing" aria-hidden />
      <View className="pay-failed__words">
        <View className="pay-failed__title" role="status">
          {t('failedTitle')}
        </View>
        <View className="pay-failed__why">{payment?.failReason ?? t('failedNote')}</View>
        {isCharged ? null : (
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
