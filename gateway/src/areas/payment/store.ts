import { sql, type Insertable, type Selectable } from 'kysely'
import { addFen } from '../../../../domain/money/money'
import type { PaidPart } from '../../../../domain/activity/presale'
import { newId, type Db, type Tables } from '../../core/database/database'

export type PaymentRecord = Selectable<Tables['payment']>
export type CoveredRecord = Selectable<Tables['payment_order']>

export async function insertPayment(
  db: Db,
  payment: Insertable<Tables['payment']>,
  orders: readonly { orderCode: string; amountFen: number; balanceFen: number; part: PaidPart }[]
): Promise<void> {
  await db.insertInto('payment').values(payment).execute()
  await db
    .insertInto('payment_order')
    .values(
      orders.map((order) => ({
        payment_id: payment.payment_id,
        order_code: order.orderCode,
        amount_fen: order.amountFen,
        balance_fen: order.balanceFen,
        part: order.part,
        effective: false
      }))
    )
    .execute()
}

export function findPayment(db: Db, paymentId: string): Promise<PaymentRecord | undefined> {
  return db.selectFrom('payment').selectAll().where('payment_id', '=', paymentId).executeTakeFirst()
}

/** The same, locked until the transaction ends: of two callbacks the second sees what the first did. */
export function lockPayment(db: Db, paymentId: string): Promise<PaymentRecord | undefined> {
  return db.selectFrom('payment').selectAll().where('payment_id', '=', paymentId).forUpdate().executeTakeFirst()
}

/** The orders of a payment, by number. */
export function ordersOf(db: Db, paymentId: string): Promise<CoveredRecord[]> {
  return db.selectFrom('payment_order').selectAll().where('payment_id', '=', paymentId).orderBy('order_code').execute()
}

export async function setStatus(db: Db, paymentId: string, status: PaymentRecord['status'], now: Date): Promise<void> {
  await db.updateTable('payment').set({ status, settled_at: now }).where('payment_id', '=', paymentId).execute()
}

/**
 * The open payments that cover any of these orders, locked until the transaction ends, each with its orders' numbers. The
 * caller holds the orders: who settles or starts a payment of one of them waits there, so none changes meanwhile.
 */
export async function lockOpen(
  db: Db,
  orderCodes: readonly string[]
): Promise<(PaymentRecord & { covers: string[] })[]> {
  const open = await db
    .selectFrom('payment')
    .selectAll()
    .where('status', '=', 'PENDING')
    .where('payment_id', 'in', (build) =>
      build.selectFrom('payment_order').select('payment_id').where('order_code', 'in', orderCodes)
    )
    .orderBy('payment_id')
    .forUpdate()
    .execute()
  return Promise.all(
    open.map(async (payment) => ({
      ...payment,
      covers: (await ordersOf(db, payment.payment_id)).map((order) => order.order_code)
    }))
  )
}

/** What open payments of a shopper's orders hold of their balance. */
export async function heldOfBalance(db: Db, userId: string, orderCodes: readonly string[]): Promise<number> {
  const open = await db
    .selectFrom('payment')
    .select('balance_fen')
    .where('status', '=', 'PENDING')
    .where('user_id', '=', userId)
    .where('payment_id', 'in', (build) =>
      build.selectFrom('payment_order').select('payment_id').where('order_code', 'in', orderCodes)
    )
    .execute()
  return addFen(...open.map((payment) => payment.balance_fen))
}

/** Where the cashier of an open payment leads back to. */
export async function setReturnPath(db: Db, paymentId: string, returnPath: string): Promise<void> {
  await db.updateTable('payment').set({ return_path: returnPath }).where('payment_id', '=', paymentId).execute()
}

/** The provider's book: it took the money of an open payment. */
export async function markTaken(db: Db, paymentId: string, now: Date): Promise<void> {
  await db
    .updateTable('payment')
    .set({ taken_at: now })
    .where('payment_id', '=', paymentId)
    .where('taken_at', 'is', null)
    .execute()
}

/** Marks this payment as the one that paid the order; the unique index refuses a second one. */
export async function markEffective(db: Db, paymentId: string, orderCode: string): Promise<void> {
  await db
    .updateTable('payment_order')
    .set({ effective: true })
    .where('payment_id', '=', paymentId)
    .where('order_code', '=', orderCode)
    .execute()
}

/** Sends money back that came for an order nobody waits for it any more; once for a payment and order. */
export async function refundSuperfluous(
  db: Db,
  refund: { paymentId: string; orderCode: string; amountFen: number; balanceFen: number; now: Date }
): Promise<void> {
  await db
    .insertInto('refund')
    .values({
      refund_id: newId('rf'),
      payment_id: refund.paymentId,
      order_code: refund.orderCode,
      amount_fen: refund.amountFen,
      balance_fen: refund.balanceFen,
      reason: 'SUPERFLUOUS',
      created_at: refund.now
    })
    .onConflict((conflict) => conflict.columns(['payment_id', 'order_code', 'subject']).doNothing())
    .execute()
}

/** The payments that paid an order, each with what it paid of it: of two the later one first. */
export async function paidWith(
  db: Db,
  orderCode: string
): Promise<{ payment: PaymentRecord; covered: CoveredRecord }[]> {
  const covers = await db
    .selectFrom('payment_order')
    .selectAll()
    .where('order_code', '=', orderCode)
    .where('effective', '=', true)
    // BALANCE stands before DEPOSIT
    .orderBy('part')
    .execute()
  const pairs = []
  for (const cover of covers) {
    const payment = await db
      .selectFrom('payment')
      .selectAll()
      .where('payment_id', '=', cover.payment_id)
      .executeTakeFirstOrThrow()
    pairs.push({ payment, covered: cover })
  }
  return pairs
}

export type RefundRecord = Selectable<Tables['refund']>
export interface RefundFound {
  refund: RefundRecord
  payment: PaymentRecord
}

/** What went back for a subject of an order, from each payment: first what is on its way, then what failed. */
export function refundsOfSubject(db: Db, orderCode: string, subject: string): Promise<RefundRecord[]> {
  return db
    .selectFrom('refund')
    .selectAll()
    .where('order_code', '=', orderCode)
    .where('subject', '=', subject)
    .where('reason', '=', 'RETURNED')
    .orderBy(sql`case state when 'SENT' then 0 when 'FAILED' then 1 else 2 end`)
    .orderBy('refund_id')
    .execute()
}

/** Changes a refund that is still in a state; false: it is in another. */
export async function setRefund(
  db: Db,
  refundId: string,
  from: RefundRecord['state'],
  change: Pick<RefundRecord, 'state' | 'settled_at'>
): Promise<boolean> {
  const row = await db
    .updateTable('refund')
    .set(change)
    .where('refund_id', '=', refundId)
    .where('state', '=', from)
    .returning('refund_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Refunds whose end the provider has not said, oldest first. */
export function sentRefunds(db: Db, before: Date, most: number): Promise<RefundRecord[]> {
  return db
    .selectFrom('refund')
    .selectAll()
    .where('state', '=', 'SENT')
    .where('created_at', '<=', before)
    .orderBy('created_at')
    .limit(most)
    .execute()
}

/** Sends what failed of cancelled orders again, each under its number, once it failed so long ago. */
export async function sendAgain(db: Db, failedBefore: Date): Promise<void> {
  await db
    .updateTable('refund')
    .set({ state: 'SENT', settled_at: null })
    .where('state', '=', 'FAILED')
    .where('reason', '=', 'CANCELLED')
    .where('settled_at', '<=', failedBefore)
    .execute()
}

/** Money of cancelled orders that is not there yet, the newest first. */
export const refundsUnderWay = (db: Db, most: number): Promise<RefundRecord[]> =>
  db
    .selectFrom('refund')
    .selectAll()
    .where('state', 'in', ['SENT', 'FAILED'])
    .where('reason', '=', 'CANCELLED')
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute()

export const findRefund = (db: Db, refundId: string): Promise<RefundRecord | undefined> =>
  db.selectFrom('refund').selectAll().where('refund_id', '=', refundId).executeTakeFirst()

export async function addRefund(db: Db, refund: Insertable<Tables['refund']>): Promise<void> {
  await db.insertInto('refund').values(refund).execute()
}

/**
 * Closes payments that were started for an order and have no order left to pay. One that is being settled right now is
 * skipped: it gets its fate from the platform. Replies those that it closed.
 */
export async function closeIdle(db: Db, orderCode: string, now: Date): Promise<string[]> {
  const idle = await db
    .selectFrom('payment')
    .select('payment_id')
    .where('status', '=', 'PENDING')
    // a payment stays open once its money was taken: the provider's word on it is on its way
    .where('taken_at', 'is', null)
    .where('payment_id', 'in', (build) =>
      build.selectFrom('payment_order').select('payment_id').where('order_code', '=', orderCode)
    )
    .where((build) =>
      build.not(
        build.exists(
          build
            .selectFrom('payment_order')
            .innerJoin('trade_order', 'trade_order.order_code', 'payment_order.order_code')
            .select('payment_order.order_code')
            .whereRef('payment_order.payment_id', '=', 'payment.payment_id')
            .where((of) =>
              of.or([
                of.and([of('trade_order.status', '=', 'WAIT_PAY'), of('payment_order.part', '!=', 'BALANCE')]),
                of.and([of('trade_order.status', '=', 'WAIT_BALANCE'), of('payment_order.part', '=', 'BALANCE')])
              ])
            )
        )
      )
    )
    .forUpdate()
    .skipLocked()
    .execute()
  for (const payment of idle) await setStatus(db, payment.payment_id, 'CLOSED', now)
  return idle.map((payment) => payment.payment_id)
}

/** Fen that go back. */
export interface GoneBack {
  /** Nobody waited for it when it came. */
  returnedFen: number
  /** It had paid an order: that was cancelled later, or a price fell. */
  refundedFen: number
}

/** What goes back of some refunds, by why. */
export function goneBackOf(rows: readonly Pick<Selectable<Tables['refund']>, 'amount_fen' | 'reason'>[]): GoneBack {
  const sumOf = (late: boolean): number =>
    addFen(...rows.filter(({ reason }) => (reason === 'SUPERFLUOUS') === late).map((row) => row.amount_fen))
  return { returnedFen: sumOf(true), refundedFen: sumOf(false) }
}

/** What goes back of a payment. */
export async function goneBack(db: Db, paymentId: string): Promise<GoneBack> {
  const rows = await db
    .selectFrom('refund')
    .select(['amount_fen', 'reason'])
    .where('payment_id', '=', paymentId)
    .execute()
  return goneBackOf(rows)
}

/** Everything sent back for an order. */
export function refundsOf(db: Db, orderCode: string): Promise<Selectable<Tables['refund']>[]> {
  return db.selectFrom('refund').selectAll().where('order_code', '=', orderCode).orderBy('created_at').execute()
}
