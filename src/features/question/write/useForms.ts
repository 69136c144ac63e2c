import type { TextProblem } from '@domain/content/question'
import { toast } from '@/platform/feedback'
import { back } from '@/routes'
import { draftOf } from '@/stores'
import { useForm, type Form } from '@/ui/form/useForm'
import { questionWords } from '../messages'
import { answerText, questionText, type TextKind, type Written } from '../rules'
import { answer, ask } from './api'

export type TextForm = Form<Written, 'text', TextProblem>

interface TextFormOptions {
  draft: string
  kind: TextKind
  send: (text: string) => Promise<unknown>
  sent: () => unknown
}

/** A form of one text, which survives a reload and a switch to another app. */
const useTextForm = ({ draft, kind, send, sent }: TextFormOptions): TextForm =>
  useForm({
    begin: { text: '' },
    rules: kind.rules,
    order: ['text'],
    words: (problem) => questionWords(problem, { ...kind.bounds }),
    draft: draftOf(draft),
    send: ({ text }) => send(text),
    sent,
    unanswered: () => questionWords('unanswered')
  })

export const useAskForm = (spuCode: string): TextForm =>
  useTextForm({
    draft: `question:${spuCode}`,
    kind: questionText,
    send: (text) => ask(spuCode, text),
    sent: () => {
      toast(questionWords('asked'))
      return back('questionsList')
    }
  })

export const useAnswerForm = (questionId: string): TextForm =>
  useTextForm({
    draft: `answer:${questionId}`,
    kind: answerText,
    send: (text) => answer(questionId, text),
    sent: () => {
      toast(questionWords('answered'))
      return back('questionsList')
    }
  })
