import { screenSubject, useShareCard } from '@/features/share'
import { SubsidyBar, SubsidySkeleton, SubsidyView, useSubsidy } from '@/features/subsidy'
import { definePage } from '@/page'
import { stores } from '@/stores'
import { Screen, StateView } from '@/ui'
import { observer } from 'mobx-react-lite'

/** The trade-in subsidy: who may have one, claiming it, and the ticket. */
const GuobuPage = observer(function GuobuPage() {
  const subsidy = useSubsidy()
  const { remote } = subsidy
  useShareCard(screenSubject('guobuPage'))
  return (
    <Screen
      onPullRefresh={remote.reload}
      footer={remote.data ? <SubsidyBar standing={remote.data} subsidy={subsidy} /> : undefined}
    >
      <StateView remote={remote}>{(standing) => <SubsidyView standing={standing} subsidy={subsidy} />}</StateView>
    </Screen>
  )
})

export default definePage('guobuPage', {
  // the next shopper finds nothing of the one before
  body: () => <GuobuPage key={stores.session.userId ?? ''} />,
  skeleton: <SubsidySkeleton />,
  screen: { className: 'subsidy-page' }
})
