import { Text, View } from '@tarojs/components'
import type { PartnerOrder } from '@contract'
import { observer } from 'mobx-react-lite'
import { serverNow } from '@/api'
import { hasOwn } from '@/lib/json'
import { shownDay } from '@/stores/times'
import { classes, Picture } from '@/ui'
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
  const { state, receivedAt, thawsAt, held } = order
  if (!hasOwn(knownStates, state)) return null
  const isFrozen = state === 'FROZEN' && receivedAt !== undefined && thawsAt !== undefined
  const words = isFrozen
    ? held
      ? t('held')
      : t('thawsOn', { day: shownDay(thawsAt) })
    : t(state === 'CLAWED' ? 'clawedNote' : state === 'AVAILABLE' ? 'settled' : 'notReceived')
  return (
    <View className={`earn-note earn-note--${knownOf(tones, state, 'grey')}`}>
      {isFrozen ? (
        <View className="earn-note__period">
          <Text>{t('period')}</Text>
          <ReturnPeriod receivedAt={receivedAt} />
        </View>
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
      <View className="earn-order__line">
        <Picture src={order.picture} alt="" width={72} ground fit="contain" />
        <View className="earn-order__words">
          <View className="earn-order__title">{order.title}</View>
          <View className="earn-grey">
            {t('placed', { buyer: order.buyer, day: shownDay(order.placedAt), tail: order.orderTail })}
          </View>
          <View className="earn-grey">{t('paid', { amount: money(paidFen), rate: rateWords(basisPoints) })}</View>
          {backFen > 0 ? <View className="earn-grey">{t('returned', { amount: money(backFen) })}</View> : null}
        </View>
        <View className="earn-order__end">
          <View className={classes('earn-order__amount', `earn-tone--${knownOf(tones, state, 'ink')}`)}>
            {hidden ? hiddenAmount : signedAmount(state === 'CLAWED' ? -earnedFen : leftFen)}
          </View>
          <Text className={`earn-tag earn-tag--${knownOf(tones, state, 'grey')}`}>{stateWords(state)}</Text>
        </View>
      </View>
      <Why order={order} />
      {isLowered ? (
        <View className="earn-grey">{t('lowered', { before: money(earnedFen), after: money(leftFen) })}</View>
      ) : null}
    </View>
  )
})
