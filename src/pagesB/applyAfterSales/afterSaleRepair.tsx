import { barActions, BillBar, BillContent, billWords, useBillActs, useOrderBill } from '@/features/serviceBill'
import { definePage } from '@/page'
import { go, type RouteParams } from '@/routes'
import { EmptyState, Screen, Skeleton, StateView } from '@/ui'

/** The repair of something that was bought here: a bill by its id, or the newest of an order. */
function AfterSaleRepair({ billId, orderCode }: RouteParams['afterSaleRepair']) {
  const remote = useOrderBill({ billId, orderCode })
  const acts = useBillActs(remote.reload, true)
  const bill = remote.missing ? undefined : remote.data
  const toHistory = () => go('bbcHistory', {}, { replace: true })
  return (
    <Screen
      onPullRefresh={remote.reload}
      footer={
        bill && barActions(bill).length > 0 ? (
          <BillBar bill={bill} acts={acts} reload={remote.reload} onRemoved={toHistory} />
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
            action={{ label: billWords('toHistory'), onTap: toHistory }}
          />
        }
      >
        {(shown) => <BillContent bill={shown} acts={acts} />}
      </StateView>
    </Screen>
  )
}

export default definePage('afterSaleRepair', { body: AfterSaleRepair, skeleton: <Skeleton shape="rows" count={3} /> })
