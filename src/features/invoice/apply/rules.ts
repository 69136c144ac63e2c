/** What an invoice that is asked for would be over. Pure. */
import type { InvoiceOffer } from '@contract'
import { splitTax } from '@domain/orders/invoice'

export type OfferRow = InvoiceOffer['rows'][number]

/** Rows that no invoice is over yet, and that cost something. */
export const openRows = ({ rows }: InvoiceOffer): OfferRow[] =>
  rows.filter(({ invoiceCode, amountFen }) => invoiceCode === undefined && amountFen > 0)

/** Those of chosen positions that can still be invoiced. */
export const stillOpen = (offer: InvoiceOffer, positions: readonly number[]): number[] =>
  openRows(offer)
    .map(({ position }) => position)
    .filter((position) => positions.includes(position))

/** The one invoice that an order is on as a whole; undefined while a row is open, and of several. */
export function soleInvoice(offer: InvoiceOffer): string | undefined {
  const codes = new Set(offer.rows.flatMap(({ invoiceCode }) => invoiceCode ?? []))
  return openRows(offer).length === 0 && codes.size === 1 ? [...codes][0] : undefined
}

/** The one title, masked, that chosen rows can be invoiced to: one of them is subsidised. */
export const holderOf = (offer: InvoiceOffer, positions: readonly number[]): string | undefined =>
  openRows(offer).find(({ position, holder }) => holder !== undefined && positions.includes(position))?.holder

export interface Sums {
  goodsFen: number
  freightFen: number
  discountFen: number
  amountFen: number
  taxFen: number
}

/** The sums of chosen rows; the first invoice of an order takes its delivery, and tax is that of each line. */
export function sumsOf(offer: InvoiceOffer, positions: readonly number[]): Sums {
  const rows = openRows(offer).filter(({ position }) => positions.includes(position))
  const freightFen = offer.freightInvoiced || rows.length === 0 ? 0 : offer.freightFen
  const sum = (of: (row: OfferRow) => number) => rows.reduce((total, row) => total + of(row), 0)
  return {
    goodsFen: sum(({ goodsFen }) => goodsFen),
    freightFen,
    discountFen: sum(({ discountFen }) => discountFen),
    amountFen: sum(({ amountFen }) => amountFen) + freightFen,
    taxFen: sum(({ amountFen }) => splitTax(amountFen).taxFen) + splitTax(freightFen).taxFen
  }
}
