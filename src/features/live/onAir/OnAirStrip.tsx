import { Text } from '@tarojs/components'
import type { LiveRoom } from '@contract'
import { observer } from 'mobx-react-lite'
import { go } from '@/routes'
import { Icon, Pressable } from '@/ui'
import { onAirWords as t } from './messages'
import { OnAir, watchingText } from './OnAir'
import './OnAirStrip.scss'

/** A room that is on air, in one line on a dark ground. */
export const OnAirStrip = observer(function OnAirStrip({ room }: { room: LiveRoom }) {
  const { roomCode, title } = room
  return (
    <Pressable className="on-air" role="link" onTap={() => void go('liveList', { roomCode })}>
      <OnAir>{t('onAir')}</OnAir>
      <Text className="on-air__title">{title}</Text>
      <Text className="on-air__watching">{watchingText(room)}</Text>
      <Icon name="right" size={14} />
    </Pressable>
  )
})
