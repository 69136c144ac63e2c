import webpack from 'webpack'
import type { Chain } from './minify'

/** How the hash in a part's name begins; nothing else in a build does. */
const mark = 'z_'

/** The hash in names of parts, for webpack's templates: the mark and six digits. */
export const partHash = `[contenthash:${mark.length + 6}]`

/** The hash of what a part holds, as long as the one that stands in its place. */
export function markedHash(contents: readonly (string | Buffer)[], length: number): string {
  const hash = webpack.util.createHash('xxhash64')
  for (const content of contents) hash.update(content)
  return `${mark}${String(hash.digest('hex'))}`.slice(0, length)
}

/**
 * Once the parts are written, webpack puts the hash of what they became in the place of the first one wherever that text
 * stands. Of six plain digits, one build in ten lost a number or a colour that read like one of three hundred hashes; eight
 * would cost the first page 0.4 KB. A mark before the digits is always the same, and costs 0.1.
 */
class MarkedParts {
  apply(compiler: webpack.Compiler): void {
    compiler.hooks.thisCompilation.tap('MarkedParts', (compilation) => {
      compilation.hooks.contentHash.tap({ name: 'MarkedParts', stage: 100 }, (chunk) => {
        for (const [type, hash] of Object.entries(chunk.contentHash))
          if (!hash.startsWith(mark)) chunk.contentHash[type] = mark + hash
      })
      webpack.optimize.RealContentHashPlugin.getCompilationHooks(compilation).updateHash.tap(
        'MarkedParts',
        // webpack makes its own where nothing is answered
        (contents, before) => (before.startsWith(mark) ? markedHash(contents, before.length) : '')
      )
    })
  }
}

/** Marks the hashes in the names of the web app's parts. */
export function markParts(chain: Chain): void {
  chain.plugin('markedParts').use(MarkedParts)
}
