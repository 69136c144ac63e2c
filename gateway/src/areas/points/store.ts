import { sql, type Selectable } from 'kysely'
import type { PointLot } from '../../../../domain/rewards/points'
import { newId, type Db, type Tables } from '../../core/database/database'
import type { Words } from '../../core/words'
import type { PointKind, PointSource } from './schema'

export type PointEntry = Selectable<Tables['point_entry']>

export interface NewEntry {
  userId: string
  kind: PointKind
  points: number
  source: PointSource
  reference: string
  part?: string
  at: Date
  /** Of points that are added. */
  endsAt?: Date
  subject?: Words | undefined
}

/** Adds a row; false when there is one already of what may be there once. */
export async function addEntry(db: Db, entry: NewEntry): Promise<boolean> {
  const row = await db
    .insertInto('point_entry')
    .values({
      entry_id: newId('pt'),
      user_id: entry.userId,
      kind: entry.kind,
      points: entry.points,
      source: entry.source,
      reference: entry.reference,
      part: entry.part ?? '',
      subject: entry.subject === undefined ? null : JSON.stringify(entry.subject),
      ends_at: entry.endsAt ?? null,
      created_at: entry.at
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('entry_id')
    .executeTakeFirst()
  return row !== undefined
}

/** The sum of a shopper's rows. */
export async function sumOf(db: Db, userId: string): Promise<number> {
  const { rows } = await sql<{ sum: number }>`select coalesce(sum(points), 0)::int as sum from point_entry
    where user_id = ${userId}`.execute(db)
  return rows[0]?.sum ?? 0
}

/** The sum of what one thing earned and lost. */
export async function sumOfThing(
  db: Db,
  of: { userId: string; source: PointSource; reference: string }
): Promise<number> {
  const { rows } = await sql<{ sum: number }>`select coalesce(sum(points), 0)::int as sum from point_entry
    where user_id = ${of.userId} and source = ${of.source} and reference = ${of.reference}`.execute(db)
  return rows[0]?.sum ?? 0
}

/** What was added by when it ends, and how much was taken of it all. */
export async function lotsOf(db: Db, userId: string): Promise<{ lots: PointLot[]; used: number }> {
  const { rows } = await sql<{ ends_at: Date | null; sum: number }>`select ends_at, sum(points)::int as sum
    from point_entry where user_id = ${userId} group by ends_at`.execute(db)
  const lots: PointLot[] = []
  let used = 0
  for (const { ends_at, sum } of rows) {
    if (ends_at === null) used -= sum
    else lots.push({ points: sum, endsAt: ends_at.getTime() })
  }
  return { lots, used }
}

/** The rows of a settlement; the one that reserved is held, so that what ends it goes one after the other. */
export async function settlementEntries(db: Db, settlementId: string): Promise<PointEntry[]> {
  const of = db
    .selectFrom('point_entry')
    .selectAll()
    .where('source', '=', 'SETTLEMENT')
    .where('reference', '=', settlementId)
  const reserves = await of.where('kind', '=', 'RESERVE').forUpdate().execute()
  return reserves.length === 0 ? [] : of.execute()
}

/** The ends that have come and were not gone through yet: after which, and up to which. */
export async function endsToGoThrough(db: Db, now: Date): Promise<{ after: Date; upTo: Date } | undefined> {
  const { rows } = await sql<{ after: Date; up_to: Date | null }>`with done as (
      select coalesce(max(ends_at), 'epoch') as at from point_expiry
    )
    select done.at as after, (select max(ends_at) from point_entry where ends_at > done.at and ends_at <= ${now}) as up_to
    from done`.execute(db)
  const [row] = rows
  return row?.up_to == null ? undefined : { after: row.after, upTo: row.up_to }
}

/** Shoppers who still hold points that ended then. */
export async function holdersOfEnded(db: Db, ends: { after: Date; upTo: Date }, limit: number): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`select user_id from point_entry
    where user_id in (
      select user_id from point_entry where ends_at > ${ends.after} and ends_at <= ${ends.upTo}
    )
    group by user_id
    having coalesce(sum(points) filter (where ends_at <= ${ends.upTo}), 0)
      + coalesce(sum(points) filter (where ends_at is null), 0) > 0
    order by user_id limit ${limit}`.execute(db)
  return rows.map((row) => row.user_id)
}

export async function markGoneThrough(db: Db, endsAt: Date): Promise<void> {
  await db
    .insertInto('point_expiry')
    .values({ ends_at: endsAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export interface TransactionFilter {
  userId: string
  direction: 'IN' | 'OUT' | undefined
  from: Date
  to: Date
}

/** A shopper's rows that moved points within a time, newest first. */
export function listEntries(db: Db, filter: TransactionFilter, page: number, size: number): Promise<PointEntry[]> {
  let query = db
    .selectFrom('point_entry')
    .selectAll()
    .where('user_id', '=', filter.userId)
    .where('created_at', '>=', filter.from)
    .where('created_at', '<', filter.to)
    .where('points', '<>', 0)
  if (filter.direction !== undefined) query = query.where('points', filter.direction === 'IN' ? '>' : '<', 0)
  return query
    .orderBy('created_at', 'desc')
    .orderBy('entry_id')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
}

/** How many such rows there are, and what they come to. */
export async function countEntries(
  db: Db,
  { userId, from, to }: Pick<TransactionFilter, 'userId' | 'from' | 'to'>
): Promise<{ in: number; out: number; earned: number; spent: number }> {
  const { rows } = await sql<{ in: number; out: number; earned: number; spent: number }>`select
      count(*) filter (where points > 0)::int as "in", count(*) filter (where points < 0)::int as "out",
      coalesce(sum(points) filter (where points > 0), 0)::int as earned,
      coalesce(-sum(points) filter (where points < 0), 0)::int as spent
    from point_entry where user_id = ${userId} and created_at >= ${from} and created_at < ${to}`.execute(db)
  return rows[0] ?? { in: 0, out: 0, earned: 0, spent: 0 }
}

export async function isCustomer(db: Db, userId: string): Promise<boolean> {
  const row = await db.selectFrom('customer').select('user_id').where('user_id', '=', userId).executeTakeFirst()
  return row !== undefined
}

export interface PointAccount {
  userId: string
  phone: string
  /** The sum of their rows, which is what every screen shows. */
  points: number
  rows: number
  /** What was added, held, spent and has ended, each by its own rows. */
  added: number
  held: number
  spent: number
  ended: number
  /** Whether those come to the sum, nothing is below nought, and no settlement has ended twice. */
  right: boolean
}

/** Customers with the most rows, those that are not right first. */
export async function accounts(db: Db, limit: number): Promise<PointAccount[]> {
  const { rows } = await sql<PointAccount>`
    with settled as (
      select user_id, reference, -sum(points) filter (where kind = 'RESERVE') as reserved,
        sum(points) filter (where kind in ('VOID', 'REFUND')) as back,
        count(*) filter (where kind in ('POST', 'VOID')) as ends
      from point_entry where source = 'SETTLEMENT' group by user_id, reference
    ), settlements as (
      select user_id, sum(case when ends = 0 then reserved - coalesce(back, 0) else 0 end) as held,
        sum(case when ends > 0 then reserved - coalesce(back, 0) else 0 end) as spent,
        bool_and(ends <= 1 and coalesce(back, 0) <= reserved) as right
      from settled group by user_id
    ), told as (
      select user_id, sum(points) as points, count(*) as rows,
        sum(points) filter (where source not in ('SETTLEMENT', 'EXCHANGE', 'EXPIRY')) as added,
        -coalesce(sum(points) filter (where source = 'EXCHANGE'), 0) as exchanged,
        -coalesce(sum(points) filter (where source = 'EXPIRY'), 0) as ended
      from point_entry group by user_id
    ), accounts as (
      select t.user_id as "userId", c.phone, t.points::int, t.rows::int, coalesce(t.added, 0)::int as added,
        coalesce(s.held, 0)::int as held, (t.exchanged + coalesce(s.spent, 0))::int as spent, t.ended::int,
        t.points >= 0 and coalesce(s.right, true)
          and t.points = coalesce(t.added, 0) - t.exchanged - t.ended - coalesce(s.held, 0) - coalesce(s.spent, 0) as right
      from told t join customer c using (user_id) left join settlements s using (user_id)
    )
    select * from accounts order by "right", rows desc, phone limit ${limit}`.execute(db)
  return rows
}
