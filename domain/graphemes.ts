/** Text by what a reader sees as one sign: a flag, a letter with its marks, a family of emoji. Pure. */

const SIGN =
  /[\u{1f1e6}-\u{1f1ff}]{2}|\P{M}(?:\u200d\P{M}|[\p{M}\p{Emoji_Modifier}\u200d\u{e0020}-\u{e007f}])*|\p{M}+/gu

/** The signs of a text, by the host's own rules where it has them. */
export const graphemes = (text: string): string[] =>
  typeof Intl === 'object' && 'Segmenter' in Intl
    ? [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment)
    : (text.match(SIGN) ?? [])

/** Signs of a text, as its reader counts them. */
export const lengthOf = (text: string): number => graphemes(text).length

/** Code points that a text may have for each sign it may have: a family with its skins is ten, a heap of marks more. */
export const POINTS_OF_SIGN = 10

/** Whether a text has at most so many signs, and no sign is a heap of code points. */
export const fits = (text: string, most: number): boolean =>
  text.length <= most || (lengthOf(text) <= most && [...text].length <= most * POINTS_OF_SIGN)

function begin(text: string, most: number, points: number): string {
  let start = ''
  let count = 0
  for (const [index, sign] of graphemes(text).entries()) {
    count += [...sign].length
    if (index >= most || count > points) break
    start += sign
  }
  return start
}

/** The beginning of a text that fits: whole signs, at most so many. */
export const cut = (text: string, most: number): string =>
  text.length <= most ? text : begin(text, most, most * POINTS_OF_SIGN)

/** The same in at most so many code points, for a platform that counts those. */
export const cutPoints = (text: string, most: number): string =>
  text.length <= most ? text : begin(text, Infinity, most)

/** A text of at most so many signs, whose end is dots where more follows. */
export const shorten = (text: string, most: number): string => (fits(text, most) ? text : `${cut(text, most - 1)}…`)
