import { Skeleton } from '@/ui'
import { orderToPay, waysToPay } from './PaySkeleton'
import './failure.scss'

/** The shape of a failure: what happened, the time left, the ways to pay, the order. */
export const FailureSkeleton = () => (
  <Skeleton
    of={[
      ['.pay-failed', 'thumb thumb--s', ['.pay-failed__words lines', 'line 60%', 'label']],
      ['card', 'line 40%'],
      waysToPay,
      orderToPay
    ]}
  />
)
