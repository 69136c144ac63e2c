import { barActions, BillBar, BillContent, billWords, useBill, useBillActs } from '@/features/serviceBill'
import { definePage } from '@/page'
import { go, type RouteParams } from '@/routes'
import { EmptyState, Screen, Skeleton, StateView } from '@/ui'

/** One bill: where it is, who comes, what it costs, and what can be done with it. */
function BbcProgress({ billId }: RouteParams['bbcProgress']) {
  const remote = useBill(billId)
  const acts = useBillActs(remote.reload)
  const { data: bill } = remote
  if (remote.closed) {
    return (
      <Screen>
        <EmptyState
          drawing="search"
          title={billWords('byPhone')}
          note={billWords('byPhoneNote')}
          action={{ label: billWords('toQuery'), onTap: () => go('bbcQuery') }}
        />
      </Screen>
    )
  }
  return (
    <Screen
      onPullRefresh={remote.reload}
      footer={
        bill && !remote.missing && barActions(bill).length > 0 ? (
          <BillBar
            bill={bill}
            acts={acts}
            reload={remote.reload}
            onRemoved={() => go('bbcHistory', {}, { replace: true })}
          />
        ) : undefined
      }
    >
      <StateView
        remote={remote}
        missing={
          <EmptyState
            drawing="lost"
            title={billWords('missing')}
            note={billWords('missingNote')}
            action={{ label: billWords('toHistory'), onTap: () => go('bbcHistory', {}, { replace: true }) }}
          />
        }
      >
        {(serviceBill) => <BillContent bill={serviceBill} acts={acts} />}
      </StateView>
    </Screen>
  )
}

export default definePage('bbcProgress', { body: BbcProgress, skeleton: <Skeleton shape="rows" count={3} /> })
