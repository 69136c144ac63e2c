import { View } from '@tarojs/components'
import type { DataOf } from '@contract'
import { observer } from 'mobx-react-lite'
import {
  AnswerBarred,
  Asked,
  QuestionMissing,
  questionWords,
  TextCard,
  useAnswerForm,
  useAnswering
} from '@/features/question'
import { definePage } from '@/page'
import type { RouteParams } from '@/routes'
import { Screen, Skeleton, StateView } from '@/ui'
import { FormScreen } from '@/ui/form/FormScreen'

type Detail = DataOf<'GET /o2cmt/v1/pub/consults/detail'>

const Answering = observer(function Answering({ question, days }: { question: Detail; days: number }) {
  const form = useAnswerForm(question.questionId)
  return (
    <FormScreen form={form} action={questionWords('send')}>
      <Asked question={question} />
      <TextCard
        form={form}
        what="yourAnswer"
        hint={questionWords('answerHint')}
        tips={days > 0 ? questionWords('answerTips', { days }) : questionWords('answerTipsToday')}
        rules={questionWords('answerRules')}
      />
    </FormScreen>
  )
})

/** Answers a question; a shopper who may not reads why before they write. */
function AnswerQuestions({ questionId }: RouteParams['answerQuestions']) {
  const { remote, question, bar, days = 0, missing } = useAnswering(questionId)
  if (question && bar === undefined) return <Answering question={question} days={days} />
  return (
    <Screen>
      <StateView remote={{ ...remote, missing }} missing={<QuestionMissing />}>
        {(questionDetail) => (
          <View>
            <Asked question={questionDetail.question} />
            {bar ? <AnswerBarred bar={bar} question={questionDetail.question} /> : null}
          </View>
        )}
      </StateView>
    </Screen>
  )
}

export default definePage('answerQuestions', { body: AnswerQuestions, skeleton: <Skeleton shape="form" count={2} /> })
