import { useLoaded } from '@/api'
import { RetryNote, Skeleton } from '@/ui'
import type { RecommendedProps } from './Recommended'

const load = async () => (await import('./Recommended')).Recommended

/** Comes with a file of its own: who does not scroll to the page's end needs none of its tiles. */
export function LaterRecommended(props: RecommendedProps) {
  const { data: Tiles, status, reload } = useLoaded('Recommended', load)
  if (Tiles) return <Tiles {...props} />
  return status === 'failed' ? <RetryNote onRetry={() => void reload()} /> : <Skeleton shape="tiles" />
}
