/** Links within what was said: only those that the shop opens are links, everything else stays text. */
import { allowedLink } from '@/lib/links'

export interface TextPart {
  text: string
  /** An app path or an address that may be opened. */
  link?: { kind: 'route'; path: string } | { kind: 'web'; url: string }
}

const linkPattern = /https:\/\/[^\s<>"'`，。；！？）】]+|\/pages[BCD]?\/[\w/]+(?:\?[\w%=&.~-]*)?/g

/** Text in parts; those that may be opened have a link. */
export function partsOf(text: string, rules: Parameters<typeof allowedLink>[1]): TextPart[] {
  const parts: TextPart[] = []
  let offset = 0
  for (const match of text.matchAll(linkPattern)) {
    const link = allowedLink(match[0], rules)
    if (link === undefined) continue
    if (match.index > offset) parts.push({ text: text.slice(offset, match.index) })
    parts.push({ text: match[0], link })
    offset = match.index + match[0].length
  }
  if (offset < text.length || parts.length === 0) parts.push({ text: text.slice(offset) })
  return parts
}
