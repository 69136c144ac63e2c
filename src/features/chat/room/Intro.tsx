import { View } from '@tarojs/components'
import { Text } from '@/ui/layout/Text'
import { Row } from '@/ui/layout/Box'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { classes, hasSpaces, Icon, Pressable, RetryNote, Skeleton } from '@/ui'
import { Face } from '../face/Face'
import { roomWords as t } from './messages'
import { useFront, type Front, type Opened } from './useFront'
import './room.scss'

interface IntroProps {
  opened: Opened
  /** The first page, which the screen has asked for. */
  first: Front
  /** Asks a question; without it its answer opens where it stands, as for a visitor. */
  onAsk?: (problemCode: string, title: string) => void
  onPerson: () => void
}

/** What the robot begins with: what is asked most of what the chat was opened with. */
export const Intro = observer(function Intro({ opened, first, onAsk, onPerson }: IntroProps) {
  const [page, setPage] = useState(1)
  const [open, setOpen] = useState<string>()
  const more = useFront(opened, page, page > 1)
  const front = page > 1 ? more : first
  const { data } = front
  const tap = (problemCode: string, title: string) => {
    if (onAsk) onAsk(problemCode, title)
    else setOpen(open === problemCode ? undefined : problemCode)
  }
  return (
    <Row align="start" gap={2} className="chat-line" role="listitem">
      <Face of="ROBOT" />
      <View className="chat-line__content">
        <View className="chat-bubble chat-bubble--intro">
          {data === undefined ? (
            front.status === 'failed' ? (
              <RetryNote onRetry={front.reload} />
            ) : (
              <View
                key="wait"
                className={classes('chat-intro-wait', hasSpaces(t('greet')) && 'chat-intro-wait--words')}
              >
                <Skeleton of={['.chat-intro-line', ...Array<string>(4).fill('.chat-question')]} />
              </View>
            )
          ) : (
            <>
              <View className="chat-intro-line">{t(data.product === undefined ? 'greet' : 'greetProduct')}</View>
              {data.questions.map(({ problemCode, title, answer }) => (
                <View key={problemCode}>
                  <Pressable
                    className="chat-question"
                    {...(onAsk ? {} : { pressed: open === problemCode })}
                    onTap={() => tap(problemCode, title)}
                  >
                    <View className="ui__grow">{title}</View>
                    <Icon name={open === problemCode ? 'down' : 'right'} size={14} color="disabled" />
                  </Pressable>
                  {open === problemCode ? (
                    <Text loose breaks className="chat-words chat-answer">
                      {answer}
                    </Text>
                  ) : null}
                </View>
              ))}
              <View className="chat-intro-foot">
                {data.more || page > 1 ? (
                  <Pressable
                    className="ui__row ui__gap-1 ui__justify-center ui__size-3 ui__hit chat-intro-foot__one"
                    onTap={() => setPage(data.more ? page + 1 : 1)}
                  >
                    <Icon name="refresh" size={16} />
                    <View>{t('others')}</View>
                  </Pressable>
                ) : null}
                <Pressable
                  className="ui__row ui__gap-1 ui__justify-center ui__size-3 ui__hit chat-intro-foot__one chat-intro-foot__one--person"
                  onTap={onPerson}
                >
                  <Icon name="headset" size={16} />
                  <View>{t('person')}</View>
                </Pressable>
              </View>
            </>
          )}
        </View>
      </View>
    </Row>
  )
})
