import { sql, type Selectable } from 'kysely'
import { moment } from '../../../../domain/day'
import type { Db, Tables } from '../../core/database/database'
import type { OrderRecord } from '../order'

export type ReceiptLink = Selectable<Tables['receipt_link']>

export async function insertLink(db: Db, link: Omit<ReceiptLink, 'used_at'>): Promise<void> {
  await db
    .insertInto('receipt_link')
    .values({ ...link, used_at: null })
    .execute()
}

export function findLink(db: Db, codeSum: string): Promise<ReceiptLink | undefined> {
  return db.selectFrom('receipt_link').selectAll().where('code_sum', '=', codeSum).executeTakeFirst()
}

export function orderOf(db: Db, link: ReceiptLink): Promise<OrderRecord | undefined> {
  return db.selectFrom('trade_order').selectAll().where('order_code', '=', link.order_code).executeTakeFirst()
}

export async function useLink(db: Db, codeSum: string, now: Date): Promise<void> {
  await db.updateTable('receipt_link').set({ used_at: now }).where('code_sum', '=', codeSum).execute()
}

/**
 * The next order that completes by itself within `days` and has had no link in that time; held, and what another gateway
 * deals with is skipped.
 */
export function nextToRemind(db: Db, now: Date, days: number): Promise<OrderRecord | undefined> {
  const since = sql<Date>`o.auto_receive_at - make_interval(days => ${days}::int)`
  return db
    .selectFrom('trade_order as o')
    .selectAll('o')
    .where('o.status', '=', 'WAIT_RECEIVE')
    .where('o.auto_receive_at', '>', now)
    .where('o.auto_receive_at', '<=', moment(now.getTime()).add(days, 'day').toDate())
    .where((build) =>
      build.not(
        build.exists(
          build
            .selectFrom('receipt_link as l')
            .select('l.code_sum')
            .whereRef('l.order_code', '=', 'o.order_code')
            .where('l.created_at', '>=', since)
        )
      )
    )
    .orderBy('o.auto_receive_at')
    .limit(1)
    .forUpdate('o')
    .skipLocked()
    .executeTakeFirst()
}
