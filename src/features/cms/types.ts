/** What a decorated page consists of, as the app knows it after reading; see `pages.ts` and `props.ts`. */
import type { ArchiveTimes } from '@domain/archive'

export type {
  BannerProps,
  BannerSlide,
  Block,
  BlockLink,
  BlockOf,
  BlockProps,
  BlockType,
  CountdownRailProps,
  CouponStripProps,
  IconGridItem,
  IconGridProps,
  LocalText,
  NoticeProps,
  PageBody,
  PictureCubeCell,
  PictureCubeProps,
  ProductRailProps,
  ProductSource,
  ProductTabsProps,
  ProductTilesProps,
  RecommendScene,
  RichTextProps,
  SearchBarProps,
  SpacerProps,
  StoreCardProps,
  TextTone
} from '@contract'

/** A page before its blocks are read: only the version that is shown is worth reading. */
export interface CmsPage {
  path: string
  pageName?: string
  /** What shows while no version applies; a site's file may have none. */
  default?: unknown
  archivePages: (ArchiveTimes & { body: unknown })[]
}
