import type { Question } from '@contract'
import type { AnswerBar } from '@domain/content/question'
import { observer } from 'mobx-react-lite'
import { go } from '@/routes'
import { EmptyState } from '@/ui'
import { questionWords } from '../messages'

interface AnswerBarredProps {
  bar: AnswerBar
  question: Pick<Question, 'questionId' | 'spuCode'>
}

/** Why the shopper can't answer, and what they can do instead. */
export const AnswerBarred = observer(function AnswerBarred({ bar, question }: AnswerBarredProps) {
  const { questionId, spuCode } = question
  const actions = {
    NOT_BOUGHT: { label: questionWords('toProduct'), onTap: () => go('productDetail', { spuCode }) },
    NOT_RECEIVED: { label: questionWords('toOrders'), onTap: () => go('myOrder', { status: 'WAIT_RECEIVE' }) },
    OWN_QUESTION: {
      label: questionWords('toQuestion'),
      onTap: () => go('questionsDetail', { questionId }, { replace: true })
    },
    ANSWERED: {
      label: questionWords('toQuestion'),
      onTap: () => go('questionsDetail', { questionId }, { replace: true })
    }
  }
  return (
    <EmptyState drawing="order" title={questionWords(bar)} note={questionWords(`${bar}_NOTE`)} action={actions[bar]} />
  )
})
