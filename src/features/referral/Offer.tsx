import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { roundMoney } from '@/stores/money'
import { Button, Icon } from '@/ui'
import { Row } from '@/ui/layout/Box'
import { Text } from '@/ui/layout/Text'
import { referralWords as t } from './messages'
import { Ticket } from './Ticket'
import type { Terms } from './useReferral'
import './referral.scss'

/** The three steps to the reward, told to who sends the invite, or to the friend who got it. */
export const StepRow = observer(function StepRow({ terms, friend }: { terms: Terms; friend?: boolean | undefined }) {
  const threshold = roundMoney(terms.thresholdFen)
  return (
    <Row align="stretch">
      {[
        friend ? [t('friend1'), t('friend1Note')] : [t('step1'), t('step1Note')],
        [t('step2', { threshold }), t('step2Note', { threshold, days: terms.orderDays })],
        [
          t('step3', { days: terms.returnDays }),
          friend
            ? t('friend3Note', { amount: roundMoney(terms.invitedFen) })
            : t('step3Note', { amount: roundMoney(terms.inviterFen) })
        ]
      ].map(([title, note], index) => (
        <View key={index} className="ui__center ui__grow">
          <Text size={3} tone="sale-deep" weight="heavy" className="referral-step__number">
            {String(index + 1)}
          </Text>
          <Text size={3} tone="ink" tight>
            {title}
          </Text>
          <View className="referral-step__note">{note}</View>
        </View>
      ))}
    </Row>
  )
})

/** What an invite is worth, how one comes to it, and the one way on: for a friend, or for an employee who may begin. */
export const Offer = observer(function Offer(props: {
  terms: Terms
  title: string
  note: string
  friend?: boolean
  action: { label: string; onTap: () => unknown }
}) {
  const { terms, title, note, friend, action } = props
  const lines = [
    t('hereNote', { order: terms.orderDays, days: terms.returnDays }),
    t('returned'),
    ...(friend ? [] : [t('rule', { count: terms.perDay })])
  ].filter((line) => line !== note)
  return (
    <View>
      <View className="referral-offer">
        <View className="referral-offer__sum" aria-hidden>
          {roundMoney(friend ? terms.invitedFen : terms.inviterFen)}
        </View>
        <Text size={5} weight="bold" tight heading={2}>
          {title}
        </Text>
        <View className="referral-offer__note">{note}</View>
      </View>
      <View className="referral-steps referral-steps--offer">
        <StepRow terms={terms} friend={friend} />
      </View>
      <View className="referral-offer__way">
        <Button block size="l" danger onTap={action.onTap}>
          {action.label}
        </Button>
      </View>
      <Row gap={4} className="referral-poster">
        <Ticket terms={terms} from={t('fromFriend')} />
        <View className="ui__grow">
          <Text size={4} weight="bold" tight>
            {t(friend ? 'cardYours' : 'cardTheirs')}
          </Text>
          <View className="referral-offer__note">{t('cardNote')}</View>
        </View>
      </Row>
      <View className="referral-rules">
        <Text size={4} tone="ink" weight="bold" heading={2}>
          {t('rules')}
        </Text>
        {lines.map((line) => (
          <Row key={line} gap={2} align="start" size={3} tone="ink-2" loose above={2}>
            <Icon name="check" size={14} color="sale" />
            <View className="ui__grow">{line}</View>
          </Row>
        ))}
      </View>
    </View>
  )
})
