import { INVOICE_KINDS } from '@domain/orders/invoice'
import { invoiceWords as t } from './messages'

/** A kind in words; one of another gateway is an invoice like others. */
export function kindWords(kind: string): string {
  const known = INVOICE_KINDS.find((one) => one === kind)
  return known === undefined ? t('otherKind') : t(known)
}

/** What a kind is good for. */
export function kindNote(kind: string): string {
  const known = INVOICE_KINDS.find((one) => one === kind)
  return known === undefined ? '' : t(`${known}Note`)
}
