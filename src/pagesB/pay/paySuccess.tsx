import { useLoginGate } from '@/features/account'
import { PaidScreen, paymentWords, ResultSkeleton } from '@/features/payment'
import { usePageParams } from '@/routes'
import { definePage, Screen } from '@/ui'

/** Purchase complete. */
function PaySuccess() {
  const { orderCodes, paymentId } = usePageParams('paySuccess')
  if (useLoginGate()) return <PaidScreen orderCodes={orderCodes} paymentId={paymentId} />
  return (
    <Screen title={paymentWords('resultTitle')}>
      <ResultSkeleton />
    </Screen>
  )
}

export default definePage(PaySuccess)
