import { Skeleton } from '@/ui'
import { times, type SkeletonPart } from '@/ui/screen/skeletonParts'

const row: SkeletonPart = ['row row--gap', 'thumb', ['lines', 'line', 'short', 'price']]

/** The shape of an order to be confirmed. */
export const CheckoutSkeleton = () => (
  <Skeleton
    of={[
      ['card row', 'avatar', ['lines', 'short', 'line']],
      ['card', 'short', ...times(2, row), 'line', 'line'],
      ['card', ...times(3, 'line')]
    ]}
  />
)
