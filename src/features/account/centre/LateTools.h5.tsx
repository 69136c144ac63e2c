import { View } from '@tarojs/components'
import { useLoaded } from '@/api'
import { RetryNote } from '@/ui'
import type { Centre } from './useCentre'

const load = () => import('../tools')
const useTools = () => useLoaded('centreTools', load)

/** Comes with a file of its own, as it stands below the fold; its place is kept. */
export function LateTools({ centre }: { centre?: Centre }) {
  const { data, status, reload } = useTools()
  if (data) return <data.Tools centre={centre} />
  return status === 'failed' ? (
    <RetryNote onRetry={() => void reload()} />
  ) : (
    <View className="centre-late" aria-hidden />
  )
}

/** Comes in the same file; its place is kept. */
export function LatePill() {
  const { data } = useTools()
  return data ? <data.CheckInPill /> : <View className="centre-check centre-check--none" aria-hidden />
}

/** Comes in the same file; nothing lies beside it. */
export function MessageBell() {
  const { data } = useTools()
  return data ? <data.MessageBell /> : null
}
