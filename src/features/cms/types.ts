/** What a decorated page consists of, as the app knows it after reading; see `pages.ts` and `props.ts`. */
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

/** When one version of a page applies (spec 2.4); epoch ms of the server's clock, absent `endTime` is open. */
export interface ArchiveTimes {
  activeFlag: boolean
  startTime?: number
  endTime?: number
}

/** A page before its blocks are read: only the version that is shown is worth reading. */
export interface CmsPage {
  path: string
  pageName: string
  default: unknown
  archivePages: (ArchiveTimes & { body: unknown })[]
}
