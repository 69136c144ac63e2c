import { sql, type Insertable, type Selectable, type SelectQueryBuilder } from 'kysely'
import { allotmentsIn } from '../../core/database/allotments'
import type { Db, Tables } from '../../core/database/database'
import { pageOf, type Page, type Paged } from '../../core/database/paging'
import type { Words } from '../../core/words'
import { notTold } from '../message'

export type ActivityRecord = Selectable<Tables['assist_activity']>
/** An assist with the name of whose it is; null: their account is closed. */
export type AssistRecord = Selectable<Tables['assist']> & { nick_name: Words | null }
export type HelpRecord = Selectable<Tables['assist_help']>

export function activityOf(db: Db, activityCode: string): Promise<ActivityRecord | undefined> {
  return db.selectFrom('assist_activity').selectAll().where('activity_code', '=', activityCode).executeTakeFirst()
}

export async function activitiesOf(db: Db, activityCodes: readonly string[]): Promise<Map<string, ActivityRecord>> {
  if (activityCodes.length === 0) return new Map()
  const rows = await db.selectFrom('assist_activity').selectAll().where('activity_code', 'in', activityCodes).execute()
  return new Map(rows.map((row) => [row.activity_code, row]))
}

/** Activities that run or come: running ones first. */
export const shownActivities = (db: Db, now: Date, page: Page): Promise<Paged<ActivityRecord>> =>
  pageOf(db.selectFrom('assist_activity').where('end_at', '>', now).where('given_back', '=', false), page, (shown) =>
    shown
      .selectAll()
      .orderBy(sql`start_at > ${now}`)
      .orderBy(sql`case when start_at > ${now} then start_at end`)
      .orderBy('sku_code')
  )

/** Keeps a piece for an assist that is started; false: none is left, or it takes no new ones. */
export async function takePiece(db: Db, activityCode: string, now: Date): Promise<boolean> {
  const taken = await sql`update assist_activity set taken = taken + 1
    where activity_code = ${activityCode} and not given_back and taken < allotment
      and start_at <= ${now} and end_at > ${now}`.execute(db)
  return taken.numAffectedRows === 1n
}

/** A piece is nobody’s any more; replies whether the activity is over, so that it belongs into the stock. */
export async function dropPiece(db: Db, activityCode: string): Promise<boolean> {
  const { rows } = await sql<{ given_back: boolean }>`update assist_activity set taken = taken - 1
    where activity_code = ${activityCode} returning given_back`.execute(db)
  return rows[0]?.given_back ?? true
}

export const {
  closeAllotment,
  addAllotment: addActivity,
  endAllotment: endActivity,
  allAllotments: allActivities,
  overAllotments: overActivities
} = allotmentsIn('assist_activity', 'activity_code')

const withNames = (found: SelectQueryBuilder<Tables, 'assist', object>) =>
  found.leftJoin('customer', 'customer.user_id', 'assist.user_id').selectAll('assist').select('customer.nick_name')

const assists = (db: Db) => withNames(db.selectFrom('assist'))

export function findAssist(db: Db, assistCode: string): Promise<AssistRecord | undefined> {
  return assists(db).where('assist_code', '=', assistCode).executeTakeFirst()
}

/** One, held until the transaction ends: everything that happens to one assist happens one after the other. */
export async function lockAssist(db: Db, assistCode: string): Promise<AssistRecord | undefined> {
  const row = await db
    .selectFrom('assist')
    .select('assist_code')
    .where('assist_code', '=', assistCode)
    .forUpdate()
    .executeTakeFirst()
  return row === undefined ? undefined : findAssist(db, assistCode)
}

export async function insertAssist(db: Db, assist: Insertable<Tables['assist']>): Promise<void> {
  await db.insertInto('assist').values(assist).execute()
}

export async function changeAssist(
  db: Db,
  assistCode: string,
  changes: Partial<Pick<AssistRecord, 'order_code' | 'piece_back' | 'helped'>>
): Promise<void> {
  await db.updateTable('assist').set(changes).where('assist_code', '=', assistCode).execute()
}

export async function assistOfOrder(db: Db, orderCode: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('assist')
    .select('assist_code')
    .where('order_code', '=', orderCode)
    .executeTakeFirst()
  return found?.assist_code
}

/** A shopper's assists whose pieces are kept or sold, one an activity at most. */
export async function keptOf(db: Db, userId: string, activityCodes: readonly string[]): Promise<AssistRecord[]> {
  if (activityCodes.length === 0) return []
  return assists(db)
    .where('assist.user_id', '=', userId)
    .where('activity_code', 'in', activityCodes)
    .where('piece_back', '=', false)
    .execute()
}

/** A shopper's assists since a moment, newest first. */
export const ownAssists = (
  db: Db,
  userId: string,
  { since, ...page }: Page & { since: Date }
): Promise<Paged<AssistRecord>> =>
  pageOf(db.selectFrom('assist').where('assist.user_id', '=', userId).where('started_at', '>=', since), page, (own) =>
    withNames(own).orderBy('started_at', 'desc').orderBy('assist_code', 'desc')
  )

/** Assists that keep a piece for nothing: over without a step since `ended`, or not bought since `lapsed`; the oldest. */
export async function keptInVain(
  db: Db,
  { ended, lapsed }: { ended: Date; lapsed: Date }
): Promise<{ assist_code: string; sku_code: string }[]> {
  const { rows } = await sql<{ assist_code: string; sku_code: string }>`select s.assist_code, a.sku_code
    from assist s join assist_activity a on a.activity_code = s.activity_code
    where not s.piece_back and s.order_code is null and s.started_at <= ${ended}
      and (s.started_at <= ${lapsed} or s.helped < (a.steps -> 0 ->> 'helpers')::int)
    order by s.started_at limit 200`.execute(db)
  return rows
}

/**
 * One that was started within a span, can still be bought, and of whose end its shopper was not told; held. Telling them
 * (`message/assists.ts` names the event) leads to the next.
 */
export async function takeEnding(db: Db, { from, to }: { from: Date; to: Date }): Promise<AssistRecord | undefined> {
  const { rows } = await sql<AssistRecord>`select s.*, c.nick_name
    from assist s join assist_activity a on a.activity_code = s.activity_code join customer c on c.user_id = s.user_id
    where not s.piece_back and s.order_code is null and s.started_at > ${from} and s.started_at <= ${to}
      and s.helped >= (a.steps -> 0 ->> 'helpers')::int
      and ${notTold(sql.ref('s.user_id'), sql`'assist:' || s.assist_code || ':ENDING'`)}
    order by s.started_at limit 1 for update of s skip locked`.execute(db)
  return rows[0]
}

export async function insertHelp(db: Db, help: Insertable<Tables['assist_help']>): Promise<void> {
  await db.insertInto('assist_help').values(help).execute()
}

/** Who helped, newest first. */
export async function helpsOf(db: Db, assistCodes: readonly string[]): Promise<HelpRecord[]> {
  if (assistCodes.length === 0) return []
  return db
    .selectFrom('assist_help')
    .selectAll()
    .where('assist_code', 'in', assistCodes)
    .orderBy('at', 'desc')
    .orderBy('user_id')
    .execute()
}

/** How many somebody has helped since a moment, and which of some shoppers they have ever helped. */
export async function helpsBy(
  db: Db,
  userId: string,
  { since, ownerIds }: { since: Date; ownerIds: readonly string[] }
): Promise<{ today: number; helped: ReadonlySet<string> }> {
  const counted = await db
    .selectFrom('assist_help')
    .select((build) => build.fn.countAll<number>().as('today'))
    .where('user_id', '=', userId)
    .where('at', '>=', since)
    .executeTakeFirstOrThrow()
  const rows =
    ownerIds.length === 0
      ? []
      : await db
          .selectFrom('assist_help as h')
          .innerJoin('assist as a', 'a.assist_code', 'h.assist_code')
          .select('a.user_id')
          .distinct()
          .where('h.user_id', '=', userId)
          .where('a.user_id', 'in', ownerIds)
          .execute()
  return { today: Number(counted.today), helped: new Set(rows.map((row) => row.user_id)) }
}

/** Assists that run, for the shop's people: the newest. */
export function newestAssists(db: Db): Promise<AssistRecord[]> {
  return assists(db).where('piece_back', '=', false).orderBy('started_at', 'desc').limit(30).execute()
}
