import { observer } from 'mobx-react-lite'
import { screenSubject, useShareCard } from '@/features/share'
import { TrialsSkeleton, TrialsView, useTrials, type TrialTab } from '@/features/trial'
import { OneTrial, useTrial } from '@/features/trial/one'
import { pickWords } from '@/i18n'
import { definePage } from '@/page'
import { go, routeOf, urlOf, type RouteParams } from '@/routes'
import { Screen } from '@/ui'

const One = observer(function One({ trialCode }: { trialCode: string }) {
  const remote = useTrial(trialCode)
  const { data } = remote.trial
  useShareCard({
    path: urlOf('productTrial', { trialCode }),
    title: data === undefined ? pickWords(routeOf('productTrial').title) : `${data.title} ${data.slogan}`,
    ...(data === undefined ? {} : { picture: data.picture })
  })
  return <OneTrial remote={remote} />
})

const All = observer(function All({ tab }: { tab: TrialTab }) {
  const trials = useTrials(tab)
  useShareCard(screenSubject('productTrial'))
  const show = (next: TrialTab) => void go('productTrial', next === 'OPEN' ? {} : { tab: next }, { replace: true })
  return (
    <Screen onPullRefresh={trials.reload} onReachBottom={() => void trials.shown.loadMore()}>
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
