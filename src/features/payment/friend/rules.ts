/** What a link means for whoever looks at it, by the gateway's word alone. */
import type { PayLink } from '@contract'
import type { Payment } from '../api'

/**
 * ASK: one's own link, to be sent on · PAY: somebody else's, to be paid · LATE: one's money came when it was paid or
 * closed already, and goes back · MINE: one paid it · PAID, CLOSED: there is nothing to pay any more.
 */
export type Standing = 'ASK' | 'PAY' | 'LATE' | 'MINE' | 'PAID' | 'CLOSED'

/** `payment`: what became of the payment that the one who looks had started, if they had. */
export function standingOf(link: Pick<PayLink, 'state' | 'own' | 'paidByMe'>, payment: Payment | undefined): Standing {
  const returned = payment?.status === 'SUCCEEDED' && payment.returnedFen >= payment.amountFen
  if (link.state === 'OPEN') return link.own ? 'ASK' : 'PAY'
  if (returned) return 'LATE'
  if (link.paidByMe && !link.own) return 'MINE'
  return link.state === 'PAID' ? 'PAID' : 'CLOSED'
}
