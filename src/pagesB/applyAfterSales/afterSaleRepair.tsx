import { observer } from 'mobx-react-lite'
import type { OwnAppliance } from '@contract'
import { NoRepair, RepairBill, RepairForm, RepairSkeleton, usePiece, useStanding } from '@/features/repair'
import { definePage } from '@/page'
import type { RouteParams } from '@/routes'
import { Screen, StateView } from '@/ui'

/** The bill that stands. */
const Standing = observer(function Standing({ billId, piece }: { billId: string; piece: OwnAppliance | undefined }) {
  const remote = useStanding(billId)
  return (
    <Screen onPullRefresh={remote.reload}>
      <StateView remote={remote} missing={<NoRepair />}>
        {(bill) => <RepairBill bill={bill} piece={piece} />}
      </StateView>
    </Screen>
  )
})

/** The repair of a piece of an order: the bill that stands, or booking one. */
function AfterSaleRepair(params: RouteParams['afterSaleRepair']) {
  const { own, piece } = usePiece(params)
  const billId = piece?.billId ?? params.billId
  if (billId !== undefined) return <Standing billId={billId} piece={piece} />
  if (piece) return <RepairForm key={`${piece.orderCode} ${piece.skuCode}`} piece={piece} reload={own.reload} />
  return (
    <Screen onPullRefresh={own.reload}>
      <StateView remote={own}>{() => <NoRepair />}</StateView>
    </Screen>
  )
}

export default definePage('afterSaleRepair', { body: AfterSaleRepair, skeleton: <RepairSkeleton /> })
