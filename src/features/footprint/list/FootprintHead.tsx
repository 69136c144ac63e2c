import { Text, View } from '@tarojs/components'
import type { DataOf } from '@contract'
import { observer } from 'mobx-react-lite'
import { Fragment, useState } from 'react'
import { serverNow } from '@/api'
import { currentLocale } from '@/i18n'
import { Button, Chip, classes, Icon, Pressable } from '@/ui'
import { Row } from '@/ui/layout/Box'
import { dayWords } from '@/ui/list/days'
import { RailScroll } from '@/ui/list/RailScroll'
import { FootprintCalendar } from './FootprintCalendar'
import { footprintWords as t } from '../messages'
import { dayChips, noonOf } from '../rules'
import './footprint.scss'

interface FootprintHeadProps {
  summary: DataOf<'GET /o2cum/v1/footstep/page'> | undefined
  day: string | undefined
  onDay: (day: string | undefined) => void
  onPause: (isPaused: boolean) => void
}

/** Id of the place before the chosen day. */
const here = 'footprint-day'

/** The days on which something was looked at, how long it is kept, and pausing. */
export const FootprintHead = observer(function FootprintHead({ summary, day, onDay, onPause }: FootprintHeadProps) {
  const days = summary?.days ?? []
  const isPaused = summary?.paused === true
  const [open, setOpen] = useState(false)
  const name = (of: string) => dayWords(noonOf(of), serverNow(), currentLocale()).name
  return (
    <View className="ui__pad-top-2 footprint-head">
      {summary === undefined ? <View className="ui__hit" /> : null}
      {summary !== undefined && (days.length > 1 || day !== undefined) ? (
        open ? (
          <FootprintCalendar days={days} day={day} onDay={onDay} />
        ) : (
          <RailScroll label={t('days')} into={here}>
            <Chip ground="card" selected={day === undefined} onTap={() => onDay(undefined)}>
              {t('allDays')}
            </Chip>
            {dayChips(days, day).map((entry, index) => (
              <Fragment key={`${entry.day} ${index}`}>
                {entry.day === day ? <View id={here} className="footprint-head__here" /> : null}
                <Chip
                  ground="card"
                  selected={entry.day === day}
                  onTap={() => onDay(entry.day === day ? undefined : entry.day)}
                >
                  {entry.count === 0 ? name(entry.day) : t('dayCount', { day: name(entry.day), count: entry.count })}
                </Chip>
              </Fragment>
            ))}
          </RailScroll>
        )
      ) : null}
      <Row justify="between" padX={3} hit>
        <Text
          className={classes('ui__size-2 ui__grow footprint-head__note', isPaused && 'footprint-head__note--paused')}
        >
          {t(isPaused ? 'paused' : 'keeps')}
        </Text>
        {summary && days.length > 0 ? (
          <Pressable
            className="ui__row ui__gap-1 ui__size-3 ui__tone-ink-2 ui__pad-x-2 ui__hit"
            pressed={open}
            onTap={() => setOpen(!open)}
          >
            <Text>{t('calendar')}</Text>
            <Icon name={open ? 'up' : 'down'} size={14} />
          </Pressable>
        ) : null}
        {summary ? (
          <Button kind="text" size="s" onTap={() => onPause(!isPaused)}>
            {t(isPaused ? 'resume' : 'pause')}
          </Button>
        ) : null}
      </Row>
    </View>
  )
})
