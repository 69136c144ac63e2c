import { sql } from 'kysely'
import { moment, shopMidnight } from '../../../../domain/day'
import { newId, type Db } from '../../core/database/database'

/** Pieces that a shopper may have of a session where the product has no limit of its own. */
const MOST_EACH = 99

/** A SKU with a lower price between two hours of the shop's day, as a database of before had it, and what is in stock. */
interface DailyPrice {
  sku_code: string
  flash_price_fen: number
  flash_start_hour: number
  flash_end_hour: number
  available: number
  purchase_limit: number | null
}

interface Time {
  start: Date
  end: Date
}

/**
 * Makes sessions of prices that repeated every day: of each SKU the window that runs, or else the one that comes first,
 * with half of what is in stock and what orders took of it. Later days are for the shop's people to publish.
 */
export async function moveDailyPrices(db: Db): Promise<void> {
  const { rows: settings } = await sql<{ value: string }>`select value from setting
    where name = 'clock.offsetMs'`.execute(db)
  const now = new Date(Date.now() + Number(settings[0]?.value ?? 0))
  const { rows } = await sql<DailyPrice>`
    select s.sku_code, s.flash_price_fen::int, s.flash_start_hour, s.flash_end_hour, t.available, p.purchase_limit
    from sku s join product p on p.spu_code = s.spu_code and p.on_sale
    join stock t on t.sku_code = s.sku_code and t.available > 0
    where s.flash_price_fen > 0 and s.flash_price_fen < s.price_fen and s.flash_start_hour < s.flash_end_hour
    order by s.sku_code`.execute(db)
  const sessions = new Map<string, string>()
  for (const sku of rows) {
    const time = await freeTime(db, sku.sku_code, windowOf(sku, now), now)
    if (time === undefined) continue
    const sales = time.start <= now ? await takenIn(db, sku.sku_code, now) : 0
    const pieces = Math.ceil(sku.available / 2)
    const key = `${time.start.getTime()} ${time.end.getTime()}`
    const sessionCode = sessions.get(key) ?? (await addSession(db, time))
    sessions.set(key, sessionCode)
    const allotment = sales + pieces
    await sql`insert into flash_session_sku
      (session_code, sku_code, start_at, end_at, position, price_fen, allotment, taken, limit_each)
      values (${sessionCode}, ${sku.sku_code}, ${time.start}, ${time.end}, (select count(*) from flash_session_sku
        where session_code = ${sessionCode}), ${sku.flash_price_fen}, ${allotment}, ${sales},
        ${Math.min(sku.purchase_limit ?? MOST_EACH, allotment)})`.execute(db)
    await sql`update stock set available = available - ${pieces} where sku_code = ${sku.sku_code}`.execute(db)
  }
}

/** Today's window until it ends, then tomorrow's. */
function windowOf({ flash_start_hour: from, flash_end_hour: to }: DailyPrice, now: Date): Time {
  const today = moment(shopMidnight(now.getTime()))
  const day = now < today.add(to, 'hour').toDate() ? today : today.add(1, 'day')
  return { start: day.add(from, 'hour').toDate(), end: day.add(to, 'hour').toDate() }
}

/** What sessions of the SKU leave of a window: they come first, and two of one SKU are never at once. */
async function freeTime(db: Db, skuCode: string, window: Time, now: Date): Promise<Time | undefined> {
  const { rows } = await sql<{ start_at: Date; end_at: Date }>`select start_at, end_at from flash_session_sku
    where sku_code = ${skuCode} and not ended and end_at > ${now}
      and start_at < ${window.end} and ${window.start} < end_at order by start_at`.execute(db)
  let { start } = window
  for (const { start_at: from, end_at: to } of rows) {
    if (from > start && from > now) return { start, end: from }
    start = to
  }
  return start < window.end ? { start, end: window.end } : undefined
}

async function takenIn(db: Db, skuCode: string, now: Date): Promise<number> {
  const { rows } = await sql<{ pieces: number }>`select pieces from flash_taken
    where sku_code = ${skuCode} and start_at <= ${now} and ${now} < end_at limit 1`.execute(db)
  return rows[0]?.pieces ?? 0
}

async function addSession(db: Db, { start, end }: Time): Promise<string> {
  const sessionCode = newId('fs')
  await sql`insert into flash_session (session_code, start_at, end_at, published_by)
    values (${sessionCode}, ${start}, ${end}, 'upgrade')`.execute(db)
  return sessionCode
}
