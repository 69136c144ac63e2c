import { useLoginGate } from '@/features/account'
import { PayScreen, PaySkeleton, paymentWords } from '@/features/payment'
import { usePageParams } from '@/routes'
import { definePage, Screen } from '@/ui'

/** Payment. */
function Pay() {
  const { orderCodes, paymentId } = usePageParams('pay')
  if (useLoginGate()) return <PayScreen orderCodes={orderCodes} paymentId={paymentId} />
  return (
    <Screen title={paymentWords('payTitle')}>
      <PaySkeleton />
    </Screen>
  )
}

export default definePage(Pay)
