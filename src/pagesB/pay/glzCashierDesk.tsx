import { NothingToPay } from '@/features/payment'
import { DeskBar, DeskContent, DeskSkeleton, useDesk } from '@/features/payment/desk'
import { definePage } from '@/page'
import type { RouteParams } from '@/routes'
import { Screen, StateView } from '@/ui'

/** The brand's own desk: from the balance, the rest by one other means, also in months. */
function GlzCashierDesk({ orderCodes }: RouteParams['glzCashierDesk']) {
  const desk = useDesk(orderCodes)
  return (
    <Screen footer={desk.payable && desk.inForm ? <DeskBar desk={desk} /> : undefined}>
      {desk.missing ? (
        <NothingToPay />
      ) : (
        <StateView remote={desk.orders}>{(orders) => <DeskContent orders={orders} desk={desk} />}</StateView>
      )}
    </Screen>
  )
}

export default definePage('glzCashierDesk', { body: GlzCashierDesk, skeleton: <DeskSkeleton /> })
