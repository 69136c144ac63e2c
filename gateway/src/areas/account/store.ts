import { sql } from 'kysely'
import type { Db, Tables } from '../../core/database/database'
import { tellEnded } from '../../core/identity/identity'
import { ownedByPartner } from '../journal'
import { available } from '../wallet'

export function personalOf(db: Db, userId: string): Promise<Tables['personal'] | undefined> {
  return db.selectFrom('personal').selectAll().where('user_id', '=', userId).executeTakeFirst()
}

export async function keepPersonal(db: Db, personal: Tables['personal']): Promise<void> {
  await db
    .insertInto('personal')
    .values(personal)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(personal))
    .execute()
}

/** When somebody joined, and how many pieces of their orders were received. */
export async function history(db: Db, userId: string): Promise<{ joined: Date; bought: number }> {
  const found = await sql<{ joined: Date; bought: number }>`select created_at as joined,
      (select coalesce(sum(r.quantity), 0)::int from trade_order o join order_row r using (order_code)
        where o.user_id = c.user_id and o.status = 'COMPLETED') as bought
    from customer c where user_id = ${userId}`.execute(db)
  return found.rows[0] ?? { joined: new Date(0), bought: 0 }
}

/** Logins that hold, the one used last first. */
export async function devicesOf(db: Db, userId: string, now: Date) {
  return db
    .selectFrom('session')
    .select(['token_hash', 'session_id', 'parent_hash', 'host', 'device', 'city', 'last_seen_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .orderBy('session_id')
    .limit(50)
    .execute()
}

/** Ends one login and what was opened from it; nobody else's. */
export async function endDevice(db: Db, userId: string, sessionId: string): Promise<boolean> {
  const ended = await db
    .deleteFrom('session')
    .where('user_id', '=', userId)
    .where('session_id', '=', sessionId)
    .executeTakeFirst()
  if (ended.numDeletedRows > 0n) await tellEnded(db, userId)
  return ended.numDeletedRows > 0n
}

/** The name of a login among its shopper's; undefined: it has ended. */
export async function sessionIdOf(db: Db, hash: string): Promise<string | undefined> {
  const row = await db.selectFrom('session').select('session_id').where('token_hash', '=', hash).executeTakeFirst()
  return row?.session_id
}

/** Whether a login was opened from another one, and ends with that. */
export async function isOpened(db: Db, hash: string): Promise<boolean> {
  const row = await db.selectFrom('session').select('parent_hash').where('token_hash', '=', hash).executeTakeFirst()
  return row !== undefined && row.parent_hash !== null
}

/** Ends every login of a shopper but one, by its hash. */
export async function endOthers(db: Db, userId: string, kept: string): Promise<void> {
  await db.deleteFrom('session').where('user_id', '=', userId).where('token_hash', '<>', kept).execute()
  await tellEnded(db, userId)
}

/**
 * Changes the phone, which ends all logins of the shopper (a trigger); the one that asks, by its hash, goes on. False:
 * the phone is another account's.
 */
export async function changePhone(db: Db, userId: string, phone: string, kept?: string): Promise<boolean> {
  const taken = await sql`select 1 from customer c join customer me on me.tenant = c.tenant
    where me.user_id = ${userId} and c.phone = ${phone} and c.user_id <> me.user_id`.execute(db)
  if (taken.rows.length > 0) return false
  const own =
    kept === undefined
      ? undefined
      : await db.selectFrom('session').selectAll().where('token_hash', '=', kept).executeTakeFirst()
  await sql`update customer set phone = ${phone} where user_id = ${userId}`.execute(db)
  if (own !== undefined) await db.insertInto('session').values(own).execute()
  await tellEnded(db, userId)
  return true
}

export async function keepWait(db: Db, wait: Tables['phone_wait']): Promise<void> {
  await db
    .insertInto('phone_wait')
    .values(wait)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(wait))
    .execute()
}

export function waitOf(db: Db, userId: string): Promise<Tables['phone_wait'] | undefined> {
  return db.selectFrom('phone_wait').selectAll().where('user_id', '=', userId).executeTakeFirst()
}

export async function dropWait(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('phone_wait').where('user_id', '=', userId).execute()
}

export async function dropWaitsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('phone_wait').where('due_at', '<', before).execute()
}

export function closingOf(db: Db, userId: string): Promise<Tables['account_closing'] | undefined> {
  return db.selectFrom('account_closing').selectAll().where('user_id', '=', userId).executeTakeFirst()
}

/** Asks for the closing; one that was asked for goes on as it is. */
export async function keepClosing(db: Db, closing: Tables['account_closing']): Promise<void> {
  await db
    .insertInto('account_closing')
    .values(closing)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function dropClosing(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('account_closing').where('user_id', '=', userId).execute()
}

/** Takes the next closing whose days are over, for this transaction alone. */
export async function takeDueClosing(db: Db, now: Date): Promise<string | undefined> {
  const found = await sql<{ user_id: string }>`delete from account_closing where user_id in
    (select user_id from account_closing where due_at <= ${now} order by due_at for update skip locked limit 1)
    returning user_id`.execute(db)
  return found.rows[0]?.user_id
}

/** Held until the transaction ends: what an order earns somebody who is leaving comes before or after it. */
export const lockEarner = (db: Db, userId: string): Promise<unknown> =>
  db.selectFrom('partner').select('user_id').where('user_id', '=', userId).forUpdate().execute()

/** What is open of a shopper: orders, cases, bills, and fen that are theirs: there, or to come. */
export async function openThings(
  db: Db,
  userId: string
): Promise<Record<'ORDERS' | 'CASES' | 'BILLS' | 'BALANCE' | 'REBATES' | 'COMMISSION', number>> {
  const found = await sql<{ orders: number; cases: number; bills: number; rebates: string }>`select
      (select count(*)::int from trade_order where user_id = ${userId}
        and status in ('WAIT_PAY', 'WAIT_GROUP', 'WAIT_BALANCE', 'WAIT_SHIP', 'WAIT_RECEIVE')) as orders,
      (select count(*)::int from after_sale_case where user_id = ${userId}
        and state not in ('COMPLETED', 'REFUSED', 'CLOSED', 'CANCELLED', 'SENT_BACK')) as cases,
      (select count(*)::int from service_bill where user_id = ${userId} and ended_at is null) as bills,
      (select coalesce(sum(r.frozen_fen), 0) from order_rebate r join trade_order o using (order_code)
        where r.user_id = ${userId} and r.paid_at is null and r.void_at is null and o.status <> 'CANCELLED') as rebates`.execute(
    db
  )
  const { orders = 0, cases = 0, bills = 0, rebates = 0 } = found.rows[0] ?? {}
  const { balanceFen } = await available(db, userId)
  const money = { BALANCE: balanceFen, REBATES: Number(rebates), COMMISSION: await ownedByPartner(db, userId) }
  return { ORDERS: orders, CASES: cases, BILLS: bills, ...money }
}

/** Fen that invites which are not settled may still earn a shopper: of those they made, and of the one they came by. */
export async function openInviteFen(db: Db, userId: string): Promise<number> {
  const found = await sql<{ fen: string }>`select coalesce(sum(
      case when inviter_id = ${userId} then inviter_fen else invited_fen end), 0) as fen
    from referral_invite where state in ('REGISTERED', 'PENDING') and ${userId} in (inviter_id, invited_id)`.execute(db)
  return Number(found.rows[0]?.fen ?? 0)
}

export async function keepFile(
  db: Db,
  file: { userId: string; content: string; now: Date; endsAt: Date }
): Promise<void> {
  const row = { user_id: file.userId, content: file.content, made_at: file.now, ends_at: file.endsAt }
  await db
    .insertInto('personal_file')
    .values(row)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute()
}

export async function fileOf(
  db: Db,
  userId: string,
  now: Date
): Promise<{ content: string; made_at: Date; ends_at: Date } | undefined> {
  return db
    .selectFrom('personal_file')
    .select(['content', 'made_at', 'ends_at'])
    .where('user_id', '=', userId)
    .where('ends_at', '>', now)
    .executeTakeFirst()
}

export async function dropFiles(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('personal_file').where('ends_at', '<', before).execute()
}
