import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import type { Db, Tables } from '../../core/database/database'
import { pageOfSql, pageWithCountsOfSql, type Page, type Paged } from '../../core/database/paging'
import type { Words } from '../../core/words'

export type TrialRecord = Selectable<Tables['trial']>
export type EntryRecord = Selectable<Tables['trial_entry']>

export async function addTrial(db: Db, trial: Insertable<Tables['trial']>): Promise<void> {
  await db.insertInto('trial').values(trial).execute()
}

export function trialOf(db: Db, trialCode: string): Promise<TrialRecord | undefined> {
  return db.selectFrom('trial').selectAll().where('trial_code', '=', trialCode).executeTakeFirst()
}

/** Locked until the transaction ends: applying, drawing and giving back go one after the other. */
export function lockTrial(db: Db, trialCode: string): Promise<TrialRecord | undefined> {
  return db.selectFrom('trial').selectAll().where('trial_code', '=', trialCode).forUpdate().executeTakeFirst()
}

export async function changeTrial(db: Db, trialCode: string, changes: Updateable<Tables['trial']>): Promise<void> {
  await db.updateTable('trial').set(changes).where('trial_code', '=', trialCode).execute()
}

/** Those that take applications by their end, those to come by their beginning, then the others, the newest first. */
export async function trialPage(
  db: Db,
  now: Date,
  page: Page
): Promise<Paged<TrialRecord> & { open: number; nextAt: number | undefined }> {
  const { counts, ...paged } = await pageWithCountsOfSql<TrialRecord, { open: number; next: Date | null }>(
    db,
    {
      list: sql`from trial where true`,
      columns: sql`*`,
      order: sql`case when closed_at is not null or close_at <= ${now} then 2 when start_at > ${now} then 1 else 0 end,
        case when closed_at is null and close_at > ${now} then case when start_at > ${now} then start_at else close_at end end,
        draw_at desc, trial_code`,
      counts: sql`count(*) filter (where closed_at is null and start_at <= ${now} and close_at > ${now})::int as open,
        min(start_at) filter (where start_at > ${now}) as next`
    },
    page
  )
  return { ...paged, open: counts.open, nextAt: counts.next?.getTime() }
}

export function allTrials(db: Db): Promise<TrialRecord[]> {
  return db.selectFrom('trial').selectAll().orderBy('draw_at', 'desc').orderBy('trial_code').execute()
}

/** The code of the trial of a SKU that takes applications; of several that which ends first. */
export async function openTrialOf(db: Db, skuCode: string, now: Date): Promise<string | undefined> {
  const row = await db
    .selectFrom('trial')
    .select('trial_code')
    .where('sku_code', '=', skuCode)
    .where('closed_at', 'is', null)
    .where('start_at', '<=', now)
    .where('close_at', '>', now)
    .orderBy('close_at')
    .orderBy('trial_code')
    .executeTakeFirst()
  return row?.trial_code
}

/** Trials by their codes. */
export async function trialsByCode(db: Db, codes: readonly string[]): Promise<Map<string, TrialRecord>> {
  if (codes.length === 0) return new Map()
  const rows = await db
    .selectFrom('trial')
    .selectAll()
    .where('trial_code', 'in', [...codes])
    .execute()
  return new Map(rows.map((row) => [row.trial_code, row]))
}

export interface TrialCounts {
  applicants: number
  reports: number
}

/** Entries and shown reports of trials. */
export async function countsOf(db: Db, codes: readonly string[]): Promise<Map<string, TrialCounts>> {
  const { rows } = await sql<{ trial_code: string } & TrialCounts>`select e.trial_code, count(*) as applicants,
      count(r.review_id) as reports
    from trial_entry e left join review r on r.order_code = e.order_code and r.trial and r.status = 'SHOWN'
    where e.trial_code = any(${[...codes]}::text[]) group by e.trial_code`.execute(db)
  return new Map(
    rows.map((row) => [row.trial_code, { applicants: Number(row.applicants), reports: Number(row.reports) }])
  )
}

/** The shopper's entries of trials, by the trial. */
export async function ownEntries(
  db: Db,
  userId: string | undefined,
  codes: readonly string[]
): Promise<Map<string, EntryRecord>> {
  if (userId === undefined || codes.length === 0) return new Map()
  const rows = await db
    .selectFrom('trial_entry')
    .selectAll()
    .where('user_id', '=', userId)
    .where('trial_code', 'in', [...codes])
    .execute()
  return new Map(rows.map((row) => [row.trial_code, row]))
}

/** One page of a shopper's entries, the newest first, and how many wait for the shopper. */
export async function entryPage(db: Db, userId: string, page: Page): Promise<Paged<EntryRecord> & { due: number }> {
  const { counts, ...paged } = await pageWithCountsOfSql<EntryRecord, { due: number }>(
    db,
    {
      list: sql`from trial_entry e left join review r on r.order_code = e.order_code where e.user_id = ${userId}`,
      columns: sql`e.*`,
      order: sql`e.applied_at desc, e.entry_id`,
      counts: sql`count(*) filter (where e.state = 'DRAWN' or (e.state = 'SENT' and e.overdue_at is null)
        or r.status = 'REFUSED')::int as due`
    },
    page
  )
  return { ...paged, due: counts.due }
}

/** One entry, locked until the transaction ends; with a user only theirs. */
export function lockEntry(db: Db, entryId: string, userId?: string): Promise<EntryRecord | undefined> {
  let query = db.selectFrom('trial_entry').selectAll().where('entry_id', '=', entryId)
  if (userId !== undefined) query = query.where('user_id', '=', userId)
  return query.forUpdate().executeTakeFirst()
}

export function entryOf(db: Db, entryId: string, userId?: string): Promise<EntryRecord | undefined> {
  let query = db.selectFrom('trial_entry').selectAll().where('entry_id', '=', entryId)
  if (userId !== undefined) query = query.where('user_id', '=', userId)
  return query.executeTakeFirst()
}

/** Keeps a new entry; undefined: the shopper has one of this trial. */
export function insertEntry(db: Db, entry: Insertable<Tables['trial_entry']>): Promise<EntryRecord | undefined> {
  return db
    .insertInto('trial_entry')
    .values(entry)
    .onConflict((conflict) => conflict.columns(['user_id', 'trial_code']).doNothing())
    .returningAll()
    .executeTakeFirst()
}

export function changeEntry(db: Db, entryId: string, changes: Updateable<Tables['trial_entry']>): Promise<EntryRecord> {
  return db
    .updateTable('trial_entry')
    .set(changes)
    .where('entry_id', '=', entryId)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function addEvent(db: Db, event: Insertable<Tables['trial_event']>): Promise<void> {
  await db.insertInto('trial_event').values(event).execute()
}

/** Every entry of a trial, by its place in the draw. */
export function entriesOf(db: Db, trialCode: string): Promise<EntryRecord[]> {
  return db
    .selectFrom('trial_entry')
    .selectAll()
    .where('trial_code', '=', trialCode)
    .orderBy('rank')
    .orderBy('entry_id')
    .execute()
}

/** Tickets of a trial, each with its place. */
export function ticketsOf(db: Db, trialCode: string): Promise<Pick<EntryRecord, 'ticket' | 'rank'>[]> {
  return db
    .selectFrom('trial_entry')
    .select(['ticket', 'rank'])
    .where('trial_code', '=', trialCode)
    .orderBy('rank')
    .execute()
}

/** How many wait before a place. */
export async function waitingBefore(db: Db, trialCode: string, rank: number): Promise<number> {
  const { count } = await db
    .selectFrom('trial_entry')
    .select((build) => build.fn.countAll<number>().as('count'))
    .where('trial_code', '=', trialCode)
    .where('state', '=', 'WAITING')
    .where('rank', '<', rank)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** When a report of the shopper's was last noted as missing. */
export async function lastOverdue(db: Db, userId: string): Promise<Date | undefined> {
  const row = await db
    .selectFrom('trial_entry')
    .select((build) => build.fn.max('overdue_at').as('at'))
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.at ?? undefined
}

const codes = (rows: readonly { trial_code: string }[]): string[] => rows.map(({ trial_code }) => trial_code)

/** When reports were last noted as missing since a day, of those who applied for a trial. */
export async function overdueSince(db: Db, trialCode: string, since: Date): Promise<Map<string, Date>> {
  const { rows } = await sql<{ user_id: string; at: Date }>`select user_id, max(overdue_at) as at from trial_entry
    where overdue_at > ${since} and user_id in (select user_id from trial_entry where trial_code = ${trialCode})
    group by user_id`.execute(db)
  return new Map(rows.map(({ user_id, at: overdueAt }) => [user_id, overdueAt]))
}

/** Trials in which somebody has or awaits a piece whose report was noted as missing since a day. */
export async function trialsToPassOn(db: Db, since: Date): Promise<string[]> {
  const { rows } = await sql<{ trial_code: string }>`select distinct e.trial_code from trial_entry e
    where e.state in ('DRAWN', 'WAITING') and exists (
      select from trial_entry o where o.user_id = e.user_id and o.overdue_at > ${since})
    order by e.trial_code`.execute(db)
  return codes(rows)
}

/** Trials whose applications are over. */
export const trialsToClose = async (db: Db, now: Date): Promise<string[]> =>
  codes(
    await db
      .selectFrom('trial')
      .select('trial_code')
      .where('closed_at', 'is', null)
      .where('close_at', '<=', now)
      .execute()
  )

/** Trials whose draw has come. */
export const trialsToDraw = async (db: Db, now: Date): Promise<string[]> =>
  codes(
    await db
      .selectFrom('trial')
      .select('trial_code')
      .where('closed_at', 'is not', null)
      .where('drawn_at', 'is', null)
      .where('draw_at', '<=', now)
      .execute()
  )

/** Drawn trials with a piece that was not confirmed in time. */
export const trialsToMoveUp = async (db: Db, now: Date): Promise<string[]> =>
  codes(
    await db
      .selectFrom('trial_entry')
      .select('trial_code')
      .distinct()
      .where('state', '=', 'DRAWN')
      .where('confirm_before', '<=', now)
      .execute()
  )

/** Notes that reports of these did not come, or not anew; in one go as many as `limit`. */
export async function markOverdue(db: Db, now: Date, limit: number): Promise<EntryRecord[]> {
  const { rows } = await sql<EntryRecord>`update trial_entry set overdue_at = ${now} where entry_id in (
      select entry_id from trial_entry where overdue_at is null
        and (state = 'SENT' and report_before <= ${now} or rewrite_before <= ${now})
      order by report_before limit ${limit} for update skip locked
    ) returning *`.execute(db)
  return rows
}

/** The entry whose piece comes by an order, locked until the transaction ends. */
export function lockEntryOfOrder(db: Db, orderCode: string): Promise<EntryRecord | undefined> {
  return db.selectFrom('trial_entry').selectAll().where('order_code', '=', orderCode).forUpdate().executeTakeFirst()
}

export interface ReportRecord {
  status: 'PENDING' | 'SHOWN' | 'REFUSED'
  created_at: Date
  refused_for: Words | null
}

/** What became of the review of a trial's order; undefined: there is none. */
export async function reportOf(db: Db, orderCode: string): Promise<ReportRecord | undefined> {
  const { rows } = await sql<ReportRecord>`select status, created_at, refused_for from review
    where order_code = ${orderCode} and trial and status <> 'DELETED'`.execute(db)
  return rows[0]
}

/** Whether the goods of an order came, as a review asks. */
export async function isReceived(db: Db, orderCode: string): Promise<boolean> {
  const { rows } = await sql`select from trade_order o join order_row r on r.order_code = o.order_code
    where o.order_code = ${orderCode} and o.status = 'COMPLETED' and r.returned < r.quantity limit 1`.execute(db)
  return rows.length > 0
}

export interface ShownReport {
  trial_code: string
  spu_code: string
  author: Words
  anonymous: boolean
  score: number
  text: Words
  pictures: string[]
  created_at: Date
}

/** Shown reports, the newest first. */
export function reportPage(db: Db, trialCode: string | undefined, page: Page): Promise<Paged<ShownReport>> {
  const list = sql`from review r join trial_entry e on e.order_code = r.order_code
    where r.trial and r.status = 'SHOWN' and (${trialCode ?? null}::text is null or e.trial_code = ${trialCode ?? null})`
  const columns = sql`e.trial_code, r.spu_code, r.author, r.anonymous, r.score, r.text, r.pictures, r.created_at`
  return pageOfSql(db, { list, columns, order: sql`r.created_at desc, r.review_id` }, page)
}

export async function addEntries(db: Db, entries: readonly Insertable<Tables['trial_entry']>[]): Promise<void> {
  if (entries.length > 0) await db.insertInto('trial_entry').values(entries).execute()
}
