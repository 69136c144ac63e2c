import { lateParts } from '@/late'
import { ShimmerBox } from '../blocks/Shimmer'
import type { MoreBlocks, MoreType } from '../moreTypes'

const part = lateParts('moreBlocks', async () => (await import('./all')).allBlocks)
/** Nothing where they can't be had: the page has its other blocks. */
const late = <T extends MoreType>(type: T) =>
  part(type, { waiting: () => <ShimmerBox className="cms-block cms-rich__wait" />, failed: () => null })

/** The blocks that home and Mine show as a picture alone: pages that have them whole give these to `DecoratedBlocks`. */
export const moreBlocks: MoreBlocks = {
  couponRail: late('couponRail'),
  flashRail: late('flashRail'),
  footer: late('footer'),
  liveStrip: late('liveStrip'),
  shopRail: late('shopRail'),
  stickyTabs: late('stickyTabs'),
  video: late('video'),
  waterfall: late('waterfall')
}
