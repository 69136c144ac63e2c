import { sql } from 'kysely'
import type { PaymentStatus } from '../../../contract'
import { DAY_MS } from '../../../domain/spans'
import { waitedForSince } from '../areas/alert'
import { returnStock } from '../areas/inventory'
import { advanceOrder } from '../areas/parcel'
import { atCashier, cashierView, hearCallback, markTaken, signCallback } from '../areas/payment'
import type { Area, Core } from '../core/area'
import { inTransaction, type Db } from '../core/database/database'
import { GatewayRefusal } from '../core/errors'
import { keepSymbol } from '../core/money'
import { linkTo } from '../core/outbox'
import { seed } from '../core/seeding'
import type { Words } from '../core/words'

/** After how long the channel repeats a callback that was lost. */
export const CALLBACK_REPEAT_MS = 60_000

/**
 * What the person at the cashier decides. TIMED_OUT: nothing is paid and nobody is notified. CALLBACK_LOST: paid, and told a
 * minute later. CALLBACK_TWICE: told twice. FORGED: somebody says it was paid who is not the provider. AFTER_CLOSING: its
 * time ends while the money is on its way, which comes all the same.
 */
export const CASHIER_RESULTS = [
  'SUCCEEDED',
  'FAILED',
  'TIMED_OUT',
  'CALLBACK_LOST',
  'CALLBACK_TWICE',
  'FORGED',
  'AFTER_CLOSING'
] as const
export type CashierResult = (typeof CASHIER_RESULTS)[number]

/**
 * Does to a payment what was decided; replies whether it could be done and what the shop knows of it then. A payment
 * that is closed or has its result takes no money and keeps its state.
 */
export function decidePayment(
  core: Core,
  paymentId: string,
  result: CashierResult
): Promise<{ done: boolean; status: PaymentStatus }> {
  if (result === 'SUCCEEDED' || result === 'FAILED') return atCashier(core, paymentId, result)
  if (result === 'CALLBACK_TWICE') return tellTwice(core, paymentId)
  if (result === 'FORGED') return tellForged(core, paymentId)
  if (result === 'AFTER_CLOSING') return payTooLate(core, paymentId)
  return atCashier(core, paymentId, async (tx) => {
    if (result !== 'CALLBACK_LOST') return
    await tx
      .insertInto('console_lost_callback')
      .values({ payment_id: paymentId, due_at: new Date(core.clock.now() + CALLBACK_REPEAT_MS) })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await markTaken(tx, paymentId, core.clock.date())
  })
}

interface Decided {
  done: boolean
  status: PaymentStatus
}

async function tellTwice(core: Core, paymentId: string): Promise<Decided> {
  const first = await atCashier(core, paymentId, 'SUCCEEDED')
  return first.done ? { done: true, status: await hearCallback(core, signCallback(paymentId, 'SUCCEEDED')) } : first
}

/** A success under the signature of a failure. */
async function tellForged(core: Core, paymentId: string): Promise<Decided> {
  const forgery = { ...signCallback(paymentId, 'FAILED'), result: 'SUCCEEDED' as const }
  await hearCallback(core, forgery).catch((error: unknown) => {
    if (!(error instanceof GatewayRefusal) || error.code !== 'payment.signature') throw error
    core.log.warn({ paymentId }, 'A callback with a wrong signature was refused')
  })
  return atCashier(core, paymentId, async () => undefined)
}

/** Closes what still waits for the payment, then lets its money come; also that of a payment that is closed already. */
async function payTooLate(core: Core, paymentId: string): Promise<Decided> {
  const view = await cashierView(core.db, paymentId)
  if (view?.status === 'PENDING') {
    for (const orderCode of await waitingOrders(core.db, paymentId)) await advanceOrder(core, orderCode, 'expire')
  } else if (view?.status !== 'CLOSED') return atCashier(core, paymentId, async () => undefined)
  return { done: true, status: await hearCallback(core, signCallback(paymentId, 'SUCCEEDED')) }
}

async function waitingOrders(db: Db, paymentId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('payment_order as p')
    .innerJoin('trade_order as o', 'o.order_code', 'p.order_code')
    .select('o.order_code')
    .where('p.payment_id', '=', paymentId)
    .where('o.status', 'in', ['WAIT_PAY', 'WAIT_BALANCE'])
    .orderBy('o.order_code')
    .execute()
  return rows.map((order) => order.order_code)
}

/** Whether the shopper has paid already and the shop is still to hear of it. */
export async function isPaidUnheard(db: Db, paymentId: string): Promise<boolean> {
  const row = await db
    .selectFrom('console_lost_callback')
    .select('payment_id')
    .where('payment_id', '=', paymentId)
    .executeTakeFirst()
  return row !== undefined
}

/** Tells the shop of payments whose callback was lost, once they are due. */
export async function repeatLostCallbacks(core: Core): Promise<void> {
  const due = await core.db
    .selectFrom('console_lost_callback')
    .select('payment_id')
    .where('due_at', '<=', core.clock.date())
    .limit(50)
    .execute()
  for (const { payment_id: paymentId } of due) {
    await hearCallback(core, signCallback(paymentId, 'SUCCEEDED'))
    await core.db.deleteFrom('console_lost_callback').where('payment_id', '=', paymentId).execute()
  }
}

/** After how long what somebody waits for comes in again, and how many pieces of it. */
const RESTOCK_AFTER_MS = DAY_MS
const RESTOCKED = 20

/** A delivery of what is sold out and waited for. */
export async function restockWaitedFor(core: Core): Promise<void> {
  const codes = await waitedForSince(core.db, new Date(core.clock.now() - RESTOCK_AFTER_MS))
  for (const skuCode of codes) await returnStock(core.db, skuCode, RESTOCKED)
}

export interface ConsoleOrder {
  orderCode: string
  status: string
  receiver: string
  payFen: number
  createdAt: number
  title: Words
  quantity: number
}

/** The newest orders of everybody, or of the customer with this phone. */
export async function newestOrders(db: Db, phone?: string): Promise<ConsoleOrder[]> {
  const result = await sql<{
    order_code: string
    status: string
    phone: string | null
    pay_fen: number
    created_at: Date
    title: Words
    quantity: number
  }>`
    select o.order_code, o.status, c.phone, o.pay_fen, o.created_at, r.title, r.quantity
    from trade_order o
    left join customer c on c.user_id = o.user_id
    join lateral (
      select (array_agg(title))[1] as title, sum(quantity) as quantity from order_row where order_code = o.order_code
    ) r on true
    where ${phone ?? null}::text is null or c.phone = ${phone ?? null}
    order by o.created_at desc limit 40`.execute(db)
  return result.rows.map((row) => ({
    orderCode: row.order_code,
    status: row.status,
    receiver: row.phone ?? '',
    payFen: row.pay_fen,
    createdAt: row.created_at.getTime(),
    title: row.title,
    quantity: row.quantity
  }))
}

export interface ConsoleMessage {
  kind: string
  recipient: string
  title: string
  body: string
  /** What it opens, at the address that the console is opened at. */
  link?: string
  at: number
}

/** What was sent, newest first; only to one recipient when given. */
export async function outbox(db: Db, address: string, recipient?: string): Promise<ConsoleMessage[]> {
  let query = db.selectFrom('outbox').selectAll()
  if (recipient !== undefined) query = query.where('recipient', '=', recipient)
  const rows = await query.orderBy('created_at', 'desc').orderBy('outbox_id').limit(40).execute()
  return rows.map((row) => ({
    kind: row.kind,
    recipient: row.recipient,
    title: row.title,
    body: row.body,
    ...(row.page === null ? {} : { link: linkTo(address, row.page) }),
    at: row.created_at.getTime()
  }))
}

/** Empties every table and writes the demonstration shop anew; everybody is logged out. */
export async function resetShop(core: Core, areas: readonly Area[]): Promise<void> {
  await inTransaction(core.db, async (tx) => {
    const tables = await sql<{ table_name: string }>`
      select table_name from information_schema.tables
      where table_schema = current_schema() and table_type = 'BASE TABLE' and table_name <> 'migration'`.execute(tx)
    const names = tables.rows.map((row) => sql.id(row.table_name))
    await sql`truncate ${sql.join(names)} cascade`.execute(tx)
  })
  await core.clock.forget()
  await keepSymbol(core.db, core.site)
  await seed(core, areas)
}
