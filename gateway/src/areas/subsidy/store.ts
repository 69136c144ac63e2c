import { sql, type Insertable, type Selectable } from 'kysely'
import { statesBefore, type SubsidyRate } from '../../../../domain/activity/subsidy'
import type { Db, Tables } from '../../core/database/database'
import type { Words } from '../../core/words'
import { priceNow } from '../product'

export type PolicyRecord = Selectable<Tables['subsidy_policy']>
export type HolderRecord = Selectable<Tables['subsidy_holder']>
export type QualificationRecord = Selectable<Tables['subsidy_qualification']>

export const addPolicy = (db: Db, policy: Insertable<Tables['subsidy_policy']>): Promise<unknown> =>
  db.insertInto('subsidy_policy').values(policy).execute()

export const policyOf = (db: Db, policyCode: string): Promise<PolicyRecord | undefined> =>
  db.selectFrom('subsidy_policy').selectAll().where('policy_code', '=', policyCode).executeTakeFirst()

/** Those that have begun and are not over, in the order in which they are shown. */
export const runningPolicies = (db: Db, now: Date): Promise<PolicyRecord[]> =>
  db
    .selectFrom('subsidy_policy')
    .selectAll()
    .where('start_at', '<=', now)
    .where('end_at', '>', now)
    .orderBy('position')
    .orderBy('policy_code')
    .execute()

/** Adds a SKU to what a policy is for; false: one has it already. */
export async function enrol(db: Db, row: Insertable<Tables['subsidy_sku']>): Promise<boolean> {
  const result = await db
    .insertInto('subsidy_sku')
    .values(row)
    .onConflict((on) => on.doNothing())
    .executeTakeFirst()
  return result.numInsertedOrUpdatedRows === 1n
}

/** Whether the price of a SKU went up since a moment. */
export async function hasRisen(db: Db, skuCode: string, since: Date): Promise<boolean> {
  const { rows } = await sql<{ risen: boolean }>`select exists (
    select 1 from (select at, price_fen, lag(price_fen) over (order by at) as before
      from sku_price_history where sku_code = ${skuCode}) t
    where before is not null and price_fen > before and at > ${since}) as risen`.execute(db)
  return rows[0]?.risen === true
}

export interface GoodsRecord {
  policy_code: string
  spu_code: string
  sku_code: string
  title: Words
  picture: string
  price_fen: number
}

/** One SKU a product of what is subsidised and on sale, at the price of a moment. */
export async function goodsOf(db: Db, policyCodes: readonly string[], now: Date): Promise<GoodsRecord[]> {
  if (policyCodes.length === 0) return []
  const { rows } = await sql<GoodsRecord>`select distinct on (e.policy_code, p.spu_code) e.policy_code, p.spu_code,
      s.sku_code, p.title, s.picture, ${priceNow(now.getTime())} as price_fen
    from subsidy_sku e
    join sku s on s.sku_code = e.sku_code
    join product p on p.spu_code = s.spu_code
    where p.on_sale and e.policy_code = any(${[...policyCodes]}::text[])
    order by e.policy_code, p.spu_code, s.position`.execute(db)
  return rows.map((row) => ({ ...row, price_fen: Number(row.price_fen) }))
}

/** What a SKU is subsidised by, where a place is free or the reader has one that can be used. */
export async function rateOf(
  db: Db,
  skuCode: string,
  { userId, now }: { userId: string | undefined; now: Date }
): Promise<SubsidyRate | undefined> {
  const { rows } = await sql<{ percent: number; cap_fen: number }>`select p.percent, p.cap_fen
    from subsidy_sku e join subsidy_policy p on p.policy_code = e.policy_code
    where e.sku_code = ${skuCode} and p.start_at <= ${now} and p.end_at > ${now} and (p.taken < p.budget or exists (
      select from subsidy_qualification q where q.policy_code = p.policy_code and q.user_id = ${userId ?? null}::text
        and q.state = 'UNREDEEMED' and q.valid_until > ${now}))`.execute(db)
  const [row] = rows
  return row && { percent: row.percent, capFen: Number(row.cap_fen) }
}

export const holderOf = (db: Db, userId: string): Promise<HolderRecord | undefined> =>
  db.selectFrom('subsidy_holder').selectAll().where('user_id', '=', userId).executeTakeFirst()

/** Until when the pictures that were sent last are kept. */
export const setPicturesUntil = (db: Db, userId: string, until: Date): Promise<unknown> =>
  db.updateTable('subsidy_holder').set({ pictures_until: until }).where('user_id', '=', userId).execute()

/** Keeps who somebody is; false: that person, or that shopper, is known. */
export async function addHolder(db: Db, holder: Insertable<Tables['subsidy_holder']>): Promise<boolean> {
  const result = await db
    .insertInto('subsidy_holder')
    .values(holder)
    .onConflict((on) => on.doNothing())
    .executeTakeFirst()
  return result.numInsertedOrUpdatedRows === 1n
}

/** The qualifications of a shopper, or of the person over all accounts. */
export const qualificationsOf = (db: Db, userId: string): Promise<QualificationRecord[]> =>
  db
    .selectFrom('subsidy_qualification')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('policy_code')
    .orderBy('slot')
    .execute()

/** A person's places of a policy, held. */
export const lockPlaces = (db: Db, personHash: string, policyCode: string): Promise<QualificationRecord[]> =>
  db
    .selectFrom('subsidy_qualification')
    .selectAll()
    .where('person_hash', '=', personHash)
    .where('policy_code', '=', policyCode)
    .orderBy('slot')
    .forUpdate()
    .execute()

/** Takes a place that is new, or was used up; false: another call was faster. */
export async function claim(db: Db, row: Insertable<Tables['subsidy_qualification']>): Promise<boolean> {
  const { claim_code, region_code, claimed_at, valid_until, user_id } = row
  const result = await db
    .insertInto('subsidy_qualification')
    .values(row)
    .onConflict((on) =>
      on
        .columns(['person_hash', 'category_code', 'policy_code', 'slot'])
        .doUpdateSet({
          state: 'UNREDEEMED',
          user_id,
          claim_code,
          region_code,
          claimed_at,
          valid_until,
          order_code: null,
          position: null,
          subsidy_fen: null,
          remind_by_sms: row.remind_by_sms ?? false,
          reminded_at: null
        })
        .where('subsidy_qualification.state', 'in', ['EXPIRED', 'UNBOUND'])
    )
    .executeTakeFirst()
  return result.numInsertedOrUpdatedRows === 1n
}

/** Whether an SMS is wanted before it ends; false: there is none to end. */
export async function setReminding(db: Db, userId: string, qualificationId: string, bySms: boolean): Promise<boolean> {
  const result = await db
    .updateTable('subsidy_qualification')
    .set({ remind_by_sms: bySms })
    .where('qualification_id', '=', qualificationId)
    .where('user_id', '=', userId)
    .where('state', 'in', ['UNREDEEMED', 'HELD'])
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/** Takes those that end before a moment and whose owner wants to hear of it, each once. */
export async function takeToRemind(
  db: Db,
  now: Date,
  before: Date
): Promise<{ qualification_id: string; user_id: string; valid_until: Date; name: Words }[]> {
  const { rows } = await sql<{ qualification_id: string; user_id: string; valid_until: Date; name: Words }>`
    update subsidy_qualification q set reminded_at = ${now} from subsidy_policy p
    where p.policy_code = q.policy_code and q.qualification_id in (
      select qualification_id from subsidy_qualification
      where state = 'UNREDEEMED' and remind_by_sms and reminded_at is null and valid_until > ${now}
        and valid_until <= ${before}
      order by valid_until limit 50 for update skip locked)
    returning q.qualification_id, q.user_id, q.valid_until, p.name`.execute(db)
  return rows
}

/** Takes one of a policy's budget; false: none is left, or it doesn't run. */
export async function takeOne(db: Db, policyCode: string, now: Date): Promise<boolean> {
  const result = await db
    .updateTable('subsidy_policy')
    .set((build) => ({ taken: build('taken', '+', 1) }))
    .where('policy_code', '=', policyCode)
    .where('start_at', '<=', now)
    .where('end_at', '>', now)
    .whereRef('taken', '<', 'budget')
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

async function putBack(db: Db, policyCodes: readonly string[]): Promise<void> {
  for (const policyCode of [...policyCodes].sort())
    await db
      .updateTable('subsidy_policy')
      .set((build) => ({ taken: build('taken', '-', 1) }))
      .where('policy_code', '=', policyCode)
      .execute()
}

/** Ends what was not used in time, and gives its place in the budget back. */
export async function expire(db: Db, now: Date): Promise<void> {
  const over = await db
    .updateTable('subsidy_qualification')
    .set({ state: 'EXPIRED' })
    .where('state', 'in', statesBefore('EXPIRE') as QualificationRecord['state'][])
    .where('valid_until', '<=', now)
    .returning('policy_code')
    .execute()
  await putBack(
    db,
    over.map((row) => row.policy_code)
  )
}

/** Gives up one that nobody used; false: there is none to give up. */
export async function unbind(db: Db, userId: string, qualificationId: string, now: Date): Promise<boolean> {
  const rows = await db
    .updateTable('subsidy_qualification')
    .set({ state: 'UNBOUND', unbound_at: now })
    .where('qualification_id', '=', qualificationId)
    .where('user_id', '=', userId)
    .where('state', 'in', statesBefore('UNBIND') as QualificationRecord['state'][])
    .where('valid_until', '>', now)
    .returning('policy_code')
    .execute()
  await putBack(
    db,
    rows.map((row) => row.policy_code)
  )
  return rows.length === 1
}

export interface UsableRecord {
  qualification_id: string
  region_code: string
  percent: number
  cap_fen: number
  sku_codes: string[]
}

/** What a shopper can use at a moment, with what each is for. */
export async function usable(db: Db, userId: string, now: Date): Promise<UsableRecord[]> {
  const { rows } = await sql<UsableRecord>`select q.qualification_id, q.region_code, p.percent, p.cap_fen,
      (select array_agg(s.sku_code) from subsidy_sku s where s.policy_code = q.policy_code) as sku_codes
    from subsidy_qualification q join subsidy_policy p on p.policy_code = q.policy_code
    where q.user_id = ${userId} and q.state = 'UNREDEEMED' and q.valid_until > ${now}
    order by q.qualification_id`.execute(db)
  return rows.map((row) => ({ ...row, cap_fen: Number(row.cap_fen), sku_codes: row.sku_codes ?? [] }))
}

/** An order has it from here on; false: another one has, or its time is over. */
export async function hold(
  db: Db,
  qualificationId: string,
  order: { orderCode: string; position: number; fen: number },
  now: Date
): Promise<boolean> {
  const result = await db
    .updateTable('subsidy_qualification')
    .set({ state: 'HELD', order_code: order.orderCode, position: order.position, subsidy_fen: order.fen })
    .where('qualification_id', '=', qualificationId)
    .where('state', 'in', statesBefore('SUBMIT') as QualificationRecord['state'][])
    .where('valid_until', '>', now)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

export async function redeem(db: Db, orderCode: string): Promise<void> {
  await db
    .updateTable('subsidy_qualification')
    .set({ state: 'REDEEMED' })
    .where('order_code', '=', orderCode)
    .where('state', 'in', statesBefore('PAY') as QualificationRecord['state'][])
    .execute()
}

/**
 * An order has them no longer. `isReturned`: only those whose piece went back: the first of a row, or all that came in the
 * place of what was exchanged.
 */
export async function free(db: Db, orderCode: string, now: Date, isReturned: boolean): Promise<void> {
  const whole = isReturned
    ? sql`and exists (select 1 from order_row r where r.order_code = q.order_code and r.position = q.position
        and r.returned > 0 and (r.exchanged = 0 or not exists (select 1 from order_row n
          where n.order_code = q.order_code and n.exchange_of = q.position and n.returned < n.quantity)))`
    : sql``
  const { rows } = await sql<{ policy_code: string; state: string }>`update subsidy_qualification q
    set state = case when valid_until > ${now} then 'UNREDEEMED' else 'EXPIRED' end,
      order_code = null, position = null, subsidy_fen = null
    where q.order_code = ${orderCode} and q.state in ('HELD', 'REDEEMED') ${whole}
    returning policy_code, state`.execute(db)
  await putBack(
    db,
    rows.filter(({ state }) => state === 'EXPIRED').map((row) => row.policy_code)
  )
}

/** Places of an order's rows whose subsidised piece is kept, or not paid yet. */
export async function heldPositions(db: Db, orderCode: string): Promise<Set<number>> {
  const rows = await db
    .selectFrom('subsidy_qualification')
    .select('position')
    .where('order_code', '=', orderCode)
    .where('state', 'in', ['HELD', 'REDEEMED'])
    .execute()
  return new Set(rows.flatMap(({ position }) => (position === null ? [] : [position])))
}

/** Another budget; false: less than what is taken, or no such policy. */
export async function setBudget(db: Db, policyCode: string, budget: number): Promise<boolean> {
  const result = await db
    .updateTable('subsidy_policy')
    .set({ budget })
    .where('policy_code', '=', policyCode)
    .where('taken', '<=', budget)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

export async function setRegions(db: Db, policyCode: string, regionCodes: readonly string[]): Promise<boolean> {
  const result = await db
    .updateTable('subsidy_policy')
    .set({ region_codes: [...regionCodes] })
    .where('policy_code', '=', policyCode)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

export const newestQualifications = (db: Db, most: number): Promise<QualificationRecord[]> =>
  db
    .selectFrom('subsidy_qualification')
    .selectAll()
    .orderBy('claimed_at', 'desc')
    .orderBy('qualification_id')
    .limit(most)
    .execute()

/** Pictures of cards that are kept. */
export async function countPictures(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('stored_file')
    .select((build) => build.fn.countAll<string>().as('count'))
    .where('purpose', '=', 'SUBSIDY')
    .executeTakeFirstOrThrow()
  return Number(count)
}
