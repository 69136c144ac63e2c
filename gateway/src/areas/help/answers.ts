/** Common problems as the robot of the chat answers them. */
import { FITS, fitOf } from '../../../../domain/content/chat'
import type { Db } from '../../core/database/database'
import type { Words } from '../../core/words'
import type { ProblemFact } from './schema'
import * as store from './store'

export interface Answerable {
  problemCode: string
  title: Words
  /** Plain text. */
  answer: Words
}

const linesOf = (
  row: { facts: ProblemFact[]; steps: Words[]; note: Words },
  language: keyof Words,
  colon: string
): string =>
  [
    ...row.facts.map(({ name, value }) => `${name[language]}${colon}${value[language]}`),
    ...row.steps.map((step, index) => (row.steps.length > 1 ? `${index + 1}. ${step[language]}` : step[language])),
    row.note[language]
  ]
    .filter((line) => line !== '')
    .join('\n')

const answerable = (row: store.AnswerRow): Answerable => ({
  problemCode: row.problem_code,
  title: row.title,
  answer: { zh: linesOf(row, 'zh', '：'), en: linesOf(row, 'en', ': ') }
})

/** Those that these words are about, what fits best first; none: nothing fits well enough. */
export async function answersTo(db: Db, words: readonly string[], spuCode?: string): Promise<Answerable[]> {
  if (words.length === 0) return []
  const rows = await store.problemsFitting(db, words, spuCode, 4)
  return rows
    .filter((row) => fitOf(words, row.title_words) >= FITS || fitOf(words, row.found_by) >= FITS * 2)
    .map(answerable)
}

/** Returns answers by the codes of their problems. */
export async function answersBy(db: Db, codes: readonly string[]): Promise<Map<string, Answerable>> {
  const rows = await store.problemsBy(db, codes)
  return new Map(rows.map((row) => [row.problem_code, answerable(row)]))
}

/** The most frequent questions, of a product where one is named; from `offset` on. */
export async function askedMost(
  db: Db,
  of: { spuCode?: string | undefined; size: number; offset: number }
): Promise<Answerable[]> {
  return (await store.problemsMost(db, of)).map(answerable)
}
