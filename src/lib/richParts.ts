/** A long text in the parts that a screen draws by itself: pictures and tables, and the text between them. */
import type { SafeHtml } from './html'
import { attributeOf, emptyTags, richTokens } from './richTokens'

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
  const within = (tag: string) => open.some((element) => element.tag === tag)

  let table = ''
  let tables = 0
  for (const { source: token, tag = '', isEnd } of richTokens(html)) {
    if (tables > 0 || (tag === 'table' && !isEnd && !within('a'))) {
      if (tables === 0) flush()
      table += token
      if (tag === 'table') tables += isEnd ? -1 : 1
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
    if (!tag || emptyTags.has(tag)) continue
    if (!isEnd) open.push({ tag, source: token })
    else {
      const index = open.map((element) => element.tag).lastIndexOf(tag)
      if (index >= 0) open.splice(index, 1)
    }
  }
  // a table that never ends ends with the text
  if (table !== '') parts.push({ kind: 'table', html: table as SafeHtml })
  flush()
  return parts
}
