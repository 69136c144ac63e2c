/** The blocks that home and Mine show as a picture alone. */
import type { MoreBlocks } from '../moreTypes'
import { CouponRail } from './CouponRail'
import { FlashRail } from './FlashRail'
import { Footer } from './Footer'
import { LiveStrip } from './LiveStrip'
import { ShopRail } from './ShopRail'
import { StickyTabs } from './StickyTabs'
import { VideoBlock } from './VideoBlock'
import { Waterfall } from './Waterfall'

export const allBlocks: MoreBlocks = {
  couponRail: CouponRail,
  flashRail: FlashRail,
  footer: Footer,
  liveStrip: LiveStrip,
  shopRail: ShopRail,
  stickyTabs: StickyTabs,
  video: VideoBlock,
  waterfall: Waterfall
}
