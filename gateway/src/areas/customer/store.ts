import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { NO_GIFTS_DAYS } from '../../../../domain/people/account'
import { moment } from '../../../../domain/day'
import { newId, type Db } from '../../core/database/database'
import { shopKey } from '../../core/files/signing'
import { amongAll, tenantOf } from '../../core/tenant'
import type { Words } from '../../core/words'

/** A customer as stored; `nick_name` in both languages. */
export interface CustomerRecord {
  user_id: string
  phone: string
  customer_code: string
  nick_name: Words
  spent_fen: number
  receive_packet_flag: number
  first_order_flag: number
  avatar: string | null
  tenant: string
}

/** Returns a customer; undefined: there is none with this id. */
export function customerOf(db: Db, userId: string): Promise<CustomerRecord | undefined> {
  return db.selectFrom('customer').selectAll().where('user_id', '=', userId).executeTakeFirst()
}

/** The customer of a phone in the shop of the handle's tenant. */
export async function customerByPhone(db: Db, phone: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('customer')
    .select('user_id')
    .where('phone', '=', phone)
    .where('tenant', '=', tenantOf(db))
    .executeTakeFirst()
  return row?.user_id
}

interface FreshCustomer {
  phone: string
  nickName: Words
  now: Date
  userId?: string
}

/** Adds the customer of a phone in the shop of the handle's tenant; undefined: it has one. */
async function addCustomer(db: Db, fresh: FreshCustomer): Promise<string | undefined> {
  const row = await db
    .insertInto('customer')
    .values({
      user_id: fresh.userId ?? newId('u'),
      phone: fresh.phone,
      tenant: tenantOf(db),
      customer_code: newId('c'),
      nick_name: JSON.stringify(fresh.nickName),
      created_at: fresh.now
    })
    .onConflict((conflict) => conflict.columns(['phone', 'tenant']).doNothing())
    .returning('user_id')
    .executeTakeFirst()
  return row?.user_id
}

/** The customer of a phone in the shop of the handle's tenant, made when there is none; two calls at once make one. */
export async function findOrAddCustomer(db: Db, fresh: FreshCustomer): Promise<{ userId: string; added: boolean }> {
  for (let tries = 0; tries < 5; tries++) {
    const userId = await addCustomer(db, fresh)
    if (userId !== undefined) {
      await withoutGifts(db, userId, fresh)
      return { userId, added: true }
    }
    const ownerId = await customerByPhone(db, fresh.phone)
    // undefined: whose it was has another phone or no account since the statement before, and it can be added
    if (ownerId !== undefined) return { userId: ownerId, added: false }
  }
  throw new Error('a phone that changes its owner again and again')
}

/** Sets a customer's name. */
export async function setNickname(db: Db, userId: string, nickName: Words): Promise<void> {
  await db
    .updateTable('customer')
    .set({ nick_name: JSON.stringify(nickName) })
    .where('user_id', '=', userId)
    .execute()
}

/** Sets the path of a customer's picture. */
export async function setAvatar(db: Db, userId: string, avatar: string): Promise<void> {
  await db.updateTable('customer').set({ avatar }).where('user_id', '=', userId).execute()
}

/** Adds to what the shopper has spent, which their level goes by. */
export async function addSpending(db: Db, userId: string, spentFen: number): Promise<void> {
  await sql`update customer set spent_fen = spent_fen + ${spentFen} where user_id = ${userId}`.execute(db)
}

export async function setFirstOrderFlag(db: Db, userId: string, flag: 0 | 1): Promise<void> {
  await db.updateTable('customer').set({ first_order_flag: flag }).where('user_id', '=', userId).execute()
}

/** Marks that the shopper has had the new customer's red packet. */
export async function markPacketReceived(db: Db, userId: string): Promise<void> {
  await db.updateTable('customer').set({ receive_packet_flag: 1 }).where('user_id', '=', userId).execute()
}

/** Holds the shopper's row until the transaction ends: changes of one shopper's things go one after the other. */
export async function lockCustomer(db: Db, userId: string): Promise<void> {
  await db.selectFrom('customer').select('user_id').where('user_id', '=', userId).forUpdate().execute()
}

/** The platform's person that a customer logged in with last. */
export async function personOf(db: Db, userId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('platform_person')
    .select('open_id')
    .where('user_id', '=', userId)
    .where('via', '=', 'MINI')
    .orderBy('seen_at', 'desc')
    .orderBy('open_id')
    .executeTakeFirst()
  return row?.open_id
}

/** Keeps which texts were agreed to, and when last. */
export async function keepAgreed(
  db: Db,
  agreement: { userId: string; codes: readonly string[]; now: Date; host: string }
): Promise<void> {
  await db
    .insertInto('agreed_text')
    .values(
      agreement.codes.map((code) => ({
        user_id: agreement.userId,
        policy_code: code,
        agreed_at: agreement.now,
        host: agreement.host
      }))
    )
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'policy_code']).doUpdateSet({ agreed_at: agreement.now, host: agreement.host })
    )
    .execute()
}

export const CLOSED_PHONE_KEY = 'closed-phone-key'
const phoneHash = (db: Db, key: string, phone: string): string =>
  createHmac('sha256', key).update(amongAll(db, phone)).digest('hex')

/** Remembers, by a keyed hash, that the account of a phone, or of another name of somebody's, was closed. `key`: read before the transaction that closes it. */
export async function noteClosedPhone(
  db: Db,
  closing: { key: string; phone: string; closedAt: number }
): Promise<void> {
  const until = moment(closing.closedAt).add(NO_GIFTS_DAYS, 'day').toDate()
  await db
    .insertInto('closed_phone')
    .values({ phone_hash: phoneHash(db, closing.key, closing.phone), until })
    .onConflict((conflict) => conflict.column('phone_hash').doUpdateSet({ until }))
    .execute()
}

/** Whether an account of this phone, or of another name of somebody's, was closed within the year before. */
export async function wasClosed(db: Db, name: string, now: Date): Promise<boolean> {
  const hash = phoneHash(db, await shopKey(db, CLOSED_PHONE_KEY), name)
  const row = await db
    .selectFrom('closed_phone')
    .select('until')
    .where('phone_hash', '=', hash)
    .where('until', '>', now)
    .executeTakeFirst()
  return row !== undefined
}

/** A newcomer whose phone had an account that was closed is no new customer for gifts, for a year. */
async function withoutGifts(db: Db, userId: string, { phone, now }: { phone: string; now: Date }): Promise<void> {
  const hash = phoneHash(db, await shopKey(db, CLOSED_PHONE_KEY), phone)
  await sql`update customer set receive_packet_flag = 1, first_order_flag = 0 where user_id = ${userId}
    and exists (select 1 from closed_phone where phone_hash = ${hash} and until > ${now})`.execute(db)
}
