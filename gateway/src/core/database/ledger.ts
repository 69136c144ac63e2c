/**
 * The ledger says where value is: money, points, what is owed. It knows accounts and transfers, and nothing else. A transfer
 * takes an amount out of one account and puts it into another, so all accounts together always hold nothing, and what went
 * wrong is put right by another transfer: rows are added, never changed.
 *
 * What is in an account is kept in its row, with the least it may hold: a constraint of the table refuses less to
 * every writer. A reservation is an account of its own: reserving moves an amount there, posting moves it on, voiding moves it
 * back, and none of it can move more than was reserved.
 *
 * Names of accounts are the areas': `wallet:BALANCE:u1`. Names that begin with `~` are the world outside (`~wallet:granted`):
 * such an account has no row and no least, so that two purchases never wait for each other on it.
 *
 * What an area shows as a record is a view of the transfers: their accounts and references say what each was.
 */
import { sql, type ColumnType, type Generated } from 'kysely'
import type { Words } from '../words'
import type { Db } from './database'
import type { Migration } from './migrate'

declare module './database' {
  interface Tables {
    /** What an account holds, and the least it may hold; null: anything. */
    ledger_account: { account: string; balance: number; least: number | null }
    ledger_transfer: {
      transfer_id: Generated<number>
      from_account: string
      to_account: string
      amount: number
      /** What it is for: once between two accounts. */
      reference: string
      at: Date
      /** What it was for in the words of the shop, where that has a name. */
      subject: ColumnType<Words | null, string | null | undefined, never>
      /** When what arrives ends, where it does. */
      ends_at: ColumnType<Date | null, Date | null | undefined, never>
    }
    /** A view: each transfer as both of its accounts see it; what went out is below nothing. */
    ledger_entry: {
      transfer_id: number
      account: string
      other: string
      amount: number
      reference: string
      at: Date
      subject: Words | null
      ends_at: Date | null
    }
  }
}

export const ledgerSchema: Migration[] = [
  {
    id: 'ledger-001',
    up: async (db) => {
      // names are compared by their bytes, so that those with one beginning stand together in the index
      await sql`create table ledger_account (
        account text collate "C" primary key,
        balance bigint not null default 0,
        least bigint,
        check (account not like '~%'),
        check (least is null or balance >= least)
      )`.execute(db)
      await sql`create table ledger_transfer (
        transfer_id bigint generated always as identity primary key,
        from_account text collate "C" not null,
        to_account text collate "C" not null,
        amount bigint not null check (amount > 0),
        reference text not null,
        at timestamptz not null,
        check (from_account <> to_account),
        unique (from_account, to_account, reference)
      )`.execute(db)
      await sql`create index ledger_transfer_to on ledger_transfer (to_account, transfer_id)`.execute(db)
      // a role that is no superuser can add rows and no more; on PGlite, which has one user, the areas' stores alone see to it
      await sql`revoke update, delete on ledger_transfer from current_user`.execute(db)
    }
  },
  {
    id: 'ledger-002',
    up: async (db) => {
      await sql`alter table ledger_transfer add column subject jsonb, add column ends_at timestamptz`.execute(db)
      await sql`drop index ledger_transfer_to`.execute(db)
      await sql`create index ledger_transfer_to on ledger_transfer (to_account, at, transfer_id)`.execute(db)
      await sql`create index ledger_transfer_from on ledger_transfer (from_account, at, transfer_id)`.execute(db)
      await sql`create index ledger_transfer_ends on ledger_transfer (ends_at) where ends_at is not null`.execute(db)
      await sql`create view ledger_entry as
        select transfer_id, to_account as account, from_account as other, amount, reference, at, subject, ends_at
        from ledger_transfer
        union all
        select transfer_id, from_account, to_account, -amount, reference, at, subject, null::timestamptz
        from ledger_transfer`.execute(db)
    }
  }
]

export interface Transfer {
  from: string
  to: string
  /** A whole amount; one of 0 moves nothing. */
  amount: number
  reference: string
  now: Date
  subject?: Words | undefined
  endsAt?: Date | undefined
}

/** How many transfers were made now, the others having been made before; `short`: an account holds too little, and none was. */
export type Moved = { short: false; made: number } | { short: true }

const isOutside = (account: string): boolean => account.startsWith('~')
const keyOf = ({ from, to, reference }: Pick<Transfer, 'from' | 'to' | 'reference'>): string =>
  JSON.stringify([from, to, reference])

/** Holds accounts until the transaction ends, always in the order of their names; those that are new begin with nothing. */
async function hold(tx: Db, names: readonly string[], least: number | null) {
  const sorted = [...new Set(names)].sort()
  await sql`insert into ledger_account (account, least)
    select account, ${least}::bigint from unnest(${sorted}::text[]) as t (account) order by account
    on conflict (account) do nothing`.execute(tx)
  const { rows } = await sql<{ account: string; balance: number; least: number | null }>`
    select account, balance, least from ledger_account where account = any(${sorted}::text[])
    order by account for update`.execute(tx)
  return new Map(rows.map((row) => [row.account, row]))
}

/** Those of the transfers that were made before. */
async function madeOf(tx: Db, moves: readonly Transfer[]): Promise<Set<string>> {
  const { rows } = await sql<{ from: string; to: string; reference: string }>`
    select from_account as from, to_account as to, reference from ledger_transfer
    where (from_account, to_account, reference) in (
      ${sql.join(moves.map(({ from, to, reference }) => sql`(${from}, ${to}, ${reference})`))}
    )`.execute(tx)
  return new Set(rows.map(keyOf))
}

/**
 * Moves amounts between accounts, all or none; what was moved before under the same reference stays moved once. A new
 * account may hold no less than `least`, nothing unless told otherwise. Runs in the transaction of what the amounts are for.
 */
export async function transfer(
  tx: Db,
  wanted: readonly Transfer[],
  { least = 0 }: { least?: number | null } = {}
): Promise<Moved> {
  const moves = wanted.filter(({ amount }) => amount !== 0)
  if (moves.some(({ amount }) => !Number.isSafeInteger(amount) || amount < 0)) {
    throw new RangeError('A transfer moves a whole amount that is above nothing')
  }
  if (moves.length === 0) return { short: false, made: 0 }
  const accounts = await hold(
    tx,
    moves.flatMap(({ from, to }) => [from, to]).filter((name) => !isOutside(name)),
    least
  )
  const before = await madeOf(tx, moves)
  // one that stands twice among the wanted is made once too
  const left = moves.filter((move) => !before.has(keyOf(move)) && before.add(keyOf(move)))
  if (left.length === 0) return { short: false, made: 0 }
  const changes = new Map<string, number>()
  const change = (account: string, by: number): void => {
    if (!isOutside(account)) changes.set(account, (changes.get(account) ?? 0) + by)
  }
  for (const { from, to, amount } of left) {
    change(from, -amount)
    change(to, amount)
  }
  for (const [account, by] of changes) {
    const row = accounts.get(account)
    if (row && by < 0 && row.least !== null && row.balance + by < row.least) return { short: true }
  }
  await tx
    .insertInto('ledger_transfer')
    .values(
      left.map(({ from, to, now, subject, endsAt, ...rest }) => ({
        ...{ ...rest, from_account: from, to_account: to, at: now, ends_at: endsAt ?? null },
        subject: subject === undefined ? null : JSON.stringify(subject)
      }))
    )
    .execute()
  await sql`update ledger_account set balance = balance + by
    from unnest(${[...changes.keys()]}::text[], ${[...changes.values()]}::bigint[]) as t (name, by)
    where account = name`.execute(tx)
  return { short: false, made: left.length }
}

/** Makes one transfer; false: it was made before, or its account holds too little. */
export async function move(tx: Db, entry: Transfer): Promise<boolean> {
  const moved = await transfer(tx, [entry])
  return !moved.short && moved.made > 0
}

/** What accounts hold; one that nothing was ever moved into holds 0. */
export async function balances(db: Db, accounts: readonly string[]): Promise<Map<string, number>> {
  const rows = await db.selectFrom('ledger_account').selectAll().where('account', 'in', accounts).execute()
  const known = new Map(rows.map(({ account, balance }) => [account, balance]))
  return new Map(accounts.map((account) => [account, known.get(account) ?? 0]))
}

/** The same, held until the transaction ends. */
export async function heldBalances(tx: Db, accounts: readonly string[]): Promise<Map<string, number>> {
  const rows = await hold(tx, accounts, 0)
  return new Map([...rows].map(([account, { balance }]) => [account, balance]))
}

/** What the accounts hold whose names begin so, those that hold nothing left out; in the order of their names. */
export async function balancesUnder(db: Db, beginning: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('ledger_account')
    .selectAll()
    .where('account', '>=', beginning)
    .where('account', '<', `${beginning}\u{10ffff}`)
    .where('balance', '<>', 0)
    .orderBy('account')
    .execute()
  return new Map(rows.map(({ account, balance }) => [account, balance]))
}

/** All that ever moved from one account into another. */
export async function movedBetween(db: Db, from: string, to: string): Promise<number> {
  const { total } = await db
    .selectFrom('ledger_transfer')
    .select(sql<number>`coalesce(sum(amount), 0)::bigint`.as('total'))
    .where('from_account', '=', from)
    .where('to_account', '=', to)
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** Accounts whose names begin so, and whose row and transfers disagree; none ever should. */
export async function unbalanced(db: Db, beginning = ''): Promise<string[]> {
  const { rows } = await sql<{ account: string }>`
    with sums as (
      select account, sum(amount) as total from ledger_entry where account not like '~%' group by account
    )
    select coalesce(a.account, s.account) as account from ledger_account a full join sums s on s.account = a.account
    where coalesce(a.balance, 0) <> coalesce(s.total, 0) order by 1`.execute(db)
  return rows.flatMap(({ account }) => (account.startsWith(beginning) ? [account] : []))
}
