import { Text, View } from '@tarojs/components'
import type { AskedProduct, Question } from '@contract'
import { observer } from 'mobx-react-lite'
import { go } from '@/routes'
import { Icon, Pressable } from '@/ui'
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
}

/** One question with its most helpful answers; the way to all of them, or to answering it. */
export const QuestionCard = observer(function QuestionCard({ question, product }: QuestionCardProps) {
  const { questionId, answerCount, newAnswers, answers, own } = question
  const open = () => void go('questionsDetail', { questionId })
  return (
    <View className="question-card" role="listitem">
      {newAnswers > 0 ? (
        <View className="question-card__new">{questionWords('newAnswers', { count: newAnswers })}</View>
      ) : null}
      {product ? <ProductLine product={product} small /> : null}
      <Pressable className="question-card__ask" role="link" onTap={open}>
        <QuestionMark of="ask" />
        <Text className="question-card__text">{question.text}</Text>
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
        <Pressable className="question-card__all" role="link" onTap={open}>
          <Text>{questionWords('seeAnswers', { count: answerCount })}</Text>
          <Icon name="right" size={14} color="ink-3" />
        </Pressable>
      ) : question.status === 'SHOWN' ? (
        <View className="question-card__none">
          <Icon name="clock" size={16} color="ink-3" />
          <Text className="question-card__none-words">{questionWords('noAnswer')}</Text>
          {own || question.answered ? null : (
            <Pressable
              className="question-card__answer"
              label={`${questionWords('iAnswer')} ${question.text}`}
              onTap={() => void go('answerQuestions', { questionId })}
            >
              <Text className="question-card__pill">{questionWords('iAnswer')}</Text>
            </Pressable>
          )}
        </View>
      ) : null}
    </View>
  )
})
