import { Skeleton, type SkeletonPart } from '@/ui'
import './assist.scss'

const card: SkeletonPart = [
  'card .assist-wait__card',
  ['row', 'thumb', ['lines', 'line', 'short', 'price']],
  'line',
  'line'
]

/** What friends can help with, to come. */
export const AssistZoneSkeleton = () => (
  <Skeleton of={[['.assist-head', ['lines', 'line 60%', 'short']], card, card, card]} />
)

/** One assist to come. */
export const AssistSkeleton = () => (
  <Skeleton
    of={[['.assist-hero', '.assist-wait__ring'], ['card .assist-wait__price', 'line', 'big-price', 'line'], card]}
  />
)

/** The rules to come. */
export const AssistRuleSkeleton = () => (
  <Skeleton
    of={[
      ['card', 'short', 'line', 'line', 'line'],
      ['card', 'short', 'line', 'line', 'line'],
      ['card', 'short', 'line', 'line']
    ]}
  />
)
