import { Skeleton } from '@/ui'
import { times } from '@/ui/screen/skeletonParts'
import '@/ui/layout/StateHead.scss'

/** An invoice to come. */
export const InvoiceSkeleton = () => (
  <Skeleton
    of={[
      ['.ui-state-head lines', 'line white 28%', 'line white 64%'],
      ['.ui-card lines', 'line 48%', 'square'],
      ['.ui-card lines', ...times(4, 'line')]
    ]}
  />
)
