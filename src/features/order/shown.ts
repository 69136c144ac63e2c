/** What an action on an order shows at once, on the list and on the order's own screen. */
import type { OrderDetail } from '@contract'
import { asIfWritten, patch, patchLists } from '@/api'
import { withOrder, withoutOrder } from './rules'

const lists = ['GET /o2ord-b2c/v1/order-trades', 'GET /o2ord-b2c/v1/order-search'] as const

/** An order as a write replied it. Which lists it is in now is being asked. */
export function showOrder(order: OrderDetail): void {
  patch('GET /o2ord-b2c/v1/order-trades/detail', (detail) => (detail.orderCode === order.orderCode ? order : detail))
  for (const list of lists) patchLists(list, (orders) => withOrder(orders, order), { keepLoads: true })
}

/** Takes an order out of the lists; gives what puts it back where it was. */
export function hideOrder(orderCode: string): () => void {
  const undoes = lists.map((list) => patchLists(list, (orders) => withoutOrder(orders, orderCode)))
  return () => undoes.forEach((undo) => undo())
}

/** Something may have changed that no reply tells: what is shown of orders is asked anew. */
export const askOrdersAnew = (): void => asIfWritten('POST /o2ord-b2c/v1/confirm-receive')
