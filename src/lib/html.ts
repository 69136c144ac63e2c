/** Rich text that somebody else wrote, cut down to what can do no harm. */
import { FilterXSS, escapeAttrValue, escapeHtml, friendlyAttrValue } from 'xss'
import { httpsHost } from './links'
import { isAllowedPicture } from './pictures'

declare const sanitised: unique symbol
/** HTML that has been through sanitiseHtml; nothing else may be put on a page as HTML. */
export type SafeHtml = string & { readonly [sanitised]: true }

export interface SanitiseOptions {
  /** Further judges a link that is https or an app path; by default each of these stays. */
  allowLink?: (url: string) => boolean
  /** The address that a picture is shown from, '' for one that may not be; by default only our own storage's stay. */
  pictureAddress?: (picture: string) => string
}

/** Characters; the rest of a longer text is cut off before it is read. */
export const maxHtmlLength = 200_000
/**
 * Characters of a tag, and blanks in it: reading its attributes takes as long as both multiplied. A longer tag goes and
 * leaves its text; nobody writes one by hand.
 */
const maxTagLength = 4000
const maxTagBlanks = 200
/** Tags inside one another; deeper ones lose their tags and keep their text. */
const maxNesting = 50
/** Columns or rows that a cell may take: each makes the browser lay out as many, also in an empty table. */
const maxSpan = 20
/** px that a picture may claim before it is there. */
const maxPicture = 2000

const plainTags = [
  ...[
    'p',
    'div',
    'span',
    'section',
    'blockquote',
    'pre',
    'code',
    'figure',
    'figcaption',
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6'
  ],
  ...['strong', 'b', 'em', 'i', 'u', 's', 'del', 'sub', 'sup', 'br', 'hr', 'ul', 'ol', 'li', 'dl', 'dt', 'dd'],
  ...['table', 'thead', 'tbody', 'tfoot', 'tr', 'caption']
]
const voidTags = new Set(['br', 'hr', 'img'])
/** Hidden tags that may hold their like: the first end is not the end. */
const nestedHiddenTags = new Set(['object', 'template', 'svg', 'math'])
/** Tags that go with all they hold; of any other unknown tag the text stays. */
const hiddenTags = new Set([
  ...nestedHiddenTags,
  ...['script', 'style', 'iframe', 'noscript', 'textarea', 'title', 'xmp']
])

const allowList: Record<string, string[]> = {
  ...Object.fromEntries(plainTags.map((tag) => [tag, ['style']])),
  td: ['style', 'colspan', 'rowspan'],
  th: ['style', 'colspan', 'rowspan'],
  a: ['style', 'href', 'title'],
  img: ['style', 'src', 'alt', 'width', 'height']
}

/** What a length that relates to another counts by: relative ones would multiply from tag to tag. */
const pxOf: Readonly<Record<string, number>> = { px: 1, pt: 4 / 3, em: 14, rem: 16, '%': 0.14 }
const between = (least: number, value: number, most: number): number => Math.min(Math.max(value, least), most)
const short = (value: number): string => String(Math.round(value * 100) / 100)

const measurePattern = /^(\d{1,5}(?:\.\d{1,4})?)(px|pt|em|rem|%)?$/i

/** Returns a length in px, from any unit. */
const fontSize = (value: string): string | undefined => {
  const [, number, unit = ''] = measurePattern.exec(value) ?? []
  const px = pxOf[unit.toLowerCase()]
  return px === undefined ? undefined : `${short(between(10, Number(number) * px, 40))}px`
}

/** A plain number, or px. */
const lineHeight = (value: string): string | undefined => {
  const [, number, unitText = ''] = measurePattern.exec(value) ?? []
  if (number === undefined) return undefined
  const unit = unitText.toLowerCase()
  if (unit === 'px' || unit === 'pt' || unit === 'rem')
    return `${short(between(12, Number(number) * (pxOf[unit] ?? 1), 60))}px`
  return short(between(1, unit === '%' ? Number(number) / 100 : Number(number), 3))
}

const share = (value: string): string | undefined => {
  const percent = /^(\d{1,3}(?:\.\d{1,2})?)%$/.exec(value)?.[1]
  return percent === undefined ? undefined : `${short(between(10, Number(percent), 100))}%`
}

const colour = /^(?:#[0-9a-f]{3,8}|[a-z]{3,20}|rgba?\([\d\s.,%]{1,40}\))$/i
const word = /^[a-z-]{2,20}$/i

/** A value as it may stay; undefined: it goes. */
type Keep = (value: string) => string | undefined
const matching =
  (pattern: RegExp): Keep =>
  (value) =>
    pattern.test(value) ? value : undefined

/**
 * The only styles kept, each with what its value may be: no url(), no position, nothing that moves or covers. Every size
 * has a least and a most of its own, so that no text, however nested, grows beyond a few lines of its page.
 */
const styles: ReadonlyMap<string, Keep> = new Map<string, Keep>([
  ['color', matching(colour)],
  ['background-color', matching(colour)],
  ['text-align', matching(/^(?:left|right|center|justify|start|end)$/i)],
  ['text-decoration', matching(word)],
  ['font-weight', matching(/^(?:normal|bold|bolder|lighter|[1-9]00)$/i)],
  ['font-style', matching(word)],
  ['font-size', fontSize],
  ['line-height', lineHeight],
  ['vertical-align', matching(word)],
  ['width', share]
])

const safeStyle = (value: string): string =>
  value
    .split(';')
    .flatMap((declaration) => {
      const colon = declaration.indexOf(':')
      const name = declaration.slice(0, colon).trim().toLowerCase()
      const cleanValue = styles.get(name)?.(declaration.slice(colon + 1).trim())
      return cleanValue === undefined ? [] : `${name}:${cleanValue}`
    })
    .join(';')

const ownPicture = (picture: string): string => (isAllowedPicture(picture, { hosts: [] }) ? picture : '')

/** A path of ours that stays ours: not `//host`. */
const isAppPath = (url: string): boolean => /^\/(?!\/)[\w\-./?=&%+~#]*$/.test(url)

const namedCharacters: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  colon: ':'
}

/** The address that an attribute means: each entity is read once. A name that is not on the list stays as it is. */
const readAddress = (raw: string): string =>
  raw
    .replace(/&(?:#x([\da-f]+);?|#(\d+);?|([a-z]+);)/gi, (all, hex?: string, decimal?: string, name?: string) =>
      name
        ? (namedCharacters[name.toLowerCase()] ?? all)
        : String.fromCharCode(parseInt(hex ?? decimal ?? '', hex ? 16 : 10))
    )
    .trim()

/** Words and styles, whose entities stay as they came. */
const attribute = (name: string, value: string): string => `${name}="${escapeAttrValue(value)}"`

/** An address, written so that a browser reads what was judged: an entity left in it would be read once more. */
const address = (name: string, url: string): string => attribute(name, url.replaceAll('&', '&amp;'))

const safeLink = (url: string, allowLink: (url: string) => boolean): string => {
  const ours = isAppPath(url)
  if (!(ours || httpsHost(url) !== undefined) || !allowLink(url)) return ''
  return `${address('href', url)} rel="${ours ? '' : 'noopener noreferrer '}nofollow"`
}

const safeAttribute = (name: string, raw: string, { allowLink, pictureAddress }: Required<SanitiseOptions>): string => {
  switch (name) {
    case 'style': {
      const style = safeStyle(friendlyAttrValue(raw))
      return style ? attribute('style', style) : ''
    }
    case 'src': {
      const url = pictureAddress(readAddress(raw))
      return url === '' ? '' : address('src', url)
    }
    case 'href':
      return safeLink(readAddress(raw), allowLink)
    case 'colspan':
    case 'rowspan':
      return /^\d{1,2}$/.test(raw.trim()) && Number(raw) <= maxSpan ? attribute(name, raw.trim()) : ''
    case 'width':
    case 'height':
      return /^\d{1,4}$/.test(raw.trim()) && Number(raw) <= maxPicture ? attribute(name, raw.trim()) : ''
    default:
      return attribute(name, raw)
  }
}

/** Follows the tags that go with all they hold: says of each tag, and of the text behind it, whether it goes. */
function hiding() {
  let hiddenTag = ''
  let depth = 0
  return {
    isOn: () => depth > 0,
    /** Whether this tag is a hidden one, or within one. */
    takes: (tag: string, source: string, isClosing: boolean): boolean => {
      const opens = !isClosing && !source.endsWith('/>')
      if (depth === 0) {
        if (!hiddenTags.has(tag)) return false
        hiddenTag = tag
        depth = opens ? 1 : 0
      } else if (tag === hiddenTag) {
        if (isClosing) depth -= 1
        else if (opens && nestedHiddenTags.has(tag)) depth += 1
      }
      return true
    }
  }
}

/** A picture without a source would only be a broken one. */
const withoutEmptyPictures = (html: string): string => html.replace(/<img(?![^>]* src=")[^>]*>/g, '')

/**
 * HTML with the tags, attributes, styles, pictures and links of a strict allow-list and nothing else. Never throws; what
 * is no text gives ''.
 */
export const sanitiseHtml = (
  html: unknown,
  { allowLink = () => true, pictureAddress = ownPicture }: SanitiseOptions = {}
): SafeHtml => {
  if (typeof html !== 'string') return '' as SafeHtml
  let nesting = 0
  const hiddenTag = hiding()
  const filter = new FilterXSS({
    allowList,
    css: false,
    stripIgnoreTag: true,
    stripBlankChar: true,
    escapeHtml: (text) => (hiddenTag.isOn() ? '' : escapeHtml(text)),
    onTag: (tag, source, { isClosing, isWhite }) => {
      if (hiddenTag.takes(tag, source, isClosing ?? false)) return ''
      if (source.length > maxTagLength || (source.match(/\s/g)?.length ?? 0) > maxTagBlanks) return ''
      if (!isWhite || voidTags.has(tag)) return undefined
      if (isClosing) {
        nesting = Math.max(nesting - 1, 0)
        return nesting >= maxNesting ? '' : undefined
      }
      nesting += 1
      return nesting > maxNesting ? '' : undefined
    },
    onTagAttr: (_tag, name, value, isWhite) =>
      isWhite ? safeAttribute(name, value, { allowLink, pictureAddress }) : ''
  })
  return withoutEmptyPictures(filter.process(html.slice(0, maxHtmlLength))) as SafeHtml
}
