/** The files that the storage host gives: decorated pages, the site's configuration, value lists. */
import type { LocalText, PageBody } from '../../../../contract/decoration'

export type * from '../../../../contract/decoration'

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
  /** Hosts that pictures may come from, besides the storage host; https only. */
  pictureAllowList: string[]
  /** https origin of the shop on the web, where its links and QR codes lead; the mini-program has none of its own. */
  shopAddress: string
  /** Ids of the messaging platform's subscription templates, by the names of spec 7.5. */
  subscribeTemplates: Record<string, string>
  /** What a shopper calls for help. */
  servicePhone: string
  /** PNG or JPEG, 5:4: what the cards of a chat app show of a page without its own. */
  sharePicture: string
}

/** The file at `pubLovResourceUrl`: list code → values. */
export type ValueLists = Record<string, { value: string; meaning: LocalText }[]>
