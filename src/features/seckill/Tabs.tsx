import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { shopMidnight } from '@/lib/dates'
import { Pressable, classes } from '@/ui'
import { seckillWords as t } from './messages'
import { phaseOf } from './rules'
import { dayWords, startWords } from './times'
import type { SeckillSession } from './rules'
import '@/ui/layout/layout.scss'

interface TabsProps {
  sessions: readonly SeckillSession[]
  chosen: string
  now: number
  onChoose: (sessionCode: string) => void
}

/** The sessions by their hours; those of tomorrow say the day. */
export const SessionTabs = observer(function SessionTabs({ sessions, chosen, now, onChoose }: TabsProps) {
  return (
    <View className="seckill-tabs" role="tablist" aria-label={t('sessions')}>
      {sessions.map((session, index) => {
        const { sessionCode, startAt } = session
        const on = sessionCode === chosen
        const later = shopMidnight(startAt) > shopMidnight(now)
        return (
          <Pressable
            key={index}
            role="tab"
            selected={on}
            className={classes(
              'ui__stack ui__align-center ui__justify-center ui__pad-x-3 seckill-tab',
              on && 'seckill-tab--on'
            )}
            onTap={() => onChoose(sessionCode)}
          >
            <Text className="ui__size-4 ui__heavy ui__figures seckill-tab__time">{startWords(startAt, now)}</Text>
            <Text className="seckill-tab__state">{later ? dayWords(startAt, now) : t(phaseOf(session, now))}</Text>
          </Pressable>
        )
      })}
    </View>
  )
})
