import { dueFen } from '../../../../domain/activity/presale'
import type { OrderFacts } from '../../../../domain/orders/order'
import type { OrderRecord } from './store'

/** What of an order's own row decides about its actions. */
export const factsOf = (order: OrderRecord): OrderFacts => ({
  status: order.status,
  payBefore: order.pay_before.getTime(),
  ...(order.kind === 'SERVICE' ? { service: true as const } : {}),
  ...(order.balance_from === null ? {} : { presale: { balanceFrom: order.balance_from.getTime() } })
})

/** What it asks for now. */
export const orderDue = (order: Pick<OrderRecord, 'status' | 'pay_fen' | 'deposit_fen'>): number =>
  dueFen({ status: order.status, payFen: order.pay_fen, depositFen: order.deposit_fen })
