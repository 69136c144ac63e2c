import { Skeleton } from '@/ui'
import { waysToPay } from '../PaySkeleton'
import './friend.scss'

/** The shape of a link's page: who asks, how much for what, the ways to pay. */
export const FriendSkeleton = () => (
  <Skeleton
    of={[
      ['.friend-pay__hero'],
      ['card lines', 'line 40%', 'big-price', ['row row--gap', 'thumb', ['lines', 'line 92%', 'line 48%']]],
      waysToPay
    ]}
  />
)
