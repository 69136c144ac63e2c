import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { serverNow } from '@/api'
import { Button, Countdown, Icon } from '@/ui'
import { Row } from '@/ui/layout/Box'
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
        <Row gap={2} tone="warm" pad={3} className="pay-keep">
          <Icon name="clock" size={18} />
          <Text className="ui__size-3 ui__grow">{t('keptFor')}</Text>
          <Countdown short to={payable.payBefore} now={serverNow} onEnd={failure.end} />
        </Row>
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
        <View className="ui__size-5 ui__tone-ink ui__bold pay-failed__title" role="status">
          {t('failedTitle')}
        </View>
        <View className="ui__size-3 ui__tone-ink-2 ui__above-1">{payment?.failReason ?? t('failedNote')}</View>
        {isCharged ? null : (
          <Row wrap above={2} className="pay-failed__facts">
            <Row gap={1} size={2} tone="ok" className="pay-failed__safe">
              <Icon name="check" size={14} />
              <Text>{t('notCharged')}</Text>
            </Row>
            <Text className="ui__size-2 ui__tone-ink-3">{t(payment.channel)}</Text>
          </Row>
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
      <Row align="stretch" justify="center" gap={3} wrap className="pay-result__ways">
        <Button onTap={() => goToOrders(orderCodes)}>{t(orderCodes.length === 1 ? 'viewOrder' : 'viewOrders')}</Button>
      </Row>
    </View>
  )
})
