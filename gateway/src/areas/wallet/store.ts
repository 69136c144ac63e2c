import { sql } from 'kysely'
import type { Db } from '../../core/database/database'
import { unbalancedAccounts } from '../../core/database/ledger'
import type { WalletAccount } from './ledger'

/** What the console shows: whose accounts hold what; those whose transfers don't add up first. */
export async function accounts(db: Db, limit: number) {
  const wrong = await unbalancedAccounts(db)
  const { rows } = await sql<{ phone: string; account: WalletAccount; available_fen: number; wrong: boolean }>`
    select c.phone, split_part(a.account, ':', 2) as account, a.balance as available_fen,
      a.account = any(${wrong}::text[]) as wrong
    from ledger_account a
    join customer c on c.user_id = split_part(a.account, ':', 3)
    where a.account >= 'wallet:BALANCE:' and a.account < 'wallet:CREDIT;'
    order by wrong desc, c.phone, a.account limit ${limit}`.execute(db)
  return rows.map((row) => ({ ...row, available_fen: Number(row.available_fen) }))
}

/** What moved in and out of a shopper's accounts, 5,000 at most, the newest first. */
export async function transfersOf(db: Db, userId: string) {
  const own = ['BALANCE', 'CREDIT'].map((account) => `wallet:${account}:${userId}`)
  return db
    .selectFrom('ledger_transfer')
    .select(['from_account', 'to_account', 'amount', 'reference', 'at'])
    .where((where) => where.or([where('from_account', 'in', own), where('to_account', 'in', own)]))
    .orderBy('transfer_id', 'desc')
    .limit(5_000)
    .execute()
}
