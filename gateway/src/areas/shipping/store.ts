import { sql, type Insertable, type Selectable } from 'kysely'
import type { Db, Tables } from '../../core/database/database'

export type Notice = Selectable<Tables['shipping_notice']>

/** The payments that paid an order, where the messaging platform took the money: of a presale two. */
export async function platformPayments(db: Db, orderCode: string): Promise<string[]> {
  const rows = await db
    .selectFrom('payment_order as o')
    .innerJoin('payment as p', 'p.payment_id', 'o.payment_id')
    .select('p.payment_id')
    .where('o.order_code', '=', orderCode)
    .where('o.effective', '=', true)
    .where('p.channel', '=', 'WECHAT')
    // the second of two orders of one payment that leave at once sees what the first told
    .forUpdate('p')
    .orderBy('p.payment_id')
    .execute()
  return rows.map((payment) => payment.payment_id)
}

/** Keeps a notice; false: there is one already. */
export async function addNotice(db: Db, notice: Insertable<Tables['shipping_notice']>): Promise<boolean> {
  const row = await db
    .insertInto('shipping_notice')
    .values(notice)
    .onConflict((conflict) => conflict.doNothing())
    .returning('notice_id')
    .executeTakeFirst()
  return row !== undefined
}

export function noticesOf(db: Db, paymentId: string): Promise<Notice[]> {
  return db.selectFrom('shipping_notice').selectAll().where('payment_id', '=', paymentId).orderBy('at').execute()
}

/** The next one to be told; what another gateway deals with is skipped. */
export function takeDue(db: Db, now: Date): Promise<Notice | undefined> {
  return (
    db
      .selectFrom('shipping_notice as n')
      .selectAll()
      .where('sent_at', 'is', null)
      .where('due_at', '<=', now)
      // a receipt is reported after its parcel
      .where((build) =>
        build.or([
          build('kind', 'in', ['LATE', 'LEFT']),
          build.exists(
            build
              .selectFrom('shipping_notice as left')
              .select('left.notice_id')
              .whereRef('left.order_code', '=', 'n.order_code')
              .whereRef('left.payment_id', '=', 'n.payment_id')
              .where('left.kind', '=', 'LEFT')
              .where('left.sent_at', 'is not', null)
          )
        ])
      )
      .orderBy('due_at')
      .orderBy('notice_id')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
  )
}

export async function setTried(db: Db, noticeId: string, attempts: number, dueAt: Date): Promise<void> {
  await db.updateTable('shipping_notice').set({ attempts, due_at: dueAt }).where('notice_id', '=', noticeId).execute()
}

export async function setSent(db: Db, noticeId: string, now: Date): Promise<void> {
  await db.updateTable('shipping_notice').set({ sent_at: now }).where('notice_id', '=', noticeId).execute()
}

/** The next order that was received here while the platform does not know it yet. */
export async function takeReceived(db: Db): Promise<(Notice & { completed_at: Date }) | undefined> {
  const result = await sql<Notice & { completed_at: Date }>`
    select n.*, o.completed_at from shipping_notice n join trade_order o on o.order_code = n.order_code
    where n.kind = 'LEFT' and not n.received and o.status = 'COMPLETED'
    order by n.order_code limit 1 for update of n skip locked`.execute(db)
  return result.rows[0]
}

/** The platform knows that what a payment paid of an order was received. */
export async function setReceived(db: Db, orderCode: string, paymentId: string): Promise<void> {
  await db
    .updateTable('shipping_notice')
    .set({ received: true })
    .where('order_code', '=', orderCode)
    .where('payment_id', '=', paymentId)
    .where('kind', '=', 'LEFT')
    .execute()
}

/** Whether something a payment paid is still to leave. */
export async function hasMore(db: Db, paymentId: string): Promise<boolean> {
  const row = await db
    .selectFrom('payment_order as p')
    .innerJoin('trade_order as o', 'o.order_code', 'p.order_code')
    .select('o.order_code')
    .where('p.payment_id', '=', paymentId)
    .where('p.effective', '=', true)
    .where('o.status', '=', 'WAIT_SHIP')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** The identity that the platform knows the payer of a payment by. */
export async function payerOf(db: Db, paymentId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('payment as p')
    .innerJoin('platform_person as c', 'c.user_id', 'p.user_id')
    .select('c.open_id')
    .where('p.payment_id', '=', paymentId)
    .orderBy('c.seen_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.open_id
}

/** Phone of an order's receiver. */
export async function receiverOf(db: Db, orderCode: string): Promise<string> {
  const { address } = await db
    .selectFrom('trade_order')
    .select('address')
    .where('order_code', '=', orderCode)
    .executeTakeFirstOrThrow()
  return address.phone
}

/** The newest of everybody. */
export function newestNotices(db: Db, most: number): Promise<Notice[]> {
  return db.selectFrom('shipping_notice').selectAll().orderBy('at', 'desc').orderBy('notice_id').limit(most).execute()
}
