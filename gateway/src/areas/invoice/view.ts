import type { InvoiceDetail, InvoiceSummary } from '../../../../contract'
import { canChange, MOST_CHANGES, TAX_BASIS_POINTS } from '../../../../domain/orders/invoice'
import { maskedName } from '../../../../domain/written'
import { say, type Locale } from '../../core/words'
import { partyOf } from './party'
import type { InvoiceRecord, LineRecord, MailRecord } from './store'

const toLine = (line: LineRecord, locale: Locale): InvoiceSummary['lines'][number] => ({
  title: say(locale, line.title),
  ...(line.picture === null ? {} : { picture: line.picture }),
  ...(line.quantity === null ? {} : { quantity: line.quantity }),
  amountFen: line.amount_fen
})

/** An invoice as the list shows it; `lines` may hold those of other invoices too. */
export function toSummary(invoice: InvoiceRecord, lines: readonly LineRecord[], locale: Locale): InvoiceSummary {
  const waits = invoice.state === 'SUBMITTED' || invoice.state === 'ISSUING'
  return {
    invoiceCode: invoice.invoice_code,
    kind: invoice.kind,
    state: invoice.state,
    name: invoice.of_holder ? maskedName(invoice.name) : invoice.name,
    orderCode: invoice.order_code,
    shopName: say(locale, invoice.shop_name),
    lines: lines.filter((line) => line.invoice_code === invoice.invoice_code).map((line) => toLine(line, locale)),
    amountFen: invoice.amount_fen,
    submittedAt: invoice.submitted_at.getTime(),
    ...(waits ? { readyBy: invoice.ready_by.getTime() } : {})
  }
}

const timeOf = <K extends string>(key: K, date: Date | null): Partial<Record<K, number>> =>
  date === null ? {} : ({ [key]: date.getTime() } as Record<K, number>)

export function toDetail(
  invoice: InvoiceRecord,
  lines: readonly LineRecord[],
  /** The letter with it, and the addresses that open its paper and the pictures of that. */
  { mail, opened, pages }: { mail: MailRecord | undefined; opened: string | undefined; pages: string[] },
  locale: Locale
): InvoiceDetail {
  const summary = toSummary(invoice, lines, locale)
  return {
    ...summary,
    ...partyOf(invoice),
    name: summary.name,
    netFen: invoice.net_fen,
    taxFen: invoice.tax_fen,
    taxBasisPoints: TAX_BASIS_POINTS,
    seller: { name: invoice.seller_name, taxNo: invoice.seller_tax_no },
    ...timeOf('issuingAt', invoice.issuing_at),
    ...timeOf('issuedAt', invoice.issued_at),
    ...(invoice.invoice_no === null ? {} : { invoiceNo: invoice.invoice_no }),
    ...(opened === undefined || invoice.file_bytes === null
      ? {}
      : { file: opened, fileBytes: invoice.file_bytes, ...(pages.length > 0 ? { pages } : {}) }),
    ...(mail === undefined
      ? {}
      : {
          mailed: {
            email: mail.email,
            state: mail.state,
            at: mail.asked_at.getTime(),
            ...timeOf('sentAt', mail.sent_at)
          }
        }),
    changesLeft: !invoice.of_holder && canChange(invoice.state, invoice.changes) ? MOST_CHANGES - invoice.changes : 0,
    ...(invoice.red_reason === null ? {} : { redReason: invoice.red_reason }),
    ...(invoice.state === 'RED_REQUESTED' ? timeOf('confirmBefore', invoice.confirm_before) : {}),
    ...timeOf('reversedAt', invoice.reversed_at),
    ...(invoice.replaced_by === null ? {} : { replacedBy: invoice.replaced_by })
  }
}
