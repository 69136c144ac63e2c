import { late } from '@/late'
import { ListEnd } from '@/ui'
import type { EndlessTilesProps } from './endlessTilesTypes'
import { TilesShimmer } from './TilesShimmer'

/** With all that long lists need, once the shopper nears the page's end. */
export const EndlessTiles = late<EndlessTilesProps>(
  'RecommendedTiles',
  async () => (await import('./RecommendedTiles')).RecommendedTiles,
  {
    waiting: ({ active }) => (active ? <TilesShimmer /> : null),
    failed: ({ active }, { reload }) =>
      active ? <ListEnd list={{ loadingMore: false, ended: false, moreFailed: true, loadMore: reload }} /> : null
  }
)
