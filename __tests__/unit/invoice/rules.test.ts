import { markWords } from '@/features/invoice/rules'

const hits = (text: string, words: string) =>
  markWords(text, words).map((part) => (part.hit ? `[${part.text}]` : part.text))

describe('the marked part of a company name', () => {
  test.each([
    ['the typed words, in either case', '青禾 Home 电器', 'home', ['青禾 ', '[Home]', ' 电器']],
    ['at the end', '青禾电器', '电器', ['青禾', '[电器]']],
    ['nothing where nothing was typed', '青禾电器', '', ['青禾电器']],
    ['nothing where it is not there', '青禾电器', '云杉', ['青禾电器']],
    ['no half of a letter with a mark', 'Cafe\u0301 青禾', 'cafe', ['Cafe\u0301 青禾']],
    ['no half of a rare character', '𠮷野电器', '\uD842', ['𠮷野电器']],
    ['the right place after a letter that grows in lower case', 'İzmir 电器', '电器', ['İzmir ', '[电器]']]
  ])('is %s', (_, text, words, parts) => {
    expect(hits(text, words)).toEqual(parts)
  })
})
