/** Which reads a write makes old: its entry in contract/ says it (`changes`, `tag`). A tag is a gateway prefix and its resource, such as `o2cum/bp-address`. */
import type { EndpointKey } from '@contract'
import { alsoChanged, apart, reads } from './changes'

export type Tag = string

/** `GET /o2cum/v1/bp-address/set-default-address` → `o2cum/bp-address`; versions and `pub` name no resource. */
export function tagOf(endpoint: EndpointKey): Tag {
  const alone = apart[endpoint]
  if (alone) return alone
  const [prefix = '', ...rest] = endpoint.slice(endpoint.indexOf(' ') + 2).split('/')
  const resource = rest.find((part) => part !== 'pub' && !/^v\d+$/.test(part)) ?? ''
  return `${prefix}/${resource}`
}

/** Whether a call changes something: every one but GETs and the few POSTs that only read. */
export const isWrite = (endpoint: EndpointKey): boolean => !endpoint.startsWith('GET ') && !reads.includes(endpoint)

/** Returns the tags of the reads that a write makes old, its own first. */
export function changedBy(write: EndpointKey): readonly Tag[] {
  const own = tagOf(write)
  return [own, ...(alsoChanged[own] ?? []), ...(alsoChanged[write] ?? [])]
}
