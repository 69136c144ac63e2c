/** What a link means for its reader, by the gateway's word alone. */
import { addFen } from '@domain/money/money'
import type { PayLink } from '@contract'
import type { Payment } from '../api'

/**
 * ASK: one's own link, to be sent on · PAY: somebody else's, to be paid · LATE: one's money came when it was paid or
 * closed already, and goes back · MINE: one paid it · BACK: one had paid it, and the money goes back, as it was cancelled ·
 * PAID, CLOSED: there is nothing to pay any more. `backFen`: what goes back of one's money.
 */
export type Standing = { kind: 'ASK' | 'PAY' | 'PAID' | 'CLOSED' } | { kind: 'LATE' | 'MINE' | 'BACK'; backFen: number }

/** `payment`: what became of the payment that the one who looks had started on this device, if they had. */
export function standingOf(
  link: Pick<PayLink, 'state' | 'own' | 'paidByMe' | 'returnedFen' | 'refundedFen'>,
  payment: Pick<Payment, 'status' | 'amountFen' | 'returnedFen' | 'refundedFen'> | undefined
): Standing {
  if (link.state === 'OPEN') return { kind: link.own ? 'ASK' : 'PAY' }
  const came = payment?.status === 'SUCCEEDED' ? payment : undefined
  if (came && came.returnedFen >= came.amountFen) return { kind: 'LATE', backFen: came.returnedFen }
  // the link knows only who is logged in; of others the payment of this device tells
  const { returnedFen = came?.returnedFen ?? 0, refundedFen = came?.refundedFen ?? 0 } = link
  const paidByMe = link.paidByMe || (came !== undefined && addFen(returnedFen, refundedFen) < came.amountFen)
  if (!link.own) {
    // a part of a link over several orders can be late or cancelled: one paid the rest
    if (paidByMe) return { kind: 'MINE', backFen: addFen(returnedFen, refundedFen) }
    if (refundedFen > 0) return { kind: 'BACK', backFen: addFen(returnedFen, refundedFen) }
    if (returnedFen > 0) return { kind: 'LATE', backFen: returnedFen }
  }
  return { kind: link.state === 'PAID' ? 'PAID' : 'CLOSED' }
}
