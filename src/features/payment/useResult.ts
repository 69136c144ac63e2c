import type { OrderDetail } from '@contract'
import { useEffect } from 'react'
import { BusinessError, serverNow, useReads, type Loaded } from '@/api'
import { askPayment, loadOrders, type Payment } from './api'
import { forgetPayment } from './remembered'
import { outcomeOf, type Outcome } from './rules'

export interface Result {
  outcome: Outcome
  orders: OrderDetail[]
  payment?: Payment
}

/** A payment that is not this shopper's, or none at all, says nothing; an outage does fail. */
async function ownPayment(paymentId: string | undefined): Promise<Payment | undefined> {
  if (!paymentId) return undefined
  try {
    return await askPayment(paymentId)
  } catch (failure) {
    if (failure instanceof BusinessError && !failure.fateUnknown) return undefined
    throw failure
  }
}

/** What the gateway says became of a purchase; the address of the screen proves nothing. */
export function useResult(
  orderCodes: readonly string[],
  paymentId: string,
  { again = false }: { again?: boolean } = {}
): Loaded<Result> {
  const load = async (): Promise<Result> => {
    const [orders, payment] = await Promise.all([loadOrders(orderCodes), ownPayment(paymentId)])
    return { outcome: outcomeOf(orders, payment, serverNow()), orders, payment }
  }
  return useReads('GET /o2ord-b2c/v1/order-trades/detail', [orderCodes, paymentId], load, { anew: true, again })
}

/** The same after a purchase; one that is paid need not be followed any more. */
export function usePurchase(orderCodes: readonly string[], paymentId: string): Loaded<Result> {
  const remote = useResult(orderCodes, paymentId)
  const outcome = remote.data?.outcome
  const codes = orderCodes.join(',')
  useEffect(() => {
    if (outcome === 'PAID') forgetPayment(codes.split(','))
  }, [outcome, codes])
  return remote
}
