import type { ComponentType } from 'react'
import type { Block, BlockType } from '../types'
import { Banner } from './Banner'
import type { BlockGiven } from './block'
import { CountdownRail } from './CountdownRail'
import { CouponStripBlock } from './CouponStripBlock'
import { IconGrid } from './IconGrid'
import { Notice } from './Notice'
import { PictureCube } from './PictureCube'
import { ProductRail } from './ProductRail'
import { ProductTabs } from './ProductTabs'
import { ProductTiles } from './ProductTiles'
import { RichTextBlock } from './RichTextBlock'
import { SearchBar } from './SearchBar'
import { Spacer } from './Spacer'
import { StoreCard } from './StoreCard'

/** Block type → the component that shows it. */
const registry: { [T in BlockType]: ComponentType<BlockGiven<T>> } = {
  banner: Banner,
  countdownRail: CountdownRail,
  couponStrip: CouponStripBlock,
  iconGrid: IconGrid,
  notice: Notice,
  pictureCube: PictureCube,
  productRail: ProductRail,
  productTabs: ProductTabs,
  productTiles: ProductTiles,
  richText: RichTextBlock,
  searchBar: SearchBar,
  spacer: Spacer,
  storeCard: StoreCard
}

/** One block, whatever its type. */
export function BlockView({ block, eager }: { block: Block; eager: boolean }) {
  // a block's type and props belong together; TypeScript can't follow that through the union
  const Component = registry[block.type] as ComponentType<{ id: string; props: unknown; eager: boolean }>
  return <Component id={block.id} props={block.props} eager={eager} />
}
