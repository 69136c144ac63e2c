/** How the list and the detail of an order agree while both are open: whoever changes one tells the other. */
import type { OrderDetail } from '@contract'
import { createEmitter } from '@/lib/events'

interface OrderSignals {
  /** As a call replied it. */
  changed: OrderDetail
  /** Out of the shopper's list, at once; `undeleted` if the gateway refused. */
  deleted: { orderCode: string }
  undeleted: { orderCode: string }
  /** Something may have changed that no reply tells: ask again. */
  stale: { orderCode: string }
}

export const orderSignals = createEmitter<OrderSignals>()
