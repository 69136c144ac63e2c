import {
  CheckoutContent,
  CheckoutOver,
  CheckoutSkeleton,
  settlementWords,
  SubmitBar,
  useCheckout
} from '@/features/settlement'
import { definePage } from '@/page'
import type { RouteParams } from '@/routes'
import { Screen, StateView } from '@/ui'

/** Confirming an order. */
function Confirmation({ settlementId }: RouteParams['confirmation']) {
  const checkout = useCheckout(settlementId)
  const { open, missing, submitting } = checkout
  return (
    <Screen
      footer={
        open ? (
          <SubmitBar
            settlement={open}
            phase={submitting.phase}
            notice={submitting.notice}
            onSubmit={submitting.submit}
            onDismiss={submitting.dismiss}
          />
        ) : undefined
      }
    >
      {missing || submitting.sold ? (
        <CheckoutOver sold={!missing} />
      ) : (
        <StateView remote={checkout.remote} failedNote={settlementWords('kept')}>
          {() => (open ? <CheckoutContent settlement={open} checkout={checkout} /> : <CheckoutSkeleton />)}
        </StateView>
      )}
    </Screen>
  )
}

export default definePage('confirmation', { body: Confirmation, skeleton: <CheckoutSkeleton /> })
