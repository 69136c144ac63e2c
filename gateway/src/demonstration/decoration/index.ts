/** The site's decoration, as data and as the JSON files of the storage host. */
import { accountPage } from './account'
import { activityPages } from './activities'
import { homePage } from './home'
import { shopPages } from './shops'
import { zonePages } from './zones'
import { messageOverrides, siteConfigurationPath, siteInfo, valueLists } from './site'
import type { CmsPages } from './types'

/** Every decorated page; `startedAt` is when the demonstration began, epoch ms. */
export const cmsPages = (startedAt: number): CmsPages => ({
  pages: [homePage(startedAt), accountPage, ...shopPages, ...activityPages, ...zonePages],
  availability: [
    { pageName: 'index', havepage: true },
    { pageName: 'ucenter', havepage: true },
    ...shopPages.map(({ pageName }) => ({ pageName, havepage: true })),
    ...[...activityPages, ...zonePages].map(({ pageName }) => ({ pageName, havepage: true }))
  ]
})

/**
 * The JSON text behind a path of the storage host, without the host's own prefix; undefined when there is none. The
 * region tree (`siteInfo.regionResourceUrl`) is a file of the gateway, not of the decoration.
 */
export function decorationFile(path: string, startedAt: number): string | undefined {
  if (path === siteConfigurationPath) return JSON.stringify(siteInfo)
  if (path === siteInfo.cmsDecorationUrl) return JSON.stringify(cmsPages(startedAt))
  if (path === siteInfo.pubLovResourceUrl) return JSON.stringify(valueLists)
  const locale = Object.keys(messageOverrides).find(
    (locale) => path === siteInfo.multilanguageUrl.replace('{locale}', locale)
  )
  return locale === undefined ? undefined : JSON.stringify(messageOverrides[locale])
}

export { siteConfigurationPath, siteInfo, valueLists } from './site'
export type * from './types'
