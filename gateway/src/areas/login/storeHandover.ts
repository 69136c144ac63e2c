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

export async function keep(db: Db, handover: Kept): Promise<void> {
  await db
    .insertInto('handover')
    .values({
      code_hash: handover.codeHash,
      user_id: handover.userId ?? null,
      phone: handover.phone ?? null,
      parent_hash: handover.parentHash ?? null,
      screen: handover.screen,
      origin: handover.origin,
      expires_at: handover.expiresAt
    })
    .execute()
}

/** Takes a code away and gives what it stands for; undefined: used, over, or of another screen or origin. */
export async function take(
  db: Db,
  wish: { codeHash: string; screen: string; origin: string; now: Date }
): Promise<Tables['handover'] | undefined> {
  const result = await sql<Tables['handover']>`delete from handover where code_hash = ${wish.codeHash}
    and screen = ${wish.screen} and origin = ${wish.origin} and expires_at > ${wish.now} returning *`.execute(db)
  return result.rows[0]
}

/** The login that a page was opened from, locked until the transaction ends; undefined: it has ended. */
export async function parentOf(
  db: Db,
  hash: string,
  now: Date
): Promise<{ hash: string; expiresAt: Date } | undefined> {
  const row = await db
    .selectFrom('session')
    .select('expires_at')
    .where('token_hash', '=', hash)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst()
  return row && { hash, expiresAt: row.expires_at }
}

export async function dropOver(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('handover').where('expires_at', '<', before).execute()
}
