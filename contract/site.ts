/** What the storage host gives of the site (spec 3.2, 7.3): its configuration, decorated pages and value lists. */
import type { LocalText, PageBody } from './decoration'

/** The site configuration; URLs are paths on the storage host. */
export interface SiteInfo {
  /** In the site's default language. */
  onlineShopName: string
  onlineShopNameEn?: string
  cmsDecorationUrl: string
  pubLovResourceUrl: string
  defLanguageCode: string
  /** Codes of the languages the site has; absent: every one the app has. */
  languages?: string[]
  /** `{locale}` stands for the language's code. */
  multilanguageUrl: string
  onlineShopCode: string
  tenantId: string
  currencySymbol: string
  terminalTypeCode: 'H5' | 'APP'
  regionResourceUrl: string
  /** https hosts a decoration may link to, besides the site's own routes. */
  h5LinkAllowList?: string[]
  /** Area codes, beside the mainland's, whose phones the gateway logs in: digits alone, such as `852`. */
  phoneAreaCodes?: string[]
  /** https hosts that pictures may come from, besides the storage host. */
  pictureAllowList?: string[]
  /** Client-IP look-up (spec 7.3); absent: the gateway's own. */
  clientIpUrl?: string
  /** Ids of the messaging platform's subscription templates, by the names of spec 7.5; what has none is not asked for. */
  subscribeTemplates?: Record<string, string>
  /** What a shopper calls for help, as it is dialled. */
  servicePhone?: string
  /** Who answers the chat: the shop's own people (default), a vendor's page, or the chat platform's service. */
  chatKind?: 'OWN' | 'PAGE' | 'PLATFORM'
  /** The vendor's page; its host is of h5LinkAllowList. */
  chatPage?: string
  /** The messaging platform's official account: what it is searched by, and its code as the storage host has it, PNG or JPEG. */
  serviceAccountName?: string
  serviceAccountNameEn?: string
  serviceQrPicture?: string
  /** Id of that account, by whose authorisation shoppers log in in the chat app's browser; absent: by SMS alone. */
  officialAppId?: string
  /** https pages where the maker's app is had; without one it is not there for that kind of phone. */
  appStoreLink?: string
  appAndroidLink?: string
  appVersion?: string
  /** https origin of the shop on the web: where its links and QR codes lead (spec 2.5). */
  shopAddress?: string
  /** PNG or JPEG, as the storage host has it: what a card of a chat app shows of a page without its own. */
  sharePicture?: string
  /** The home-show flag (spec 4.2): the red packet of home is also offered to customers who are not new. */
  homeShowFlag?: boolean
  /** A share earns one more try of the riddle, on H5 alone: the chat platform bans rewarded shares. */
  riddleShareFlag?: boolean
}

/** One version of a page (spec 2.4); times are epoch ms, endTime null or absent is open. */
export interface ArchivePage extends PageBody {
  /** Set: true, 1, '1'. Systems differ in how they write it; `isActive` of domain/archive reads it. */
  activeFlag: boolean | 0 | 1 | '0' | '1'
  startTime: number
  endTime?: number | null
}

/** One decorated page, found by its path; `default` shows when no archive page applies. */
export interface CmsPage {
  path: string
  /** Tells the pages of one path apart, and is what the availability list names. */
  pageName: string
  default: PageBody
  archivePages: ArchivePage[]
}

/** The file at `cmsDecorationUrl`. */
export interface CmsPages {
  pages: CmsPage[]
  /** Page data availability list (spec 3.2): a page that is not listed is taken for there. */
  availability: { pageName: string; havepage: boolean }[]
}

/** The file at `pubLovResourceUrl`: list code → values. */
export type ValueLists = Record<string, { value: string; meaning: LocalText }[]>
