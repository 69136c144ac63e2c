import { observer } from 'mobx-react-lite'
import { AssistRules, AssistRuleSkeleton, useAssistRule } from '@/features/assist'
import { definePage } from '@/page'
import type { RouteParams } from '@/routes'
import { Screen, StateView } from '@/ui'

/** By which rules friends help. */
const AssistmentRule = observer(function AssistmentRule({ activityCode }: RouteParams['assistmentRule']) {
  const rule = useAssistRule(activityCode)
  return (
    <Screen onPullRefresh={rule.reload}>
      <StateView remote={rule}>{(content) => <AssistRules rule={content} />}</StateView>
    </Screen>
  )
})

export default definePage('assistmentRule', {
  body: (params) => <AssistmentRule {...params} />,
  skeleton: <AssistRuleSkeleton />
})
