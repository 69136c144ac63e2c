import { sql, type Selectable } from 'kysely'
import type { PointLot } from '../../../../domain/rewards/points'
import type { Db, Tables } from '../../core/database/database'
import { unbalanced } from '../../core/database/ledger'
import { pageWithCountsOfSql, type Page, type Paged } from '../../core/database/paging'

export type PointEntry = Selectable<Tables['point_entry']>

/** Before a shopper's id: the name of the account of what they can spend. */
export const OWN = 'points:own:'

/** What an account got by when it ends, and how much was taken of it all. */
export async function lotsOf(db: Db, own: string): Promise<{ lots: PointLot[]; used: number }> {
  const { rows } = await sql<{ ends_at: Date; points: number; balance: number }>`select ends_at,
      sum(amount)::int as points, (select balance::int from ledger_account where account = ${own}) as balance
    from ledger_transfer where to_account = ${own} and ends_at is not null group by ends_at`.execute(db)
  return {
    lots: rows.map(({ ends_at, points }) => ({ points, endsAt: ends_at.getTime() })),
    used: rows.reduce((sum, { points }) => sum + points, 0) - (rows[0]?.balance ?? 0)
  }
}

/** What moved in and out of accounts. */
export const entriesOf = (db: Db, accounts: readonly string[]): Promise<Tables['ledger_entry'][]> =>
  db.selectFrom('ledger_entry').selectAll().where('account', 'in', accounts).orderBy('transfer_id').execute()

/** The ends that have come and were not gone through yet: after which, and up to which. */
export async function endsToGoThrough(db: Db, now: Date): Promise<{ after: Date; upTo: Date } | undefined> {
  const { rows } = await sql<{ after: Date; up_to: Date | null }>`with done as (
      select coalesce(max(ends_at), 'epoch') as at from point_expiry
    )
    select done.at as after, (
      select max(ends_at) from ledger_transfer where ends_at > done.at and ends_at <= ${now}
    ) as up_to from done`.execute(db)
  const [row] = rows
  return row?.up_to == null ? undefined : { after: row.after, upTo: row.up_to }
}

/** Shoppers who still hold points that ended then: they have more than what they got that ends later. */
export async function holdersOfEnded(db: Db, ends: { after: Date; upTo: Date }, limit: number): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`select substr(a.account, 12) as user_id from ledger_account a
    where a.account in (
      select to_account from ledger_transfer where ends_at > ${ends.after} and ends_at <= ${ends.upTo}
    ) and a.balance > (
      select coalesce(sum(amount), 0) from ledger_transfer where to_account = a.account and ends_at > ${ends.upTo}
    )
    order by a.account limit ${limit}`.execute(db)
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
  account: string
  direction: 'IN' | 'OUT' | undefined
  from: Date
  to: Date
}

/** A page of a shopper's rows that moved points within a time, newest first, and what all of that time come to. */
export const listEntries = (
  db: Db,
  { account, direction, from, to }: TransactionFilter,
  page: Page
): Promise<Paged<PointEntry> & { counts: { earned: number; spent: number } }> =>
  pageWithCountsOfSql(
    db,
    {
      list: sql`from point_entry where account = ${account} and created_at >= ${from} and created_at < ${to}`,
      ...(direction === undefined ? {} : { part: direction === 'IN' ? sql`points > 0` : sql`points < 0` }),
      columns: sql`*`,
      order: sql`created_at desc, transfer_id desc`,
      counts: sql`coalesce(sum(points) filter (where points > 0), 0)::int as earned,
        coalesce(-sum(points) filter (where points < 0), 0)::int as spent`
    },
    page
  )

/** A shopper's rows, 5,000 at most, the newest first. */
export const pointEntriesOf = (db: Db, userId: string): Promise<PointEntry[]> =>
  db
    .selectFrom('point_entry')
    .selectAll()
    .where('account', '=', OWN + userId)
    .orderBy('transfer_id', 'desc')
    .limit(5_000)
    .execute()

export async function isCustomer(db: Db, userId: string): Promise<boolean> {
  const found = await db.selectFrom('customer').select('user_id').where('user_id', '=', userId).executeTakeFirst()
  return found !== undefined
}

export interface PointAccount {
  userId: string
  phone: string
  /** What their account holds, which is what every screen shows. */
  points: number
  rows: number
  /** What was added, held, spent and has ended, each by its own rows. */
  added: number
  held: number
  spent: number
  ended: number
  /** Whether the account holds what its transfers come to. */
  right: boolean
}

/** Customers with the most rows, those that are not right first. */
export async function accounts(db: Db, limit: number): Promise<PointAccount[]> {
  const wrong = await unbalanced(db, OWN)
  const { rows } = await sql<PointAccount>`
    with sums as (
      select account, count(*) as rows,
        coalesce(sum(points) filter (where source not in ('SETTLEMENT', 'EXCHANGE', 'EXPIRY')), 0) as added,
        coalesce(-sum(points) filter (where source in ('SETTLEMENT', 'EXCHANGE')), 0) as gone,
        coalesce(-sum(points) filter (where source = 'EXPIRY'), 0) as ended
      from point_entry group by account
    ), waiting as (
      select t.from_account as account, sum(a.balance) as held from ledger_transfer t
      join ledger_account a on a.account = t.to_account and a.account like 'points:held:%'
      where t.reference = 'RESERVE' group by t.from_account
    )
    select c.user_id as "userId", c.phone, a.balance::int as points, s.rows::int, s.added::int, s.ended::int,
      coalesce(w.held, 0)::int as held, (s.gone - coalesce(w.held, 0))::int as spent,
      a.account <> all(${wrong}::text[]) as right
    from ledger_account a join sums s using (account) left join waiting w using (account)
    join customer c on c.user_id = substr(a.account, 12)
    order by "right", s.rows desc, c.phone limit ${limit}`.execute(db)
  return rows
}
