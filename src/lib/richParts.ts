/** A long text in the parts that a screen draws by itself: pictures and tables, and the text between them. */
import type { SafeHtml } from './html'

export type RichPart =
  | { kind: 'text' | 'table'; html: SafeHtml }
  | {
      kind: 'picture'
      src: string
      alt: string
      /** Height over width, where the text says both. */
      ratio?: number
    }

/** Pictures that are drawn by themselves; the rest of a text that has more stays one part. */
const mostPictures = 100
/** A picture of a text is neither a line nor a tower. */
const flattest = 0.05
const tallest = 8

const characters: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' }
const attributeOf = (tag: string, name: string): string | undefined =>
  new RegExp(` ${name}="([^"]*)"`)
    .exec(tag)?.[1]
    ?.replace(/&(amp|lt|gt|quot);/g, (all, key: string) => characters[key] ?? all)

function pictureOf(tag: string): RichPart | undefined {
  const src = attributeOf(tag, 'src')
  if (!src) return undefined
  const ratio = Number(attributeOf(tag, 'height')) / Number(attributeOf(tag, 'width'))
  return {
    kind: 'picture',
    src,
    alt: attributeOf(tag, 'alt') ?? '',
    ...(ratio >= flattest && ratio <= tallest ? { ratio } : {})
  }
}

/** Tags that have no end. */
const empty = new Set(['img', 'br', 'hr'])
const isBlank = (html: string): boolean =>
  !/<(?:hr|img)/.test(html) && /^(?:\s|&nbsp;)*$/.test(html.replace(/<[^>]*>/g, ''))

/**
 * The parts of a sanitised text in their order. What is open around a picture or a table is closed before it and opened
 * again behind it. A picture within a link stays with its link, and one within a table with its table.
 */
export function richParts(html: SafeHtml): RichPart[] {
  const parts: RichPart[] = []
  const open: { tag: string; source: string }[] = []
  let text = ''
  let pictures = 0

  const flush = () => {
    const ends = [...open].reverse().map(({ tag }) => `</${tag}>`)
    if (!isBlank(text)) parts.push({ kind: 'text', html: `${text}${ends.join('')}` as SafeHtml })
    text = open.map(({ source }) => source).join('')
  }
  const within = (tag: string) => open.some((one) => one.tag === tag)

  // the sanitiser escapes these signs wherever they are no tag's
  const tokens = html.match(/<[^>]*>|[^<]+/g) ?? []
  let table = ''
  let tables = 0
  for (const token of tokens) {
    const [, end, tag = ''] = /^<(\/?)([a-z][a-z0-9]*)/.exec(token) ?? []
    if (tables > 0 || (tag === 'table' && !end && !within('a'))) {
      if (tables === 0) flush()
      table += token
      if (tag === 'table') tables += end ? -1 : 1
      if (tables === 0) {
        parts.push({ kind: 'table', html: table as SafeHtml })
        table = ''
      }
      continue
    }
    const picture = tag === 'img' && !within('a') && pictures < mostPictures ? pictureOf(token) : undefined
    if (picture) {
      flush()
      pictures += 1
      parts.push(picture)
      continue
    }
    text += token
    if (!tag || empty.has(tag)) continue
    if (!end) open.push({ tag, source: token })
    else {
      const at = open.map((one) => one.tag).lastIndexOf(tag)
      if (at >= 0) open.splice(at, 1)
    }
  }
  // a table that never ends ends with the text
  if (table !== '') parts.push({ kind: 'table', html: table as SafeHtml })
  flush()
  return parts
}
