/** What a question and an answer may hold, who may answer, and which questions come first; for app and gateway. */
import { lengthOf } from '../graphemes'
import { tidyWritten } from '../written'

/** Characters. */
export interface Bounds {
  least: number
  most: number
}
export const QUESTION_BOUNDS: Bounds = { least: 4, most: 100 }
export const ANSWER_BOUNDS: Bounds = { least: 2, most: 500 }

/** Questions and answers that one shopper may write in a day. */
export const MOST_WRITTEN = { questionsOfProduct: 5, questions: 20, answers: 30 }

export type TextProblem = 'EMPTY' | 'TOO_SHORT' | 'TOO_LONG' | 'UNSEEN'

function tidyText(input: string, { least, most }: Bounds): { text: string } | { problem: TextProblem } {
  const tidy = tidyWritten(input, most)
  if ('problem' in tidy) return tidy
  if (tidy.text === '') return { problem: 'EMPTY' }
  return lengthOf(tidy.text) < least ? { problem: 'TOO_SHORT' } : tidy
}

/** A question as it is kept: one line. */
export const tidyQuestion = (input: string) => tidyText(input.replace(/[\s\u2028\u2029]+/g, ' '), QUESTION_BOUNDS)

/** Returns an answer as it is kept, or what is wrong with it. */
export const tidyAnswer = (input: string) => tidyText(input, ANSWER_BOUNDS)

/** When somebody first bought a product, and when they first received it. */
export interface FirstBuy {
  boughtAt?: number
  receivedAt?: number
}

/** Why somebody can't answer a question; undefined: they can. */
export type AnswerBar = 'OWN_QUESTION' | 'ANSWERED' | 'NOT_BOUGHT' | 'NOT_RECEIVED'

/** Returns why somebody can't answer a question; undefined: they can. */
export function barOf(asker: { own: boolean; answered: boolean }, buy: FirstBuy): AnswerBar | undefined {
  if (asker.own) return 'OWN_QUESTION'
  if (asker.answered) return 'ANSWERED'
  if (buy.receivedAt !== undefined) return undefined
  return buy.boughtAt === undefined ? 'NOT_BOUGHT' : 'NOT_RECEIVED'
}

/** What a question is listed by: answered ones first, then by how many its answers helped. */
export const weightOf = (answers: number, helpful: number): number => (answers === 0 ? 0 : 1 + answers + helpful)
