import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { OpenedPacket } from '@/features/moment'
import { serverNow } from '@/api'
import { groupedCount } from '@/lib/counts'
import { shopMidnight } from '@/lib/dates'
import { shownDay } from '@/stores/times'
import { go } from '@/routes'
import { Pressable } from '@/ui'
import { Stack } from '@/ui/layout/Box'
import { Text } from '@/ui/layout/Text'
import { riddleWords as t } from './messages'
import type { RiddleRound } from './useRiddle'
import './riddle.scss'

interface WinProps {
  win: NonNullable<RiddleRound['win']>
  /** When the next riddle is there, ms. */
  nextAt: number
  /** They are told of the next riddle. */
  reminded: boolean
  onRemind: () => Promise<void>
}

/** What was drawn, and the wish to be told of the next riddle. */
export const Win = observer(function Win({ win, nextAt, reminded, onRemind }: WinProps) {
  const { packet, answer, rank } = win
  const next = t(shopMidnight(nextAt) === shopMidnight(serverNow()) ? 'today10' : 'tomorrow10')
  return (
    <Stack align="center" justify="center" tone="white" className="riddle-win" role="status">
      <View className="riddle-win__confetti" aria-hidden />
      <View className="riddle-stage__lamp" aria-hidden />
      <View className="riddle-stage__lamp riddle-stage__lamp--right" aria-hidden />
      <View className="riddle-win__packet">
        <OpenedPacket
          title={t('right')}
          fen={packet.faceFen}
          notes={[t('terms'), t('until', { date: shownDay(packet.endAt) })]}
        >
          <Text size={4} weight="bold" className="riddle-win__answer">
            {t('answer', { answer })}
          </Text>
          <Text size={2} above={1} className="riddle-win__kept">
            {t('kept')}
          </Text>
        </OpenedPacket>
      </View>
      <Text size={3} above={4}>
        {t('rank', { rank: groupedCount(rank) })}
      </Text>
      <Pressable className="riddle-win__mine" role="link" onTap={() => void go('redPacket')}>
        {t('mine')}
      </Pressable>
      <Pressable className="riddle-win__mine" pressed={reminded} onTap={onRemind}>
        {t(reminded ? 'nextSet' : 'next', { next })}
      </Pressable>
    </Stack>
  )
})
