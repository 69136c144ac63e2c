import { Text, View } from '@tarojs/components'
import type { LiveRoom } from '@contract'
import { observer } from 'mobx-react-lite'
import { currentLocale } from '@/i18n'
import { personCount } from '@/lib/counts'
import { Picture } from '@/ui'
import { liveWords as t } from './messages'

/** Three bars, as of a level of sound. */
const Bars = () => (
  <View className="live-bars" aria-hidden>
    <View className="live-bars__bar live-bars__bar--low" />
    <View className="live-bars__bar" />
    <View className="live-bars__bar live-bars__bar--mid" />
  </View>
)

/** A red mark with bars and words. */
export const OnAir = ({ children, className = '' }: { children: string; className?: string }) => (
  <View className={`live-mark ${className}`}>
    <Bars />
    <Text>{children}</Text>
  </View>
)

export const watchingText = (room: LiveRoom): string =>
  t('watching', { count: personCount(room.viewers, currentLocale()) })
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
