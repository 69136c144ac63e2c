import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { currentLocale } from '@/i18n'
import { formatClock, weekdayName } from '@/lib/dates'
import { classes } from '../classes'
import { Pressable } from '../press/Pressable'
import { SideScroll } from '../picture/SideScroll'
import { formWords } from './messages'
import './WindowField.scss'

/** A day and the hours on it; epoch ms. */
export interface WindowDay {
  /** As it is written on the wire: `2026/11/21`. */
  day: string
  windows: readonly { window: number; from: number; to: number; full: boolean }[]
}

export interface WindowFieldProps {
  id?: string
  label: string
  days: readonly WindowDay[]
  /** By when it begins. */
  chosen?: { from: number } | undefined
  disabled?: boolean
  error?: string | undefined
  onChoose: (day: string, window: number, span: { from: number; to: number }) => unknown
}

const freeOf = ({ windows }: WindowDay): number => windows.filter(({ full }) => !full).length

/** When somebody can come: days in a row with how much is free on each, and the hours of the one that is looked at. */
export const WindowField = observer(function WindowField(props: WindowFieldProps) {
  const { id, label, days, chosen, disabled = false, error } = props
  const [openDay, setOpenDay] = useState<string>()
  const first = days.find((day) => freeOf(day) > 0) ?? days[0]
  const chosenDay = days.find(({ windows }) => chosen !== undefined && windows.some(({ from }) => from === chosen.from))
  const shownDay = days.find(({ day }) => day === openDay) ?? chosenDay ?? first
  return (
    <View id={id} className="ui-windows">
      {error ? <View className="ui-windows__error">{error}</View> : null}
      <SideScroll label={label}>
        <View className="ui-windows__days" role="radiogroup" aria-label={label}>
          {days.map((day, index) => (
            <Pressable
              key={`${index} ${day.day}`}
              role="radio"
              checked={day === shownDay}
              className={classes(
                'ui-windows__day',
                day === shownDay && 'ui-windows__day--chosen',
                freeOf(day) === 0 && 'ui-windows__day--full'
              )}
              onTap={() => setOpenDay(day.day)}
            >
              <Text className="ui-windows__small">
                {formWords('weekday', { day: weekdayName(day.day, currentLocale()) })}
              </Text>
              <Text className="ui-windows__number">{Number(day.day.slice(-2))}</Text>
              <Text className="ui-windows__small">
                {freeOf(day) === 0 ? formWords('full') : formWords('free', { count: freeOf(day) })}
              </Text>
            </Pressable>
          ))}
        </View>
      </SideScroll>
      <View className="ui-windows__hours" role="radiogroup" aria-label={shownDay?.day ?? label}>
        {(shownDay?.windows ?? []).map(({ window, from, to, full }, index) => (
          <Pressable
            key={`${index} ${window}`}
            role="radio"
            checked={chosen?.from === from}
            disabled={full || disabled}
            className={classes(
              'ui-windows__hour',
              full && 'ui-windows__hour--full',
              chosen?.from === from && 'ui-windows__day--chosen'
            )}
            onTap={() => void props.onChoose(shownDay?.day ?? '', window, { from, to })}
          >
            <Text className="ui-windows__time">{`${formatClock(from)}–${formatClock(to)}`}</Text>
            <Text className="ui-windows__small">{formWords(full ? 'full' : 'open')}</Text>
          </Pressable>
        ))}
      </View>
    </View>
  )
})
