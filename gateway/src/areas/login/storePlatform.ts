import { sql } from 'kysely'
import type { Db } from '../../core/database/database'
import type { PlatformIdentity } from '../../core/platform'
import { amongAll, tenantOf } from '../../core/tenant'
import { wasClosed } from '../customer'

/** Uses a code up; false when it was used before, also when two calls race. `now` is the world's time. */
export async function spendPlatformCode(db: Db, codeHash: string, now: Date): Promise<boolean> {
  const row = await db
    .insertInto('platform_code')
    .values({ code_hash: codeHash, used_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('code_hash')
    .executeTakeFirst()
  return row !== undefined
}

export async function forgetPlatformCodes(db: Db, usedBefore: Date): Promise<void> {
  await db.deleteFrom('platform_code').where('used_at', '<', usedBefore).execute()
}

/** Which customer a person is in the shop of the handle's tenant. */
export async function customerOfPerson(db: Db, openId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('platform_person')
    .select('user_id')
    .where('open_id', '=', openId)
    .where('tenant', '=', tenantOf(db))
    .executeTakeFirst()
  return row?.user_id
}

/** Makes a person this customer, or notes that they came again; false when the person is another customer already. */
export async function bindPerson(
  db: Db,
  identity: PlatformIdentity,
  userId: string,
  now: Date,
  via: 'MINI' | 'OFFICIAL' = 'MINI'
): Promise<boolean> {
  const bound = await sql`insert into platform_person (open_id, union_id, user_id, bound_at, seen_at, via, tenant)
    values (${identity.openId}, ${identity.unionId ?? null}, ${userId}, ${now}, ${now}, ${via}, ${tenantOf(db)})
    on conflict (open_id, tenant) do update set
      union_id = coalesce(excluded.union_id, platform_person.union_id),
      seen_at = excluded.seen_at
    where platform_person.user_id = excluded.user_id`.execute(db)
  return bound.numAffectedRows === 1n
}

/** The customer bound to a person that the platform knows across all apps of one maker. */
export async function customerOfUnion(db: Db, unionId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('platform_person')
    .select('user_id')
    .where('union_id', '=', unionId)
    .where('tenant', '=', tenantOf(db))
    .orderBy('seen_at', 'desc')
    .executeTakeFirst()
  return row?.user_id
}

const closedName = (id: string): string => `person ${id}`

/** How the persons of a customer are remembered once the account is closed. */
export async function closedNamesOf(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('platform_person')
    .select(['open_id', 'union_id'])
    .where('user_id', '=', userId)
    .execute()
  return rows.flatMap(({ open_id, union_id }) => [open_id, ...(union_id === null ? [] : [union_id])]).map(closedName)
}

/** Whether somebody is here, or was in the year before, in the mini-program or by the official account. */
export async function isKnownPerson(db: Db, { openId, unionId }: PlatformIdentity, now: Date): Promise<boolean> {
  if ((await customerOfPerson(db, openId)) !== undefined) return true
  if (unionId !== undefined && (await customerOfUnion(db, unionId)) !== undefined) return true
  return wasClosedPerson(db, { openId, unionId }, now)
}

async function wasClosedPerson(db: Db, { openId, unionId }: PlatformIdentity, now: Date): Promise<boolean> {
  for (const id of [openId, ...(unionId === undefined ? [] : [unionId])])
    if (await wasClosed(db, closedName(id), now)) return true
  return false
}

/** Whether a person is another customer here, or was one in the year before. */
export async function isAnotherPerson(
  db: Db,
  { openId, unionId }: PlatformIdentity,
  userId: string,
  now: Date
): Promise<boolean> {
  const other = await sql`select 1 from platform_person where tenant = ${tenantOf(db)} and user_id <> ${userId}
    and (open_id = ${openId} or union_id = ${unionId ?? null}) limit 1`.execute(db)
  return other.rows.length > 0 || wasClosedPerson(db, { openId, unionId }, now)
}

export async function keepUnbound(
  db: Db,
  unbound: { keyHash: string; identity: PlatformIdentity; expiresAt: Date }
): Promise<void> {
  const { openId, unionId } = unbound.identity
  await db
    .insertInto('platform_bind')
    .values({
      key_hash: amongAll(db, unbound.keyHash),
      open_id: openId,
      union_id: unionId ?? null,
      expires_at: unbound.expiresAt
    })
    .execute()
}

/** The person that a key stands for; the call uses the key up. */
export async function takeUnbound(db: Db, keyHash: string, now: Date): Promise<PlatformIdentity | undefined> {
  const result = await sql<{ open_id: string; union_id: string | null }>`delete from platform_bind
    where key_hash = ${amongAll(db, keyHash)} and expires_at > ${now} returning open_id, union_id`.execute(db)
  const row = result.rows[0]
  return row === undefined ? undefined : { openId: row.open_id, unionId: row.union_id ?? undefined }
}

export async function dropUnbound(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('platform_bind').where('expires_at', '<', before).execute()
}
