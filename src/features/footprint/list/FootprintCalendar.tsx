import { Text, View } from '@tarojs/components'
import type { DataOf } from '@contract'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { serverNow } from '@/api'
import { currentLocale } from '@/i18n'
import { monthWords } from '@/lib/months'
import { calendarDay, weekdayNames } from '@/lib/dates'
import { classes, Icon, Pressable } from '@/ui'
import { Row } from '@/ui/layout/Box'
import { dayWords } from '@/ui/list/days'
import { footprintWords as t } from '../messages'
import { daysOf, keptMonths, markOf, monthOf, noonOf } from '../rules'
import './calendar.scss'

interface FootprintCalendarProps {
  days: DataOf<'GET /o2cum/v1/footstep/page'>['days']
  day: string | undefined
  onDay: (day: string | undefined) => void
}

interface DayProps {
  day: string
  count: number
  /** Its list is the one that is shown. */
  here: boolean
  onDay: FootprintCalendarProps['onDay']
}

/** A day of the month; without anything on it nothing to tap. */
const Day = observer(function Day({ day, count, here, onDay }: DayProps) {
  const now = serverNow()
  const date = String(Number(day.slice(8)))
  const look = classes(
    'foot-month__day',
    day === calendarDay(now) && 'foot-month__day--today',
    here && 'foot-month__day--here',
    count === 0 && 'foot-month__day--none'
  )
  if (count === 0 && !here) {
    return (
      <View className={look} aria-hidden>
        <Text className="ui__size-4 ui__center foot-month__date">{date}</Text>
      </View>
    )
  }
  return (
    <Pressable
      className={look}
      pressed={here}
      label={t('dayLooked', { date, day: dayWords(noonOf(day), now, currentLocale()).name, count })}
      onTap={() => onDay(here ? undefined : day)}
    >
      <Text className="ui__size-4 ui__center foot-month__date">{date}</Text>
      {count === 0 ? null : <View className={`foot-month__mark foot-month__mark--${markOf(count)}`} />}
    </Pressable>
  )
})

/** A month with a mark under each day on which something was looked at; a tap on one leads to it, another to all. */
export const FootprintCalendar = observer(function FootprintCalendar({ days, day, onDay }: FootprintCalendarProps) {
  const now = serverNow()
  const today = calendarDay(now)
  const months = keptMonths(now)
  const [openMonth, setOpenMonth] = useState(monthOf(day ?? days[0]?.day ?? today))
  const index = Math.max(0, months.indexOf(openMonth))
  const month = months[index] ?? monthOf(today)
  const counts = new Map(days.map((entry) => [entry.day, entry.count]))
  const { blank, days: all } = daysOf(month)
  return (
    <View className="foot-month">
      <Row justify="between">
        <Pressable
          className="ui__row ui__justify-center ui__tone-ink-2 foot-month__way"
          label={t('monthBefore')}
          disabled={index === 0}
          onTap={() => setOpenMonth(months[index - 1] ?? month)}
        >
          <Icon name="back" size={16} />
        </Pressable>
        <View className="ui__size-4 ui__tone-ink ui__heavy" role="heading" aria-level={2}>
          {monthWords(month, currentLocale())}
        </View>
        <Pressable
          className="ui__row ui__justify-center ui__tone-ink-2 foot-month__way"
          label={t('monthAfter')}
          disabled={index === months.length - 1}
          onTap={() => setOpenMonth(months[index + 1] ?? month)}
        >
          <Icon name="right" size={16} />
        </Pressable>
      </Row>
      <View className="foot-month__days">
        {weekdayNames(currentLocale()).map((name) => (
          <View key={name} className="ui__size-2 ui__tone-ink-3 ui__center foot-month__weekday" aria-hidden>
            {name}
          </View>
        ))}
        {Array.from({ length: blank }, (_, cell) => (
          <View key={`blank${cell}`} aria-hidden />
        ))}
        {all.map((cell) => (
          <Day key={cell} day={cell} count={counts.get(cell) ?? 0} here={cell === day} onDay={onDay} />
        ))}
      </View>
      <View className="ui__row ui__gap-2 ui__size-2 ui__tone-ink-3 ui__pad-x-2 foot-month__legend" aria-hidden>
        <View className="foot-month__mark foot-month__mark--few" />
        <View className="foot-month__mark foot-month__mark--many" />
        <Text>{t('longer')}</Text>
      </View>
    </View>
  )
})
