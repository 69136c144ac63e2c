import { Skeleton } from '@/ui'
import '@/ui/layout/StateHead.scss'
import './OrderDelivery.scss'

/** The detail of an order to come. */
export const OrderDetailSkeleton = () => (
  <Skeleton
    of={[
      ['.order-head .ui-state-head lines', 'line white 28%', 'line white 64%'],
      ['.order-delivery .ui-card lines', 'line 48%', 'line 92%'],
      [
        '.ui-card lines',
        'line 48%',
        ['row row--gap', 'thumb', ['lines', 'line 92%', 'line 48%']],
        'line 92%',
        'line 92%'
      ]
    ]}
  />
)
