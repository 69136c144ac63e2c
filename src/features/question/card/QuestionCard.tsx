import { Text, View } from '@tarojs/components'
import type { AskedProduct, Question } from '@contract'
import { observer } from 'mobx-react-lite'
import { go } from '@/routes'
import { Icon, Pressable } from '@/ui'
import { Row } from '@/ui/layout/Box'
import { QuestionMark } from './QuestionMark'
import { questionWords } from '../messages'
import { AnswerItem } from './AnswerItem'
import { ModerationNote } from './ModerationNote'
import { ProductLine } from './ProductLine'
import './QuestionCard.scss'

interface QuestionCardProps {
  question: Question
  /** Where questions about several products stand together. */
  product?: AskedProduct | undefined
  /** The shopper received the product and has not answered: the card leads to it. */
  mayAnswer: boolean
}

/** One question with its most helpful answers; the way to all of them, or to answering it. */
export const QuestionCard = observer(function QuestionCard({ question, product, mayAnswer }: QuestionCardProps) {
  const { questionId, answerCount, newAnswers, answers } = question
  const open = () => void go('questionsDetail', { questionId })
  return (
    <View className="question-card" role="listitem">
      {newAnswers > 0 ? (
        <Row size={3} tone="action" weight="bold" className="question-card__new">
          {questionWords('newAnswers', { count: newAnswers })}
        </Row>
      ) : null}
      {product ? <ProductLine product={product} small /> : null}
      <Pressable
        className="ui__row ui__align-start ui__pad-y-2 ui__hit ui__wide ui__left question-card__ask"
        role="link"
        onTap={open}
      >
        <QuestionMark of="ask" />
        <Text className="ui__size-4 ui__tone-ink ui__bold ui__tight ui__grow question-card__text">{question.text}</Text>
      </Pressable>
      <ModerationNote status={question.status} refusedFor={question.refusedFor} />
      {answers.length > 0 ? (
        <View role="list">
          {answers.map((answer) => (
            <AnswerItem key={answer.answerId} answer={answer} />
          ))}
        </View>
      ) : null}
      {answerCount > 0 ? (
        <Pressable
          className="ui__row ui__justify-center ui__size-3 ui__tone-ink-3 ui__hit ui__wide question-card__all"
          role="link"
          onTap={open}
        >
          <Text>{questionWords('seeAnswers', { count: answerCount })}</Text>
          <Icon name="right" size={14} color="ink-3" />
        </Pressable>
      ) : question.status === 'SHOWN' ? (
        <Row size={3} tone="ink-3" hit>
          <Icon name="clock" size={16} color="ink-3" />
          <Text className="ui__before-1 ui__grow">{questionWords('noAnswer')}</Text>
          {mayAnswer ? (
            <Pressable
              className="ui__row ui__hit"
              label={`${questionWords('iAnswer')} ${question.text}`}
              onTap={() => void go('answerQuestions', { questionId })}
            >
              <Text className="ui__size-3 ui__tone-action ui__bold question-card__pill">
                {questionWords('iAnswer')}
              </Text>
            </Pressable>
          ) : null}
        </Row>
      ) : null}
    </View>
  )
})
