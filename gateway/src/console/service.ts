import { sql } from 'kysely'
import type { PaymentStatus } from '../../../contract'
import { DAY_MS } from '../../../domain/spans'
import { waitedForSince } from '../areas/alert'
import { returnStock } from '../areas/inventory'
import { atCashier, settlePayment } from '../areas/payment'
import type { Area, Core } from '../core/area'
import { inTransaction, type Db } from '../core/database'
import { seed } from '../core/seeding'
import type { Words } from '../core/words'

/** After how long the channel repeats a callback that was lost. */
export const CALLBACK_REPEAT_MS = 60_000

/** What the person at the cashier decides. TIMED_OUT: nothing is paid and nobody is told. */
export const CASHIER_RESULTS = ['SUCCEEDED', 'FAILED', 'TIMED_OUT', 'CALLBACK_LOST'] as const
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
  return atCashier(core, paymentId, async (tx) => {
    if (result !== 'CALLBACK_LOST') return
    await tx
      .insertInto('console_lost_callback')
      .values({ payment_id: paymentId, due_at: new Date(core.clock.now() + CALLBACK_REPEAT_MS) })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  })
}

/** Whether the shopper has paid already and the shop is still to hear of it. */
export async function isPaidUnheard(db: Db, paymentId: string): Promise<boolean> {
  const lost = await db
    .selectFrom('console_lost_callback')
    .select('payment_id')
    .where('payment_id', '=', paymentId)
    .executeTakeFirst()
  return lost !== undefined
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
    await settlePayment(core, paymentId, 'SUCCEEDED')
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

/** The newest orders of everybody. */
export async function newestOrders(db: Db): Promise<ConsoleOrder[]> {
  const found = await sql<{
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
    order by o.created_at desc limit 40`.execute(db)
  return found.rows.map((row) => ({
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
  at: number
}

/** What was sent, newest first; only to one recipient when given. */
export async function outbox(db: Db, recipient?: string): Promise<ConsoleMessage[]> {
  let query = db.selectFrom('outbox').selectAll()
  if (recipient !== undefined) query = query.where('recipient', '=', recipient)
  const rows = await query.orderBy('created_at', 'desc').orderBy('outbox_id').limit(40).execute()
  return rows.map((row) => ({
    kind: row.kind,
    recipient: row.recipient,
    title: row.title,
    body: row.body,
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
  await seed(core, areas)
}
