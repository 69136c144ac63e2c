import { ParcelList, ParcelsHead, useParcelList } from '@/features/parcel'
import { definePage } from '@/page'
import type { RouteParams } from '@/routes'
import { Screen, Skeleton } from '@/ui'

/** One's parcels, or those of one order: what is still to come first. */
function LogisticsList({ orderCode }: RouteParams['logisticsList']) {
  const read = useParcelList(orderCode)
  const { list, sums, isCounting, reload } = read
  return (
    <Screen onReachBottom={() => void list.loadMore()} onPullRefresh={reload}>
      {isCounting ? (
        // the head stands over the list: both come together, or it would push the list down
        <Skeleton shape="rows" />
      ) : (
        <>
          {sums && list.rows.length > 0 ? <ParcelsHead sums={sums} ofOrder={orderCode !== undefined} /> : null}
          <ParcelList read={read} orderCode={orderCode} />
        </>
      )}
    </Screen>
  )
}

export default definePage('logisticsList', { body: LogisticsList, skeleton: <Skeleton shape="rows" /> })
