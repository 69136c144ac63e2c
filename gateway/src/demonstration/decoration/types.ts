/**
 * The decoration of CMS pages: what the storage host gives and what the app's block components take. A page is a list
 * of blocks; a block is `{id, type, props}`. An unknown type or unfit props are left out by the app, never an error.
 */

/** One text in every language of the site. */
export interface LocalText {
  'zh-CN': string
  'en-US': string
}

/** Where a tap leads: a built route with its parameters, or an https URL of the allow-list. */
export type BlockLink =
  | { route: 'productList'; params: { keyword?: string; categoryCode?: string; shopCode?: string; title?: string } }
  | { route: 'productDetail'; params: { spuCode: string; skuCode?: string } }
  | { route: 'classification'; params: { categoryCode?: string } }
  | { route: 'productSearch'; params: { keyword?: string } }
  | { route: 'customC'; params: { activity?: string } }
  | { url: string }

/** Where a product block's goods come from. */
export type ProductSource =
  /** These products in this order; delisted ones are left out. */
  | { spuCodes: string[] }
  /** GET recommend with this scene, optionally of one category of any level. */
  | { scene: 'HOME' | 'CART' | 'PRODUCT' | 'MINE' | 'PAID'; categoryCode?: string }
  /** The SKUs whose flash window is open now. */
  | { flash: true }

/** Light text lies on a dark picture, dark text on a light one. */
export type TextTone = 'light' | 'dark'

export interface BannerSlide {
  /** Storage path; 690×260 (the picture's own ratio), words are laid over its left half by the app. */
  picture: string
  /** Says what the picture shows, for a screen reader. */
  alt: LocalText
  title: LocalText
  subtitle: LocalText
  /** Words of the pill under the subtitle; absent: none. */
  button?: LocalText
  tone: TextTone
  link: BlockLink
}

/** Slides the shopper can swipe; `autoplayMs` 0 stands still. */
export interface BannerProps {
  slides: BannerSlide[]
  autoplayMs: number
}

export interface IconGridItem {
  /** Storage path of a cut-out. */
  picture: string
  label: LocalText
  link: BlockLink
}

/** Rows of pictures with a word under each. */
export interface IconGridProps {
  title?: LocalText
  columns: 4 | 5
  items: IconGridItem[]
}

/** Lines that take turns. */
export interface NoticeProps {
  lines: { text: LocalText; link?: BlockLink }[]
  /** 0 stands still. */
  intervalMs: number
}

export interface PictureCubeCell {
  picture: string
  alt: LocalText
  title: LocalText
  subtitle: LocalText
  tone: TextTone
  link: BlockLink
}

/** `oneLeftTwoRight`: 3 cells, the first as high as two. `two`: side by side. `four`: two by two. */
export interface PictureCubeProps {
  layout: 'oneLeftTwoRight' | 'two' | 'four'
  cells: PictureCubeCell[]
}

/** Two columns of product tiles; with a scene it goes on for ever, `limit` bounds the rest. */
export interface ProductTilesProps {
  title?: LocalText
  source: ProductSource
  /** 0: endless (scene sources only). */
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

/** Tabs with product tiles under them; the last block of a page may be endless. */
export interface ProductTabsProps {
  tabs: { key: string; label: LocalText; source: ProductSource }[]
  /** 0: endless (scene sources only). */
  limit: number
}

/** HTML, sanitised by the app before it is shown. */
export interface RichTextProps {
  html: LocalText
}

/** Coupons on offer, received with a tap. */
export interface CouponStripProps {
  title: LocalText
  /** Null: coupons of every shop. */
  shopCode: string | null
  limit: number
}

/** Flash sale: the goods whose window is open, with a countdown to the nearest end. */
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

/** Opens the search screen; the hint is the first hot word, this one until it is known. */
export interface SearchBarProps {
  hint: LocalText
  showScan: boolean
}

/** A shop with some of its goods. */
export interface StoreCardProps {
  shopCode: string
  spuCodes: string[]
  link: BlockLink
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
}

export type BlockType = keyof BlockProps
/** One block; `id` is unique within its page and stable between versions. */
export type Block = { [T in BlockType]: { id: string; type: T; props: BlockProps[T] } }[BlockType]

/** What a page shows. */
export interface PageBody {
  title: LocalText
  /** CSS colour or gradient behind the top of the page. */
  topBackground?: string
  blocks: Block[]
}

/** One version of a page (spec 2.4); times are epoch ms, endTime null or absent is open. */
export interface ArchivePage extends PageBody {
  activeFlag: boolean
  startTime: number
  endTime?: number | null
}

/** One decorated page; the default body shows when no archive page applies. */
export interface CmsPage {
  path: string
  pageName: string
  default: PageBody
  archivePages: ArchivePage[]
}

/** The file at `cmsDecorationUrl`. */
export interface CmsPages {
  pages: CmsPage[]
  /** Page data availability list (spec 3.2). */
  availability: { pageName: string; havepage: boolean }[]
}

/** The site configuration (spec 3.2); URLs are paths on the storage host. */
export interface SiteInfo {
  onlineShopName: string
  /** The same name in English; `onlineShopName` is the site's default language. */
  onlineShopNameEn: string
  cmsDecorationUrl: string
  pubLovResourceUrl: string
  defLanguageCode: string
  /** `{locale}` is replaced by the app. */
  multilanguageUrl: string
  onlineShopCode: string
  tenantId: string
  currencySymbol: string
  terminalTypeCode: 'H5' | 'APP'
  regionResourceUrl: string
  /** Hosts a decoration may link to, besides the site's own routes; https only. */
  h5LinkAllowList: string[]
  /** https origin of the shop on the web, where its links and QR codes lead; the mini-program has none of its own. */
  shopAddress: string
  /** Ids of the messaging platform's subscription templates, by the names of spec 7.5. */
  subscribeTemplates: Record<string, string>
  /** What a shopper calls for help. */
  servicePhone: string
}

/** The file at `pubLovResourceUrl`: list code → values. */
export type ValueLists = Record<string, { value: string; meaning: LocalText }[]>
