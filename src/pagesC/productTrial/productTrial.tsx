import { observer } from 'mobx-react-lite'
import { barShare, screenSubject, useShareCard } from '@/features/share'
import { TrialsSkeleton, TrialsView, useTrials, type TrialTab } from '@/features/trial'
import { OneTrial, trialSubject, useTrial } from '@/features/trial/one'
import { definePage } from '@/page'
import { go, type RouteParams } from '@/routes'
import { Screen } from '@/ui'

const One = observer(function One({ trialCode }: { trialCode: string }) {
  const remote = useTrial(trialCode)
  useShareCard(trialSubject(trialCode, remote.trial.data))
  return <OneTrial remote={remote} />
})

const All = observer(function All({ tab }: { tab: TrialTab }) {
  const trials = useTrials(tab)
  useShareCard(screenSubject('productTrial'))
  const show = (next: TrialTab) => void go('productTrial', next === 'OPEN' ? {} : { tab: next }, { replace: true })
  return (
    <Screen
      action={barShare('productTrial')}
      onPullRefresh={trials.reload}
      onReachBottom={() => void trials.shown.loadMore()}
    >
      <TrialsView trials={trials} tab={tab} onTab={show} />
    </Screen>
  )
})

/** New products that can be tried: all of them, or one. */
function ProductTrial({ trialCode, tab }: RouteParams['productTrial']) {
  return trialCode === undefined ? <All tab={tab ?? 'OPEN'} /> : <One trialCode={trialCode} />
}

export default definePage('productTrial', {
  body: (params) => <ProductTrial {...params} />,
  skeleton: <TrialsSkeleton />
})
