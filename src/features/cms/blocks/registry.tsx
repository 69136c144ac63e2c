import type { ComponentType } from 'react'
import type { MoreBlocks, MoreType } from '../moreTypes'
import type { Block, BlockType } from '../types'
import { AnchorBar } from './AnchorBar'
import { Banner } from './pictures/Banner'
import type { BlockGiven } from './block'
import { Brief } from './Brief'
import { CountdownRail } from './CountdownRail'
import { CouponStripBlock } from './CouponStripBlock'
import { FloatingButton } from './pictures/FloatingButton'
import { HotZones } from './pictures/HotZones'
import { IconGrid } from './pictures/IconGrid'
import { Notice } from './Notice'
import { PictureCube } from './pictures/PictureCube'
import { PopupPicture } from './pictures/PopupPicture'
import { ProductRail } from './ProductRail'
import { ProductTabs } from './ProductTabs'
import { ProductTiles } from './ProductTiles'
import { RichNav } from './RichNav'
import { RichTextBlock } from './RichTextBlock'
import { SearchBar } from './SearchBar'
import { Spacer } from './Spacer'
import { StoreCard } from './StoreCard'

/** Block type → the component that shows it, on every decorated page. */
const registry: { [T in Exclude<BlockType, MoreType>]: ComponentType<BlockGiven<T>> } = {
  anchorBar: AnchorBar,
  banner: Banner,
  countdownRail: CountdownRail,
  couponStrip: CouponStripBlock,
  floatingButton: FloatingButton,
  hotZones: HotZones,
  iconGrid: IconGrid,
  notice: Notice,
  pictureCube: PictureCube,
  popupPicture: PopupPicture,
  productRail: ProductRail,
  productTabs: ProductTabs,
  productTiles: ProductTiles,
  richNav: RichNav,
  richText: RichTextBlock,
  searchBar: SearchBar,
  spacer: Spacer,
  storeCard: StoreCard
}

interface BlockViewProps {
  block: Block
  eager: boolean
  more?: MoreBlocks | undefined
}

/** One block of any type; without `more` some are a picture that leads to what they show. */
export function BlockView({ block, eager, more }: BlockViewProps) {
  const components: Partial<{ [T in BlockType]: ComponentType<BlockGiven<T>> }> = { ...registry, ...more }
  // a block's type and props belong together; TypeScript can't follow that through the union
  const Component = components[block.type] as ComponentType<{ id: string; props: unknown; eager: boolean }> | undefined
  if (Component) return <Component id={block.id} props={block.props} eager={eager} />
  return 'brief' in block.props ? <Brief brief={block.props.brief} eager={eager} /> : null
}
