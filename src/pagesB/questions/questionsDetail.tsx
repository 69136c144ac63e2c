import { View } from '@tarojs/components'
import {
  QuestionAnswers,
  QuestionMissing,
  QuestionsSkeleton,
  questionWords,
  removeQuestion,
  useMayAnswer,
  useQuestion
} from '@/features/question'
import { definePage } from '@/page'
import { back, go, type RouteParams } from '@/routes'
import { BottomBar, Button, Screen, StateView } from '@/ui'
import { Row } from '@/ui/layout/Box'

/** One question with all its answers; the way to answer it, or to take one's own away. */
function QuestionsDetail({ questionId }: RouteParams['questionsDetail']) {
  const { detail, answers, reload } = useQuestion(questionId)
  const question = detail.missing ? undefined : detail.data
  const mayAnswer = useMayAnswer(question)
  const remove = async () => {
    if (await removeQuestion(questionId)) await back('questionsList')
  }
  return (
    <Screen
      onReachBottom={() => void answers.loadMore()}
      onPullRefresh={reload}
      footer={
        question && !question.own && !question.answered ? (
          <BottomBar>
            <Button
              block
              size="l"
              kind={mayAnswer ? 'outline' : 'filled'}
              onTap={() => void go('postQuestions', { spuCode: question.spuCode })}
            >
              {questionWords('askBuyers')}
            </Button>
            {mayAnswer ? (
              <Button block size="l" onTap={() => void go('answerQuestions', { questionId })}>
                {questionWords('iAnswer')}
              </Button>
            ) : null}
          </BottomBar>
        ) : undefined
      }
    >
      <StateView remote={detail} missing={<QuestionMissing />}>
        {(questionDetail) => (
          <View>
            <QuestionAnswers question={questionDetail} answers={answers} />
            {questionDetail.own ? (
              <Row align="stretch" justify="center" pad={4}>
                <Button kind="text" danger onTap={remove}>
                  {questionWords('removeQuestion')}
                </Button>
              </Row>
            ) : null}
          </View>
        )}
      </StateView>
    </Screen>
  )
}

export default definePage('questionsDetail', { body: QuestionsDetail, skeleton: <QuestionsSkeleton /> })
