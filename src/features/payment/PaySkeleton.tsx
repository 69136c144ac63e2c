import { Skeleton } from '@/ui'
import { times, type SkeletonPart } from '@/ui/screen/skeletonParts'
import './payment.scss'

/** What is paid for, and the ways to pay. */
export const orderToPay: SkeletonPart = ['card', 'line 40%', 'thumb']
export const waysToPay: SkeletonPart = ['card', ...times(3, ['field', 'label', 'line'])]

/** The shape of the pay screen. */
export const PaySkeleton = () => (
  <Skeleton of={[['.pay-head lines', 'label', 'big-price', 'line 40%'], orderToPay, waysToPay]} />
)

/** The shape of a result: a drawing, a sentence, what was bought. */
export const ResultSkeleton = () => (
  <Skeleton
    of={[
      ['.pay-result lines', 'thumb', 'label', 'big-price', 'line'],
      ['card', ...times(2, ['field', 'label', 'line'])]
    ]}
  />
)
