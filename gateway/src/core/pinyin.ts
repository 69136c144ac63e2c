/**
 * Chinese words by letters. Texts are spelled when they are indexed; what is typed becomes a pattern, which the database
 * and the program take alike. A reading is written `' dian fan bao'`, a blank before each sign.
 */

const CJK = /[\u3400-\u9fff]/
const SIGNS = /[\u3400-\u9fff]|[a-z0-9]+/g
/** What is typed and can be read as letters: a beginning of signs, then letters. */
const TYPED = /^([\u3400-\u9fff]*)([a-z]+)$/
const MOST_TYPED = 30
/** Ways one text is read: in its context, and each sign once in each of its other ways. */
const MOST_READINGS = 12

/** Whether a text has Chinese signs, which alone are spelled. */
export const isChinese = (text: string): boolean => CJK.test(text)

/** All ways a text is read, the usual one first; «lü» as `lv` and, as many type it, `lu`. None for a text without Chinese. */
export async function readings(text: string): Promise<string[]> {
  const signs = text.normalize('NFKC').toLowerCase().match(SIGNS) ?? []
  if (!signs.some((sign) => CJK.test(sign))) return []
  // loaded here: it is 320 KB of dictionary, and only what indexes reads it
  const { pinyin } = await import('pinyin-pro')
  const options = { toneType: 'none', type: 'array', v: true } as const
  // a run is read as a whole, so that the dictionary of words decides: 重庆 is «chong qing»
  const usual: string[] = []
  for (let at = 0; at < signs.length;) {
    let end = at
    while (CJK.test(signs[end] ?? '')) end += 1
    usual.push(...(end === at ? [signs[at] ?? ''] : pinyin(signs.slice(at, end).join(''), options)))
    at = Math.max(end, at + 1)
  }
  const found = new Set([usual.join(' ')])
  signs.forEach((sign, at) => {
    if (!CJK.test(sign)) return
    const ways = pinyin(sign, { ...options, multiple: true }).flatMap((way) =>
      way.includes('v') ? [way, way.replace('v', 'u')] : [way]
    )
    for (const way of ways) found.add(usual.map((other, place) => (place === at ? way : other)).join(' '))
  })
  return [...found].slice(0, MOST_READINGS).map((reading) => ` ${reading}`)
}

export interface Spelled {
  /** Signs that stand before the letters: «电饭bao» is the end of a word that begins with 电饭. */
  signs: string
  letters: string
  /** A regular expression that a reading matches from a sign on: each letter goes on with its sign or begins the next one. */
  pattern: string
}

/**
 * What is typed as letters of pinyin: full, initials, both mixed, half typed; blanks and apostrophes do not matter.
 * Undefined when it cannot be.
 */
export function spelledBy(typed: string): Spelled | undefined {
  const tidy = typed
    .normalize('NFKC')
    .toLowerCase()
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
