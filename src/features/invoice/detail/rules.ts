/** What the screen of an invoice decides. Pure. */
import type { InvoiceDetail } from '@contract'

export interface Step {
  state: 'SUBMITTED' | 'ISSUING' | 'ISSUED'
  /** When it was reached, ms; undefined: not yet. */
  reachedAt: number | undefined
}

/** The way to an issued invoice. */
export const stepsOf = ({ submittedAt, issuingAt, issuedAt }: InvoiceDetail): Step[] => [
  { state: 'SUBMITTED', reachedAt: submittedAt },
  { state: 'ISSUING', reachedAt: issuingAt },
  { state: 'ISSUED', reachedAt: issuedAt }
]

/** Whether it changes by itself, within minutes. */
export const isUnderWay = ({ state }: Pick<InvoiceDetail, 'state'>): boolean =>
  state === 'SUBMITTED' || state === 'ISSUING'

/** Whether it changes by itself: it is made out, or a letter with it is on its way. */
export const willChange = (invoice: Pick<InvoiceDetail, 'state' | 'mailed'>): boolean =>
  isUnderWay(invoice) || invoice.mailed?.state === 'SENDING'

/** How far a letter is: in which words, by which icon. */
export const mailLooks = {
  SENDING: { words: 'mailing', icon: 'clock' },
  SENT: { words: 'mailed', icon: 'check' },
  FAILED: { words: 'mailFailed', icon: 'warning' }
} as const

/** Why it is taken back, as there are words for. */
export const reasonOf = (reason: string | undefined): 'CHANGED' | 'REFUNDED' | 'LOWERED' =>
  reason === 'REFUNDED' || reason === 'LOWERED' ? reason : 'CHANGED'

/** Kilobytes, at least one. */
export const sizeOf = (bytes: number): number => Math.max(1, Math.round(bytes / 1024))

/** The name of the file that is kept. */
export const fileName = ({ invoiceNo, invoiceCode }: Pick<InvoiceDetail, 'invoiceNo' | 'invoiceCode'>): string =>
  `invoice-${invoiceNo ?? invoiceCode}`
