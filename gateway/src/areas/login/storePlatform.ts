import { sql } from 'kysely'
import type { Db } from '../../core/database'
import type { PlatformIdentity } from '../../core/platform'

/** Uses a code up; false when it was used before, also when two calls race. `now` is the world's time. */
export async function spendPlatformCode(db: Db, codeHash: string, now: Date): Promise<boolean> {
  const spent = await db
    .insertInto('platform_code')
    .values({ code_hash: codeHash, used_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('code_hash')
    .executeTakeFirst()
  return spent !== undefined
}

export async function forgetPlatformCodes(db: Db, usedBefore: Date): Promise<void> {
  await db.deleteFrom('platform_code').where('used_at', '<', usedBefore).execute()
}

/** Which customer a person is. */
export async function customerOfPerson(db: Db, openId: string): Promise<string | undefined> {
  const row = await db.selectFrom('platform_person').select('user_id').where('open_id', '=', openId).executeTakeFirst()
  return row?.user_id
}

/** The person through whom a customer logged in last. */
export async function personOf(db: Db, userId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('platform_person')
    .select('open_id')
    .where('user_id', '=', userId)
    .orderBy('seen_at', 'desc')
    .orderBy('open_id')
    .executeTakeFirst()
  return row?.open_id
}

/** Makes a person this customer, or notes that they came again; false when the person is another customer already. */
export async function bindPerson(db: Db, identity: PlatformIdentity, userId: string, at: Date): Promise<boolean> {
  const bound = await sql`insert into platform_person (open_id, union_id, user_id, bound_at, seen_at)
    values (${identity.openId}, ${identity.unionId ?? null}, ${userId}, ${at}, ${at})
    on conflict (open_id) do update set
      union_id = coalesce(excluded.union_id, platform_person.union_id),
      seen_at = excluded.seen_at
    where platform_person.user_id = excluded.user_id`.execute(db)
  return bound.numAffectedRows === 1n
}
