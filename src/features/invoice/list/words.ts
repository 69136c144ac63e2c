import type { InvoiceState } from '@contract'
import { isKnownInvoiceState } from '@domain/orders/invoice'
import { invoiceListWords as t } from './messages'

/** A state in words; one of another gateway is under way. */
export const stateWords = (state: string): string => t(isKnownInvoiceState(state) ? `state${state}` : 'stateUnknown')

/** What wants the shopper's eye is coloured; what is over is grey. */
export function stateTone(state: InvoiceState): 'warm' | 'brand' | 'ok' | 'plain' {
  if (state === 'RED_REQUESTED') return 'warm'
  if (state === 'ISSUED') return 'ok'
  return state === 'SUBMITTED' || state === 'ISSUING' ? 'brand' : 'plain'
}
