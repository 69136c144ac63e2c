import type { DataOf } from '../../../../contract'
import { seckillState } from '../../../../domain/activity/seckill'
import { moment, shopMidnight } from '../../../../domain/day'
import type { Db } from '../../core/database/database'
import type { Visitor } from '../../core/identity/asker'
import { say } from '../../core/words'
import { skuFacts } from '../product'
import { remindersOf } from '../moment'
import { lowestAmong } from './lowest'
import * as store from './store'

/** Days of sessions that are shown, today's first. */
const DAYS_SHOWN = 2

type Sessions = DataOf<'GET /o2mkt-b2c/v1/activity/pub/seckil'>

/** Today's sessions and those of tomorrow, as they stand for who asks. */
export async function sessions(db: Db, asker: Visitor): Promise<Sessions> {
  const midnight = moment(shopMidnight(asker.nowMs))
  const rows = await store.sessionRows(db, {
    after: midnight.toDate(),
    before: midnight.add(DAYS_SHOWN, 'day').toDate(),
    userId: asker.userId
  })
  const codes = [...new Set(rows.map((row) => row.sku_code))]
  const facts = await skuFacts(db, codes)
  const waits: Awaited<ReturnType<typeof remindersOf>> =
    asker.userId === undefined ? new Map() : await remindersOf(db, asker.userId, codes)
  const lowest = await lowestAmong(
    db,
    rows.map((row) => ({ sessionCode: row.session_code, skuCode: row.sku_code }))
  )
  const bySku = new Map(facts.map((sku) => [sku.sku_code, sku]))
  const found = new Map<string, Sessions['sessions'][number]>()
  for (const row of rows) {
    const fact = bySku.get(row.sku_code)
    if (!fact?.on_sale) continue
    const startAt = row.start_at.getTime()
    const endAt = row.end_at.getTime()
    const session = found.get(row.session_code) ?? { sessionCode: row.session_code, startAt, endAt, rows: [] }
    found.set(row.session_code, session)
    session.rows.push({
      skuCode: row.sku_code,
      spuCode: fact.spu_code,
      title: say(asker.locale, fact.title),
      picture: fact.picture,
      priceFen: row.price_fen,
      regularPriceFen: fact.price_fen,
      ...lowest({ sessionCode: row.session_code, skuCode: row.sku_code }),
      allotment: row.allotment,
      left: row.allotment - row.taken,
      held: row.held,
      ...(row.returns_at === null ? {} : { returnsAt: row.returns_at.getTime() }),
      limit: row.limit_each,
      state: seckillState({ ...row, startAt, endAt, limit: row.limit_each }, asker.nowMs),
      ...(waits.get(row.sku_code) === startAt ? { reminded: true as const } : {}),
      ...(row.order_code === null ? {} : { orderCode: row.order_code })
    })
  }
  const nextAt = found.size > 0 ? undefined : await store.firstFrom(db, midnight.add(DAYS_SHOWN, 'day').toDate())
  return { sessions: [...found.values()], ...(nextAt === undefined ? {} : { nextAt }) }
}
