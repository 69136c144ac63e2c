import { Text, View } from '@tarojs/components'
import type { DataOf } from '@contract'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { serverNow } from '@/api'
import { currentLocale } from '@/i18n'
import { Button, Chip, Icon, Pressable, SideScroll } from '@/ui'
import { dayWords } from '@/ui/list/days'
import { FootprintCalendar } from './FootprintCalendar'
import { footprintWords as t } from '../messages'
import { noonOf } from '../rules'
import './footprint.scss'

interface FootprintHeadProps {
  summary: DataOf<'GET /o2cum/v1/footstep/page'> | undefined
  day: string | undefined
  onDay: (day: string | undefined) => void
  onPause: (paused: boolean) => void
}

/** Days beside each other: a row with ninety is nothing to look through, the calendar has them all. */
const MOST_CHIPS = 30

/** The newest days, and the one that is looked at. */
const chipsOf = <Day extends { day: string }>(days: readonly Day[], chosen: string | undefined): Day[] =>
  days.filter(({ day }, at) => at < MOST_CHIPS || day === chosen)

/** The days on which something was looked at, how long it is kept, and pausing. */
export const FootprintHead = observer(function FootprintHead({ summary, day, onDay, onPause }: FootprintHeadProps) {
  const days = summary?.days ?? []
  const paused = summary?.paused === true
  const [open, setOpen] = useState(false)
  const name = (of: string) => dayWords(noonOf(of), serverNow(), currentLocale()).name
  return (
    <View className="footprint-head">
      {summary === undefined ? <View className="footprint-head__wait" /> : null}
      {summary !== undefined && (days.length > 1 || day !== undefined) ? (
        open ? (
          <FootprintCalendar days={days} day={day} onDay={onDay} />
        ) : (
          <SideScroll label={t('days')}>
            <Chip ground="card" selected={day === undefined} onTap={() => onDay(undefined)}>
              {t('allDays')}
            </Chip>
            {chipsOf(days, day).map((one, at) => (
              <Chip
                key={`${one.day} ${at}`}
                ground="card"
                selected={one.day === day}
                onTap={() => onDay(one.day === day ? undefined : one.day)}
              >
                {`${name(one.day)} ${one.count}`}
              </Chip>
            ))}
          </SideScroll>
        )
      ) : null}
      <View className="footprint-head__line">
        <Text className={paused ? 'footprint-head__note footprint-head__note--paused' : 'footprint-head__note'}>
          {t(paused ? 'paused' : 'keeps')}
        </Text>
        {summary && days.length > 0 ? (
          <Pressable className="footprint-head__toggle" pressed={open} onTap={() => setOpen(!open)}>
            <Text>{t('calendar')}</Text>
            <Icon name={open ? 'up' : 'down'} size={14} />
          </Pressable>
        ) : null}
        {summary ? (
          <Button kind="text" size="s" onTap={() => onPause(!paused)}>
            {t(paused ? 'resume' : 'pause')}
          </Button>
        ) : null}
      </View>
    </View>
  )
})
