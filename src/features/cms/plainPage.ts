import type { Block } from './types'

/** What home shows on a site that has not decorated it: the way to search, and recommendations. */
export const plainHome: readonly Block[] = [
  {
    id: 'search',
    type: 'searchBar',
    props: { hint: { 'zh-CN': '搜索商品', 'en-US': 'Search products' }, showScan: false }
  },
  { id: 'gap', type: 'spacer', props: { heightPx: 12 } },
  {
    id: 'recommended',
    type: 'productTiles',
    props: { title: { 'zh-CN': '为你推荐', 'en-US': 'Picked for you' }, source: { scene: 'HOME' }, limit: 0 }
  }
]
