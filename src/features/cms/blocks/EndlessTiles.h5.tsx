import { useLoaded } from '@/api'
import { ListEnd } from '@/ui'
import type { EndlessTilesProps } from './endlessTilesTypes'
import { TilesShimmer } from './TilesShimmer'

const load = async () => (await import('./RecommendedTiles')).RecommendedTiles

/** Comes with a file of its own, with all that long lists need, once the shopper nears the page's end. */
export function EndlessTiles(props: EndlessTilesProps) {
  const { data: Tiles, status, reload } = useLoaded('RecommendedTiles', load)
  if (Tiles) return <Tiles {...props} />
  if (status !== 'failed' || !props.active) return props.active ? <TilesShimmer /> : null
  return <ListEnd list={{ loadingMore: false, ended: false, moreFailed: true, loadMore: reload }} />
}
