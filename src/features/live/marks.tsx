import { View } from '@tarojs/components'
import type { LiveRoom } from '@contract'
import { observer } from 'mobx-react-lite'
import { currentLocale } from '@/i18n'
import { personCount } from '@/lib/counts'
import { Picture } from '@/ui'
import { liveWords as t } from './messages'

export const waitingText = (room: LiveRoom): string =>
  t('waiting', { count: personCount(room.viewers, currentLocale()) })

/** Who hosts it. */
export const HostPicture = observer(function HostPicture({ room, large = false }: { room: LiveRoom; large?: boolean }) {
  return (
    <View className={large ? 'live-host live-host--large' : 'live-host'}>
      <Picture src={room.hostPicture} alt="" />
    </View>
  )
})
