import type { OrderDetail } from '@contract'
import { BusinessError, serverNow, useRemote, type Remote } from '@/api'
import { currentLocale } from '@/i18n'
import { askPayment, loadOrders, type Payment } from './api'
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
export function useResult(orderCodes: readonly string[], paymentId?: string): Remote<Result> {
  return useRemote(async (): Promise<Result> => {
    const [orders, payment] = await Promise.all([loadOrders(orderCodes), ownPayment(paymentId)])
    return { outcome: outcomeOf(orders, payment, serverNow()), orders, payment }
  }, [orderCodes.join(','), paymentId, currentLocale()])
}
