/** What the console does to invoices in place of the tax office. */
import type { Core } from '../../core/area'
import { inTransaction, type Db } from '../../core/database/database'
import * as store from './store'

/** Invoices that the console shows. */
const SHOWN = 20

/** The newest invoices of everybody. */
export async function invoiceDesk({ db }: Core) {
  return (await store.newestInvoices(db, SHOWN)).map((invoice) => ({
    invoiceCode: invoice.invoice_code,
    name: invoice.name,
    kind: invoice.kind,
    state: invoice.state,
    amountFen: invoice.amount_fen,
    booked: invoice.booked
  }))
}

/** The buyer has deducted the tax of an invoice; false: it is not issued. */
export function bookInvoice(db: Db, invoiceCode: string): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const invoice = await store.lockInvoice(tx, invoiceCode)
    if (invoice?.state !== 'ISSUED' || invoice.kind !== 'SPECIAL') return false
    await store.changeInvoice(tx, invoiceCode, { booked: true })
    return true
  })
}
