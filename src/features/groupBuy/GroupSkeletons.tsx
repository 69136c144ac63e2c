import { Skeleton, type SkeletonPart } from '@/ui'

const card: SkeletonPart = ['card', ['row', 'thumb', ['lines', 'line', 'short', 'price']], 'line', 'line']

/** The zone to come. */
export const ZoneSkeleton = () => <Skeleton of={[['.group-head', 'line 50%', 'short'], card, card]} />
/** One's own groups to come. */
export const OwnSkeleton = () => <Skeleton of={[['row', 'line 20%', 'line 20%', 'line 20%'], card, card, card]} />
/** A group to come. */
export const GroupSkeleton = () => (
  <Skeleton of={[['.group-hero', 'line 40%'], ['card .group-members', 'line', 'line'], card]} />
)
