import { View } from '@tarojs/components'
import { useLoaded } from '@/api'
import { RetryNote } from '@/ui'
import type { Centre } from './useCentre'

const load = async () => (await import('./Tools')).Tools

/** Comes with a file of its own, as it stands below the fold; its place is kept. */
export function LateTools({ centre }: { centre?: Centre }) {
  const { data: Tools, status, reload } = useLoaded('centreTools', load)
  if (Tools) return <Tools centre={centre} />
  return status === 'failed' ? (
    <RetryNote onRetry={() => void reload()} />
  ) : (
    <View className="centre-late" aria-hidden />
  )
}
