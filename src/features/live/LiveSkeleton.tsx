import { Skeleton } from '@/ui'
import './live.scss'

/** The front to come. */
export const LiveSkeleton = () => (
  <Skeleton
    of={['.live-cover__wait', ['card row', 'thumb', ['lines', 'line', 'short']], ['card', 'short', 'line', 'line']]}
  />
)
