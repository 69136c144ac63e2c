import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { roundMoney } from '@/stores/money'
import { Button } from '@/ui'
import { referralWords as t } from './messages'
import type { Terms } from './useReferral'
import './referral.scss'

/** The three steps to the reward, told to who sends the invite, or to the friend who got it. */
export const StepRow = observer(function StepRow({ terms, friend }: { terms: Terms; friend?: boolean | undefined }) {
  const threshold = roundMoney(terms.thresholdFen)
  return (
    <View className="referral-steps__row">
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
        <View key={index} className="referral-step">
          <View className="referral-step__number">{String(index + 1)}</View>
          <View className="referral-step__title">{title}</View>
          <View className="referral-step__note">{note}</View>
        </View>
      ))}
    </View>
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
  return (
    <View>
      <View className="referral-offer">
        <View className="referral-offer__sum" aria-hidden>
          {roundMoney(friend ? terms.invitedFen : terms.inviterFen)}
        </View>
        <View className="referral-offer__title" role="heading" aria-level={2}>
          {title}
        </View>
        <View className="referral-offer__note">{note}</View>
      </View>
      <View className="referral-steps referral-steps--offer">
        <StepRow terms={terms} friend={friend} />
      </View>
      <View className="referral-offer__way">
        <Button block size="l" onTap={action.onTap}>
          {action.label}
        </Button>
      </View>
    </View>
  )
})
