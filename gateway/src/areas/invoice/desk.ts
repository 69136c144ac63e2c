/** What the shop's staff note of invoices; each act says who did it. */
import type { Core } from '../../core/area'
import { actAtDesk, type Staff } from '../../core/desk'
import { invalid } from '../../core/errors'
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

/** The buyer has deducted the tax of an invoice: it can only be reversed with their word. */
export const bookInvoice = (core: Pick<Core, 'db' | 'clock'>, staff: Staff, invoiceCode: string): Promise<void> =>
  actAtDesk(core, staff, { permission: 'INVOICES', act: 'invoice.book', about: invoiceCode }, async (tx) => {
    const invoice = await store.lockInvoice(tx, invoiceCode)
    if (invoice?.state !== 'ISSUED' || invoice.kind !== 'SPECIAL')
      throw invalid('只有已开具的专票能入账', 'Only a special invoice that is issued can be booked')
    await store.changeInvoice(tx, invoiceCode, { booked: true })
  })
