import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import { ENDED_STATES, YOUR_STATES } from '../../../../domain/aftersale/afterSale'
import type { Db, Tables } from '../../core/database/database'
import { pageOf, rowsOf, type Page, type Paged } from '../../core/database/paging'

export type CaseRecord = Selectable<Tables['after_sale_case']>
export type CaseRowRecord = Selectable<Tables['after_sale_row']>
export type EventRecord = Selectable<Tables['after_sale_event']>
export type NewCaseRow = Insertable<Tables['after_sale_row']>

export async function insertCase(
  db: Db,
  values: Insertable<Tables['after_sale_case']>,
  rows: readonly NewCaseRow[]
): Promise<CaseRecord> {
  const row = await db.insertInto('after_sale_case').values(values).returningAll().executeTakeFirstOrThrow()
  await db.insertInto('after_sale_row').values(rows).execute()
  return row
}

/** Puts other pieces in the place of those of a case. */
export async function replaceRows(db: Db, caseCode: string, rows: readonly NewCaseRow[]): Promise<void> {
  await db.deleteFrom('after_sale_row').where('case_code', '=', caseCode).execute()
  await db.insertInto('after_sale_row').values(rows).execute()
}

/** What was found of a row that came back. */
export async function setFound(
  db: Db,
  of: { caseCode: string; position: number },
  inspection: { accepted: number; sellable: number }
): Promise<void> {
  await db
    .updateTable('after_sale_row')
    .set(inspection)
    .where('case_code', '=', of.caseCode)
    .where('position', '=', of.position)
    .execute()
}

/** A gift of a case stays with the shopper. */
export async function keepGift(db: Db, of: { caseCode: string; position: number }): Promise<void> {
  await db
    .updateTable('after_sale_row')
    .set({ kept: true })
    .where('case_code', '=', of.caseCode)
    .where('position', '=', of.position)
    .execute()
}

/** One case; with a user only theirs that is still in their list. */
export function findCase(db: Db, caseCode: string, userId?: string): Promise<CaseRecord | undefined> {
  let query = db.selectFrom('after_sale_case').selectAll().where('case_code', '=', caseCode)
  if (userId !== undefined) query = query.where('user_id', '=', userId).where('hidden', '=', false)
  return query.executeTakeFirst()
}

/** The same, locked until the transaction ends. The caller holds its order. */
export const lockCase = (db: Db, caseCode: string): Promise<CaseRecord | undefined> =>
  db.selectFrom('after_sale_case').selectAll().where('case_code', '=', caseCode).forUpdate().executeTakeFirst()

/** Changes a case that is still what the caller saw; undefined when somebody was faster. */
export function changeCase(
  db: Db,
  before: Pick<CaseRecord, 'case_code' | 'state' | 'version'>,
  changes: Updateable<Tables['after_sale_case']>
): Promise<CaseRecord | undefined> {
  return db
    .updateTable('after_sale_case')
    .set({ ...changes, version: before.version + 1 })
    .where('case_code', '=', before.case_code)
    .where('state', '=', before.state)
    .where('version', '=', before.version)
    .returningAll()
    .executeTakeFirst()
}

export async function addEvent(db: Db, event: Omit<Insertable<Tables['after_sale_event']>, 'number'>): Promise<void> {
  const { case_code, at: time, by, who, state, note, pictures } = event
  await sql`insert into after_sale_event (case_code, number, at, by, who, state, note, pictures)
    select ${case_code}, coalesce(max(number), 0) + 1, ${time}, ${by}, ${who}, ${state}, ${note}::jsonb, ${pictures}::text[]
    from after_sale_event where case_code = ${case_code}`.execute(db)
}

/** Newest first. */
export const eventsOf = (db: Db, caseCode: string): Promise<EventRecord[]> =>
  db.selectFrom('after_sale_event').selectAll().where('case_code', '=', caseCode).orderBy('number', 'desc').execute()

export async function rowsOfCases(db: Db, caseCodes: readonly string[]): Promise<CaseRowRecord[]> {
  if (caseCodes.length === 0) return []
  return db
    .selectFrom('after_sale_row')
    .selectAll()
    .where('case_code', 'in', [...caseCodes])
    .orderBy('case_code')
    .orderBy('position')
    .execute()
}

/** Every case of these orders. */
export async function casesOfOrders(db: Db, orderCodes: readonly string[]): Promise<CaseRecord[]> {
  if (orderCodes.length === 0) return []
  return db
    .selectFrom('after_sale_case')
    .selectAll()
    .where('order_code', 'in', [...orderCodes])
    .orderBy('applied_at')
    .execute()
}

const listOf = (db: Db, userId: string, open: boolean) =>
  db
    .selectFrom('after_sale_case')
    .where('user_id', '=', userId)
    .where('hidden', '=', false)
    .where('state', open ? 'not in' : 'in', [...ENDED_STATES])

/** One page: of open ones those that wait for the shopper, then by deadline; of ended ones the newest first. */
export async function pageOfCases(
  db: Db,
  { userId, open }: { userId: string; open: boolean },
  page: Page
): Promise<Paged<CaseRecord> & { yours: number; ours: number }> {
  const { all, yours } = await listOf(db, userId, true)
    .select((build) => [
      build.fn.countAll<number>().as('all'),
      build.fn
        .countAll<number>()
        .filterWhere('state', 'in', [...YOUR_STATES])
        .as('yours')
    ])
    .executeTakeFirstOrThrow()
  const counts = { yours: Number(yours), ours: Number(all) - Number(yours) }
  if (!open)
    return {
      ...(await pageOf(listOf(db, userId, false), page, (list) =>
        list.selectAll().orderBy('changed_at', 'desc').orderBy('case_code')
      )),
      ...counts
    }
  const rows = await rowsOf(listOf(db, userId, true), page, (list) =>
    list
      .selectAll()
      .orderBy((build) => build('state', 'in', [...YOUR_STATES]), 'desc')
      .orderBy(sql`coalesce(due_at, 'infinity')`)
      .orderBy('changed_at', 'desc')
      .orderBy('case_code')
  )
  return { rows, total: Number(all), ...counts }
}

/** The next case that time moves on, after those that were tried in this round. */
export function nextDue(db: Db, now: Date, but: readonly string[]): Promise<CaseRecord | undefined> {
  let query = db.selectFrom('after_sale_case').selectAll().where('due_at', '<=', now)
  if (but.length > 0) query = query.where('case_code', 'not in', [...but])
  return query.orderBy('due_at').limit(1).executeTakeFirst()
}

/** The newest cases of everybody, open ones first; what the shop's staff see. */
export const newestCases = (db: Db, most: number): Promise<CaseRecord[]> =>
  db
    .selectFrom('after_sale_case')
    .selectAll()
    .orderBy((build) => build('state', 'in', [...ENDED_STATES]))
    .orderBy('changed_at', 'desc')
    .limit(most)
    .execute()
