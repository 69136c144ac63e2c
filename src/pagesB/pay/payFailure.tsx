import {
  FailureContent,
  FailureSkeleton,
  goToOrders,
  NothingToPay,
  PayBar,
  paymentWords,
  useFailure
} from '@/features/payment'
import { definePage } from '@/page'
import type { RouteParams } from '@/routes'
import { Button, Screen, StateView } from '@/ui'

/** A payment failed: what became of it, and the ways to pay. */
function PayFailure({ orderCodes, paymentId }: RouteParams['payFailure']) {
  const failure = useFailure(orderCodes, paymentId)
  const { paying, payable, channel, unknown, inForm, pending } = failure
  return (
    <Screen
      title={unknown || !inForm ? paymentWords('resultTitle') : undefined}
      className={payable && inForm ? 'pay-failed-screen' : undefined}
      footer={
        payable && inForm && !pending ? (
          <PayBar
            paying={paying}
            payable={payable}
            channel={channel}
            words="payAgain"
            aside={
              <Button kind="outline" size="l" className="pay-failed__aside" onTap={() => goToOrders(orderCodes)}>
                {paymentWords('notNow')}
              </Button>
            }
          />
        ) : undefined
      }
    >
      {orderCodes.length === 0 ? (
        <NothingToPay />
      ) : (
        <StateView remote={failure.remote}>
          {(result) => <FailureContent result={result} failure={failure} />}
        </StateView>
      )}
    </Screen>
  )
}

export default definePage('payFailure', { body: PayFailure, skeleton: <FailureSkeleton /> })
