import { Skeleton } from '@/ui'
import { times } from '@/ui/screen/skeletonParts'
import '../payment.scss'

/** The shape of the desk: how much, what from what, the balance, the ways for the rest. */
export const DeskSkeleton = () => (
  <Skeleton
    of={[
      ['.pay-head lines', 'label', 'big-price', 'line 40%'],
      ['card', 'line 40%', 'line'],
      ['card', 'field', 'label', 'line'],
      ['card', ...times(3, ['field', 'label', 'line'])]
    ]}
  />
)
