import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { moment } from '../../../../domain/day'
import type { GrantedRole } from '../../../../domain/people/role'
import { MINUTE_MS } from '../../../../domain/spans'
import type { CallerDevice } from './device'
import type { Db } from '../database/database'
import { giveHint } from '../database/hints'
import { tenantOf } from '../database/handle'

/** How long a login lasts, days. */
const SESSION_DAYS = 30
/** A login's last use is noted once in so long, ms. */
const SEEN_EVERY_MS = 5 * MINUTE_MS

/** What is stored of a secret that identifies its holder. */
export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex')
const hash = hashOfSecret

interface Opening {
  from?: CallerDevice
  /** The login that this one was opened from, and ends with. */
  parent?: { hash: string; expiresAt: Date }
}

/** A new login in the shop of the handle's tenant. The token is random and opaque; only its hash is stored. */
export async function openSession(
  db: Db,
  userId: string,
  now: number,
  { from, parent }: Opening = {}
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const ends = moment(now).add(SESSION_DAYS, 'day').toDate()
  await db
    .insertInto('session')
    .values({
      token_hash: hash(token),
      user_id: userId,
      tenant: tenantOf(db),
      expires_at: parent !== undefined && parent.expiresAt < ends ? parent.expiresAt : ends,
      created_at: new Date(now),
      last_seen_at: new Date(now),
      ...(parent === undefined ? {} : { parent_hash: parent.hash }),
      ...(from === undefined ? {} : { host: from.host, device: from.device, city: from.city ?? null })
    })
    .execute()
  return token
}

/** Returns the user of a token; undefined when it is unknown here, another tenant's too, or has run out, or the login it was opened from has. */
export async function userOfToken(
  db: Db,
  token: string,
  now: number,
  from?: Pick<CallerDevice, 'city'>
): Promise<string | undefined> {
  const row = await db
    .selectFrom('session')
    .select(['user_id', 'last_seen_at'])
    .where('token_hash', '=', hash(token))
    .where('tenant', '=', tenantOf(db))
    .where('expires_at', '>', new Date(now))
    .executeTakeFirst()
  if (row !== undefined && row.last_seen_at.getTime() < now - SEEN_EVERY_MS) await noteSeen(db, token, now, from?.city)
  return row?.user_id
}

async function noteSeen(db: Db, token: string, now: number, city: string | undefined): Promise<void> {
  await sql`update session set last_seen_at = ${new Date(now)}, city = coalesce(${city ?? null}, city)
    where token_hash = ${hash(token)}`.execute(db)
}

/** Ends one login and what was opened from it; others of the same shopper stay. */
export async function closeSession(db: Db, token: string): Promise<void> {
  const ended = await db
    .deleteFrom('session')
    .where('token_hash', '=', hash(token))
    .returning('user_id')
    .executeTakeFirst()
  if (ended !== undefined) await tellEnded(db, ended.user_id)
}

/** Hints to all gateways that logins of a shopper have ended, so that nothing of theirs stays open. */
export const tellEnded = (db: Db, userId: string): Promise<void> => giveHint(db, `login - ${userId}`)

/** What was granted to a shopper, as it is now. */
export async function rolesGranted(db: Db, userId: string): Promise<GrantedRole[]> {
  const rows = await db
    .selectFrom('customer_role')
    .select('role')
    .where('user_id', '=', userId)
    .orderBy('role')
    .execute()
  return rows.map(({ role }) => role)
}

/** The token of an Authorization header. */
export function bearer(header: string | undefined): string | undefined {
  const match = /^Bearer ([A-Za-z0-9_-]{16,128})$/.exec(header ?? '')
  return match?.[1]
}
