import { View } from '@tarojs/components'
import type { FreeWindows } from '@contract'
import { observer } from 'mobx-react-lite'
import { serverNow } from '@/api'
import { currentLocale } from '@/i18n'
import { formatClock, friendlyDay } from '@/lib/dates'
import { Chip } from '@/ui'
import { billWords as t } from '../messages'
import './book.scss'

interface WindowGridProps {
  days: FreeWindows['days']
  /** The window that is chosen, by when it begins. */
  chosen: { from: number } | undefined
  disabled?: boolean
  onChoose: (day: string, window: number, span: { from: number; to: number }) => unknown
}

/** Days below each other, and beside each its windows; full ones stay, struck through. */
export const WindowGrid = observer(function WindowGrid({ days, chosen, disabled = false, onChoose }: WindowGridProps) {
  return (
    <View>
      {days.map(({ day, windows }, index) => {
        const name = friendlyDay(day, serverNow(), currentLocale())
        return (
          <View key={`${index} ${day}`} className="bill-day" role="radiogroup" aria-label={name}>
            <View className="bill-day__name">{name}</View>
            <View className="bill-day__times">
              {windows.map(({ window, from, to, full }, at) => {
                const time = `${formatClock(from)}–${formatClock(to)}`
                return (
                  <Chip
                    key={`${at} ${window}`}
                    role="radio"
                    className="bill-day__time"
                    selected={chosen?.from === from}
                    disabled={full || disabled}
                    onTap={() => void onChoose(day, window, { from, to })}
                  >
                    {full ? t('full', { time }) : time}
                  </Chip>
                )
              })}
            </View>
          </View>
        )
      })}
    </View>
  )
})
