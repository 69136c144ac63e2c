/** Which pictures may be shown: product pictures, those of decorated pages and those in rich text alike. */
import { httpsHost, isListedHost } from './links'

export interface PictureRules {
  /** https hosts of the site's list, as in LinkRules. */
  hosts: readonly string[]
  /** Full address of our storage host, where it has one of its own. */
  storage?: string
}

/** No way out of the folder, spelled out or escaped, and nothing that ends an attribute. */
const climbs = /\.\.|%2e|%2f|%5c/i
const storedPath = /^\/storage\/[^\s\\<>"'`\u0000-\u001f\u007f]+$/
const maxLength = 2048

/** Our own storage host by path or full address, or https of a listed host; anything else is not shown. */
export function isAllowedPicture(picture: string, { hosts, storage = '' }: PictureRules): boolean {
  if (picture.length > maxLength) return false
  const own = storage !== '' && picture.startsWith(`${storage}/`) ? `/storage${picture.slice(storage.length)}` : picture
  if (own.startsWith('/')) return storedPath.test(own) && !climbs.test(own)
  const host = httpsHost(picture)
  return host !== undefined && isListedHost(host, hosts)
}
