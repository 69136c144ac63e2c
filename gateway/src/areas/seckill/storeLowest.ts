/** What SKUs of sessions were offered for in the time before. */
import { sql } from 'kysely'
import { LOWEST_MS } from '../../../../domain/activity/seckill'
import { DAY_MS } from '../../../../domain/spans'
import type { Db } from '../../core/database/database'
import { priceRangeSince } from '../product'

interface Key {
  session_code: string
  sku_code: string
}

interface BeforeRecord extends Key {
  price_fen: number
  start_at: Date
  listed_at: Date
  least_fen: number
}

/** From when on prices before the session `f` count. */
const since = sql`f.start_at - ${LOWEST_MS / DAY_MS}::int * interval '1 day'`

/** Every price of the SKU of the session `f` that was open to the public for a time, that session apart. */
const offers = sql`(
  select x.price_fen, x.start_at, x.end_at from flash_session_sku x
    where x.sku_code = f.sku_code and x.session_code <> f.session_code and x.end_at > x.start_at + interval '1 ms'
  union all select price_fen - (worth_fen - deposit_fen), start_at, end_at from presale where sku_code = f.sku_code
  union all select (select min((tier->>'priceFen')::bigint) from jsonb_array_elements(tiers) tier), start_at, end_at
    from group_activity where sku_code = f.sku_code
  union all select (select min((step->>'priceFen')::bigint) from jsonb_array_elements(steps) step), start_at, end_at
    from assist_activity where sku_code = f.sku_code
  union all select g.live_fen, r.started_at, coalesce(r.ended_at, 'infinity') from live_room_sku g
    join live_room r on r.room_code = g.room_code
    where g.sku_code = f.sku_code and g.live_fen is not null and r.started_at is not null) o`

/** The least that the SKUs of rows were offered for before their sessions: by the usual price, or in any activity. */
export async function pricesBefore(db: Db, rows: readonly Key[]): Promise<BeforeRecord[]> {
  if (rows.length === 0) return []
  const codes = rows.map((row) => row.session_code)
  const skus = rows.map((row) => row.sku_code)
  const { rows: records } = await sql<BeforeRecord>`
    select f.session_code, f.sku_code, f.price_fen, f.start_at, p.listed_at,
      least(s.price_fen, usual.least_fen, (select min(o.price_fen) from ${offers}
        where o.start_at < f.start_at and o.end_at > ${since})) as least_fen
    from unnest(${codes}::text[], ${skus}::text[]) asked(session_code, sku_code)
    join flash_session_sku f on f.session_code = asked.session_code and f.sku_code = asked.sku_code
    join sku s on s.sku_code = f.sku_code
    join product p on p.spu_code = s.spu_code
    left join lateral ${priceRangeSince(sql.ref('f.sku_code'), since)} usual on true`.execute(db)
  return records.map((row) => ({ ...row, price_fen: Number(row.price_fen), least_fen: Number(row.least_fen) }))
}
