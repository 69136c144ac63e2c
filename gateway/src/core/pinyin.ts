/** How Chinese words are read: for what is indexed to be found by letters (`domain/pinyin`). */

const CJK = /[\u3400-\u9fff]/
const SIGNS = /[\u3400-\u9fff]|[a-z0-9]+/g
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
