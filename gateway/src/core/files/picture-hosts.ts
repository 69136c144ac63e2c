import { readSite } from './site'
import type { StorageSource } from './storage-host'

/** A host as a policy names it, also all below one; what is none must not reach a header. */
const HOST = /^(?:\*\.)?[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/i
const MOST = 200

export const isPictureHost = (host: unknown): host is string =>
  typeof host === 'string' && host.length <= 120 && HOST.test(host)

/**
 * Where the pages served here may show pictures from besides this host: `pictureAllowList` of the site configuration, the
 * same list that the app holds pictures to. `more`: for whose configuration lies on a storage host elsewhere.
 */
export async function pictureOrigins(
  sources: readonly StorageSource[],
  more: readonly string[] = []
): Promise<string[]> {
  const list = (await readSite(sources))['pictureAllowList']
  const hosts = [...more, ...(Array.isArray(list) ? (list as unknown[]).slice(0, MOST) : [])].filter(isPictureHost)
  return [...new Set(hosts.map((host) => `https://${host.toLowerCase()}`))]
}
