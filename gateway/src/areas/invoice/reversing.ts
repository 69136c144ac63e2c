/** How invoices are made out otherwise and taken back. */
import type { InvoiceDetail } from '../../../../contract'
import { canChange, RED_CONFIRM_MS } from '../../../../domain/orders/invoice'
import type { Db } from '../../core/database/database'
import { refusal } from '../../core/errors'
import type { Asker } from '../../core/identity/asker'
import { lockCustomer } from '../customer'
import { tellOfInvoice, type InvoiceNews } from '../message'
import { partyColumns, tidyParty, type Party } from './party'
import { holderOnly } from './holder'
import { detailOf, invoiceMissing, invoiceMoved, linesNow, stateAfter, replace } from './service'
import * as store from './store'

const sameParty = (invoice: store.InvoiceRecord, party: Party): boolean =>
  invoice.kind === party.kind &&
  Object.entries(partyColumns(party)).every(([name, value]) => name === 'email' || Reflect.get(invoice, name) === value)

const tell = (
  db: Db,
  { user_id, invoice_code, order_code }: store.InvoiceRecord,
  news: InvoiceNews,
  now: Date
): Promise<void> => tellOfInvoice(db, { userId: user_id, invoiceCode: invoice_code, orderCode: order_code }, news, now)

/** Makes an invoice out otherwise. Runs in the transaction of the call. */
export async function change(
  db: Db,
  shopper: Asker,
  wish: { invoiceCode: string; party: Party }
): Promise<InvoiceDetail> {
  const party = tidyParty(wish.party)
  await lockCustomer(db, shopper.userId)
  const invoice = await store.lockInvoice(db, wish.invoiceCode, shopper.userId)
  if (invoice === undefined) throw invoiceMissing()
  if (!canChange(invoice.state, invoice.changes)) {
    if (invoice.state === 'ISSUING')
      throw refusal('invoice.issuing', '正在开票，开好后再换开', 'It is being issued; change it once it is there')
    if (invoice.changes > 0)
      throw refusal('invoice.changed', '这张发票已经换开过一次', 'This invoice has been changed once already')
    throw invoiceMoved()
  }
  if (invoice.of_holder) throw holderOnly()
  if (sameParty(invoice, party))
    throw refusal('invoice.same', '和原来的抬头一样，没有要换的内容', 'Nothing is different from before')
  if (invoice.state === 'SUBMITTED') {
    const next = await store.changeInvoice(db, invoice.invoice_code, {
      ...partyColumns(party),
      kind: party.kind,
      changes: invoice.changes + 1
    })
    return detailOf(db, next, shopper)
  }
  if (invoice.booked) {
    const next = await store.changeInvoice(db, invoice.invoice_code, {
      state: stateAfter(invoice.state, 'REQUEST_RED'),
      red_reason: 'CHANGED',
      confirm_before: new Date(shopper.nowMs + RED_CONFIRM_MS),
      next_party: JSON.stringify(party)
    })
    // there are three days for their word: the message is the way back to where it is given
    await tell(db, next, 'CONFIRM', new Date(shopper.nowMs))
    return detailOf(db, next, shopper)
  }
  return detailOf(
    db,
    await reverse(db, invoice, { event: 'REVERSE', reason: 'CHANGED', party, nowMs: shopper.nowMs }),
    shopper
  )
}

/** Takes an invoice back by a red one; the invoice in its place comes back, or itself where there is none. */
async function reverse(
  db: Db,
  invoice: store.InvoiceRecord,
  how: {
    event: 'REVERSE' | 'CONFIRM_RED'
    reason: NonNullable<store.InvoiceRecord['red_reason']>
    party?: Party | undefined
    nowMs: number
  }
): Promise<store.InvoiceRecord> {
  // a lower amount is the shop's own change and leaves the shopper theirs
  const changes = invoice.changes + (how.reason === 'CHANGED' ? 1 : 0)
  const { party, nowMs } = how
  const next = party === undefined ? undefined : await replace(db, invoice, { party, changes, nowMs })
  if (next === undefined) await store.freeLines(db, invoice.invoice_code)
  const reversal = await store.changeInvoice(db, invoice.invoice_code, {
    state: stateAfter(invoice.state, how.event),
    red_reason: how.reason,
    reversed_at: new Date(how.nowMs),
    confirm_before: null,
    next_party: null,
    replaced_by: next?.invoice_code ?? null
  })
  return next ?? reversal
}

/** The buyer confirms the red one. Runs in the transaction of the call. */
export async function confirmRed(db: Db, shopper: Asker, invoiceCode: string): Promise<InvoiceDetail> {
  await lockCustomer(db, shopper.userId)
  const invoice = await store.lockInvoice(db, invoiceCode, shopper.userId)
  if (invoice === undefined) throw invoiceMissing()
  const late = invoice.confirm_before === null || invoice.confirm_before.getTime() <= shopper.nowMs
  if (invoice.state !== 'RED_REQUESTED' || late) throw invoiceMoved()
  const party = invoice.next_party ?? undefined
  const reason = invoice.red_reason ?? 'CHANGED'
  return detailOf(
    db,
    await reverse(db, invoice, { event: 'CONFIRM_RED', reason, party, nowMs: shopper.nowMs }),
    shopper
  )
}

/** Without the buyer's word in time an invoice stands as it was; notifies the buyer. The caller holds it. */
export async function lapse(db: Db, invoice: store.InvoiceRecord, now: Date): Promise<void> {
  await store.changeInvoice(db, invoice.invoice_code, {
    state: stateAfter(invoice.state, 'LAPSE'),
    red_reason: null,
    confirm_before: null,
    next_party: null
  })
  await tell(db, invoice, 'LAPSED', now)
}

/**
 * Takes back what an order that was refunded whole is invoiced by. The caller holds the order and the shopper. What the
 * buyer has booked waits for the buyer's word.
 */
export async function takeBackInvoices(db: Db, orderCode: string, now: Date): Promise<void> {
  const nowMs = now.getTime()
  for (const invoice of await store.lockLiveOf(db, orderCode)) {
    if (invoice.state === 'SUBMITTED' || invoice.state === 'ISSUING') {
      await store.freeLines(db, invoice.invoice_code)
      await store.changeInvoice(db, invoice.invoice_code, { state: stateAfter(invoice.state, 'WITHDRAW') })
      await tell(db, invoice, 'VOID', now)
    } else if (invoice.state === 'ISSUED' && !invoice.booked) {
      await reverse(db, invoice, { event: 'REVERSE', reason: 'REFUNDED', nowMs })
    } else {
      await store.changeInvoice(db, invoice.invoice_code, {
        ...(invoice.state === 'ISSUED' ? { state: stateAfter(invoice.state, 'REQUEST_RED') } : {}),
        red_reason: 'REFUNDED',
        confirm_before: new Date(nowMs + RED_CONFIRM_MS),
        next_party: null
      })
      await tell(db, invoice, 'CONFIRM', now)
    }
  }
}

const partyOf = (invoice: store.InvoiceRecord): Party => {
  const { kind, name, tax_no, address, phone, bank, account, email } = invoice
  const fields = { kind, name, taxNo: tax_no, address, phone, bank, account, email }
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)) as unknown as Party
}

/**
 * Makes the invoices of an order out over less, after a part of what was paid went back. One that is not issued gives way
 * to another, one that is issued is taken back by a red one first; what the buyer has booked waits for the buyer's word.
 * The caller holds the order.
 */
export async function lowerInvoices(db: Db, orderCode: string, now: Date): Promise<void> {
  const nowMs = now.getTime()
  for (const invoice of await store.lockLiveOf(db, orderCode)) {
    const isLower = (await linesNow(db, invoice)).some(({ amount_fen: fen, wasFen }) => fen !== wasFen)
    // one that waits for the buyer is made out anew by that word
    if (!isLower || invoice.state === 'RED_REQUESTED') continue
    const party = partyOf(invoice)
    if (invoice.state === 'ISSUED' && invoice.booked) {
      await store.changeInvoice(db, invoice.invoice_code, {
        state: stateAfter(invoice.state, 'REQUEST_RED'),
        red_reason: 'LOWERED',
        confirm_before: new Date(nowMs + RED_CONFIRM_MS),
        next_party: JSON.stringify(party)
      })
      await tell(db, invoice, 'CONFIRM', now)
    } else if (invoice.state === 'ISSUED') {
      await reverse(db, invoice, { event: 'REVERSE', reason: 'LOWERED', party, nowMs })
    } else {
      const next = await replace(db, invoice, { party, changes: invoice.changes, nowMs })
      await store.changeInvoice(db, invoice.invoice_code, {
        state: stateAfter(invoice.state, 'WITHDRAW'),
        replaced_by: next?.invoice_code ?? null
      })
    }
  }
}
