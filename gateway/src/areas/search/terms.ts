/** Cutting text into what the search index holds. Pure. */

const CJK = /[\u3400-\u9fff]+/g
const LATIN = /[a-z0-9]+(?:[-./][a-z0-9]+)*/g
/** Words too common to tell products apart. */
const STOP = new Set(['the', 'a', 'an', 'of', 'for', 'with', 'and', 'in', 'to'])
const LONGEST_PREFIX = 12

/** Lower case, full-width letters made half-width. */
export const normalise = (text: string): string => text.normalize('NFKC').toLowerCase().trim()

/** «cookers» and «cooker» are one word; digits and short words stay. */
function stem(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(?:s|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2)
  return word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
}

const latinWords = (text: string): string[] =>
  (text.match(LATIN) ?? []).map((word) => stem(word.replace(/[-./]/g, ''))).filter((word) => !STOP.has(word))

/** Model numbers are found with and without their hyphens. */
export const modelTerm = (model: string): string => normalise(model).replace(/[^a-z0-9]/g, '')

/** A kind of thing in one spelling, to tell «rice cooker» from «rice cooker parts». */
export const kindKey = (text: string): string => {
  const tidy = normalise(text)
  return [...(tidy.match(CJK) ?? []), ...latinWords(tidy)].join(' ')
}

/** Terms a text is found by: bigrams and single characters of Chinese, whole words and their beginnings of Latin. */
export function indexTerms(text: string): string[] {
  const terms = new Set<string>()
  const tidy = normalise(text)
  for (const run of tidy.match(CJK) ?? []) {
    for (let index = 0; index < run.length; index += 1) {
      terms.add(run.slice(index, index + 1))
      if (index + 1 < run.length) terms.add(run.slice(index, index + 2))
    }
  }
  for (const word of latinWords(tidy)) {
    terms.add(word)
    for (let length = 2; length <= Math.min(word.length, LONGEST_PREFIX); length += 1)
      terms.add(`${word.slice(0, length)}*`)
    // «4L» is also found by «4 l»: the parts of a mixed word are words.
    for (const part of word.match(/[a-z]+|\d+/g) ?? []) if (part !== word) terms.add(part).add(`${part}*`)
  }
  return [...terms]
}

/** A code is found as a whole, with and without its hyphens: beginnings of bar codes would answer to every number. */
export const codeTerms = (code: string): string[] => {
  const term = modelTerm(code)
  return [term, `${term}*`]
}

/** Terms of a query; a hit has all of them. The last Latin word may be half typed. */
export function queryTerms(text: string): string[] {
  const terms = new Set<string>()
  const tidy = normalise(text)
  for (const run of tidy.match(CJK) ?? []) {
    if (run.length === 1) terms.add(run)
    for (let index = 0; index + 1 < run.length; index += 1) terms.add(run.slice(index, index + 2))
  }
  const words = latinWords(tidy)
  words.forEach((word, index) => {
    const halfTyped = index === words.length - 1 && word.length >= 2 && word.length <= LONGEST_PREFIX
    terms.add(halfTyped ? `${word}*` : word)
  })
  return [...terms]
}

/** Whether a synonym stands in a query: anywhere in Chinese, as whole words in Latin. */
function stands(query: string, word: string): boolean {
  if (/[\u3400-\u9fff]/.test(word)) return query.includes(word)
  return ` ${query.replace(/[^a-z0-9]+/g, ' ')} `.includes(` ${word} `) || ` ${query} `.includes(` ${word}s `)
}

/** The query itself and the same with each synonym put in place of a word, at most twelve. */
export function alternatives(text: string, groups: readonly (readonly string[])[]): string[] {
  const query = normalise(text)
  const queries = new Set([query])
  for (const group of groups) {
    // The longer of «饭煲» and «电饭煲» in one group is what stands there.
    const word = [...group].sort((a, b) => b.length - a.length).find((candidate) => stands(query, normalise(candidate)))
    if (word === undefined) continue
    for (const other of group) if (other !== word) queries.add(query.replace(normalise(word), normalise(other)))
  }
  return [...queries].slice(0, 12)
}

/** The same for all words that search for the same: in other letters, with other blanks, or by a synonym. */
export const meaningKey = (text: string, groups: readonly (readonly string[])[]): string => {
  const inAnyOrder = (spelling: string): string => kindKey(spelling).split(' ').sort().join(' ')
  return [...new Set(alternatives(kindKey(text), groups).map(inAnyOrder))].sort().join('|')
}
