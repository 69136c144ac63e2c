import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import { LIVE_INVOICE_STATES, type InvoiceState } from '../../../../domain/orders/invoice'
import type { Db, Tables } from '../../core/database/database'
import { pageOf, type Page, type Paged } from '../../core/database/paging'

export type InvoiceRecord = Selectable<Tables['invoice']>
export type LineRecord = Selectable<Tables['invoice_line']>
export type MailRecord = Selectable<Tables['invoice_mail']>
export type NewLine = Insertable<Tables['invoice_line']>

/** Keeps an invoice with its lines; false: a line is on another one by now. */
export async function insertInvoice(
  db: Db,
  invoice: Insertable<Tables['invoice']>,
  lines: readonly NewLine[]
): Promise<boolean> {
  await db.insertInto('invoice').values(invoice).execute()
  const rows = await db
    .insertInto('invoice_line')
    .values(lines)
    .onConflict((conflict) => conflict.doNothing())
    .returning('position')
    .execute()
  return rows.length === lines.length
}

/** One invoice of this shopper. */
export function invoiceOf(db: Db, userId: string, invoiceCode: string): Promise<InvoiceRecord | undefined> {
  return db
    .selectFrom('invoice')
    .selectAll()
    .where('invoice_code', '=', invoiceCode)
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

/** The same, locked until the transaction ends; without a user it is anybody's (time, the console). */
export function lockInvoice(db: Db, invoiceCode: string, userId?: string): Promise<InvoiceRecord | undefined> {
  let query = db.selectFrom('invoice').selectAll().where('invoice_code', '=', invoiceCode)
  if (userId !== undefined) query = query.where('user_id', '=', userId)
  return query.forUpdate().executeTakeFirst()
}

/** Changes an invoice that the caller holds. */
export function changeInvoice(
  db: Db,
  invoiceCode: string,
  changes: Updateable<Tables['invoice']>
): Promise<InvoiceRecord> {
  return db
    .updateTable('invoice')
    .set(changes)
    .where('invoice_code', '=', invoiceCode)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Lets go of what an invoice is over: another may take it. */
export async function freeLines(db: Db, invoiceCode: string): Promise<void> {
  await db.updateTable('invoice_line').set({ live: false }).where('invoice_code', '=', invoiceCode).execute()
}

/** Lines of invoices, in the order of the order's rows; delivery comes last. */
export async function linesOf(db: Db, invoiceCodes: readonly string[]): Promise<LineRecord[]> {
  if (invoiceCodes.length === 0) return []
  return db
    .selectFrom('invoice_line')
    .selectAll()
    .where('invoice_code', 'in', invoiceCodes)
    .orderBy('invoice_code')
    .orderBy(sql`position < 0`)
    .orderBy('position')
    .execute()
}

/** What of an order is on an invoice that counts, by the row's position. */
export async function takenOf(
  db: Db,
  orderCode: string
): Promise<Map<number, { invoiceCode: string; invoiceState: InvoiceState }>> {
  const rows = await db
    .selectFrom('invoice_line')
    .innerJoin('invoice', 'invoice.invoice_code', 'invoice_line.invoice_code')
    .select(['position', 'invoice_line.invoice_code', 'state'])
    .where('invoice_line.order_code', '=', orderCode)
    .where('live', '=', true)
    .execute()
  return new Map(rows.map((row) => [row.position, { invoiceCode: row.invoice_code, invoiceState: row.state }]))
}

/** Invoices of an order that count, held. */
export function lockLiveOf(db: Db, orderCode: string): Promise<InvoiceRecord[]> {
  return db
    .selectFrom('invoice')
    .selectAll()
    .where('order_code', '=', orderCode)
    .where('state', 'in', LIVE_INVOICE_STATES)
    .orderBy('invoice_code')
    .forUpdate()
    .execute()
}

export interface InvoiceFilter {
  userId: string
  states: readonly InvoiceState[] | undefined
}

function filterInvoices(db: Db, { userId, states }: InvoiceFilter) {
  let query = db.selectFrom('invoice').where('user_id', '=', userId)
  if (states !== undefined) query = query.where('state', 'in', states)
  return query
}

/** One page, newest first, and how many there are in all. */
export const listInvoices = (db: Db, filter: InvoiceFilter, page: Page): Promise<Paged<InvoiceRecord>> =>
  pageOf(filterInvoices(db, filter), page, (own) =>
    own.selectAll().orderBy('submitted_at', 'desc').orderBy('invoice_code')
  )

export async function sellerOf(db: Db, shopCode: string): Promise<{ name: string; taxNo: string } | undefined> {
  const row = await db
    .selectFrom('invoice_seller')
    .select(['name', 'tax_no'])
    .where('shop_code', '=', shopCode)
    .executeTakeFirst()
  return row && { name: row.name, taxNo: row.tax_no }
}

export async function addSellers(db: Db, sellers: readonly Insertable<Tables['invoice_seller']>[]): Promise<void> {
  if (sellers.length > 0) await db.insertInto('invoice_seller').values(sellers).execute()
}

/** The next number of the shop's invoices. */
export async function nextNumber(db: Db): Promise<number> {
  const { rows } = await sql<{ next: number }>`select nextval('invoice_number')::int as next`.execute(db)
  return rows[0]?.next ?? 0
}

/** How often a shopper had invoices sent since a moment. */
export async function mailsSince(db: Db, userId: string, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('invoice_mail')
    .select((build) => build.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('asked_at', '>', since)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The last requested letter of an invoice. */
export function lastMailOf(db: Db, invoiceCode: string): Promise<MailRecord | undefined> {
  return db
    .selectFrom('invoice_mail')
    .selectAll()
    .where('invoice_code', '=', invoiceCode)
    .orderBy('asked_at', 'desc')
    .orderBy('mail_id')
    .limit(1)
    .executeTakeFirst()
}

export async function addMail(db: Db, mail: Insertable<Tables['invoice_mail']>): Promise<void> {
  await db.insertInto('invoice_mail').values(mail).execute()
}

/** The next letter that is due, held; what others hold is skipped. */
export function nextToMail(db: Db, now: Date): Promise<MailRecord | undefined> {
  return db
    .selectFrom('invoice_mail')
    .selectAll()
    .where('state', '=', 'SENDING')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
}

/** Changes a letter that is still on its way; one that came to its end stays as it is. */
export async function changeMail(db: Db, mailId: string, changes: Updateable<Tables['invoice_mail']>): Promise<void> {
  await db
    .updateTable('invoice_mail')
    .set(changes)
    .where('mail_id', '=', mailId)
    .where('state', '=', 'SENDING')
    .execute()
}

/** The next invoice that waits for its paper and that nobody draws, held; what others hold is skipped. */
export function nextToDraw(db: Db, now: Date, submittedBefore: Date): Promise<InvoiceRecord | undefined> {
  return db
    .selectFrom('invoice')
    .selectAll()
    .where('state', 'in', ['SUBMITTED', 'ISSUING'])
    .where('submitted_at', '<=', submittedBefore)
    .where((build) => build.or([build('drawn_until', 'is', null), build('drawn_until', '<=', now)]))
    .orderBy('submitted_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
}

/** The next one whose buyer did not confirm in time, held. */
export function nextToLapse(db: Db, now: Date): Promise<InvoiceRecord | undefined> {
  return db
    .selectFrom('invoice')
    .selectAll()
    .where('state', '=', 'RED_REQUESTED')
    .where('confirm_before', '<=', now)
    .orderBy('confirm_before')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
}

export async function addWishes(db: Db, wishes: readonly Insertable<Tables['invoice_wish']>[]): Promise<void> {
  if (wishes.length > 0) await db.insertInto('invoice_wish').values(wishes).execute()
}

/** Takes out a wish whose order no longer waits for its payment; what others hold is skipped. */
export async function takeWish(db: Db): Promise<Selectable<Tables['invoice_wish']> | undefined> {
  const wish = await db
    .selectFrom('invoice_wish')
    .innerJoin('trade_order', 'trade_order.order_code', 'invoice_wish.order_code')
    .selectAll('invoice_wish')
    .where('trade_order.status', 'not in', ['WAIT_PAY', 'WAIT_BALANCE'])
    .limit(1)
    .forUpdate(['invoice_wish'])
    .skipLocked()
    .executeTakeFirst()
  if (wish !== undefined) await db.deleteFrom('invoice_wish').where('order_code', '=', wish.order_code).execute()
  return wish
}

/** The newest of everybody, for the console. */
export function newestInvoices(db: Db, most: number): Promise<InvoiceRecord[]> {
  return db.selectFrom('invoice').selectAll().orderBy('submitted_at', 'desc').limit(most).execute()
}
