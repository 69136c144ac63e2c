import { Text, View } from '@tarojs/components'
import type { Answer } from '@contract'
import { observer } from 'mobx-react-lite'
import { shownDay } from '@/stores/times'
import { Pressable, Tag } from '@/ui'
import { Avatar } from '@/ui/list/Avatar'
import { questionWords } from '../messages'
import { ModerationNote } from './ModerationNote'
import { AnswerHelpful } from './AnswerHelpful'
import './QuestionCard.scss'

/** How long a buyer had had the product when they answered. */
const boughtWords = (days: number): string =>
  days > 0 ? questionWords('bought', { days }) : questionWords('boughtToday')

interface AnswerItemProps {
  answer: Answer
  /** Of the shopper's own, where it can be taken away. */
  onRemove?: (() => void) | undefined
}

/** One answer: who wrote it, how long they have had the product, what they say, and how many it helped. */
export const AnswerItem = observer(function AnswerItem({ answer, onRemove }: AnswerItemProps) {
  const { author, byShop, days } = answer
  return (
    <View className="answer-item" role="listitem">
      <Avatar name={author} shop={byShop} />
      <View className="answer-item__body">
        <View className="answer-item__who">
          <Text className="answer-item__name">{author}</Text>
          {byShop ? <Tag kind="brand">{questionWords('shop')}</Tag> : null}
          {days === undefined ? null : <Tag kind="ok">{boughtWords(days)}</Tag>}
        </View>
        <View className="answer-item__text">{answer.text}</View>
        <ModerationNote status={answer.status} refusedFor={answer.refusedFor} />
        <View className="answer-item__foot">
          <Text>{shownDay(answer.createdAt)}</Text>
          <View className="answer-item__acts">
            {answer.own && onRemove ? (
              <Pressable className="answer-item__remove" onTap={onRemove}>
                <Text>{questionWords('remove')}</Text>
              </Pressable>
            ) : null}
            {answer.status === 'SHOWN' ? <AnswerHelpful answer={answer} /> : null}
          </View>
        </View>
      </View>
    </View>
  )
})
