import type { BlockProps, BlockType } from '../types'

/** What every block component is given. */
export interface BlockGiven<T extends BlockType> {
  /** Unique within the page. */
  id: string
  props: BlockProps[T]
  /** Above the fold: loads at once and its pictures too. */
  eager: boolean
}
