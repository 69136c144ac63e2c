import { View } from '@tarojs/components'
import type { Answer, DataOf } from '@contract'
import { observer } from 'mobx-react-lite'
import type { RemoteList } from '@/api'
import { shownDay } from '@/stores/times'
import { EmptyState } from '@/ui'
import { Row } from '@/ui/layout/Box'
import { Text } from '@/ui/layout/Text'
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
        <Row align="start">
          <QuestionMark of="ask" />
          <Text size={5} tone="ink" weight="bold" tight grow className="asked__text" heading={2}>
            {question.text}
          </Text>
        </Row>
        <Text size={2} tone="ink-3" above={2}>
          {questionWords('askedOn', { name: question.author, day: shownDay(question.createdAt) })}
        </Text>
        <ModerationNote status={question.status} refusedFor={question.refusedFor} />
      </View>
      {answerCount > 0 ? (
        <Text size={3} tone="ink" weight="bold" className="asked__count">
          {questionWords('answers', { count: answerCount })}
        </Text>
      ) : null}
      {question.status === 'SHOWN' ? <Answers question={question} answers={answers} /> : null}
    </View>
  )
})
