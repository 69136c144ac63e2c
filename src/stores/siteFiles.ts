/** The site's files on the storage host (spec 3.2, 7.3), checked where they enter. */
import type { SiteInfo } from '@contract/site'
import { isRecord } from '@/lib/json'
import { httpsHost } from '@/lib/links'
import { flag, listOf, oneOf, optional, recordOf, shape, text, type Check } from '@/lib/check'

/** The mini-program code: a constant naming the messaging platform (spec 9.5). */
export const miniProgramCode = 'WECHAT'

/** Path of the site configuration on the storage host (spec 7.3). */
export const sitePath = `/bbccms/site_conf/zh_CN/0/BBC-PUB/website-${miniProgramCode}.json`

export type { SiteInfo }

const headerText: Check<string> = (value) =>
  typeof value === 'string' && /^[\x21-\x7e]{1,64}$/.test(value) ? value : undefined

/** An https origin and nothing behind it; an unfit one counts as none, and takes nothing else along. */
const webOrigin: Check<string> = (value) => {
  if (value === undefined) return undefined
  const isOrigin = typeof value === 'string' && /^https:\/\/[a-z0-9][a-z0-9.-]{0,190}(:\d{1,5})?$/i.test(value)
  return isOrigin ? value : ''
}

/** An https page; an unfit one counts as none. */
const webPage: Check<string> = (value) =>
  value === undefined ? undefined : typeof value === 'string' && httpsHost(value) !== undefined ? value : ''

/** An unfit id is left out; it must not take the shop's whole configuration along. */
const checkTemplates: Check<Record<string, string>> = (value) => {
  if (value === undefined) return undefined
  const fitting = Object.entries(isRecord(value) ? value : {}).filter(
    (pair): pair is [string, string] => typeof pair[1] === 'string' && /^[\w-]{1,64}$/.test(pair[1])
  )
  return Object.fromEntries(fitting.slice(0, 20))
}

const phoneNumber: Check<string> = (value) =>
  typeof value === 'string' && /^\+?[\d-]{3,20}$/.test(value) ? value : undefined

export const checkSiteInfo: Check<SiteInfo> = shape<SiteInfo>({
  onlineShopName: text(60),
  onlineShopNameEn: optional(text(60)),
  cmsDecorationUrl: text(300),
  pubLovResourceUrl: text(300),
  defLanguageCode: text(20),
  languages: optional(listOf(text(20), 20)),
  multilanguageUrl: text(300, 0),
  // these two travel in a header
  onlineShopCode: headerText,
  tenantId: headerText,
  currencySymbol: text(8),
  terminalTypeCode: oneOf('H5', 'APP'),
  regionResourceUrl: text(300),
  h5LinkAllowList: optional(listOf(text(120), 200)),
  pictureAllowList: optional(listOf(text(120), 200)),
  clientIpUrl: optional(text(300)),
  subscribeTemplates: optional(checkTemplates),
  servicePhone: optional(phoneNumber),
  phoneAreaCodes: optional(listOf(text(3), 20)),
  chatKind: optional(oneOf('OWN', 'PAGE', 'PLATFORM')),
  chatPage: optional(webPage),
  serviceAccountName: optional(text(40)),
  serviceAccountNameEn: optional(text(40)),
  serviceQrPicture: optional(text(300)),
  officialAppId: optional(text(40)),
  appStoreLink: optional(webPage),
  appAndroidLink: optional(webPage),
  appVersion: optional(text(20)),
  shopAddress: optional(webOrigin),
  sharePicture: optional(text(300)),
  homeShowFlag: optional(flag),
  riddleShareFlag: optional(flag)
})

export { checkCmsPages, type ArchivePage, type CmsPage, type CmsPages } from '@domain/decoration/file'

/** Value lists by code; a meaning in each language of the site. */
export type ValueLists = Record<string, { value: string; meaning: Record<string, string> }[]>

export const checkValueLists: Check<ValueLists> = recordOf(
  listOf(shape({ value: text(200, 0), meaning: recordOf(text(200, 0), 20) }), 500),
  500
)

/** A path of the storage host or an https address, nothing else: a configuration can't send the app elsewhere. */
export const isStoredPath = (path: string): boolean =>
  !path.includes('..') && (/^https:\/\//i.test(path) || (/^\/?[\w.-]/.test(path) && !path.includes(':')))
