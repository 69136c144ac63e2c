import { readJson, type StorageSource } from './storage-host'

/** Where the app reads the site configuration (spec 7.3). */
const SITE = '/storage/bbccms/site_conf/zh_CN/0/BBC-PUB/website-WECHAT.json'

/** The site configuration of this gateway's storage host, unchecked; empty where it lies elsewhere. */
export async function readSite(sources: readonly StorageSource[]): Promise<Readonly<Record<string, unknown>>> {
  const site = await readJson(SITE, sources)
  return typeof site === 'object' && site !== null ? (site as Record<string, unknown>) : {}
}
