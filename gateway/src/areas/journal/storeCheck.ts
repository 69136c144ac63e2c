import { sql } from 'kysely'
import type { Db } from '../../core/database/database'

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

/**
 * How many partners are shown another sum than their postings come to: all that was earned and withdrawn, what is frozen; or
 * than their rows do: orders that wait, what thaws on which day.
 */
export async function countMissums(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with posted as (
      select split_part(account, ':', 3) as partner_id,
        coalesce(sum(amount) filter (where other = '~partner:commission'), 0) as earned,
        coalesce(-sum(amount) filter (where account like 'partner:AVAILABLE:%' and other like 'partner:PAYING:%'), 0)
          as withdrawn,
        coalesce(sum(amount) filter (where account like 'partner:FROZEN:%'), 0) as frozen
      from ledger_entry where account like 'partner:%' group by 1
    ), pending as (
      select partner_id, count(distinct order_code) as orders from commission
      where state = 'PENDING' and left_fen > 0 group by 1
    ), frozen as (
      select partner_id, date_trunc('day', thaws_at at time zone 'Asia/Shanghai') at time zone 'Asia/Shanghai' as at,
        sum(left_fen) as fen
      from commission where state = 'FROZEN' group by 1, 2
    ), days as (
      select partner_id, coalesce(sum(t.fen), 0) as fen, bool_or(coalesce(t.fen, 0) <> coalesce(f.fen, 0)) as wrong
      from partner_thaw t full join frozen f using (partner_id, at) group by 1
    )
    select count(*)::int as count from partner_sum s full join pending p using (partner_id)
      full join posted m using (partner_id) full join days d using (partner_id)
    where coalesce(s.pending_orders, 0) <> coalesce(p.orders, 0) or coalesce(s.earned_fen, 0) <> coalesce(m.earned, 0)
      or coalesce(s.withdrawn_fen, 0) <> coalesce(m.withdrawn, 0) or coalesce(d.fen, 0) <> coalesce(m.frozen, 0)
      or coalesce(d.wrong, false)`.execute(db)
  return rows[0]?.count ?? 0
}
