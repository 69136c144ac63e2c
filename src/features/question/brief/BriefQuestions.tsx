import { Text, View } from '@tarojs/components'
import type { DataOf } from '@contract'
import { observer } from 'mobx-react-lite'
import { currentLocale } from '@/i18n'
import { soldCount } from '@/lib/counts'
import { go } from '@/routes'
import { Button, Card, Pressable } from '@/ui'
import { Row } from '@/ui/layout/Box'
import { QuestionMark } from '../card/QuestionMark'
import { questionWords } from '../messages'
import { useQuery } from './calls'
import './BriefQuestions.scss'

/** What a product's page says of its questions; nothing when they can't be had. */
export const BriefQuestions = observer(function BriefQuestions({ spuCode }: { spuCode: string }) {
  const { data } = useQuery('GET /o2cmt/v1/pub/consults/brief', { query: { spuCode } })
  if (data === undefined) return null
  if (data.total > 0) return <AskedBefore spuCode={spuCode} brief={data} />
  return (
    <Card className="brief-questions" title={questionWords('briefNone')}>
      <Row justify="between">
        <Text className="ui__size-3 ui__tone-ink-3">{questionWords('none')}</Text>
        <Button kind="outline" size="s" onTap={() => void go('postQuestions', { spuCode })}>
          {questionWords('goAsk')}
        </Button>
      </Row>
    </Card>
  )
})

interface AskedBeforeProps {
  spuCode: string
  brief: Pick<DataOf<'GET /o2cmt/v1/pub/consults/brief'>, 'total' | 'list'>
}

/** The questions about a product that helped most, each with an answer; nothing when there are none. */
export const AskedBefore = observer(function AskedBefore({ spuCode, brief: { total, list } }: AskedBeforeProps) {
  if (total === 0) return null
  return (
    <Card
      className="brief-questions"
      title={questionWords('brief', { count: soldCount(total, currentLocale()) })}
      more={{ label: questionWords('briefAll'), onTap: () => void go('questionsList', { spuCode }) }}
    >
      <View role="list">
        {list.map(({ questionId, text, answers: [answer] }) => (
          <View key={questionId} role="listitem">
            <Pressable
              className="ui__pad-y-2 ui__block ui__wide ui__left"
              role="link"
              onTap={() => void go('questionsDetail', { questionId })}
            >
              <Row align="start" className="brief-questions__line">
                <QuestionMark of="ask" small />
                <Text className="ui__size-3 ui__tone-ink ui__bold ui__grow brief-questions__ask">{text}</Text>
              </Row>
              <Row align="start" className="brief-questions__line">
                <QuestionMark of="answer" small />
                <Text className="ui__size-3 ui__tone-ink-2 ui__lines-2 ui__grow brief-questions__answer">
                  {answer ? answer.text : questionWords('noAnswer')}
                </Text>
              </Row>
            </Pressable>
          </View>
        ))}
      </View>
    </Card>
  )
})
