/** Text by what a reader sees as one sign: a flag, a letter with its marks, a family of emoji. Pure. */

const SIGN =
  /[\u{1f1e6}-\u{1f1ff}]{2}|\P{M}(?:\u200d\P{M}|[\p{M}\p{Emoji_Modifier}\u200d\u{e0020}-\u{e007f}])*|\p{M}+/gu

/** The signs of a text, by the host's own rules where it has them. */
export const graphemes = (text: string): string[] =>
  typeof Intl === 'object' && 'Segmenter' in Intl
    ? [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment)
    : (text.match(SIGN) ?? [])

/** The beginning of a text in at most `most` code points, as the gateway counts them; no sign is cut in half. */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text
  let taken = ''
  let count = 0
  for (const sign of graphemes(text)) {
    count += [...sign].length
    if (count > most) break
    taken += sign
  }
  return taken
}
