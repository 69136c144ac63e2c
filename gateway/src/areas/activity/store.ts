import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../core/database/database'
import { pageOfSql, type Page, type Paged } from '../../core/database/paging'
import type { Words } from '../../core/words'

export interface ActivityRecord {
  kind: 'FLASH' | 'PRESALE' | 'GROUP' | 'ASSIST'
  activity_code: string
  sku_code: string
  spu_code: string
  title: Words
  picture: string
  price_fen: number
  start_at: Date
  end_at: Date
  allotment: number
  taken: number
}

/** Every row of an activity, as "a"; `now`: only those that are not over then and keep their allotment. */
function rowsOf(now?: Date): RawBuilder<unknown> {
  const [running, flash] =
    now === undefined
      ? [sql``, sql``]
      : [sql`where not given_back and end_at > ${now}`, sql`where not ended and end_at > ${now}`]
  return sql`(
  select 'FLASH' as kind, session_code as activity_code, sku_code, price_fen, start_at, end_at, allotment, taken
    from flash_session_sku ${flash}
  union all select 'PRESALE', activity_code, sku_code, price_fen - (worth_fen - deposit_fen), start_at, end_at, allotment,
    taken from presale ${running}
  union all select 'GROUP', activity_code, sku_code, (select min((tier->>'priceFen')::bigint)
    from jsonb_array_elements(tiers) tier), start_at, end_at, allotment, taken from group_activity ${running}
  union all select 'ASSIST', activity_code, sku_code, (select min((step->>'priceFen')::bigint)
    from jsonb_array_elements(steps) step), start_at, end_at, allotment, taken from assist_activity ${running}) a`
}

const goods = sql`join sku s on s.sku_code = a.sku_code join product p on p.spu_code = s.spu_code and p.on_sale`

const columns = sql`a.*, p.title, p.spu_code, s.picture`

const asRecord = (row: ActivityRecord): ActivityRecord => ({ ...row, price_fen: Number(row.price_fen) })

export async function activitiesOfSku(db: Db, skuCode: string, now: Date): Promise<ActivityRecord[]> {
  const { rows } = await sql<ActivityRecord>`select ${columns} from ${rowsOf(now)} ${goods}
    where a.sku_code = ${skuCode} order by a.start_at, a.activity_code limit 20`.execute(db)
  return rows.map(asRecord)
}

export async function pageOfActivities(
  db: Db,
  now: Date,
  kind: ActivityRecord['kind'] | undefined,
  page: Page
): Promise<Paged<ActivityRecord>> {
  const list = sql`from ${rowsOf(now)} ${goods} where ${kind ?? null}::text is null or a.kind = ${kind ?? null}`
  const order = sql`a.start_at, a.activity_code, a.sku_code`
  const { rows, total } = await pageOfSql<ActivityRecord>(db, { list, columns, order }, page)
  return { rows: rows.map(asRecord), total }
}

/** Activities that a shopper has an order of, whether or not they are over. */
export async function ownActivities(
  db: Db,
  userId: string,
  page: Page
): Promise<Paged<ActivityRecord & { order_code: string }>> {
  const list = sql`from (
      select o.order_code, o.created_at, 'FLASH' as kind, h.session_code as code, h.sku_code from trade_order o
        join flash_hold h on h.settlement_id = o.settlement_id join order_row r on r.order_code = o.order_code
          and r.sku_code = h.sku_code where o.user_id = ${userId}
      union all select b.order_code, o.created_at, 'PRESALE', b.activity_code, a.sku_code from presale_order b
        join presale a using (activity_code) join trade_order o on o.order_code = b.order_code where b.user_id = ${userId}
      union all select t.order_code, t.at, 'GROUP', g.activity_code, a.sku_code from group_seat t
        join buy_group g using (group_code) join group_activity a on a.activity_code = g.activity_code
        where t.user_id = ${userId}
      union all select t.order_code, o.created_at, 'ASSIST', t.activity_code, a.sku_code from assist t
        join assist_activity a using (activity_code) join trade_order o on o.order_code = t.order_code
        where t.user_id = ${userId}) o
    join ${rowsOf()} on a.kind = o.kind and a.activity_code = o.code and a.sku_code = o.sku_code ${goods}`
  const { rows, total } = await pageOfSql<ActivityRecord & { order_code: string }>(
    db,
    { list, columns: sql`${columns}, o.order_code`, order: sql`o.created_at desc, o.order_code` },
    page
  )
  return { rows: rows.map((row) => ({ ...asRecord(row), order_code: row.order_code })), total }
}

/** Pieces of an activity, over all that are in it. */
export async function piecesOfActivity(
  db: Db,
  activityCode: string,
  now: Date
): Promise<{ allotment: number; left: number }> {
  const { rows } = await sql<{ allotment: number; left: number }>`select coalesce(sum(allotment), 0)::int as allotment,
    coalesce(sum(allotment - taken), 0)::int as left from ${rowsOf(now)} where activity_code = ${activityCode}`.execute(
    db
  )
  return rows[0] ?? { allotment: 0, left: 0 }
}
