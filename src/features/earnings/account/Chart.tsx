import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { serverNow } from '@/api'
import { currentLocale } from '@/i18n'
import { calendarDay } from '@/lib/dates'
import { Card, classes, Pressable, Price } from '@/ui'
import { roundMoney, shownMoney } from '@/stores/money'
import { earningWords as t } from '../messages'
import { barsOf, growth, monthAt, monthWords } from '../rules'
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
    <View className="earn-months" role="radiogroup" aria-label={t('by')}>
      {months.map((entry, index) => (
        <Pressable
          key={index}
          role="radio"
          checked={entry.month === month}
          className={classes('earn-month', entry.month === month && 'earn-month--on')}
          onTap={() => onMonth(entry.month)}
        >
          <View className="earn-month__room" aria-hidden>
            <View className="earn-month__bar" style={{ height: `${bars[index] ?? 0}%` }} />
          </View>
          <Text className="earn-month__amount">{hidden ? '****' : roundMoney(entry.fen - (entry.fen % 100))}</Text>
          <Text>{monthWords(entry.month, currentLocale(), false)}</Text>
        </Pressable>
      ))}
    </View>
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
      <View className="earn-chart__head">
        <View>
          <View className="earn-grey">{t('monthEarned', { month: monthNamed })}</View>
          <View className="earn-chart__sum">
            {hidden ? <Text className="earn-chart__hidden">****</Text> : <Price fen={monthFen} size="l" tone="ink" />}
          </View>
        </View>
        <View className="earn-switch" role="radiogroup" aria-label={t('by')}>
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
        </View>
      </View>
      <View
        className={classes('earn-chart__growth', percent !== undefined && percent >= 0 && 'earn-chart__growth--up')}
      >
        {hidden || percent === undefined ? '' : growthWords(percent)}
      </View>
      {by === 'DAY' ? (
        <>
          <View
            className="earn-bars"
            role="img"
            aria-label={t('chartDays', { month: monthNamed, amount: hidden ? '****' : shownMoney(best) })}
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
          </View>
          <View className="earn-bars__days" aria-hidden>
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
