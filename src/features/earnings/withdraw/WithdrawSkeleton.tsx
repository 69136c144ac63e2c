import { Skeleton, type SkeletonPart } from '@/ui'
import './withdraw.scss'

const parts: SkeletonPart[] = [
  ['card row .withdraw-wait--card', 'icon', ['lines', 'line', 'short']],
  ['card .withdraw-wait--amount', 'label', 'big-price', 'line', 'line'],
  ['card .withdraw-wait--count', 'line 40%', 'line', 'line', 'line', 'big-price']
]

/** The form to come. */
export const WithdrawSkeleton = () => <Skeleton of={parts} />
