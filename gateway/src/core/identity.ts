import { createHash, randomBytes } from 'node:crypto'
import { moment } from '../../../domain/day'
import type { Db } from './database'

/** How long a login lasts, days. */
const SESSION_DAYS = 30

const hash = (token: string): string => createHash('sha256').update(token).digest('hex')

/** A new login. The token is random and opaque; only its hash is stored. */
export async function openSession(db: Db, userId: string, now: number): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db
    .insertInto('session')
    .values({ token_hash: hash(token), user_id: userId, expires_at: moment(now).add(SESSION_DAYS, 'day').toDate() })
    .execute()
  return token
}

/** Whose token this is; undefined when it is unknown or has run out. */
export async function userOfToken(db: Db, token: string, now: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('session')
    .select('user_id')
    .where('token_hash', '=', hash(token))
    .where('expires_at', '>', new Date(now))
    .executeTakeFirst()
  return row?.user_id
}

/** Ends one login; others of the same shopper stay. */
export async function closeSession(db: Db, token: string): Promise<void> {
  await db.deleteFrom('session').where('token_hash', '=', hash(token)).execute()
}

/** The token of an Authorization header. */
export function bearer(header: string | undefined): string | undefined {
  const found = /^Bearer ([A-Za-z0-9_-]{16,128})$/.exec(header ?? '')
  return found?.[1]
}
