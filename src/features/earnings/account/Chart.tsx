import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { monthWords } from '@/lib/months'
import { serverNow } from '@/api'
import { currentLocale } from '@/i18n'
import { calendarDay } from '@/lib/dates'
import { Card, classes, Pressable, Price } from '@/ui'
import { roundMoney, shownMoney } from '@/stores/money'
import { Row } from '@/ui/layout/Box'
import { earningWords as t } from '../messages'
import { barsOf, growth, monthAt } from '../rules'
import type { Account } from './useAccount'
import '../earnings.scss'

function growthWords(percent: number): string {
  if (percent === 0) return t('asMuch')
  return percent > 0 ? t('moreThan', { percent }) : t('lessThan', { percent: -percent })
}

interface ChartProps {
  account: Account
  hidden: boolean
  /** Looks at another month. */
  onMonth: (month: string) => void
}

/** A bar for each of six months, to choose one of. */
const Months = observer(function Months({ account, hidden, onMonth }: ChartProps) {
  const { month, months } = account
  const bars = barsOf(months.map(({ fen }) => fen))
  return (
    <Row align="stretch" above={2} className="earn-months" role="radiogroup" label={t('by')}>
      {months.map((entry, index) => (
        <Pressable
          key={index}
          role="radio"
          checked={entry.month === month}
          className={classes(
            'ui__stack ui__align-center ui__size-1 ui__shrinks earn-month',
            entry.month === month && 'earn-month--on'
          )}
          onTap={() => onMonth(entry.month)}
        >
          <View className="ui__row ui__align-end ui__justify-center ui__wide earn-month__room" aria-hidden>
            <View className="earn-month__bar" style={{ height: `${bars[index] ?? 0}%` }} />
          </View>
          <Text className="ui__figures">{hidden ? '****' : roundMoney(entry.fen - (entry.fen % 100))}</Text>
          <Text>{monthWords(entry.month, currentLocale(), false)}</Text>
        </Pressable>
      ))}
    </Row>
  )
})

/** What each day of a month earned, or each of six months. */
export const Chart = observer(function Chart({ account, hidden, onMonth }: ChartProps) {
  const [by, setBy] = useState<'DAY' | 'MONTH'>('DAY')
  const { month, monthFen, beforeFen, days } = account
  const monthNamed = monthWords(month, currentLocale(), true)
  const percent = growth(monthFen, beforeFen)
  const today = month === monthAt(serverNow()) ? Number(calendarDay(serverNow()).slice(8)) : 0
  const dayBars = barsOf(days.map(({ fen }) => fen))
  const best = Math.max(0, ...days.map(({ fen }) => fen))
  return (
    <Card>
      <Row justify="between" gap={2}>
        <View>
          <View className="ui__size-2 ui__tone-ink-3 ui__loose">{t('monthEarned', { month: monthNamed })}</View>
          <View className="earn-chart__sum">
            {hidden ? <Text className="ui__size-6">****</Text> : <Price fen={monthFen} size="l" tone="ink" />}
          </View>
        </View>
        <Row align="stretch" fixed className="earn-switch" role="radiogroup" label={t('by')}>
          {(['DAY', 'MONTH'] as const).map((option) => (
            <Pressable
              key={option}
              role="radio"
              checked={by === option}
              className={classes('earn-switch__one', by === option && 'earn-switch__one--on')}
              onTap={() => setBy(option)}
            >
              <Text>{t(option)}</Text>
            </Pressable>
          ))}
        </Row>
      </Row>
      <View
        className={classes('earn-chart__growth', percent !== undefined && percent >= 0 && 'earn-chart__growth--up')}
      >
        {hidden || percent === undefined ? '' : growthWords(percent)}
      </View>
      {by === 'DAY' ? (
        <>
          <Row
            align="end"
            above={2}
            className="earn-bars"
            role="img"
            label={t('chartDays', { month: monthNamed, amount: hidden ? '****' : shownMoney(best) })}
          >
            {dayBars.map((height, index) => (
              <View
                key={index}
                className={classes(
                  'earn-bar',
                  index + 1 === today && 'earn-bar--now',
                  height === 0 && 'earn-bar--none'
                )}
                style={{ height: height === 0 ? '3px' : `${height}%` }}
              />
            ))}
          </Row>
          <View
            className="ui__row ui__align-stretch ui__justify-between ui__size-1 ui__tone-ink-3 ui__above-1"
            aria-hidden
          >
            {[1, 8, 15, 22, days.length].map((day, index) => (
              <Text key={index}>{index === 4 ? t('days', { days: day }) : day}</Text>
            ))}
          </View>
        </>
      ) : (
        <Months account={account} hidden={hidden} onMonth={onMonth} />
      )}
    </Card>
  )
})
