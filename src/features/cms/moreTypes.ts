import type { ComponentType } from 'react'
import type { BlockGiven } from './blocks/block'
import type { BlockType } from './types'

/** Block type → the component that shows it, of those that the tab pages show as a picture alone. */
export type MoreBlocks = { [T in MoreType]: ComponentType<BlockGiven<T>> }

export type MoreType = Extract<
  BlockType,
  'couponRail' | 'flashRail' | 'footer' | 'liveStrip' | 'shopRail' | 'stickyTabs' | 'video' | 'waterfall'
>
