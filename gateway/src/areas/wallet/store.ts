import { sql, type Insertable } from 'kysely'
import type { Db, Tables } from '../../core/database'
import type { WalletAccount } from './schema'

/** Holds an account until the transaction ends, made where there is none. */
export async function lockAccount(db: Db, userId: string, account: WalletAccount): Promise<void> {
  await sql`insert into wallet_account (user_id, account) values (${userId}, ${account})
    on conflict (user_id, account) do nothing`.execute(db)
  await sql`select from wallet_account where user_id = ${userId} and account = ${account} for update`.execute(db)
}

/** Adds rows; replies how many of them were not there. Hold the account first. */
export async function addEntries(db: Db, entries: Insertable<Tables['wallet_entry']>[]): Promise<number> {
  if (entries.length === 0) return 0
  const added = await db
    .insertInto('wallet_entry')
    .values(entries)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'account', 'payment_id', 'order_code', 'kind', 'reference']).doNothing()
    )
    .returning('entry_id')
    .execute()
  return added.length
}

export interface Sums {
  available_fen: number
  granted_fen: number
}

/** What can be spent of each account, and what was put into it. */
export async function sumsOf(db: Db, userId: string): Promise<Record<WalletAccount, Sums>> {
  const { rows } = await sql<Sums & { account: WalletAccount }>`
    select account, sum(amount_fen) as available_fen,
      coalesce(sum(amount_fen) filter (where kind = 'GRANT'), 0) as granted_fen
    from wallet_entry where user_id = ${userId} group by account`.execute(db)
  const of = (account: WalletAccount): Sums => {
    const row = rows.find((one) => one.account === account)
    return { available_fen: Number(row?.available_fen ?? 0), granted_fen: Number(row?.granted_fen ?? 0) }
  }
  return { BALANCE: of('BALANCE'), CREDIT: of('CREDIT') }
}

export interface Held {
  user_id: string
  account: WalletAccount
  order_code: string
  held_fen: number
  posted: boolean
}

/** What a payment took of accounts and has not given back, an order each. */
export async function heldBy(db: Db, paymentId: string): Promise<Held[]> {
  const { rows } = await sql<Held>`
    select user_id, account, order_code, -sum(amount_fen) as held_fen, bool_or(kind = 'POST') as posted
    from wallet_entry where payment_id = ${paymentId}
    group by user_id, account, order_code having sum(amount_fen) < 0
    order by account, order_code`.execute(db)
  return rows.map((row) => ({ ...row, held_fen: Number(row.held_fen) }))
}

/** What the console shows: whose accounts hold what; those whose rows don't add up first. */
export async function accounts(db: Db, limit: number) {
  const { rows } = await sql<{ phone: string; account: WalletAccount; available_fen: number; wrong: boolean }>`
    select c.phone, a.account, coalesce(e.available_fen, 0) as available_fen, coalesce(e.available_fen, 0) < 0
      or exists (
        select from wallet_entry w where w.user_id = a.user_id and w.account = a.account and w.payment_id <> ''
        group by w.payment_id, w.order_code having sum(w.amount_fen) > 0
      ) as wrong
    from wallet_account a
    join customer c on c.user_id = a.user_id
    left join lateral (
      select sum(amount_fen) as available_fen from wallet_entry w where w.user_id = a.user_id and w.account = a.account
    ) e on true
    order by wrong desc, c.phone, a.account limit ${limit}`.execute(db)
  return rows.map((row) => ({ ...row, available_fen: Number(row.available_fen) }))
}
