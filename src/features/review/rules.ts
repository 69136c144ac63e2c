/** What a list of reviews needs to decide, without a screen. */
import type { ReviewKind } from '@domain/content/review'

/** A part of a text; `marked`: words that the chosen tag stands for. */
export interface Piece {
  text: string
  marked: boolean
}

/** A text with every place where the words stand, in small or large letters; in one piece when there are none. */
export function piecesOf(text: string, words: string | undefined): Piece[] {
  const needle = words?.toLowerCase() ?? ''
  const lower = text.toLowerCase()
  // letters that change their length in lower case would put the marks beside the words
  if (needle === '' || lower.length !== text.length) return [{ text, marked: false }]
  const pieces: Piece[] = []
  let from = 0
  for (let position = lower.indexOf(needle); position >= 0; position = lower.indexOf(needle, from)) {
    if (position > from) pieces.push({ text: text.slice(from, position), marked: false })
    from = position + needle.length
    pieces.push({ text: text.slice(position, from), marked: true })
  }
  if (from < text.length || pieces.length === 0) pieces.push({ text: text.slice(from), marked: false })
  return pieces
}

/** '4.9' of 49 tenths. */
export const tenths = (value: number): string => `${Math.floor(value / 10)}.${value % 10}`

/** What a list shows: a kind or one tag, of one version or of all. */
export interface ReviewFilter {
  kind: ReviewKind
  tagCode?: string | undefined
  skuCode?: string | undefined
  sort: 'HELPFUL' | 'NEWEST'
}

export const everyReview: ReviewFilter = { kind: 'ALL', sort: 'HELPFUL' }

/** Whether less than everything is asked for. */
export const narrows = ({ kind, tagCode, skuCode }: ReviewFilter): boolean =>
  kind !== 'ALL' || tagCode !== undefined || skuCode !== undefined

/** What the list is asked by; a tag is asked without a kind. */
export const queryOf = (spuCode: string, { kind, tagCode, skuCode, sort }: ReviewFilter) => ({
  spuCode,
  ...(skuCode === undefined ? {} : { skuCode }),
  ...(tagCode === undefined ? { kind } : { tagCode }),
  sort
})

/** What takes no SVG is given the drawn pictures as PNG; photographs are what they are. */
export const fileOf = (path: string): string => path.replace(/^(\/storage\/pictures\/.*)\.svg$/, '$1.png')
