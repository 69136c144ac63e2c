import { Skeleton, type SkeletonPart } from '@/ui'

const card: SkeletonPart = [
  'card .trial-card--wait',
  ['row', 'thumb', ['lines', 'line', 'short', 'line']],
  ['row', 'line 50%', 'line 24%']
]

/** Trials to come, with the tabs over them. */
export const TrialsSkeleton = () => (
  <Skeleton
    of={[['row .trial-tabs--wait', 'line 20%', 'line 20%', 'line 20%'], ['card .trial-lead--wait'], card, card]}
  />
)

/** What a tab waits in. */
export const RowsSkeleton = () => <Skeleton of={[card, card, card]} />

/** The first tab, whose first card is larger. */
export const OpenSkeleton = () => <Skeleton of={[['card .trial-lead--wait'], card, card]} />

/** One trial to come. */
export const OneSkeleton = () => (
  <Skeleton
    of={[
      ['.trial-head', 'thumb', ['lines', 'line', 'short', 'short']],
      ['card .trial-form--wait', 'line 40%', 'line', 'line'],
      ['card', 'line 40%', 'line', 'short']
    ]}
  />
)
