import { View } from '@tarojs/components'
import type { DataOf } from '@contract'
import { observer } from 'mobx-react-lite'
import { go } from '@/routes'
import { shownMinute } from '@/stores/times'
import { Button, Card } from '@/ui'
import { FactList } from '@/ui/layout/FactList'
import { Text } from '@/ui/layout/Text'
import { assistWords as t } from './messages'
import { PriceSteps } from './Steps'
import './assist.scss'

type Rule = DataOf<'GET /o2mkt-b2c/v1/assist/pub/rule'>

const Points = observer(function Points({ points }: { points: readonly string[] }) {
  return (
    <View role="list">
      {points.map((point, index) => (
        <View key={index} className="ui__size-3 ui__tone-ink-2 ui__pad-y-1 ui__loose" role="listitem">
          {point}
        </View>
      ))}
    </View>
  )
})

/** By which rules friends help; with the prices and times of one activity. */
export const AssistRules = observer(function AssistRules({ rule }: { rule: Rule }) {
  const { activity, runHours, useHours, helpsADay } = rule
  return (
    <>
      {activity === undefined ? null : (
        <Card title={t('ruleGoods')}>
          <Text size={3} tone="ink-2" padY={1} loose>
            {activity.title}
          </Text>
          <PriceSteps of={activity} />
        </Card>
      )}
      <Card title={t('ruleTime')}>
        <FactList
          facts={[
            ...(activity === undefined
              ? []
              : [
                  {
                    label: t('ruleTimes'),
                    words: `${shownMinute(activity.startAt)} – ${shownMinute(activity.endAt)}`
                  }
                ]),
            { label: t('ruleRun'), words: t('ruleRunWords', { hours: runHours }) },
            { label: t('ruleUse'), words: t('ruleUseWords', { hours: useHours }) }
          ]}
        />
      </Card>
      <Card title={t('ruleHow')}>
        <Points points={[t('ruleHowOne'), t('ruleHowTwo', { count: helpsADay }), t('ruleHowThree'), t('ruleNames')]} />
      </Card>
      <Card title={t('ruleBuy')}>
        <Points points={[t('ruleBuyOne'), t('ruleBuyTwo'), t('ruleBuyThree')]} />
      </Card>
      <View className="assist-onward">
        <Button block kind="tint" onTap={() => void go('assistment', {})}>
          {t('toAll')}
        </Button>
      </View>
    </>
  )
})
