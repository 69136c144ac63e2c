import { readJson, type StorageSource } from './storage-host'

/** Where the app reads the site configuration (spec 7.3). */
export const SITE_PATH = '/storage/bbccms/site_conf/zh_CN/0/BBC-PUB/website-WECHAT.json'

/** As the app reads it (`src/stores/siteFiles.ts`): an https origin and nothing behind it. */
const ORIGIN = /^https:\/\/[a-z0-9][a-z0-9.-]{0,190}(:\d{1,5})?$/i

/** Where the shop's links begin; undefined when its site configuration names no such address. */
export function shopAddressOf(site: Readonly<Record<string, unknown>>): string | undefined {
  const { shopAddress } = site
  return typeof shopAddress === 'string' && ORIGIN.test(shopAddress) ? shopAddress : undefined
}

/** The site configuration of this gateway's storage host, unchecked; empty where it lies elsewhere. */
export async function readSite(sources: readonly StorageSource[]): Promise<Readonly<Record<string, unknown>>> {
  const site = await readJson(SITE_PATH, sources)
  return typeof site === 'object' && site !== null ? (site as Record<string, unknown>) : {}
}
