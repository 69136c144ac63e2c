import { Skeleton, type SkeletonPart } from '@/ui'
import './referral.scss'

const row: SkeletonPart = ['row .invite', 'avatar', ['lines', 'short', 'line']]

/** Who came, to come. */
export const RowsSkeleton = () => <Skeleton of={[row, row, row]} />
/** A code, its figures and who came, to come. */
export const ReferralSkeleton = () => (
  <Skeleton
    of={[
      ['.referral-hero', 'line 40%'],
      ['row .referral-sums', 'line 20%', 'line 20%', 'line 20%'],
      ['.referral-steps', 'line', 'line', 'short'],
      ['.invites', 'short', row, row, row]
    ]}
  />
)
