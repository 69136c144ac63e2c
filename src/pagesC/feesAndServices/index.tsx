import { FeeBar, FeeContent, feeWords, FeesSkeleton, hasFeeBar, useFees } from '@/features/fee'
import { definePage } from '@/page'
import { go, type RouteParams } from '@/routes'
import { EmptyState, Screen, StateView } from '@/ui'

/** What service costs by product, work and region. */
function FeesAndServices(params: RouteParams['feesAndServices']) {
  const fees = useFees(params)
  const { remote } = fees
  return (
    <Screen onPullRefresh={remote.reload} footer={remote.data && hasFeeBar(fees) ? <FeeBar fees={fees} /> : undefined}>
      <StateView
        remote={remote}
        empty={{
          when: ({ list }) => list.length === 0,
          view: (
            <EmptyState
              drawing="order"
              title={feeWords('empty')}
              action={{ label: feeWords('goHome'), onTap: () => void go('index', {}) }}
            />
          )
        }}
      >
        {(sheet) => <FeeContent fees={fees} sheet={sheet} />}
      </StateView>
    </Screen>
  )
}

export default definePage('feesAndServices', { body: FeesAndServices, skeleton: <FeesSkeleton /> })
