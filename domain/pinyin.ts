/**
 * Chinese words by letters. Texts are spelled when they are indexed; what is typed becomes a pattern, which a database and the
 * program take alike. A reading is written `' dian fan bao'`, a blank before each sign. Pure.
 */

/** What is typed and can be read as letters: a beginning of signs, then letters. */
const TYPED = /^([\u3400-\u9fff]*)([a-z]+)$/
const MOST_TYPED = 30

export interface Spelled {
  /** Signs that stand before the letters: «电饭bao» is the end of a word that begins with 电饭. */
  signs: string
  letters: string
  /** A regular expression that a reading matches from a sign on: each letter goes on with its sign or begins the next one. */
  pattern: string
}

/** Typed letters as a keyboard without marks has them: of one width, without tones, and without hyphens between signs. */
export const plainLetters = (input: string): string =>
  input
    .normalize('NFKD')
    .replace(/[\u0300\u0301\u0304\u030c]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/([a-z])-(?=[a-z])/g, '$1')

/**
 * What is typed as letters of pinyin: full, initials, both mixed, half typed; blanks and apostrophes do not matter.
 * Undefined when it cannot be.
 */
export function spelledBy(input: string): Spelled | undefined {
  const tidy = plainLetters(input)
    .replace(/[\s'’]+/g, '')
    .replaceAll('ü', 'v')
  const [, signs, letters] = TYPED.exec(tidy) ?? []
  if (signs === undefined || letters === undefined || tidy.length > MOST_TYPED) return undefined
  return {
    signs,
    letters,
    pattern: `${' [a-z0-9]+'.repeat(signs.length)} ${[...letters].join('([a-z0-9]* )?')}`
  }
}

/** How well a reading fits letters: 0 it is them, 1 they begin it, 2 they are its initials, 3 they begin those, 4 else. */
export function fitOf(reading: string, { signs, letters }: Spelled): number {
  const rest = reading.trim().split(' ').slice(signs.length)
  const full = rest.join('')
  const initials = rest.map((syllable) => syllable.slice(0, 1)).join('')
  if (full === letters) return 0
  if (initials === letters) return 1
  if (full.startsWith(letters)) return 2
  return initials.startsWith(letters) ? 3 : 4
}
