import { Skeleton } from '@/ui'
import './story.scss'

/** The shape of the campaign's screen. */
export const StorySkeleton = () => (
  <Skeleton
    of={[
      '.story-head__wait',
      ['.story-prize', '.story-prize__picture', ['lines', 'line', 'short']],
      ['card .story-facts', ['.story-wait__row', 'line 60%'], ['.story-wait__row', 'line 60%']],
      ['card .story-text', 'short', '.story-wait__text'],
      ['card .story-pictures', 'short', ['.story-photos', '.story-wait__photo']]
    ]}
  />
)
