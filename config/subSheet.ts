/** The class of a sub-application's root (config/stubs/sub/scope.js). */
const ROOT = '.store-sub'
/** The unit that lengths of the web app count by, as src/index.html says it for a page of its own. */
const UNIT = `${ROOT}{--rem:clamp(20px,5.333333vw,24px);position:relative;height:100%;overflow:hidden;contain:layout paint}`

/** A string, a comment or an address, in which signs mean nothing. */
const opaque = /"(?:[^"\\]|\\[\s\S])*"|'(?:[^'\\]|\\[\s\S])*'|\/\*[\s\S]*?\*\/|url\((?:[^)\\"']|\\[\s\S])*\)/y

/** Where the next of these signs stands, past strings and brackets; the text's length where there is none. */
function nextOf(signs: string, text: string, from: number): number {
  let depth = 0
  for (let index = from; index < text.length; index += 1) {
    opaque.lastIndex = index
    const skipped = opaque.exec(text)?.[0]
    if (skipped !== undefined) {
      index += skipped.length - 1
      continue
    }
    const sign = text.charAt(index)
    if (depth === 0 && signs.includes(sign)) return index
    if (sign === '(' || sign === '[') depth += 1
    else if (sign === ')' || sign === ']') depth -= 1
  }
  return text.length
}

/** Where the block that begins at a brace ends, past its own closing brace. */
function endOf(text: string, brace: number): number {
  let position = brace + 1
  for (;;) {
    position = nextOf('{}', text, position)
    if (text.charAt(position) !== '{') return position + 1
    position = endOf(text, position)
  }
}

function parts(text: string, sign: string): string[] {
  const texts: string[] = []
  for (let from = 0; from <= text.length;) {
    const to = nextOf(sign, text, from)
    texts.push(text.slice(from, to))
    from = to + 1
  }
  return texts
}

const page = /^(?:html|body|page|:root)(?![\w-])/

function below(selector: string): string {
  let rest = selector.trim()
  let isPage = false
  while (page.test(rest)) {
    rest = rest.replace(page, '')
    isPage = true
    if (/^\s+(?=html|body|page)/.test(rest)) rest = rest.trimStart()
  }
  return isPage ? ROOT + rest : `${ROOT} ${rest}`
}

const lengths = /(-?(?:\d+\.?\d*|\.\d+))rem\b/g
const byUnit = (declarations: string): string => declarations.replace(lengths, 'calc(var(--rem)*$1)')

/** Before the names of its animations, which are the whole page's. */
const OURS = 'store-sub-'
const keyframes = /@(?:-webkit-)?keyframes\s+([\w-]+)/g
/** Names of the animations that a sheet has. */
export const animationsOf = (css: string): string[] => [...css.matchAll(keyframes)].map(([, name = '']) => name)

const animated = /((?:^|[;{\s])(?:-webkit-)?animation(?:-name)?\s*:)([^;}]*)/g
const word = /(?<![\w-])[a-z_][\w-]*/gi

/** Declarations with lengths by the unit, and with animations of these names by their own. */
const declared = (declarations: string, names: ReadonlySet<string>): string =>
  byUnit(declarations).replace(
    animated,
    (_, property: string, value: string) =>
      property + value.replace(word, (name) => (names.has(name) ? OURS + name : name))
  )

/** Rules of a sheet, each below the root; what names no element stays, and so do the steps of an animation. */
function rulesBelow(css: string, names: ReadonlySet<string>): string {
  let out = ''
  for (let index = 0; index < css.length;) {
    const stop = nextOf('{;}', css, index)
    const head = css.slice(index, stop)
    if (css.charAt(stop) !== '{') {
      out += css.slice(index, stop + 1)
      index = stop + 1
      continue
    }
    const end = endOf(css, stop)
    const inside = css.slice(stop + 1, end - 1)
    const name = /^\s*(@[\w-]+)/.exec(head)?.[1]
    if (name === undefined) out += `${parts(head, ',').map(below).join(',')}{${declared(inside, names)}}`
    else if (/^@(media|supports|layer|container)$/.test(name)) out += `${head}{${rulesBelow(inside, names)}}`
    else
      out += `${head.replace(keyframes, (rule, own: string) => rule.slice(0, -own.length) + OURS + own)}{${byUnit(inside)}}`
    index = end
  }
  return out
}

/**
 * A sheet of the web app as one of the sub-application: below its root's class, with lengths by its own unit. `animations`:
 * names that this sheet and others give to theirs.
 */
export function subSheet(css: string, isFirst: boolean, animations: Iterable<string> = animationsOf(css)): string {
  const own = rulesBelow(css, new Set(animations))
  return isFirst ? UNIT + own : own
}
