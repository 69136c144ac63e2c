import { HelpBar, HelpCentre, useHelp } from '@/features/help'
import { definePage } from '@/page'
import type { RouteParams } from '@/routes'
import { Screen, Skeleton } from '@/ui'

/** Where a shopper who needs help begins: words, their own case, topics, services. */
function PolicyService({ keyword }: RouteParams['policyService']) {
  const help = useHelp(keyword)
  return (
    <Screen
      tone="tint"
      onPullRefresh={help.reload}
      onReachBottom={() => void (help.keyword === '' ? undefined : help.list.loadMore())}
      footer={<HelpBar />}
    >
      <HelpCentre help={help} />
    </Screen>
  )
}

export default definePage('policyService', { body: PolicyService, skeleton: <Skeleton shape="rows" /> })
