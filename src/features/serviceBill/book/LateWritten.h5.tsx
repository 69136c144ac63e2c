import { View } from '@tarojs/components'
import { useLoaded } from '@/api'
import { RetryNote } from '@/ui'
import type { WrittenProps } from './Written'
import './book.scss'

const load = async () => (await import('./Written')).Written

/** Comes with a file of its own, for who is not logged in alone; its place is kept. */
export function LateWritten(props: WrittenProps) {
  const { data: Written, status, reload } = useLoaded('billWritten', load)
  if (Written) return <Written {...props} />
  if (status === 'failed') return <RetryNote onRetry={() => void reload()} />
  return <View className={`bill-late bill-late--${props.part}`} aria-hidden />
}
