import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { classes } from '../classes'
import './Timeline.scss'

export interface TimelineEvent {
  key: string
  text: ReactNode
  /** When it was, in words. */
  time: string
}

/** What happened to something, newest first: a parcel on its way, a repair, an application. */
export function Timeline({ events, label }: { events: readonly TimelineEvent[]; label?: string }) {
  return (
    <View role="list" aria-label={label}>
      {events.map(({ key, text, time }, index) => (
        <View
          key={key}
          role="listitem"
          className={classes('ui-timeline__event', index === 0 && 'ui-timeline__event--newest')}
        >
          <View className="ui-timeline__text">{text}</View>
          <View className="ui-timeline__time">{time}</View>
        </View>
      ))}
    </View>
  )
}
