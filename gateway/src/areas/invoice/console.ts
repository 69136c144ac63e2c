/** What the console does to invoices in place of the tax office. */
import { inTransaction, type Db } from '../../core/database'
import * as store from './store'

/** The buyer has deducted the tax of an invoice; false: it is not issued. */
export function bookInvoice(db: Db, invoiceCode: string): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const invoice = await store.lockInvoice(tx, invoiceCode)
    if (invoice?.state !== 'ISSUED' || invoice.kind !== 'SPECIAL') return false
    await store.changeInvoice(tx, invoiceCode, { booked: true })
    return true
  })
}
