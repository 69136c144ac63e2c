import { View } from '@tarojs/components'
import type { AskedProduct, Question } from '@contract'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import type { RemoteList } from '@/api'
import { FailedState, ListEnd, RetryNote, Windowed } from '@/ui'
import { QuestionCard } from '../card/QuestionCard'
import { QuestionsSkeleton } from './QuestionsSkeleton'
import './QuestionList.scss'

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
}

/** Questions in one of the four states; what is held stays when asking again fails. */
export const QuestionList = observer(function QuestionList({ list, name, empty, onRetry }: QuestionListProps) {
  if (list.rows.length === 0) {
    if (list.status === 'loading') return <QuestionsSkeleton />
    if (list.status === 'failed') return <FailedState error={list.error} onRetry={onRetry} />
    return <>{empty}</>
  }
  return (
    <View
      className={list.isPrevious ? 'question-list question-list--waiting' : 'question-list'}
      aria-busy={list.isPrevious}
    >
      <View>{list.status === 'failed' ? <RetryNote onRetry={onRetry} /> : null}</View>
      <Windowed key={name} items={list.rows} keyOf={idOf} kindOf={kindOf} about={cardHeight} role="list">
        {(question) => <QuestionCard question={question} product={question.product} />}
      </Windowed>
      <ListEnd list={list} />
    </View>
  )
})
