import { useLoginGate } from '@/features/account'
import { CheckoutScreen, CheckoutSkeleton, settlementWords } from '@/features/settlement'
import { usePageParams } from '@/routes'
import { definePage, Screen } from '@/ui'

/** Confirm order. */
function Confirmation() {
  const { settlementId } = usePageParams('confirmation')
  if (useLoginGate()) return <CheckoutScreen settlementId={settlementId} />
  return (
    <Screen title={settlementWords('title')}>
      <CheckoutSkeleton />
    </Screen>
  )
}

export default definePage(Confirmation)
