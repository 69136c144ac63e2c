import type { DataOf } from '../../../../contract'
import { shopDay, shopMonth } from '../../../../domain/day'
import { CONSUME_RULE, ENDING_SOON_DAYS, fenOfPoints } from '../../../../domain/rewards/points'
import { DAY_MS } from '../../../../domain/spans'
import type { Db } from '../../core/database/database'
import { say, type Locale } from '../../core/words'
import { balance, lots } from './ledger'
import * as store from './store'

/** What a shopper has, what it is worth, and which of it ends soon. */
export async function pointBalance(
  db: Db,
  userId: string,
  nowMs: number
): Promise<DataOf<'GET /o2cum/v1/customer-point/balance'>> {
  const pointAvailable = await balance(db, userId)
  const [first] = await lots(db, userId)
  const soon = first !== undefined && first.endsAt - nowMs <= ENDING_SOON_DAYS * DAY_MS
  return {
    pointAvailable,
    worthFen: fenOfPoints(pointAvailable, CONSUME_RULE),
    ...(soon ? { endingSoon: { points: first.points, endsAt: first.endsAt } } : {})
  }
}

/** One page of a month of a shopper's rows, newest first, and what the month comes to. */
export async function pageOfTransactions(
  db: Db,
  userId: string,
  wish: {
    month?: string
    direction?: 'IN' | 'OUT'
    page?: number
    size?: number
    nowMs: number
    locale: Locale
  }
): Promise<DataOf<'GET /o2cum/v1/customer-point/transaction'>> {
  const { month = shopDay(wish.nowMs).slice(0, 7), direction, page = 1, size = 10 } = wish
  const { from, to } = shopMonth(month)
  const filter = { account: store.OWN + userId, direction, from: new Date(from), to: new Date(to) }
  const { rows, total, counts } = await store.listEntries(db, filter, { page, size })
  return {
    list: rows.map((entry) => ({
      entryId: `pt_${entry.transfer_id}`,
      kind: entry.kind,
      source: entry.source,
      points: entry.points,
      ...(entry.subject === null ? {} : { subject: say(wish.locale, entry.subject) }),
      createdAt: entry.created_at.getTime()
    })),
    total,
    page,
    size,
    month,
    ...counts
  }
}
