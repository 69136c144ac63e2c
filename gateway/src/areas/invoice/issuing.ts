/** How invoices come to be: taken up, drawn, numbered, and sent where the shopper wanted them. */
import { MINUTE_MS } from '../../../../domain/spans'
import { shopDay } from '../../../../domain/day'
import type { Core } from '../../core/area'
import { inTransaction } from '../../core/database/database'
import { eachDue } from '../../core/database/eachDue'
import { keepFile } from '../../core/files/uploads'
import { lockCustomer } from '../customer'
import { tellOfInvoice } from '../message'
import { mailIssued } from './mailing'
import { drawPaper } from './paper'
import { lapse } from './reversing'
import { stateAfter } from './service'
import * as store from './store'
import { takeUpWishes } from './wishes'

/** For so long a shopper's second thought changes an application in place. */
const TAKEN_AFTER_MS = MINUTE_MS
/** A gateway that ends while it draws leaves the paper to others after this. */
const DRAWING_MS = 5 * MINUTE_MS
/** Lapses that one sweep deals with. */
const AT_MOST = 20
/** Papers of one sweep: each takes seconds, and the timed work of others waits meanwhile. */
const MOST_PAPERS = 3

/** The next application, taken up by this gateway alone. */
function takeNext(core: Core): Promise<store.InvoiceRecord | undefined> {
  const now = core.clock.date()
  return inTransaction(core.db, async (tx) => {
    const invoice = await store.nextToDraw(tx, now, new Date(now.getTime() - TAKEN_AFTER_MS))
    if (invoice === undefined) return undefined
    const lease = { drawn_until: new Date(now.getTime() + DRAWING_MS) }
    const fresh = invoice.state === 'SUBMITTED'
    return store.changeInvoice(
      tx,
      invoice.invoice_code,
      fresh ? { ...lease, state: stateAfter(invoice.state, 'TAKE'), issuing_at: now } : lease
    )
  })
}

/** Twenty digits: the year, the region of the seller's tax office, and a running number. */
const invoiceNo = (now: Date, running: number): string =>
  `${shopDay(now.getTime()).slice(2, 4)}33${String(running).padStart(16, '0')}`

async function issue(core: Core, taken: store.InvoiceRecord): Promise<void> {
  const lines = await store.linesOf(core.db, [taken.invoice_code])
  const number = invoiceNo(core.clock.date(), await store.nextNumber(core.db))
  const { pdf, pages } = await drawPaper(
    { ...taken, invoice_no: number, issued_at: core.clock.date() },
    lines,
    core.mode
  )
  await inTransaction(core.db, async (tx) => {
    const now = core.clock.date()
    // the shopper first, as everybody does: their letters are counted
    await lockCustomer(tx, taken.user_id)
    const invoice = await store.lockInvoice(tx, taken.invoice_code)
    // what was withdrawn meanwhile has no paper
    if (invoice?.state !== 'ISSUING') return
    const of = {
      userId: invoice.user_id,
      owner: invoice.invoice_code,
      purpose: 'INVOICE',
      closed: true,
      now
    } as const
    const file = await keepFile(tx, { ...of, bytes: pdf, type: 'application/pdf', extension: 'pdf' })
    const pictures: string[] = []
    for (const bytes of pages) pictures.push(await keepFile(tx, { ...of, bytes, type: 'image/png', extension: 'png' }))
    const issued = await store.changeInvoice(tx, invoice.invoice_code, {
      state: stateAfter(invoice.state, 'ISSUE'),
      drawn_until: null,
      issued_at: now,
      invoice_no: number,
      file,
      file_bytes: pdf.length,
      pages: pictures
    })
    await mailIssued(tx, core.mail, issued, now)
    const recipient = { userId: issued.user_id, invoiceCode: issued.invoice_code, orderCode: issued.order_code }
    await tellOfInvoice(tx, recipient, 'ISSUED', now)
  })
}

/**
 * Papers of the gateway's own are the demonstration's: their numbers are made up. In production an application stays
 * submitted until the owner's own system issues it.
 */
const issuesItself = ({ mode }: Core): boolean => mode === 'demonstration'

/** Takes up what was chosen with orders, issues what was asked for, and lets requests of red ones lapse. Several gateways share the work. */
export async function sweepInvoices(core: Core): Promise<void> {
  await takeUpWishes(core)
  for (let done = 0; issuesItself(core) && done < MOST_PAPERS; done += 1) {
    const taken = await takeNext(core)
    if (taken === undefined) break
    await issue(core, taken)
  }
  await eachDue(
    core.db,
    (tx) => store.nextToLapse(tx, core.clock.date()),
    (tx, due) => lapse(tx, due, core.clock.date()),
    AT_MOST
  )
}
