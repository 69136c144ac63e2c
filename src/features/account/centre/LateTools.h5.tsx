import { View } from '@tarojs/components'
import { lateParts } from '@/late'

/** It stands below the fold, but for the pill and the bell. */
const late = lateParts('centreTools', () => import('../tools'))

export const LateTools = late('Tools', { waiting: () => <View className="centre-late" aria-hidden />, retry: true })
export const LatePill = late('CheckInPill', {
  waiting: () => <View className="centre-check centre-check--none" aria-hidden />
})
export const MessageBell = late('MessageBell')
