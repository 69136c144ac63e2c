import { addFen } from '@domain/money/money'
import { NothingToPay, NotPaid, Paid, paymentWords, ResultSkeleton, usePurchase } from '@/features/payment'
import { Recommended } from '@/features/product'
import { definePage } from '@/page'
import type { RouteParams } from '@/routes'
import { Screen, StateView } from '@/ui'

/** After a purchase. Says «paid» only when the gateway does. */
function PaySuccess({ orderCodes, paymentId }: RouteParams['paySuccess']) {
  const remote = usePurchase(orderCodes, paymentId)
  const isPaid = remote.data?.outcome === 'PAID'
  return (
    <Screen title={isPaid ? undefined : paymentWords('resultTitle')}>
      {orderCodes.length === 0 ? (
        <NothingToPay />
      ) : (
        <StateView remote={remote}>
          {({ outcome, orders, payment }) => (
            <>
              {outcome === 'PAID' ? (
                <Paid orders={orders} payment={payment} />
              ) : (
                <NotPaid
                  outcome={outcome}
                  orderCodes={orderCodes}
                  returnedFen={payment && addFen(payment.returnedFen, payment.refundedFen ?? 0)}
                  onRefresh={remote.reload}
                />
              )}
              <Recommended
                scene="PAID"
                without={orders.flatMap(({ rows }) => rows.map(({ spuCode }) => spuCode))}
                title={paymentWords('recommended')}
              />
            </>
          )}
        </StateView>
      )}
    </Screen>
  )
}

export default definePage('paySuccess', { body: PaySuccess, skeleton: <ResultSkeleton /> })
