/** Which signs a paper can print: what the font has glyphs for. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** Code points from first to last. */
type Span = [first: number, last: number]

/** The spans of a font's character map of the whole of Unicode (OpenType cmap, format 12). Throws where it has none. */
function spansOf(font: Buffer): Span[] {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + index * 16)
  const entry = tables.find((offset) => font.toString('latin1', offset, offset + 4) === 'cmap')
  const cmap = entry === undefined ? Buffer.alloc(4) : font.subarray(font.readUInt32BE(entry + 8))
  const maps = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) => cmap.readUInt32BE(4 + index * 8 + 4))
  const start = maps.find((offset) => cmap.readUInt16BE(offset) === 12)
  if (start === undefined) throw new Error('The font of papers has no map of the whole of Unicode')
  return Array.from({ length: cmap.readUInt32BE(start + 12) }, (_, index): Span => {
    const group = start + 16 + index * 12
    return [cmap.readUInt32BE(group), cmap.readUInt32BE(group + 4)]
  })
}

let spans: Span[] | undefined

/** The spans of the papers' font, read once. */
function fontSpans(): Span[] {
  // the package's main file lies one folder down
  const home = join(dirname(createRequire(import.meta.url).resolve('@embedpdf/fonts-sc')), '..')
  spans ??= spansOf(readFileSync(join(home, 'fonts', 'NotoSansHans-Regular.otf')))
  return spans
}

/** The first sign of a text that no paper can print; undefined where all of it can be. */
export const unprintable = (text: string): string | undefined =>
  [...text].find((sign) => {
    const code = sign.codePointAt(0) ?? 0
    return !fontSpans().some(([first, last]) => first <= code && code <= last)
  })
