import { View } from '@tarojs/components'
import type { Answer, DataOf } from '@contract'
import { observer } from 'mobx-react-lite'
import type { RemoteList } from '@/api'
import { shownDay } from '@/stores/times'
import { EmptyState } from '@/ui'
import { PagedBody } from '@/ui/list/PagedList'
import { AnswerItem } from '../card/AnswerItem'
import { ModerationNote } from '../card/ModerationNote'
import { ProductLine } from '../card/ProductLine'
import { QuestionMark } from '../card/QuestionMark'
import { questionWords } from '../messages'
import { QuestionsSkeleton } from '../list/QuestionsSkeleton'
import { removeAnswer } from './removal'
import '../card/QuestionCard.scss'
import './QuestionAnswers.scss'

interface QuestionAnswersProps {
  question: DataOf<'GET /o2cmt/v1/pub/consults/detail'>
  answers: RemoteList<Answer>
}

const Answers = observer(function Answers({ question, answers }: QuestionAnswersProps) {
  return (
    <PagedBody
      list={answers}
      skeleton={<QuestionsSkeleton />}
      onRetry={answers.restart}
      empty={
        <EmptyState
          drawing="order"
          title={questionWords('answersEmpty')}
          note={questionWords(question.own ? 'ownEmptyNote' : 'answersEmptyNote')}
        />
      }
    >
      <View className="question-answers" role="list">
        {answers.rows.map((answer) => (
          <AnswerItem key={answer.answerId} answer={answer} onRemove={() => void removeAnswer(answer.answerId)} />
        ))}
      </View>
    </PagedBody>
  )
})

/** A question, what it is about, and all answers to it. */
export const QuestionAnswers = observer(function QuestionAnswers({ question, answers }: QuestionAnswersProps) {
  const { answerCount } = question
  return (
    <View>
      <ProductLine product={question.product} />
      <View className="asked">
        <View className="asked__line">
          <QuestionMark of="ask" />
          <View className="asked__text" role="heading" aria-level={2}>
            {question.text}
          </View>
        </View>
        <View className="asked__by">
          {questionWords('askedOn', { name: question.author, day: shownDay(question.createdAt) })}
        </View>
        <ModerationNote status={question.status} refusedFor={question.refusedFor} />
      </View>
      {answerCount > 0 ? (
        <View className="asked__count">{questionWords('answers', { count: answerCount })}</View>
      ) : null}
      {question.status === 'SHOWN' ? <Answers question={question} answers={answers} /> : null}
    </View>
  )
})
