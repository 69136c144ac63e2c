import type { OrderAction } from '@domain/orders/order'
import { useCallback, useMemo, useRef, useState } from 'react'
import { askFriend } from '@/features/payLink'
import { go } from '@/routes'
import { useEvent } from '@/ui'
import { performBuyAgain, performDelete, performReceive, type ActedOrder } from './perform'

/** The panel that is open, or was last: it keeps its content while it slides away. */
export type OrderPanel =
  | { kind: 'CANCEL'; order: ActedOrder }
  | { kind: 'MORE'; order: ActedOrder; actions: readonly OrderAction[] }

export interface OrderActions {
  /** Does it, or opens the panel that asks. Settles when it is done; a second tap meanwhile is the same tap. */
  run: (action: OrderAction, order: ActedOrder) => Promise<void>
  /** Opens the panel with the actions there was no room for. */
  more: (order: ActedOrder, actions: readonly OrderAction[]) => void
}

export interface OrderPanels {
  panel?: OrderPanel
  /** The order that was last asked about; its reasons stay on the screen, so that they are asked once. */
  cancelling?: ActedOrder
  open: boolean
  close: () => void
}

/**
 * What both order screens offer, with the panels to put on the screen. `onDeleted` is where a screen goes whose order is
 * gone.
 */
export function useOrderActions(onDeleted?: () => void): { actions: OrderActions; panels: OrderPanels } {
  const [panel, setPanel] = useState<OrderPanel>()
  const [cancelling, setCancelling] = useState<ActedOrder>()
  const [open, setOpen] = useState(false)
  const running = useRef(new Map<string, Promise<void>>())
  const handleDeletion = useEvent(() => onDeleted?.())

  const show = useCallback((next: OrderPanel) => {
    setPanel(next)
    setOpen(true)
  }, [])

  const perform = useCallback(
    async (action: OrderAction, order: ActedOrder): Promise<void> => {
      const { orderCode, payWith = [] } = order
      switch (action) {
        case 'PAY':
          await go('pay', { orderCodes: [orderCode, ...payWith] })
          return
        case 'ASK_FRIEND':
          await askFriend([orderCode, ...payWith])
          return
        case 'REVIEW':
        case 'SEE_REVIEWS':
          await go('publishComments', { orderCode })
          return
        case 'CHANGE_ADDRESS':
          await go('shippingAddress', { select: true, orderCode })
          return
        case 'CANCEL':
          setCancelling(order)
          show({ kind: 'CANCEL', order })
          return
        case 'TRACK':
          // goods of one row are never apart
          await (order.rows.length > 1 ? go('logisticsList', { orderCode }) : go('logistics', { orderCode }))
          return
        case 'CONFIRM_RECEIVE':
          await performReceive(order)
          return
        case 'INVOICE':
          await go('issueInvoice', { orderCode })
          return
        case 'AFTER_SALE':
          await go('chooseAfterSalesType', { orderCode })
          return
        case 'BUY_AGAIN':
          await performBuyAgain(order)
          return
        case 'DELETE':
          if (await performDelete(order)) handleDeletion()
      }
    },
    [show, handleDeletion]
  )

  const actions = useMemo(
    (): OrderActions => ({
      run: (action, order) => {
        const name = `${action}:${order.orderCode}`
        const under = running.current.get(name)
        if (under) return under
        const promise = perform(action, order).finally(() => running.current.delete(name))
        running.current.set(name, promise)
        return promise
      },
      more: (order, rest) => show({ kind: 'MORE', order, actions: rest })
    }),
    [perform, show]
  )

  return { actions, panels: { panel, cancelling, open, close: useCallback(() => setOpen(false), []) } }
}
