import { Skeleton, type SkeletonPart } from '@/ui'

export const groupCard: SkeletonPart = ['card', ['row', 'thumb', ['lines', 'line', 'short', 'price']], 'line', 'line']

/** One's own groups to come. */
export const OwnSkeleton = () => (
  <Skeleton of={[['row', 'line 20%', 'line 20%', 'line 20%'], groupCard, groupCard, groupCard]} />
)
/** A group to come. */
export const GroupSkeleton = () => (
  <Skeleton of={[['.group-hero', 'line 40%'], ['card .group-members', 'line', 'line'], groupCard]} />
)
