import webpack from 'webpack'
import { isKept } from './keptNames'
import type { Chain } from './minify'

/** A name of a class, `block__element` with what may follow; without the modifier it is the stem. */
const name = /(?<![\w-])[a-z][\w-]*?__[\w-]*/gi
const stemOf = (match: string): string => match.split('--')[0] ?? match
const pictures = /url\("data:[^"]*"\)/g
/** What makes a name of a text and something else: the text before it is the beginning of a name. */
const goesOn = /^(\$\{|["'`]\s*[+.])/

type Texts = ReadonlyMap<string, string>
const isSheet = (file: string): boolean => file.endsWith('.wxss')

/** Stems of the classes that sheets give a look, with how often each stands in all texts. */
function stemsOf(texts: Texts): Map<string, number> {
  const counts = new Map<string, number>()
  const look = (sheets: boolean) => {
    for (const [file, text] of texts)
      if (isSheet(file) === sheets)
        for (const [match] of text.replaceAll(pictures, '').matchAll(name)) {
          const stem = stemOf(match)
          if (sheets || counts.has(stem)) counts.set(stem, (counts.get(stem) ?? 0) + 1)
        }
  }
  look(true)
  look(false)
  return counts
}

/** How names begin that scripts put together, and the stems that scripts write whole. */
function writtenIn(texts: Texts): { whole: Set<string>; begun: string[] } {
  const whole = new Set<string>()
  const begun = new Set<string>()
  for (const [file, text] of texts) {
    if (isSheet(file)) continue
    for (const { 0: match, index } of text.matchAll(name)) {
      const stem = stemOf(match)
      const unfinished = /(__|[^-]-)$/.test(stem)
      const open = !match.includes('--') && goesOn.test(text.slice(index + match.length, index + match.length + 8))
      if (unfinished || open) begun.add(stem)
      else whole.add(stem)
    }
  }
  return { whole, begun: [...begun] }
}

/** Names of letters and digits that begin with a letter, the shortest first, without those of `taken`. */
function* shortest(names: ReadonlySet<string>): Generator<string, never> {
  for (let length = 2; ; length += 1)
    for (let number = 10 * 36 ** (length - 1); number < 36 ** length; number += 1) {
      const candidate = number.toString(36)
      if (!names.has(candidate)) yield candidate
    }
}

/**
 * A short name for each class `block__element` that sheets and scripts write whole. What follows `--` stays, so that a
 * script may put it together; a name that it puts together otherwise stays as it is, and so does one that is kept.
 */
export function shortNamesOf(texts: Texts, isKept: (stem: string) => boolean): Map<string, string> {
  const counts = stemsOf(texts)
  const { whole, begun } = writtenIn(texts)
  const names = new Set(
    [...texts].flatMap(([file, text]) => (isSheet(file) ? (text.match(/(?<=\.)[a-z][\w-]*/gi) ?? []) : []))
  )
  const stems = [...counts]
    .filter(([stem]) => whole.has(stem) && !isKept(stem) && !begun.some((part) => stem.startsWith(part)))
    .sort(([left, leftCount], [right, rightCount]) => rightCount - leftCount || (left < right ? -1 : 1))
  const free = shortest(names)
  return new Map(stems.map(([stem]) => [stem, free.next().value]))
}

/** A text with the short names in the place of the long ones. */
export const shortened = (text: string, names: ReadonlyMap<string, string>): string =>
  text.replaceAll(name, (match) => {
    const stem = stemOf(match)
    const short = names.get(stem)
    return short === undefined ? match : short + match.slice(stem.length)
  })

/** A file of Taro's folder of what subpackages share, without its ending; every page names a dozen. */
const shared = /(?<=\/)sub-common\/([\w-]+)(?=\.\w)/g

/** A number for each shared file of a build; both copies of a file, and its script and its sheet, have the same. */
export function numbersOf(files: readonly string[]): Map<string, string> {
  const ids = new Set(files.flatMap((file) => [...file.matchAll(shared)].map(([, id]) => id ?? '')))
  return new Map([...ids].sort().map((id, index) => [id, index.toString(36)]))
}

/** A text, or the path of a file, that names shared files by their numbers. */
export const numbered = (text: string, numbers: ReadonlyMap<string, string>): string =>
  text.replaceAll(shared, (_, id: string) => `s/${numbers.get(id) ?? id}`)

/** A sheet whose drawn pictures don't name their signs, which are plain letters; a hundred pictures say so in a build. */
const unmarked = (sheet: string): string => sheet.replaceAll('svg+xml;charset=utf-8,', 'svg+xml,')

/** Gives classes and shared files short names once everything has been written. */
class ShortNames {
  apply(compiler: webpack.Compiler): void {
    const { Compilation, sources } = webpack
    compiler.hooks.thisCompilation.tap('ShortNames', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: 'ShortNames', stage }, (assets) => {
        const texts = new Map(
          Object.entries(assets)
            .filter(([file]) => /\.(js|wxss)$/.test(file))
            .map(([file, source]) => [file, source.source().toString()])
        )
        const names = shortNamesOf(texts, isKept)
        const numbers = numbersOf([...texts.keys()])
        for (const [file, text] of texts) {
          const renamed = numbered(shortened(text, names), numbers)
          const source = new sources.RawSource(isSheet(file) ? unmarked(renamed) : renamed)
          const place = numbered(file, numbers)
          if (place === file) compilation.updateAsset(file, source)
          else {
            compilation.deleteAsset(file)
            // what is emitted is minimised once more otherwise, and its pictures name their signs again
            compilation.emitAsset(place, source, { minimized: true })
          }
        }
      })
    })
  }
}

/** The mini-program's long names, which its packages are full of, as short ones. Does nothing while the app is developed. */
export function shortenNames(chain: Chain): void {
  if (process.env.NODE_ENV === 'production') chain.plugin('shortNames').use(ShortNames)
}
