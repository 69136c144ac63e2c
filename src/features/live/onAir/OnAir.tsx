import { Text, View } from '@tarojs/components'
import type { LiveRoom } from '@contract'
import { currentLocale } from '@/i18n'
import { personCount } from '@/lib/counts'
import { onAirWords as t } from './messages'
import './mark.scss'

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

/** How many watch a room, as a person says it. Read it in an `observer`. */
export const watchingText = ({ viewers }: LiveRoom): string =>
  t('watching', { count: personCount(viewers, currentLocale()) })
