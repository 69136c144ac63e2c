import { Text, View } from '@tarojs/components'
import type { PartnerOrder } from '@contract'
import { observer } from 'mobx-react-lite'
import { serverNow } from '@/api'
import { hasOwn } from '@/lib/json'
import { shownDay } from '@/stores/times'
import { classes, Picture } from '@/ui'
import { Row, Stack } from '@/ui/layout/Box'
import { hiddenAmount, shownAmount } from '../amounts'
import { earningWords as t } from '../messages'
import { daysGone, knownOf, rateWords, signedAmount } from '../rules'
import '../earnings.scss'

const week = [0, 1, 2, 3, 4, 5, 6]
const tones: Record<string, string> = { FROZEN: 'warm', AVAILABLE: 'ok', CLAWED: 'sale' }

/** The seven days in which the goods can go back. */
function ReturnPeriod({ receivedAt }: { receivedAt: number }) {
  const days = daysGone(receivedAt, serverNow())
  return (
    <View className="earn-week" role="img" aria-label={t('periodDay', { day: Math.min(7, days + 1) })}>
      {week.map((day) => (
        <View key={day} className={day < days ? 'earn-week__day earn-week__day--gone' : 'earn-week__day'} />
      ))}
    </View>
  )
}

const knownStates = { PENDING: true, FROZEN: true, AVAILABLE: true, CLAWED: true }
const stateWords = (state: PartnerOrder['state']): string => t(hasOwn(knownStates, state) ? state : 'stateOther')

/** Why it is what it is, and what comes next. */
const Why = observer(function Why({ order }: { order: PartnerOrder }) {
  const { state, receivedAt, thawsAt, held: isHeld } = order
  if (!hasOwn(knownStates, state)) return null
  const isFrozen = state === 'FROZEN' && receivedAt !== undefined && thawsAt !== undefined
  const words = isFrozen
    ? isHeld
      ? t('held')
      : t('thawsOn', { day: shownDay(thawsAt) })
    : t(state === 'CLAWED' ? 'clawedNote' : state === 'AVAILABLE' ? 'settled' : 'notReceived')
  return (
    <View className={`earn-note earn-note--${knownOf(tones, state, 'grey')}`}>
      {isFrozen ? (
        <Row gap={2}>
          <Text>{t('period')}</Text>
          <ReturnPeriod receivedAt={receivedAt} />
        </Row>
      ) : null}
      <Text>{words}</Text>
    </View>
  )
})

/** One row of an order that came by the partner. */
export const OrderRow = observer(function OrderRow({ order, hidden }: { order: PartnerOrder; hidden: boolean }) {
  const money = (fen: number) => shownAmount(fen, hidden)
  const { state, earnedFen, leftFen, basisPoints, paidFen, backFen } = order
  const isLowered = leftFen < earnedFen && state !== 'CLAWED'
  return (
    <View role="listitem" className="earn-order">
      <Row align="start" gap={3}>
        <Picture src={order.picture} alt="" width={72} ground fit="contain" />
        <View className="earn-order__words">
          <View className="ui__size-3 ui__lines-2">{order.title}</View>
          <View className="ui__size-2 ui__tone-ink-3 ui__loose">
            {t('placed', { buyer: order.buyer, day: shownDay(order.placedAt), tail: order.orderTail })}
          </View>
          <View className="ui__size-2 ui__tone-ink-3 ui__loose">
            {t('paid', { amount: money(paidFen), rate: rateWords(basisPoints) })}
          </View>
          {backFen > 0 ? (
            <View className="ui__size-2 ui__tone-ink-3 ui__loose">{t('returned', { amount: money(backFen) })}</View>
          ) : null}
        </View>
        <Stack align="end" gap={2} fixed>
          <View className={classes('earn-order__amount', `earn-tone--${knownOf(tones, state, 'ink')}`)}>
            {hidden ? hiddenAmount : signedAmount(state === 'CLAWED' ? -earnedFen : leftFen)}
          </View>
          <Text className={`earn-tag earn-tag--${knownOf(tones, state, 'grey')}`}>{stateWords(state)}</Text>
        </Stack>
      </Row>
      <Why order={order} />
      {isLowered ? (
        <View className="ui__size-2 ui__tone-ink-3 ui__loose">
          {t('lowered', { before: money(earnedFen), after: money(leftFen) })}
        </View>
      ) : null}
    </View>
  )
})
