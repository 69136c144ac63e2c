import { sql } from 'kysely'
import type { Db } from '../../core/database'

/** How many partners read entries or days that don't add up to what their accounts hold. */
export async function apart(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with read as (select partner_id as partner, sum(amount_fen)::bigint as fen from partner_entry group by 1),
      held as (select split_part(account, ':', 3) as partner, sum(balance)::bigint as fen from ledger_account
        where account like 'partner:%' and account not like 'partner:PAYING:%' group by 1),
      days as (select partner_id as partner, sum(earned_fen - clawed_fen - withdrawn_fen)::bigint as fen
        from partner_day group by 1)
    select count(*)::int as count from read r full join held h on h.partner = r.partner
      left join days d on d.partner = coalesce(r.partner, h.partner)
    where coalesce(r.fen, 0) <> coalesce(h.fen, 0) or coalesce(r.fen, 0) <> coalesce(d.fen, 0)`.execute(db)
  return rows[0]?.count ?? 0
}
