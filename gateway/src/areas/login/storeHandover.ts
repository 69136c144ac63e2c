import { sql } from 'kysely'
import type { Db, Tables } from '../../core/database/database'

interface Kept {
  codeHash: string
  userId?: string
  phone?: string
  parentHash?: string
  screen: string
  origin: string
  expiresAt: Date
}

export async function keep(db: Db, kept: Kept): Promise<void> {
  await db
    .insertInto('handover')
    .values({
      code_hash: kept.codeHash,
      user_id: kept.userId ?? null,
      phone: kept.phone ?? null,
      parent_hash: kept.parentHash ?? null,
      screen: kept.screen,
      origin: kept.origin,
      expires_at: kept.expiresAt
    })
    .execute()
}

/** Takes a code away and gives what it stands for; undefined: used, over, or of another screen or origin. */
export async function take(
  db: Db,
  asked: { codeHash: string; screen: string; origin: string; now: Date }
): Promise<Tables['handover'] | undefined> {
  const found = await sql<Tables['handover']>`delete from handover where code_hash = ${asked.codeHash}
    and screen = ${asked.screen} and origin = ${asked.origin} and expires_at > ${asked.now} returning *`.execute(db)
  return found.rows[0]
}

/** The login that a page was opened from, held until the transaction ends; undefined: it has ended. */
export async function parentOf(
  db: Db,
  hash: string,
  now: Date
): Promise<{ hash: string; expiresAt: Date } | undefined> {
  const found = await db
    .selectFrom('session')
    .select('expires_at')
    .where('token_hash', '=', hash)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst()
  return found && { hash, expiresAt: found.expires_at }
}

export async function dropOver(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('handover').where('expires_at', '<', before).execute()
}
