import { Text, View } from '@tarojs/components'
import type { Answer } from '@contract'
import { observer } from 'mobx-react-lite'
import { shownDay } from '@/stores/times'
import { Pressable, Tag } from '@/ui'
import { Row } from '@/ui/layout/Box'
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
  /** Takes the shopper's own answer away, where it can be. */
  onRemove?: (() => void) | undefined
}

/** One answer: who wrote it, how long they have had the product, what they say, and how many it helped. */
export const AnswerItem = observer(function AnswerItem({ answer, onRemove }: AnswerItemProps) {
  const { author, byShop, days } = answer
  return (
    <Row align="start" padTop={2} className="answer-item" role="listitem">
      <Avatar name={author} shop={byShop} />
      <View className="ui__grow">
        <Row wrap className="answer-item__who">
          <Text className="ui__size-3 ui__tone-ink ui__bold ui__after-2">{author}</Text>
          {byShop ? <Tag kind="brand">{questionWords('shop')}</Tag> : null}
          {days === undefined ? null : <Tag kind="ok">{boughtWords(days)}</Tag>}
        </Row>
        <View className="ui__size-3 ui__tone-ink ui__above-1 answer-item__text">{answer.text}</View>
        <ModerationNote status={answer.status} refusedFor={answer.refusedFor} />
        <Row justify="between" size={2} tone="ink-3" hit>
          <Text>{shownDay(answer.createdAt)}</Text>
          <Row>
            {answer.own && onRemove ? (
              <Pressable
                className="ui__row ui__justify-center ui__size-2 ui__tone-ink-3 ui__hit answer-item__remove"
                onTap={onRemove}
              >
                <Text>{questionWords('remove')}</Text>
              </Pressable>
            ) : null}
            {answer.status === 'SHOWN' ? <AnswerHelpful answer={answer} /> : null}
          </Row>
        </Row>
      </View>
    </Row>
  )
})
