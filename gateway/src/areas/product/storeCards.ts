import { sql, type RawBuilder } from 'kysely'
import type { ProductCard } from '../../../../contract'
import { UNPAID_LIMIT } from '../../../../domain/activity/seckill'
import { LONGEST_MS } from '../../../../domain/content/live'
import { effectivePrice } from '../../../../domain/money/price'
import { takenPercent } from '../../../../domain/goods/stock'
import type { Db } from '../../core/database/database'
import { say, type Locale, type Words } from '../../core/words'
import { flashWindow, type LivePriceColumns, type SessionColumns } from './price'
import type { StoredTag } from './schema'

/**
 * What one piece of the SKU `s` costs at a moment: the least of its own price and those of open windows. A live room's is
 * open no longer than a room lasts, as `flashWindow` says.
 */
export function priceNow(nowMs: number, buyer?: Buyer): RawBuilder<number> {
  return sql<number>`least(s.price_fen,
    case when s.live_start_at > ${new Date(nowMs - LONGEST_MS)} then s.live_price_fen end,
    ${ofOpenSession(sql`f.price_fen`, nowMs, buyer)})`
}

/** Who would buy: a shopper's number, or the column of a query that holds it. */
type Buyer = string | RawBuilder<unknown>

/** A column of the session of the SKU `s` that runs, where it has pieces for the buyer; null without one. */
const ofOpenSession = (column: RawBuilder<unknown>, nowMs: number, buyer?: Buyer): RawBuilder<number | null> =>
  sql<number | null>`(select ${column} from flash_session_sku f where f.sku_code = s.sku_code
    and ${sessionOpen(nowMs, buyer)} order by f.start_at, f.session_code limit 1)`

/** Whether the session `f` of a SKU runs at a moment with pieces left, also for the buyer where one is named. */
export function sessionOpen(nowMs: number, buyer?: Buyer): RawBuilder<boolean> {
  const now = new Date(nowMs)
  return sql<boolean>`not f.ended and f.start_at <= ${now} and ${now} < f.end_at and ${opensTo(buyer)}`
}

/** Whether a session `f` that runs has something for a shopper: pieces are left, and the shopper may have one more. */
const opensTo = (buyer: Buyer | undefined): RawBuilder<unknown> =>
  buyer === undefined
    ? sql`f.taken < f.allotment`
    : sql`f.taken < f.allotment and (select coalesce(sum(h.pieces) filter (where h.sku_code = f.sku_code), 0) < f.limit_each
        and count(distinct h.settlement_id) filter (where h.unpaid) < ${UNPAID_LIMIT}::int
        from flash_hold h where h.session_code = f.session_code and h.user_id = ${buyer}::text)`

/**
 * Pieces of the SKU `s`, its stock `t`, that can be bought at `priceNow`: those of the session while it runs, else those of
 * the stock.
 */
export const availableNow = (nowMs: number, buyer?: Buyer): RawBuilder<number> =>
  sql<number>`coalesce(${ofOpenSession(sql`f.allotment - f.taken`, nowMs, buyer)}, t.available, 0)`

/** Whether any of those is there; a session that runs is only looked for where the stock has none. */
export const inStockNow = (nowMs: number, buyer?: Buyer): RawBuilder<boolean> =>
  sql<boolean>`(coalesce(t.available, 0) > 0 or ${flashOpen(nowMs, buyer)})`

/**
 * Joins the session of the SKU `s` as "SessionColumns" and what is left of it while it runs; one that is sold out, or closed
 * to the shopper, has no price for them.
 */
export function joinSession(nowMs: number | undefined, userId?: string): RawBuilder<unknown> {
  if (nowMs === undefined) {
    return sql`cross join (select null::text as session_code, null::bigint as session_price_fen,
      null::timestamptz as session_start_at, null::timestamptz as session_end_at, null::int as session_left) session`
  }
  const now = new Date(nowMs)
  return sql`left join lateral (
    select f.session_code, f.price_fen as session_price_fen, f.start_at as session_start_at, f.end_at as session_end_at,
      case when f.start_at <= ${now} then f.allotment - f.taken end as session_left, f.taken as session_taken
    from flash_session_sku f
    where f.sku_code = s.sku_code and not f.ended and f.end_at > ${now} and (f.start_at > ${now} or (${opensTo(userId)}))
    order by f.start_at, f.session_code limit 1
  ) session on true`
}

/** Whether the SKU `s` is on flash sale at a moment: in a session with pieces left. */
export const flashOpen = (nowMs: number, buyer?: Buyer): RawBuilder<boolean> =>
  sql<boolean>`exists (select from flash_session_sku f where f.sku_code = s.sku_code and ${sessionOpen(nowMs, buyer)})`

interface CardRecord extends SessionColumns, LivePriceColumns {
  spu_code: string
  sku_code: string
  shop_code: string
  shop_name: Words
  title: Words
  picture: string
  price_fen: number
  list_price_fen: number
  sold_count: number
  available: number
  session_taken: number | null
  tags: StoredTag[]
}

/** Which of a product's SKUs (`s`, its stock `t`) stands for it: one in stock before one that is not, then the cheapest. */
export const standsFirst = (nowMs: number): RawBuilder<unknown> =>
  sql`not ${inStockNow(nowMs)}, ${priceNow(nowMs)}, s.position`

/**
 * Products as cards, in the order of the codes; each with the SKU that stands for it. `skuCodes` are the ones to choose
 * from; a product without such a SKU is shown as without them; a card of such a SKU has its picture.
 */
export async function productCards(
  db: Db,
  spuCodes: readonly string[],
  options: { locale: Locale; nowMs: number; flashFirst?: boolean; skuCodes?: readonly string[] }
): Promise<ProductCard[]> {
  if (spuCodes.length === 0) return []
  const flashFirst = options.flashFirst === true
  const isAsked = sql<boolean>`s.sku_code = any(${[...(options.skuCodes ?? [])]}::text[])`
  const result = await sql<CardRecord>`
    select p.spu_code, best.*, p.shop_code, h.name as shop_name, p.title,
      case when best.asked and best.sku_picture <> '' then best.sku_picture else p.picture end as picture, p.sold_count, p.tags
    from product p
    join shop h on h.shop_code = p.shop_code
    join lateral (
      select s.sku_code, s.price_fen, s.list_price_fen, s.live_price_fen, s.live_room_code, s.live_start_at,
        session.session_code, session.session_price_fen, session.session_start_at, session.session_end_at,
        coalesce(session.session_left, t.available, 0) as available,
        case when session.session_left is not null then session.session_taken end as session_taken,
        ${isAsked} as asked, s.picture as sku_picture
      from sku s left join stock t on t.sku_code = s.sku_code
      ${joinSession(options.nowMs)}
      where s.spu_code = p.spu_code
      order by ${isAsked} desc, case when ${flashFirst}::boolean then session.session_left is not null end desc nulls last,
        ${standsFirst(options.nowMs)}
      limit 1
    ) best on true
    where p.spu_code = any(${[...spuCodes]}::text[])`.execute(db)
  const bySpu = new Map(result.rows.map((row) => [row.spu_code, toCard(row, options)]))
  return spuCodes.flatMap((spuCode) => bySpu.get(spuCode) ?? [])
}

/** Percent of a session's pieces that are taken; a live room has none of its own. */
const soldOf = ({ session_taken: pieces, available }: CardRecord): { soldPercent?: number } =>
  pieces === null ? {} : { soldPercent: takenPercent(pieces, available) }

function toCard(row: CardRecord, { locale, nowMs }: { locale: Locale; nowMs: number }): ProductCard {
  const flash = flashWindow(row, nowMs)
  return {
    spuCode: row.spu_code,
    skuCode: row.sku_code,
    shopCode: row.shop_code,
    shopName: say(locale, row.shop_name),
    title: say(locale, row.title),
    picture: row.picture,
    priceFen: effectivePrice({ priceFen: row.price_fen, ...(flash ? { flash } : {}) }, nowMs),
    listPriceFen: row.list_price_fen,
    ...(flash === undefined ? {} : { flash: { ...flash, ...soldOf(row) } }),
    soldCount: row.sold_count,
    inStock: row.available > 0,
    tags: row.tags.map((tag) => ({ text: say(locale, tag.text), kind: tag.kind }))
  }
}
