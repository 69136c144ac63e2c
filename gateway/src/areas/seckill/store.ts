import { sql } from 'kysely'
import type { Db } from '../../core/database/database'

export interface NewSession {
  sessionCode: string
  startAt: Date
  endAt: Date
  by: string
}
export interface NewSessionSku {
  skuCode: string
  priceFen: number
  allotment: number
  limitEach: number
}

export async function addSession(db: Db, session: NewSession, skus: readonly NewSessionSku[]): Promise<void> {
  const { sessionCode: session_code, startAt: start_at, endAt: end_at } = session
  await db
    .insertInto('flash_session')
    .values({ session_code, start_at, end_at, published_by: session.by, moved_by: null, ended_by: null })
    .execute()
  await db
    .insertInto('flash_session_sku')
    .values(
      skus.map((sku, position) => ({
        session_code,
        sku_code: sku.skuCode,
        start_at,
        end_at,
        position,
        price_fen: sku.priceFen,
        allotment: sku.allotment,
        taken: 0,
        limit_each: sku.limitEach,
        ended: false
      }))
    )
    .execute()
}

/** Takes pieces of a session that runs, in one statement; the limit of one shopper, or undefined (and nothing taken). */
export async function takePieces(
  db: Db,
  wish: { sessionCode: string; skuCode: string; quantity: number; now: Date }
): Promise<number | undefined> {
  const { rows } = await sql<{ limit_each: number }>`update flash_session_sku set taken = taken + ${wish.quantity}
    where session_code = ${wish.sessionCode} and sku_code = ${wish.skuCode} and not ended
      and start_at <= ${wish.now} and ${wish.now} < end_at and taken + ${wish.quantity} <= allotment
    returning limit_each`.execute(db)
  return rows[0]?.limit_each
}

/** What a shopper has of a SKU in a session, and how many of their orders there were left unpaid. */
export async function standingOf(
  db: Db,
  of: { sessionCode: string; skuCode: string; userId: string }
): Promise<{ mine: number; unpaid: number }> {
  const { rows } = await sql<{ mine: number; unpaid: number }>`select
      coalesce(sum(pieces) filter (where sku_code = ${of.skuCode}), 0)::int as mine,
      (count(distinct settlement_id) filter (where unpaid))::int as unpaid
    from flash_hold where session_code = ${of.sessionCode} and user_id = ${of.userId}`.execute(db)
  return rows[0] ?? { mine: 0, unpaid: 0 }
}

export async function keepHold(
  db: Db,
  hold: { settlementId: string; sessionCode: string; skuCode: string; userId: string; quantity: number }
): Promise<void> {
  await sql`insert into flash_hold (settlement_id, sku_code, session_code, user_id, pieces)
    values (${hold.settlementId}, ${hold.skuCode}, ${hold.sessionCode}, ${hold.userId}, ${hold.quantity})
    on conflict (settlement_id, sku_code) do update set pieces = flash_hold.pieces + excluded.pieces`.execute(db)
}

/** Takes pieces out of a hold; the session they were of, undefined when the order took none there. */
export async function dropHold(
  db: Db,
  hold: { settlementId: string; skuCode: string; quantity: number; unpaid: boolean }
): Promise<string | undefined> {
  const { rows } = await sql<{ session_code: string }>`update flash_hold
    set pieces = pieces - ${hold.quantity}, unpaid = unpaid or ${hold.unpaid}
    where settlement_id = ${hold.settlementId} and sku_code = ${hold.skuCode} and pieces >= ${hold.quantity}
    returning session_code`.execute(db)
  return rows[0]?.session_code
}

/** Gives pieces back to a session; false when it has ended. */
export async function putBack(db: Db, sessionCode: string, skuCode: string, quantity: number): Promise<boolean> {
  const result = await sql`update flash_session_sku set taken = taken - ${quantity}
    where session_code = ${sessionCode} and sku_code = ${skuCode} and not ended`.execute(db)
  return result.numAffectedRows === 1n
}

interface RowKey {
  session_code: string
  sku_code: string
}

/** Rows to end: of one session, or all whose time is over. */
export async function dueRows(db: Db, now: Date, sessionCode?: string): Promise<RowKey[]> {
  const which = sessionCode === undefined ? sql`end_at <= ${now}` : sql`session_code = ${sessionCode}`
  const { rows } = await sql<RowKey>`select session_code, sku_code from flash_session_sku
    where not ended and ${which} order by session_code, sku_code`.execute(db)
  return rows
}

/** Ends a row; what was left of it, 0 when it had ended. */
export async function endRow(db: Db, row: RowKey): Promise<number> {
  const { rows } = await sql<{ left_over: number }>`update flash_session_sku set ended = true
    where session_code = ${row.session_code} and sku_code = ${row.sku_code} and not ended
    returning allotment - taken as left_over`.execute(db)
  return rows[0]?.left_over ?? 0
}

/** Moves a session that is not over; false: there is none. */
export async function moveSession(
  db: Db,
  sessionCode: string,
  { by, now, start, end }: { by: string; now: Date; start: Date; end: Date }
): Promise<boolean> {
  const result = await sql`update flash_session set start_at = ${start}, end_at = ${end}, moved_by = ${by}
    where session_code = ${sessionCode} and end_at > ${now} and ended_by is null`.execute(db)
  if (result.numAffectedRows !== 1n) return false
  await sql`update flash_session_sku set start_at = ${start}, end_at = ${end}
    where session_code = ${sessionCode} and not ended`.execute(db)
  return true
}

/** SKUs of a session that has not ended, sorted. */
export async function liveSkus(db: Db, sessionCode: string): Promise<string[]> {
  const { rows } = await sql<{ sku_code: string }>`select sku_code from flash_session_sku
    where session_code = ${sessionCode} and not ended order by sku_code`.execute(db)
  return rows.map((row) => row.sku_code)
}

/** Whether one of the SKUs is in a session of that time, other than one. */
export async function isTaken(
  db: Db,
  skuCodes: readonly string[],
  time: { start: Date; end: Date },
  but = ''
): Promise<boolean> {
  const { rows } =
    await sql`select 1 from flash_session_sku where sku_code = any(${[...skuCodes]}::text[]) and not ended
    and session_code <> ${but} and start_at < ${time.end} and ${time.start} < end_at limit 1`.execute(db)
  return rows.length > 0
}

/** A SKU in a session that was not ended before its time. */
export async function sessionSku(
  db: Db,
  of: { sessionCode: string; skuCode: string }
): Promise<{ start_at: Date; end_at: Date; allotment: number; taken: number; limit_each: number } | undefined> {
  const { rows } = await sql<{
    start_at: Date
    end_at: Date
    allotment: number
    taken: number
    limit_each: number
  }>`select f.start_at, f.end_at, f.allotment, f.taken, f.limit_each
    from flash_session_sku f where f.session_code = ${of.sessionCode} and f.sku_code = ${of.skuCode}`.execute(db)
  return rows[0]
}

/** Rows of sessions that run or come, for the shop's people. */
export async function deskRows(db: Db, now: Date) {
  const { rows } = await sql<{
    session_code: string
    start_at: Date
    end_at: Date
    published_by: string
    moved_by: string | null
    sku_code: string
    title: { zh: string; en: string }
    price_fen: number
    taken: number
    allotment: number
  }>`select f.session_code, f.start_at, f.end_at, n.published_by, n.moved_by, f.sku_code, p.title, f.price_fen, f.taken,
      f.allotment
    from flash_session_sku f join flash_session n using (session_code) join sku s using (sku_code)
    join product p on p.spu_code = s.spu_code
    where not f.ended and f.end_at > ${now} order by f.start_at, f.session_code, f.position limit 60`.execute(db)
  return rows.map((row) => ({ ...row, price_fen: Number(row.price_fen) }))
}

/** Ends a session before its time; false: there is none, or it is over. */
export async function endSession(db: Db, sessionCode: string, by: string, now: Date): Promise<boolean> {
  const result =
    await sql`update flash_session set ended_by = ${by}, end_at = greatest(${now}, start_at + interval '1 ms')
    where session_code = ${sessionCode} and end_at > ${now} and ended_by is null`.execute(db)
  await sql`update flash_session_sku set end_at = greatest(${now}, start_at + interval '1 ms')
    where session_code = ${sessionCode} and end_at > ${now}`.execute(db)
  return result.numAffectedRows === 1n
}

export interface SessionRow {
  session_code: string
  start_at: Date
  end_at: Date
  sku_code: string
  price_fen: number
  allotment: number
  taken: number
  limit_each: number
  held: number
  returns_at: Date | null
  mine: number
  unpaid: number
  order_code: string | null
}

/** Rows of sessions that end after a moment, in their order, as they stand for a shopper. */
export async function sessionRows(
  db: Db,
  question: { after: Date; before: Date; userId: string | undefined }
): Promise<SessionRow[]> {
  const { rows } = await sql<SessionRow>`
    select f.session_code, f.start_at, f.end_at, f.sku_code, f.price_fen, f.allotment, f.taken, f.limit_each,
      coalesce(w.held, 0)::int as held, w.returns_at, coalesce(m.mine, 0)::int as mine, coalesce(u.unpaid, 0)::int as unpaid,
      m.order_code
    from flash_session_sku f
    join flash_session n on n.session_code = f.session_code and (n.ended_by is null or n.start_at < n.end_at - interval '1 ms')
    left join lateral (
      select sum(h.pieces) as held, min(o.pay_before) as returns_at from flash_hold h
      join trade_order o on o.settlement_id = h.settlement_id and o.status = 'WAIT_PAY'
        and exists (select from order_row r where r.order_code = o.order_code and r.sku_code = h.sku_code)
      where h.session_code = f.session_code and h.sku_code = f.sku_code and h.pieces > 0
    ) w on true
    left join lateral (
      select sum(h.pieces) as mine, max(o.order_code) as order_code from flash_hold h
      left join lateral (select t.order_code from trade_order t join order_row r on r.order_code = t.order_code
        and r.sku_code = h.sku_code where t.settlement_id = h.settlement_id limit 1) o on true
      where h.session_code = f.session_code and h.sku_code = f.sku_code and h.user_id = ${question.userId ?? null}::text
        and h.pieces > 0
    ) m on true
    left join lateral (
      select count(distinct h.settlement_id) as unpaid from flash_hold h
      where h.session_code = f.session_code and h.user_id = ${question.userId ?? null}::text and h.unpaid
    ) u on true
    where f.end_at > ${question.after} and f.start_at < ${question.before}
    order by f.start_at, f.session_code, f.position`.execute(db)
  return rows.map((row) => ({ ...row, price_fen: Number(row.price_fen) }))
}

/** When the first session from a moment on begins, epoch ms. */
export async function firstFrom(db: Db, from: Date): Promise<number | undefined> {
  const { rows } = await sql<{ start_at: Date | null }>`select min(start_at) as start_at from flash_session
    where start_at >= ${from} and ended_by is null`.execute(db)
  return rows[0]?.start_at?.getTime()
}

/** Counts pieces as gone before the shop opened. */
export async function markTaken(db: Db, sessionCode: string, skuCode: string, pieces: number): Promise<void> {
  await sql`update flash_session_sku set taken = ${pieces}
    where session_code = ${sessionCode} and sku_code = ${skuCode}`.execute(db)
}

/** SKUs that a demonstration's sessions are made of besides those that are named: well in stock. */
export async function plainSkus(
  db: Db,
  skuCodes: readonly string[],
  count: number
): Promise<{ sku_code: string; price_fen: number }[]> {
  const { rows } = await sql<{ sku_code: string; price_fen: number }>`
    select distinct on (s.spu_code) s.sku_code, s.price_fen from sku s
    join product p on p.spu_code = s.spu_code and p.on_sale and p.purchase_limit is null
    join stock t on t.sku_code = s.sku_code and t.available >= 20
    where s.sku_code <> all(${[...skuCodes]}::text[]) and s.price_fen >= 10000
    order by s.spu_code desc, s.position limit ${count}`.execute(db)
  return rows.map((row) => ({ ...row, price_fen: Number(row.price_fen) }))
}

/** What SKUs cost, fen by SKU, of those that are sold and in no session of that time. */
export async function freeFor(
  db: Db,
  skuCodes: readonly string[],
  { start, end }: { start: Date; end: Date }
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ sku_code: string; price_fen: number }>`
    select s.sku_code, s.price_fen from sku s join product p on p.spu_code = s.spu_code and p.on_sale
    where s.sku_code = any(${[...skuCodes]}::text[]) and not exists (select from flash_session_sku f
      where f.sku_code = s.sku_code and not f.ended and f.start_at < ${end} and ${start} < f.end_at)`.execute(db)
  return new Map(rows.map((row) => [row.sku_code, Number(row.price_fen)]))
}

/** When sessions of a publisher that are not over begin, epoch ms. */
export async function startsBy(db: Db, by: string, now: Date): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ start_at: Date }>`select start_at from flash_session
    where published_by = ${by} and end_at > ${now}`.execute(db)
  return new Set(rows.map((row) => row.start_at.getTime()))
}

/** Whether the demonstration was written here and the last session of a publisher ends by then. */
export async function isLastBy(db: Db, by: string, until: Date): Promise<boolean> {
  const { rows } = await sql<{ last: boolean }>`select coalesce((select max(end_at) from flash_session
      where published_by = ${by}) <= ${until}, true) as last from setting where name = 'seeded.flash'`.execute(db)
  return rows[0]?.last === true
}

/** Waits for another process that publishes the demonstration's sessions. */
export const lockOpening = async (db: Db): Promise<void> => {
  await sql`select name from setting where name = 'seeded.flash' for update`.execute(db)
}
