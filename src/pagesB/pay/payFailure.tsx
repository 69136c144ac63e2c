import { useLoginGate } from '@/features/account'
import { FailureScreen, FailureSkeleton, paymentWords } from '@/features/payment'
import { usePageParams } from '@/routes'
import { definePage, Screen } from '@/ui'

/** Payment failed. */
function PayFailure() {
  const { orderCodes, paymentId } = usePageParams('payFailure')
  if (useLoginGate()) return <FailureScreen orderCodes={orderCodes} paymentId={paymentId} />
  return (
    <Screen title={paymentWords('failureTitle')}>
      <FailureSkeleton />
    </Screen>
  )
}

export default definePage(PayFailure)
