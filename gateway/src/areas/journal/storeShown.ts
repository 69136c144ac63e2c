import { sql } from 'kysely'
import type { CommissionState } from '../../../../domain/partner/commission'
import type { Db } from '../../core/database/database'
import { pageOfSql, rowsOfSql, type Page } from '../../core/database/paging'
import type { Words } from '../../core/words'
import type { EntryKind } from './schema'

export interface EntryFilter {
  kinds: readonly EntryKind[]
  from: Date
  to: Date
}

/** What went in and out of a partner's accounts, with what it was for. */
export function pageOfEntries(db: Db, partnerId: string, filter: EntryFilter, page: Page) {
  const list = sql`from partner_entry e
    left join commission c on c.order_code = e.order_code and c.position = e.position
    left join order_row r on r.order_code = e.order_code and r.position = e.position
    left join trade_order o on o.order_code = e.order_code
    left join withdrawal w on w.withdrawal_id = e.withdrawal_id
    left join partner_card k on k.card_id = w.card_id
    where e.partner_id = ${partnerId} and e.kind = any(${[...filter.kinds]}::text[])
      and e.at >= ${filter.from} and e.at < ${filter.to}`
  const columns = sql`e.entry_id, e.kind, e.amount_fen, e.at, e.order_code, r.title, o.address ->> 'receiver' as receiver,
    c.basis_points, c.state, c.thaws_at, k.bank_name, k.last_four, w.amount_fen - w.fee_fen - w.tax_fen as arrives_fen`
  return pageOfSql<{
    entry_id: number
    kind: EntryKind
    amount_fen: number
    at: Date
    order_code: string | null
    title: Words | null
    receiver: string | null
    basis_points: number | null
    state: CommissionState | null
    thaws_at: Date | null
    bank_name: string | null
    last_four: string | null
    arrives_fen: number | null
  }>(db, { list, columns, order: sql`e.at desc, e.entry_id desc` }, page)
}

/** Rows of orders that came by a partner and were paid. */
export function pageOfOrders(db: Db, partnerId: string, states: readonly CommissionState[], page: Page) {
  const list = sql`from commission c
    join order_row r on r.order_code = c.order_code and r.position = c.position
    join trade_order o on o.order_code = c.order_code
    where c.partner_id = ${partnerId} and c.state = any(${[...states]}::text[]) and o.paid_at is not null`
  const columns = sql`c.order_code, c.position, r.title, r.picture, o.address ->> 'receiver' as receiver, c.placed_at,
    r.price_fen * r.quantity - r.discount_fen - r.subsidy_fen as paid_fen, r.returned_fen + r.lowered_fen as back_fen,
    c.basis_points, c.earned_fen, c.left_fen, c.state, c.received_at, c.thaws_at, o.open_cases,
    o.status = 'CANCELLED' as cancelled`
  return rowsOfSql<{
    order_code: string
    position: number
    title: Words
    picture: string
    receiver: string | null
    placed_at: Date
    paid_fen: number
    back_fen: number
    basis_points: number
    earned_fen: number
    left_fen: number
    state: Exclude<CommissionState, 'PLACED'>
    received_at: Date | null
    thaws_at: Date | null
    open_cases: number
    cancelled: boolean
  }>(db, { list, columns, order: sql`c.placed_at desc, c.order_code, c.position` }, page)
}

/** How many rows of paid orders are in each state. */
export async function countOrders(db: Db, partnerId: string): Promise<Map<CommissionState, number>> {
  const { rows } = await sql<{ state: CommissionState; count: number }>`select c.state, count(*)::int as count
    from commission c join trade_order o on o.order_code = c.order_code
    where c.partner_id = ${partnerId} and o.paid_at is not null group by c.state`.execute(db)
  return new Map(rows.map(({ state, count }) => [state, count]))
}
