/** Style sheets of the mini-program as a browser takes them: imports laid in, rpx, tag names, safe areas, component scopes. */
import { folderOf, joinPath } from '../host'

/** Width in rpx of every screen. */
const screenRpx = 750

/** `12rpx` → a share of the screen's width; the frame is as wide as the screen. */
export const rpxToViewport = (text: string): string =>
  text.replace(/(-?(?:\d+\.?\d*|\.\d+))rpx\b/gi, (_, amount: string) => `${(Number(amount) * 100) / screenRpx}vw`)

/** Style sheet of a path with what it imports laid in its place; each file once. */
export function withImports(
  readFile: (path: string) => string | undefined,
  path: string,
  visited = new Set<string>()
): string {
  if (visited.has(path)) return ''
  visited.add(path)
  const text = readFile(path)
  if (text === undefined) return ''
  return text.replace(/@import\s+(?:url\()?["']([^"']+)["']\)?\s*;?/g, (_, place: string) =>
    withImports(readFile, joinPath(folderOf(path), place), visited)
  )
}

/** Tags that stand for themselves in the document. */
const ownTags = new Set(['from', 'to'])

/** One selector: tags get the simulator's prefix, `page` is the body, classes of a component its scope. */
function mapSelector(selector: string, scope: string | undefined): string {
  return selector.replace(
    /(\[[^\]]*\]|::?[\w-]+)|([.#])([\w-]+)|(^|[\s>+~,(])([a-zA-Z][\w-]*)/g,
    (
      whole: string,
      verbatim: string | undefined,
      sign: string | undefined,
      name: string | undefined,
      before: string | undefined,
      tag: string | undefined
    ) => {
      if (verbatim) return scope && verbatim === ':host' ? `[wx-host="${scope}"]` : verbatim
      if (sign && name) return scope && sign === '.' ? `.${scope}--${name}` : whole
      if (!tag || ownTags.has(tag)) return whole
      return `${before ?? ''}${tag === 'page' ? 'body' : `wx-${tag}`}`
    }
  )
}

/**
 * A style sheet for the frame. `scope` is the prefix of a component's own classes; without it the sheet is the page's.
 * Rules are cut by hand: the compiled sheets are small and hold neither comments nor braces in strings.
 */
export function toCss(wxss: string, scope?: string): string {
  const text = wxss.replace(/\/\*[\s\S]*?\*\//g, '')
  let css = ''
  let head = ''
  /** What a brace belongs to: a rule's declarations, a group of rules, or the steps of keyframes. */
  const inside: ('rules' | 'steps' | 'values')[] = []
  for (const char of text) {
    const place = inside.at(-1) ?? 'rules'
    if (char === '{') {
      const name = head.trim()
      const isAt = name.startsWith('@')
      inside.push(
        isAt
          ? /^@(-webkit-)?keyframes/.test(name)
            ? 'steps'
            : /^@font-face|^@page/.test(name)
              ? 'values'
              : 'rules'
          : 'values'
      )
      css += `${isAt || place === 'steps' ? head : mapSelector(head, scope)}{`
      head = ''
    } else if (char === '}') {
      css += `${head}}`
      head = ''
      inside.pop()
    } else if (char === ';') {
      css += `${head};`
      head = ''
    } else head += char
  }
  return rpxToViewport(css + head).replace(
    /(?:env|constant)\(\s*safe-area-inset-(top|bottom|left|right)\s*(?:,[^)]*)?\)/g,
    (_, side: string) => `var(--safe-${side}, 0px)`
  )
}
