import { Skeleton, type SkeletonPart } from '@/ui'

const row: SkeletonPart = ['row', 'avatar', ['lines', 'short', 'line']]
const parts: SkeletonPart[] = [
  ['card', row, row],
  ['card', row],
  ['card', row, row, row]
]

/** A code, its figures and who came, to come. */
export const ReferralSkeleton = () => <Skeleton of={parts} />
