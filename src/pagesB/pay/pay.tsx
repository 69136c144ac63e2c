import { NothingToPay, PayBar, PayContent, PaySkeleton, usePayment } from '@/features/payment'
import { definePage } from '@/page'
import type { RouteParams } from '@/routes'
import { Screen, StateView } from '@/ui'

/** Choosing how to pay, and waiting for what became of it. */
function Pay({ orderCodes, paymentId }: RouteParams['pay']) {
  const choosing = usePayment(orderCodes, paymentId)
  const { paying, payable, channel, inForm } = choosing
  return (
    <Screen
      onBack={() => void choosing.leave()}
      footer={
        payable && inForm ? <PayBar paying={paying} payable={payable} channel={channel} words="payNow" /> : undefined
      }
    >
      {choosing.missing ? (
        <NothingToPay />
      ) : (
        <StateView remote={choosing.remote}>{(orders) => <PayContent orders={orders} choosing={choosing} />}</StateView>
      )}
    </Screen>
  )
}

export default definePage('pay', { body: Pay, skeleton: <PaySkeleton /> })
