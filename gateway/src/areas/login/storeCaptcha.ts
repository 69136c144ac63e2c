import { sql, type Selectable } from 'kysely'
import type { SmsCallerLimits } from '../../../../domain/people/sms'
import type { Db, Tables } from '../../core/database/database'
import { amongAll } from '../../core/tenant'

/** Counts a code against a phone's limits in one statement; false when one of them says no. */
export async function countCode(
  db: Db,
  quota: { phone: string; now: Date; day: string; notAfter: Date; dailyLimit: number }
): Promise<boolean> {
  const result = await sql`insert into captcha_quota (phone, last_sent_at, day, sent)
    values (${amongAll(db, quota.phone)}, ${quota.now}, ${quota.day}, 1)
    on conflict (phone) do update set
      last_sent_at = excluded.last_sent_at,
      day = excluded.day,
      sent = case when captcha_quota.day = excluded.day then captcha_quota.sent + 1 else 1 end
    where captcha_quota.last_sent_at <= ${quota.notAfter}
      and (captcha_quota.day <> excluded.day or captcha_quota.sent < ${quota.dailyLimit})`.execute(db)
  return result.numAffectedRows === 1n
}

/** Takes back a code that was counted at `sentAt` and never sent: the phone may ask for another at once. */
export async function uncountCode(db: Db, quota: { phone: string; sentAt: Date; notAfter: Date }): Promise<void> {
  await sql`update captcha_quota set sent = greatest(sent - 1, 0), last_sent_at = ${quota.notAfter}
    where phone = ${amongAll(db, quota.phone)} and last_sent_at = ${quota.sentAt}`.execute(db)
}

export function quotaOf(db: Db, phone: string): Promise<Selectable<Tables['captcha_quota']>> {
  return db.selectFrom('captcha_quota').selectAll().where('phone', '=', amongAll(db, phone)).executeTakeFirstOrThrow()
}

/** Counts a code against the limits of its caller's address in one statement; false when one of them says no. */
export async function countCaller(
  db: Db,
  quota: { caller: string; hour: number; day: string; limits: SmsCallerLimits }
): Promise<boolean> {
  const result = await sql`insert into captcha_caller (caller, hour, sent_in_hour, day, sent)
    values (${amongAll(db, quota.caller)}, ${quota.hour}, 1, ${quota.day}, 1)
    on conflict (caller) do update set
      hour = excluded.hour,
      sent_in_hour = case when captcha_caller.hour = excluded.hour then captcha_caller.sent_in_hour + 1 else 1 end,
      day = excluded.day,
      sent = case when captcha_caller.day = excluded.day then captcha_caller.sent + 1 else 1 end
    where (captcha_caller.hour <> excluded.hour or captcha_caller.sent_in_hour < ${quota.limits.hourly})
      and (captcha_caller.day <> excluded.day or captcha_caller.sent < ${quota.limits.daily})`.execute(db)
  return result.numAffectedRows === 1n
}

/** Takes back a code that was counted in that hour of that day and never sent. */
export async function uncountCaller(db: Db, quota: { caller: string; hour: number; day: string }): Promise<void> {
  await sql`update captcha_caller set
      sent_in_hour = case when hour = ${quota.hour} then greatest(sent_in_hour - 1, 0) else sent_in_hour end,
      sent = case when day = ${quota.day} then greatest(sent - 1, 0) else sent end
    where caller = ${amongAll(db, quota.caller)}`.execute(db)
}

export function callerQuotaOf(db: Db, caller: string): Promise<Tables['captcha_caller']> {
  return db
    .selectFrom('captcha_caller')
    .selectAll()
    .where('caller', '=', amongAll(db, caller))
    .executeTakeFirstOrThrow()
}

/** Keeps a new code; earlier ones of the phone end with it. */
export async function keepCode(
  db: Db,
  code: { keyHash: string; phone: string; codeHash: string; expiresAt: Date }
): Promise<void> {
  const phone = amongAll(db, code.phone)
  await db.updateTable('captcha').set({ used: true }).where('phone', '=', phone).where('used', '=', false).execute()
  await db
    .insertInto('captcha')
    .values({
      key_hash: code.keyHash,
      phone,
      code_hash: code.codeHash,
      expires_at: code.expiresAt
    })
    .execute()
}

/** Counts a guess and gives the hash to hold it against; undefined when no more guesses are allowed. */
export async function countGuess(
  db: Db,
  guess: { keyHash: string; phone: string; now: Date; most: number }
): Promise<string | undefined> {
  const result = await sql<{ code_hash: string }>`update captcha set attempts = attempts + 1
    where key_hash = ${guess.keyHash} and phone = ${amongAll(db, guess.phone)} and not used
      and attempts < ${guess.most} and expires_at > ${guess.now}
    returning code_hash`.execute(db)
  return result.rows[0]?.code_hash
}

/** Uses a code up; false when another login was quicker. */
export async function spendCode(db: Db, keyHash: string): Promise<boolean> {
  const result = await sql`update captcha set used = true where key_hash = ${keyHash} and not used`.execute(db)
  return result.numAffectedRows === 1n
}

/** Takes back a guess that was right and is to be used again. */
export async function uncountGuess(db: Db, keyHash: string): Promise<void> {
  await sql`update captcha set attempts = greatest(attempts - 1, 0) where key_hash = ${keyHash}`.execute(db)
}

/** Counts a wrong code of a phone, within an hour of the first. */
export async function countWrong(
  db: Db,
  { phone, now, since }: { phone: string; now: Date; since: Date }
): Promise<void> {
  await sql`update captcha_quota set
      wrong = case when wrong_since > ${since} then wrong + 1 else 1 end,
      wrong_since = case when wrong_since > ${since} then wrong_since else ${now} end
    where phone = ${amongAll(db, phone)}`.execute(db)
}

/** Whether the phone's next code needs a picture code first; not where the phone has no code left: it would be in vain. */
export async function needsPicture(
  db: Db,
  asks: { phone: string; wrongSince: Date; wrong: number; caller: string; hour: number; freely: number; hourly: number }
): Promise<boolean> {
  const result = await sql<{ needs: boolean }>`select
      exists (select 1 from captcha_quota
        where phone = ${amongAll(db, asks.phone)} and wrong >= ${asks.wrong} and wrong_since > ${asks.wrongSince})
      or exists (select 1 from captcha_caller
        where caller = ${amongAll(db, asks.caller)} and hour = ${asks.hour} and sent_in_hour >= ${asks.freely}
          and sent_in_hour < ${asks.hourly}) as needs`.execute(db)
  return result.rows[0]?.needs === true
}

export async function deleteCodes(db: Db, { expiredBefore }: { expiredBefore: Date }): Promise<void> {
  await db.deleteFrom('captcha').where('expires_at', '<', expiredBefore).execute()
}

/** Deletes counts of other days. A phone's last code also says when it may have the next one, past midnight too. */
export async function deleteCounts(db: Db, { today, sentBefore }: { today: string; sentBefore: Date }): Promise<void> {
  await db.deleteFrom('captcha_caller').where('day', '<>', today).execute()
  await db.deleteFrom('captcha_quota').where('day', '<>', today).where('last_sent_at', '<', sentBefore).execute()
}

/** Deletes messages of the outbox. */
export async function deleteSent(db: Db, { createdBefore }: { createdBefore: Date }): Promise<void> {
  await db.deleteFrom('outbox').where('created_at', '<', createdBefore).execute()
}

export async function deleteLogins(db: Db, { expiredBefore }: { expiredBefore: Date }): Promise<void> {
  await db.deleteFrom('session').where('expires_at', '<', expiredBefore).execute()
}
