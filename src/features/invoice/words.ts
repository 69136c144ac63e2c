import { INVOICE_KINDS } from '@domain/orders/invoice'
import { invoiceWords as t } from './messages'

/** A kind in words; one of another gateway is an invoice like others. */
export function kindWords(kind: string): string {
  const match = INVOICE_KINDS.find((candidate) => candidate === kind)
  return match === undefined ? t('otherKind') : t(match)
}

/** What a kind is good for. */
export function kindNote(kind: string): string {
  const match = INVOICE_KINDS.find((candidate) => candidate === kind)
  return match === undefined ? '' : t(`${match}Note`)
}
