/** A sanitised text as the tags within one another, for a host that draws each tag by itself. */
import type { SafeHtml } from './html'
import { attributeOf, emptyTags, richTokens } from './richTokens'

export interface RichTag {
  tag: string
  /** As the sanitiser left it: colours, sizes and the like. */
  style?: string
  /** Where a link leads, of `a` alone. */
  href?: string
  /** The address of an `img`. */
  src?: string
  alt?: string
  /** px, where the text says both; the picture keeps its place by them. */
  size?: readonly [width: number, height: number]
  children: RichNode[]
}
export type RichNode = string | RichTag

/** Tags of a text that are drawn one by one; each is a part of the page that the host keeps. */
export const mostRichTags = 200

/** Each of them is drawn as one (`config/index.ts` tells them to Taro's plugin). */
export const drawnTags: ReadonlySet<string> = new Set(
  (
    'p div span section blockquote pre code figure figcaption h1 h2 h3 h4 h5 h6 ' +
    'a strong b em i u s del sub sup br hr ul ol li dl dt dd img'
  ).split(' ')
)
const characters: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  mdash: '—',
  ndash: '–',
  hellip: '…',
  middot: '·',
  times: '×',
  deg: '°',
  yen: '¥',
  copy: '©',
  reg: '®',
  trade: '™',
  ldquo: '“',
  rdquo: '”',
  lsquo: '‘',
  rsquo: '’'
}

/** The text that is meant; undefined where a name is not known here. */
function characterOf(text: string): string | undefined {
  let isKnown = true
  const read = text.replace(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z][a-z\d]*));/gi,
    (all, hex, decimal, name: string) => {
      if (name) {
        const character = characters[name]
        if (character === undefined) isKnown = false
        return character ?? all
      }
      const code = parseInt((hex ?? decimal) as string, hex ? 16 : 10)
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
    }
  )
  return isKnown ? read : undefined
}

function tagOf(tag: string, source: string): RichTag {
  const node: RichTag = { tag, children: [] }
  const style = attributeOf(source, 'style')
  if (style) node.style = style
  if (tag === 'a') node.href = attributeOf(source, 'href') ?? ''
  if (tag === 'img') {
    node.src = attributeOf(source, 'src') ?? ''
    node.alt = attributeOf(source, 'alt') ?? ''
    const width = Number(attributeOf(source, 'width'))
    const height = Number(attributeOf(source, 'height'))
    if (width > 0 && height > 0) node.size = [width, height]
  }
  return node
}

/** Blanks between two tags that each take lines of their own are no words. */
const isLayout = (text: string): boolean => text.includes('\n') && text.trim() === ''

/**
 * The nodes of a sanitised text. undefined: it holds what only the host's own rich text draws (tables, characters by rare
 * names), or more than `mostRichTags` tags.
 */
export function richTree(html: SafeHtml): RichNode[] | undefined {
  const top: RichNode[] = []
  const open: RichTag[] = []
  let tags = 0
  for (const { source, tag, isEnd } of richTokens(html)) {
    const siblings = open.at(-1)?.children ?? top
    if (tag === undefined) {
      const text = characterOf(source)
      if (text === undefined) return undefined
      if (!isLayout(text)) siblings.push(text)
      continue
    }
    if (!drawnTags.has(tag)) return undefined
    if (isEnd) {
      const index = open.map((element) => element.tag).lastIndexOf(tag)
      if (index >= 0) open.splice(index)
      continue
    }
    tags += 1
    if (tags > mostRichTags) return undefined
    const node = tagOf(tag, source)
    siblings.push(node)
    if (!emptyTags.has(tag)) open.push(node)
  }
  return top
}
