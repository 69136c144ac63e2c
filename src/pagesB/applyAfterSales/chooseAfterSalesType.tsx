import { NoOrder } from '@/features/afterSales'
import { TypeContent, TypeSkeleton, useOffer } from '@/features/afterSales/type'
import { definePage } from '@/page'
import type { RouteParams } from '@/routes'
import { Screen, StateView } from '@/ui'

/** What can be asked for a row of an order now, and why not the rest. */
function ChooseAfterSalesType({ orderCode, position, skuCode }: RouteParams['chooseAfterSalesType']) {
  const remote = useOffer(orderCode)
  return (
    <Screen onPullRefresh={remote.reload}>
      <StateView remote={remote} missing={<NoOrder />}>
        {(offer) => (
          <TypeContent
            offer={offer}
            position={position ?? offer.rows.find((row) => row.skuCode === skuCode)?.position}
          />
        )}
      </StateView>
    </Screen>
  )
}

export default definePage('chooseAfterSalesType', { body: ChooseAfterSalesType, skeleton: <TypeSkeleton /> })
