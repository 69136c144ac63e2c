import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import type { DeskPlan } from '@contract'
import { shownMoney } from '@/stores/money'
import { shownDay } from '@/stores/times'
import { classes, Icon, Pressable, Price, Sheet } from '@/ui'
import { Row } from '@/ui/layout/Box'
import { deskWords as t } from './messages'
import { rateWords } from './rules'

interface PlansProps {
  plans: readonly DeskPlan[]
  creditFen: number
  dueDays: readonly number[]
  chosen: DeskPlan | undefined
  onChoose: (months: number) => void
}

const dayWords = (day: number | undefined): string => (day === undefined ? '' : shownDay(day))

/** Paying in months: each plan with its cost, or why it can't be had; of the chosen one when what is due. */
export const Plans = observer(function Plans({ plans, creditFen, dueDays, chosen, onChoose }: PlansProps) {
  const [open, setOpen] = useState(false)
  return (
    <View className="desk-plans">
      <Row left padY={2} wide className="pay-channel">
        <View className="pay-channel__icon pay-channel__icon--ALIPAY">
          <Icon name="clock" size={20} />
        </View>
        <View className="ui__pad-x-3 ui__grow">
          <View className="ui__size-4 ui__tone-ink ui__tight">{t('months')}</View>
          <View className="ui__size-2 ui__tone-ink-3 ui__tight">{t('limit', { amount: shownMoney(creditFen) })}</View>
        </View>
      </Row>
      <Row align="stretch" gap={2} wrap>
        {plans.map((plan, index) => (
          <PlanTile key={index} plan={plan} on={plan === chosen} onChoose={() => onChoose(plan.months)} />
        ))}
      </Row>
      {chosen ? (
        <Row gap={3}>
          <Text className="ui__size-2 ui__tone-ink-3 ui__loose ui__grow">
            {t('dues', {
              first: dayWords(dueDays[0]),
              last: dayWords(dueDays[chosen.months - 1]),
              amount: shownMoney(chosen.lastFen)
            })}
          </Text>
          <Pressable
            className="ui__size-3 ui__tone-action ui__hit ui__fixed desk-plans__more"
            onTap={() => setOpen(true)}
          >
            {t('schedule')}
          </Pressable>
          <Schedule plan={chosen} dueDays={dueDays} open={open} onClose={() => setOpen(false)} />
        </Row>
      ) : null}
    </View>
  )
})

interface PlanTileProps {
  plan: DeskPlan
  on: boolean
  onChoose: () => void
}

const PlanTile = observer(function PlanTile({ plan, on, onChoose }: PlanTileProps) {
  const { months, refusal, feeFen, monthFen, leastFen, annualBasisPoints } = plan
  const why = refusal === 'SHORT' ? t('short', { amount: shownMoney(leastFen) }) : t('over')
  const rate = feeFen === 0 ? t('free') : t('annual', { rate: rateWords(annualBasisPoints) })
  const cost = t(feeFen === 0 ? 'noFee' : 'fee', { amount: shownMoney(feeFen) })
  return (
    <Pressable
      className={classes('desk-plan', on && 'desk-plan--on', refusal !== undefined && 'desk-plan--off')}
      role="radio"
      checked={on}
      disabled={refusal !== undefined}
      onTap={onChoose}
    >
      <Row justify="between" wrap className="desk-plan__head">
        <Text className="ui__size-4 ui__tone-ink ui__bold desk-plan__months">{t('plan', { count: months })}</Text>
        <Text className={classes('desk-plan__rate', feeFen === 0 && 'desk-plan__rate--free')}>{rate}</Text>
      </Row>
      <Row align="baseline" wrap className="desk-plan__each">
        <Price fen={monthFen} size="m" tone={refusal === undefined ? 'ink' : 'muted'} />
        <Text className="ui__size-2 ui__tone-ink-3 ui__loose">{t('each')}</Text>
      </Row>
      <Row justify="between" size={2} tone="ink-3">
        <Text className="ui__loose">{refusal === undefined ? cost : why}</Text>
        {on ? <Icon name="check" size={16} color="action" /> : null}
      </Row>
    </Pressable>
  )
})

interface ScheduleProps {
  plan: DeskPlan
  dueDays: readonly number[]
  open: boolean
  onClose: () => void
}

const Schedule = observer(function Schedule({ plan, dueDays, open, onClose }: ScheduleProps) {
  const { months, monthFen, lastFen, totalFen, feeFen } = plan
  return (
    <Sheet open={open} onClose={onClose} title={t('schedule')}>
      <View className="desk-schedule">
        <View className="ui__size-2 ui__tone-ink-3 ui__loose desk-schedule__note">
          {t('scheduleNote', { total: shownMoney(totalFen), fee: shownMoney(feeFen) })}
        </View>
        {dueDays.slice(0, months).map((day, index) => (
          <Row key={index} gap={3} size={3} tone="ink" hit className="desk-schedule__row">
            <Text className="desk-schedule__month">{t('scheduleRow', { count: index + 1 })}</Text>
            <Text className="desk-schedule__day">{shownDay(day)}</Text>
            <Text className="ui__bold">{shownMoney(index + 1 === months ? lastFen : monthFen)}</Text>
          </Row>
        ))}
      </View>
    </Sheet>
  )
})
