import type { AskedProduct, Question } from '@contract'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import type { RemoteList } from '@/api'
import { PagedList } from '@/ui/list/PagedList'
import { QuestionCard } from '../card/QuestionCard'
import { QuestionsSkeleton } from './QuestionsSkeleton'

type Row = Question & { product?: AskedProduct }

/** px, with the space below it. */
const cardHeight = 220
const idOf = ({ questionId }: Row) => questionId
const kindOf = ({ answers, newAnswers, product }: Row) => `${answers.length} ${newAnswers > 0} ${product !== undefined}`

interface QuestionListProps {
  list: RemoteList<Row>
  /** What was searched for: another list starts at its top. */
  name: string
  empty: ReactNode
  onRetry: () => unknown
  /** Whether the shopper may answer a question; default: none of them. */
  mayAnswer?: (question: Row) => boolean
}

const never = () => false

/** Questions as cards. */
export const QuestionList = observer(function QuestionList({ mayAnswer = never, ...props }: QuestionListProps) {
  return (
    <PagedList {...props} keyOf={idOf} kindOf={kindOf} about={cardHeight} skeleton={<QuestionsSkeleton />}>
      {(question) => <QuestionCard question={question} product={question.product} mayAnswer={mayAnswer(question)} />}
    </PagedList>
  )
})
