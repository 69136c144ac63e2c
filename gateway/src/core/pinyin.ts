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
  for (let index = 0; index < signs.length;) {
    let end = index
    while (CJK.test(signs[end] ?? '')) end += 1
    usual.push(...(end === index ? [signs[index] ?? ''] : pinyin(signs.slice(index, end).join(''), options)))
    index = Math.max(end, index + 1)
  }
  const readings = new Set([usual.join(' ')])
  signs.forEach((sign, index) => {
    if (!CJK.test(sign)) return
    const ways = pinyin(sign, { ...options, multiple: true }).flatMap((way) =>
      way.includes('v') ? [way, way.replace('v', 'u')] : [way]
    )
    for (const way of ways) readings.add(usual.map((other, place) => (place === index ? way : other)).join(' '))
  })
  return [...readings].slice(0, MOST_READINGS).map((reading) => ` ${reading}`)
}
