/** What the forms of questions and answers check before they are sent. */
import {
  ANSWER_BOUNDS,
  QUESTION_BOUNDS,
  tidyAnswer,
  tidyQuestion,
  type Bounds,
  type TextProblem
} from '@domain/content/question'
import type { FormRules } from '@/ui/form/rules'

/** What is written in either form. */
export interface Written {
  text: string
}
export type WrittenRules = FormRules<Written, 'text', TextProblem>

/** A form of one text: its rule, and how long it may be. */
export interface TextKind {
  bounds: Bounds
  rules: WrittenRules
}

const kindOf = (bounds: Bounds, tidy: (text: string) => { text: string } | { problem: TextProblem }): TextKind => ({
  bounds,
  rules: {
    text: ({ text }) => {
      const result = tidy(text)
      return 'problem' in result ? result.problem : undefined
    }
  }
})

export const questionText = kindOf(QUESTION_BOUNDS, tidyQuestion)
export const answerText = kindOf(ANSWER_BOUNDS, tidyAnswer)
