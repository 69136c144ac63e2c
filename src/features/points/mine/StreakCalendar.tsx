import { View } from '@tarojs/components'
import type { CheckIn } from '@contract'
import { observer } from 'mobx-react-lite'
import { currentLocale } from '@/i18n'
import { weekdayNames } from '@/lib/dates'
import { classes, Icon } from '@/ui'
import { pointWords } from '../messages'
import { monthOf } from '../rules'
import '@/ui/layout/layout.scss'
import './StreakCalendar.scss'

interface StreakCalendarProps {
  checkIn: CheckIn
  /** The day of the next reward. */
  rewardDay: string
}

/** A month of days; what was checked in on in a row is one band. A reader hears how many they were. */
export const StreakCalendar = observer(function StreakCalendar({ checkIn, rewardDay }: StreakCalendarProps) {
  const { month, today } = checkIn
  const { startsOn, days } = monthOf(month)
  const checkInDays = new Set(checkIn.days)
  const label = pointWords('calendar', { month: Number(month.slice(5)), days: checkIn.days.length })
  return (
    <View className="ui__size-3 ui__tone-ink-2 ui__pad-y-3 ui__center streak-month" role="img" aria-label={label}>
      {weekdayNames(currentLocale()).map((name) => (
        <View key={name} className="ui__size-2 ui__tone-ink-3" aria-hidden>
          {name}
        </View>
      ))}
      {Array.from({ length: startsOn }, (_, blank) => (
        <View key={`blank${blank}`} aria-hidden />
      ))}
      {days.map((day, index) => {
        const column = (startsOn + index) % 7
        const on = checkInDays.has(day)
        const before = on && column > 0 && checkInDays.has(days[index - 1] ?? '')
        const after = on && column < 6 && checkInDays.has(days[index + 1] ?? '')
        return (
          <View
            key={day}
            aria-hidden
            className={classes(
              'ui__row ui__justify-center streak-month__cell',
              on && 'streak-month__cell--on',
              before && 'streak-month__cell--before',
              after && 'streak-month__cell--after'
            )}
          >
            <View
              className={classes(
                'ui__row ui__justify-center ui__figures streak-month__day',
                on && 'streak-month__day--on',
                day === today && 'streak-month__day--today',
                !on && day < today && 'streak-month__day--missed'
              )}
            >
              {!on && day === rewardDay && day !== today ? (
                <Icon name="gift" size={18} />
              ) : (
                (day === today && pointWords('today')) || String(index + 1)
              )}
            </View>
          </View>
        )
      })}
    </View>
  )
})
