/** What an action does: asks first where it must, calls, says what came of it, and tells the screens. Never rejects on a
 * failed call. */
import type { OrderStatus, OrderSummary } from '@contract'
import { BusyError, GatewayError, OfflineError, UnauthorisedError } from '@/api'
import { confirm, toast } from '@/platform/feedback'
import { askRestriction, restrictionWords, formatRestriction } from '@/features/restriction'
import { go } from '@/routes'
import { stores } from '@/stores'
import * as api from '../api'
import { orderWords } from '../messages'
import { askOrdersAnew, hideOrder, showOrder } from '../shown'

/** What an action needs to know of an order; summary and detail both have it. */
export interface ActedOrder {
  orderCode: string
  status: OrderStatus
  payFen: number
  /** What went back of it already. */
  refundFen?: number
  rows: readonly unknown[]
  /** Paid in two parts. */
  presale?: OrderSummary['presale']
  /** Others that are paid with it, and that are cancelled with it. */
  payWith?: readonly string[]
  cancelsWith?: readonly { orderCode: string; shopName: string; backFen: number }[]
}

/** Says why a call failed: a refusal in its own words, a fate that is open as such. A lost login says itself. */
export function tellFailure(failure: unknown): void {
  if (!(failure instanceof GatewayError)) throw failure
  if (failure instanceof UnauthorisedError) return
  const open = failure.fateUnknown && !(failure instanceof OfflineError || failure instanceof BusyError)
  toast(open ? orderWords('unknownFate') : failure.words)
}

/** Cancels with a reason; true when there is nothing left to ask: it is cancelled, or it was refused for good. */
export async function performCancel(order: ActedOrder, reasonCode: string): Promise<boolean> {
  try {
    const result = await api.cancelOrder({ orderCode: order.orderCode, reasonCode })
    showOrder(result)
    toast(orderWords(result.refundFen > 0 ? 'cancelledRefund' : 'cancelDone'))
    return true
  } catch (failure) {
    tellFailure(failure)
    return failure instanceof GatewayError && !failure.fateUnknown
  }
}

export async function performReceive({ orderCode }: ActedOrder): Promise<void> {
  try {
    const { allowed, reason } = await api.checkReceive(orderCode)
    if (!allowed) {
      toast(reason ?? orderWords('cannotReceive'))
      askOrdersAnew()
      return
    }
    const sure = await confirm({
      title: orderWords('receiveTitle'),
      content: orderWords('receiveNote'),
      confirmText: orderWords('receiveYes'),
      cancelText: orderWords('notYet')
    })
    if (!sure) return
    showOrder(await api.confirmReceive(orderCode))
    toast(orderWords('received'))
  } catch (failure) {
    tellFailure(failure)
  }
}

/** Whether to buy again what may not be sold to where the order went; it may go elsewhere. */
async function agreesToRestriction(orderCode: string): Promise<boolean> {
  const restriction = await askRestriction({ orderCode })
  return (
    restriction === undefined ||
    confirm({
      title: restrictionWords('again'),
      content: formatRestriction(restriction),
      confirmText: restrictionWords('toCartAnyway'),
      cancelText: restrictionWords('notNow')
    })
  )
}

export async function performBuyAgain({ orderCode }: ActedOrder): Promise<void> {
  try {
    if (!(await agreesToRestriction(orderCode))) return
    const { added, unavailable } = await api.buyAgain(orderCode)
    void stores.cart.refreshCount()
    if (unavailable.length > 0) {
      const onward = await confirm({
        title: orderWords(added > 0 ? 'someUnavailable' : 'noneAvailable'),
        content: orderWords('unavailableNames', { names: unavailable.join(orderWords('listSeparator')) }),
        confirmText: orderWords(added > 0 ? 'toCart' : 'seeOthers'),
        cancelText: orderWords('stay')
      })
      if (onward) await go(added > 0 ? 'cart' : 'index')
      return
    }
    await go('cart')
  } catch (failure) {
    tellFailure(failure)
  }
}

/** True when it is gone. The list lets go of it at once, and takes it back when the gateway refuses. */
export async function performDelete({ orderCode }: ActedOrder): Promise<boolean> {
  const sure = await confirm({
    title: orderWords('deleteTitle'),
    content: orderWords('deleteNote'),
    confirmText: orderWords('deleteYes'),
    cancelText: orderWords('keep'),
    danger: true
  })
  if (!sure) return false
  const putBack = hideOrder(orderCode)
  try {
    await api.deleteOrder(orderCode)
    toast(orderWords('deleted'))
    return true
  } catch (failure) {
    putBack()
    if (!(failure instanceof GatewayError)) throw failure
    if (!(failure instanceof UnauthorisedError)) toast(orderWords('deleteFailed'))
    return false
  }
}
