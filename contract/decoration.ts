/**
 * What a decorated page consists of (spec 2.4): a list of blocks `{id, type, props}`. The storage host gives it and the app
 * reads it without trust: unknown types and unfit props are left out, never an error. Picture fields are storage paths
 * (`/…`) or https URLs; a link the app may not follow is left out, so every link may be absent.
 */

/** One text in every language of the site. */
export interface LocalText {
  'zh-CN': string
  'en-US': string
}

/**
 * Where a tap leads: any screen of the app by the key of its route, with the parameters that it declares, an https URL of
 * the allow-list, or an application of the shell around the store: `app:<menuCode>?<args>#<its name>`.
 */
export type BlockLink = { route: string; params?: Readonly<Record<string, unknown>> } | { url: string }

/** Places that recommendations are made for. */
export type RecommendScene = 'HOME' | 'CART' | 'PRODUCT' | 'MINE' | 'PAID'

/** Where a product block's goods come from: given codes, endless recommendations, or the open flash window. */
export type ProductSource = { spuCodes: string[] } | { scene: RecommendScene; categoryCode?: string } | { flash: true }

/** Light text lies on a dark picture, dark text on a light one. */
export type TextTone = 'light' | 'dark'

/** One picture of a banner, 690×260; the app lays the words over its left half. */
export interface BannerSlide {
  picture: string
  alt: LocalText
  title: LocalText
  subtitle: LocalText
  button?: LocalText
  tone: TextTone
  link?: BlockLink
}

/** `autoplayMs` 0 stands still. */
export interface BannerProps {
  slides: BannerSlide[]
  autoplayMs: number
}

/** One picture with a word under it. */
export interface IconGridItem {
  /** A cut-out. */
  picture: string
  label: LocalText
  link?: BlockLink
}

/** Rows of pictures with a word under each. */
export interface IconGridProps {
  title?: LocalText
  columns: 4 | 5
  items: IconGridItem[]
}

/** Lines that take turns every `intervalMs`; 0 stands still. */
export interface NoticeProps {
  lines: { text: LocalText; link?: BlockLink }[]
  intervalMs: number
}

/** One field of a picture cube. */
export interface PictureCubeCell {
  picture: string
  alt: LocalText
  title: LocalText
  subtitle: LocalText
  tone: TextTone
  link?: BlockLink
}

/** `oneLeftTwoRight`: 3 cells, the first as high as two. `two`: side by side. `four`: two by two. */
export interface PictureCubeProps {
  layout: 'oneLeftTwoRight' | 'two' | 'four'
  cells: PictureCubeCell[]
}

/** Two columns of product tiles; `limit` 0 is endless (scene sources only). */
export interface ProductTilesProps {
  title?: LocalText
  source: ProductSource
  limit: number
  more?: BlockLink
}

/** One row that scrolls sideways. */
export interface ProductRailProps {
  title: LocalText
  subtitle?: LocalText
  source: ProductSource
  limit: number
  more?: BlockLink
}

/** Tabs with product tiles under them; `limit` 0 is endless (scene sources only). */
export interface ProductTabsProps {
  tabs: { key: string; label: LocalText; source: ProductSource }[]
  limit: number
}

/** HTML, sanitised by the app before it is shown. */
export interface RichTextProps {
  html: LocalText
}

/** Coupons on offer; `shopCode` null is every shop. */
export interface CouponStripProps {
  title: LocalText
  shopCode: string | null
  limit: number
  more?: BlockLink
}

/** Flash sale with a countdown to the nearest end. */
export interface CountdownRailProps {
  title: LocalText
  source: { flash: true }
  limit: number
  more?: BlockLink
}

/** `heightPx` at the 375 design width. */
export interface SpacerProps {
  heightPx: 4 | 8 | 12 | 16 | 24 | 32
}

/** Opens the search screen; `hint` stands until the first hot word is known. */
export interface SearchBarProps {
  hint: LocalText
  showScan: boolean
}

/** A shop with some of its goods. */
export interface StoreCardProps {
  shopCode: string
  spuCodes: string[]
  link?: BlockLink
}

/** What home and Mine show of a block that they do not have whole; `ratio` is height over width in parts of a thousand. */
export interface BriefPicture {
  picture: string
  alt: LocalText
  ratio: number
  link?: BlockLink
}

/**
 * A part of a picture that leads somewhere, in parts of a thousand of the picture's width and height; cut to the picture,
 * and never less than a finger hits. `marked`: a spot with the label shows where it is.
 */
export interface HotZone {
  left: number
  top: number
  width: number
  height: number
  label: LocalText
  marked?: boolean
  link?: BlockLink
}

/** One picture with several links on it; of zones that overlap the first is on top. */
export interface HotZonesProps extends Omit<BriefPicture, 'link'> {
  zones: HotZone[]
}

/** Ways into the shop in rows that turn page by page; a badge is a word or two. */
export interface RichNavProps {
  columns: 4 | 5
  rows: 1 | 2
  items: { picture: string; label: LocalText; badge?: LocalText; link?: BlockLink }[]
}

/** A bar that stays under the page's own and leads to blocks of the page, by their ids. */
export interface AnchorBarProps {
  items: { label: LocalText; block: string }[]
}

/** A small picture with a word that stays at the foot of the page. */
export interface FloatingButtonProps {
  picture: string
  label: LocalText
  side: 'left' | 'right'
  link?: BlockLink
}

/** A picture over the page, once a shop's day and device. */
export type PopupPictureProps = BriefPicture

/** A film that plays after a tap. */
export interface VideoBlockProps {
  src: string
  poster: string
  title: LocalText
  seconds: number
  brief?: BriefPicture
}

/** Tabs that stay under the page's bar; each shows its own blocks of those below, by their ids. */
export interface StickyTabsProps {
  tabs: { key: string; label: LocalText; blocks: string[] }[]
  brief?: BriefPicture
}

/** Coupons as tickets side by side; `couponCodes`: these alone, in this order. */
export interface CouponRailProps {
  shopCode: string | null
  couponCodes?: string[]
  limit: number
  brief?: BriefPicture
}

/** A flash sale by its windows, of one shop or of all. */
export interface FlashRailProps {
  title: LocalText
  shopCode?: string
  limit: number
  more?: BlockLink
  brief?: BriefPicture
}

/** Shops with what sells best in them: those that words find, or all that are open. */
export interface ShopRailProps {
  title: LocalText
  keyword?: string
  limit: number
  more?: BlockLink
  brief?: BriefPicture
}

/** Live rooms on air and to come, of one shop or of all; nothing while there are none. */
export interface LiveStripProps {
  title: LocalText
  shopCode?: string
  limit: number
  more?: BlockLink
  brief?: BriefPicture
}

/** By which rule goods are chosen, as a search does. */
export interface GoodsRule {
  keyword?: string
  categoryCode?: string
  shopCode?: string
  couponCode?: string
  isNew?: boolean
  inStock?: boolean
  minPriceFen?: number
  maxPriceFen?: number
  sort?: 'DEFAULT' | 'SALES' | 'PRICE_ASC' | 'PRICE_DESC' | 'NEWEST'
}

/** Goods by a rule in two columns of uneven height, with pictures between them: each behind the first `after` goods. */
export interface WaterfallProps {
  title?: LocalText
  rule: GoodsRule
  limit: number
  more?: BlockLink
  inserts: (BriefPicture & { after: number })[]
  brief?: BriefPicture
}

/** What stands at the end of a page. */
export interface FooterProps {
  lines: LocalText[]
  links: { label: LocalText; link?: BlockLink }[]
  brief?: BriefPicture
}

/** Block type → its props. */
export interface BlockProps {
  banner: BannerProps
  iconGrid: IconGridProps
  notice: NoticeProps
  pictureCube: PictureCubeProps
  productTiles: ProductTilesProps
  productRail: ProductRailProps
  productTabs: ProductTabsProps
  richText: RichTextProps
  couponStrip: CouponStripProps
  countdownRail: CountdownRailProps
  spacer: SpacerProps
  searchBar: SearchBarProps
  storeCard: StoreCardProps
  hotZones: HotZonesProps
  richNav: RichNavProps
  anchorBar: AnchorBarProps
  floatingButton: FloatingButtonProps
  popupPicture: PopupPictureProps
  video: VideoBlockProps
  stickyTabs: StickyTabsProps
  couponRail: CouponRailProps
  flashRail: FlashRailProps
  shopRail: ShopRailProps
  liveStrip: LiveStripProps
  waterfall: WaterfallProps
  footer: FooterProps
}

/** A kind of block that the app can show. */
export type BlockType = keyof BlockProps
/** One block of the given kind; `id` is unique within its page and stable between versions. */
export interface BlockOf<T extends BlockType> {
  id: string
  type: T
  props: BlockProps[T]
}
/** One block of any kind. */
export type Block = { [T in BlockType]: BlockOf<T> }[BlockType]

/** What a page shows. */
export interface PageBody {
  title: LocalText
  /** CSS colour or gradient behind the top of the page. */
  topBackground?: string
  /** PNG or JPEG, 5:4, for the cards of a chat app. */
  sharePicture?: string
  blocks: Block[]
}
