import { View } from '@tarojs/components'
import type { ProductDetail } from '@contract'
import { useLoaded } from '@/api'
import { RetryNote } from '@/ui'
import { productWords } from '../messages'

const load = async () => (await import('../description/LongDescription')).LongDescription

/** Comes with a file of its own: who does not scroll to it needs neither its words nor what sanitises them. */
export function LaterText(props: { product: ProductDetail }) {
  const { data: Text, status, reload } = useLoaded('LongDescription', load)
  if (Text) return <Text {...props} />
  if (status === 'failed') return <RetryNote onRetry={() => void reload()} />
  return <View className="description__wait" role="status" aria-label={productWords('descriptionWait')} />
}
