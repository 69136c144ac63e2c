import { sql, type Insertable, type Selectable } from 'kysely'
import type { GroupState } from '../../../../domain/activity/groupBuy'
import { allotmentsIn } from '../../core/database/allotments'
import type { Db, Tables } from '../../core/database/database'
import { pageOf, pageOfSql, type Page, type Paged } from '../../core/database/paging'
import type { Words } from '../../core/words'
import { refundUnderWay } from '../order'

export type ActivityRecord = Selectable<Tables['group_activity']>
export type GroupRecord = Selectable<Tables['buy_group']>
/** A seat with the name of who has it; null: their account is closed. */
export type SeatRecord = Selectable<Tables['group_seat']> & { nick_name: Words | null }

export function activityOf(db: Db, activityCode: string): Promise<ActivityRecord | undefined> {
  return db.selectFrom('group_activity').selectAll().where('activity_code', '=', activityCode).executeTakeFirst()
}

export async function activitiesOf(db: Db, activityCodes: readonly string[]): Promise<Map<string, ActivityRecord>> {
  if (activityCodes.length === 0) return new Map()
  const rows = await db.selectFrom('group_activity').selectAll().where('activity_code', 'in', activityCodes).execute()
  return new Map(rows.map((row) => [row.activity_code, row]))
}

/** The activity of a SKU that runs or comes. */
export function activityOfSku(db: Db, skuCode: string, now: Date): Promise<ActivityRecord | undefined> {
  return db
    .selectFrom('group_activity')
    .selectAll()
    .where('sku_code', '=', skuCode)
    .where('end_at', '>', now)
    .where('given_back', '=', false)
    .executeTakeFirst()
}

/** Activities that run or come: running ones first. */
export const shownActivities = (db: Db, now: Date, page: Page): Promise<Paged<ActivityRecord>> =>
  pageOf(db.selectFrom('group_activity').where('end_at', '>', now).where('given_back', '=', false), page, (shown) =>
    shown
      .selectAll()
      .orderBy(sql`start_at > ${now}`)
      .orderBy(sql`case when start_at > ${now} then start_at end`)
      .orderBy('activity_code')
  )

export const {
  takeAllotted,
  returnAllotted,
  closeAllotment,
  addAllotment: addActivity,
  endAllotment: endActivity,
  allAllotments: allActivities,
  overAllotments: overActivities
} = allotmentsIn('group_activity', 'activity_code')

export function findGroup(db: Db, groupCode: string): Promise<GroupRecord | undefined> {
  return db.selectFrom('buy_group').selectAll().where('group_code', '=', groupCode).executeTakeFirst()
}

export async function findGroups(db: Db, groupCodes: readonly string[]): Promise<GroupRecord[]> {
  if (groupCodes.length === 0) return []
  return db.selectFrom('buy_group').selectAll().where('group_code', 'in', groupCodes).execute()
}

/** One, held until the transaction ends: everything that happens to one group happens one after the other. */
export function lockGroup(db: Db, groupCode: string): Promise<GroupRecord | undefined> {
  return db.selectFrom('buy_group').selectAll().where('group_code', '=', groupCode).forUpdate().executeTakeFirst()
}

export async function insertGroup(db: Db, group: Insertable<Tables['buy_group']>): Promise<void> {
  await db.insertInto('buy_group').values(group).execute()
}

export async function changeGroup(
  db: Db,
  groupCode: string,
  changes: Partial<Pick<GroupRecord, 'state' | 'leader_id' | 'started_at' | 'ends_at' | 'closed_at'>>
): Promise<void> {
  await db.updateTable('buy_group').set(changes).where('group_code', '=', groupCode).execute()
}

/** Seats of groups, in the order in which they were paid, those that are not paid at the end. */
export async function seatsOf(db: Db, groupCodes: readonly string[]): Promise<SeatRecord[]> {
  if (groupCodes.length === 0) return []
  return db
    .selectFrom('group_seat')
    .leftJoin('customer', 'customer.user_id', 'group_seat.user_id')
    .selectAll('group_seat')
    .select('customer.nick_name')
    .where('group_code', 'in', groupCodes)
    .orderBy(sql`paid_at nulls last`)
    .orderBy('at')
    .orderBy('order_code')
    .execute()
}

export async function insertSeat(db: Db, seat: Insertable<Tables['group_seat']>): Promise<void> {
  await db.insertInto('group_seat').values(seat).execute()
}

/** Returns the seat of an order; undefined: it has none. */
export function seatOf(db: Db, orderCode: string): Promise<Selectable<Tables['group_seat']> | undefined> {
  return db.selectFrom('group_seat').selectAll().where('order_code', '=', orderCode).executeTakeFirst()
}

export async function changeSeat(
  db: Db,
  orderCode: string,
  changes: Partial<Pick<SeatRecord, 'state' | 'paid_at' | 'left_at'>>
): Promise<void> {
  await db.updateTable('group_seat').set(changes).where('order_code', '=', orderCode).execute()
}

/** What a shopper has of an activity: pieces in all its groups, and whether one of those is open. */
export async function heldOf(db: Db, userId: string, activityCode: string): Promise<OwnSeats> {
  return (await heldIn(db, userId, [activityCode])).get(activityCode) ?? { pieces: 0, openGroup: undefined }
}

export interface OwnSeats {
  pieces: number
  openGroup: string | undefined
}

/** The same of several activities; one that the shopper has nothing of is absent. */
export async function heldIn(
  db: Db,
  userId: string | undefined,
  activityCodes: readonly string[]
): Promise<Map<string, OwnSeats>> {
  if (userId === undefined || activityCodes.length === 0) return new Map()
  const { rows } = await sql<{ activity_code: string; pieces: number; open_group: string | null }>`select
      g.activity_code,
      sum(s.quantity)::int as pieces,
      max(case when g.state = 'OPEN' then g.group_code end) as open_group
    from group_seat s join buy_group g on g.group_code = s.group_code
    where s.user_id = ${userId} and s.state <> 'LEFT' and g.activity_code = any(${activityCodes}::text[])
    group by g.activity_code`.execute(db)
  return new Map(rows.map((row) => [row.activity_code, { pieces: row.pieces, openGroup: row.open_group ?? undefined }]))
}

/** Open groups with room, nearest to full first. */
export function openGroups(
  db: Db,
  now: Date,
  wish: Page & { activityCode?: string; notOf?: string | undefined }
): Promise<Paged<GroupRecord>> {
  const list = sql`from buy_group g join group_activity a on a.activity_code = g.activity_code
    join lateral (select count(*) as taken from group_seat s
      where s.group_code = g.group_code and s.state <> 'LEFT') seats on true
    where g.state = 'OPEN' and g.ends_at > ${now} and seats.taken < g.size
      and (${wish.activityCode ?? null}::text is null or g.activity_code = ${wish.activityCode ?? null})
      and not exists (select from group_seat o join buy_group og on og.group_code = o.group_code
        where o.user_id = ${wish.notOf ?? ''} and o.state <> 'LEFT' and og.state = 'OPEN'
          and og.activity_code = g.activity_code)`
  return pageOfSql(db, { list, columns: sql`g.*`, order: sql`g.size - seats.taken, g.ends_at, g.group_code` }, wish)
}

/** Moves the orders of a full group on to shipping; those that somebody holds are moved by the next sweep. */
export async function shipOrders(db: Db, groupCode: string): Promise<void> {
  await sql`update trade_order set status = 'WAIT_SHIP', version = version + 1
    where order_code in (select o.order_code from trade_order o join group_seat s on s.order_code = o.order_code
      where s.group_code = ${groupCode} and s.state = 'PAID' and o.status = 'WAIT_GROUP'
      order by o.order_code for update of o skip locked)`.execute(db)
}

/** Full groups with orders that still wait for it. */
export async function fullWithWaiting(db: Db): Promise<string[]> {
  const { rows } = await sql<{ group_code: string }>`select distinct s.group_code from trade_order o
    join group_seat s on s.order_code = o.order_code and s.state = 'PAID'
    join buy_group g on g.group_code = s.group_code and g.state = 'FULL'
    where o.status = 'WAIT_GROUP' limit 100`.execute(db)
  return rows.map((row) => row.group_code)
}

/** Open groups whose time is over. */
export async function overGroups(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('buy_group')
    .select('group_code')
    .where('state', '=', 'OPEN')
    .where('ends_at', '<=', now)
    .orderBy('ends_at')
    .limit(100)
    .execute()
  return rows.map((row) => row.group_code)
}

/** Orders of failed groups that are not closed yet. */
export async function failedOrders(db: Db): Promise<string[]> {
  const { rows } = await sql<{ order_code: string }>`select o.order_code from trade_order o
    join group_seat s on s.order_code = o.order_code
    join buy_group g on g.group_code = s.group_code and g.state = 'FAILED'
    where o.status in ('WAIT_PAY', 'WAIT_GROUP') order by o.order_code limit 200`.execute(db)
  return rows.map((row) => row.order_code)
}

const seatColumns = sql`s.*, o.status, o.pay_fen::bigint as pay_fen, o.refund_fen::bigint as refund_fen, o.cancelled_at,
  ${refundUnderWay(sql`o.order_code`)} as refund_state`

/** A shopper's seats that were paid since a moment, newest first, one a group: the last. */
export function ownSeats(
  db: Db,
  userId: string,
  { since, state, ...page }: Page & { since: Date; state?: GroupState | undefined }
): Promise<Paged<OwnSeatRecord>> {
  const list = sql`from group_seat s join buy_group g on g.group_code = s.group_code
    join trade_order o on o.order_code = s.order_code
    where s.user_id = ${userId} and s.paid_at >= ${since} and o.hidden = false
      and (${state ?? null}::text is null or case when s.state = 'LEFT' then 'FAILED' else g.state end = ${state ?? null})`
  return pageOfSql(db, { list, columns: seatColumns, order: sql`s.paid_at desc, s.order_code desc` }, page)
}

export interface OwnSeatRecord extends Selectable<Tables['group_seat']> {
  status: string
  pay_fen: number
  refund_fen: number
  cancelled_at: Date | null
  /** Null: what goes back is there. */
  refund_state: 'SENT' | 'FAILED' | null
}

/** The shopper's last paid seat of a group with its order. */
export async function ownSeatIn(db: Db, userId: string, groupCode: string): Promise<OwnSeatRecord | undefined> {
  const { rows } = await sql<OwnSeatRecord>`select ${seatColumns}
    from group_seat s join trade_order o on o.order_code = s.order_code
    where s.user_id = ${userId} and s.group_code = ${groupCode} and s.paid_at is not null
    order by s.at desc limit 1`.execute(db)
  return rows[0]
}

export async function countOpen(db: Db, userId: string): Promise<number> {
  const { rows } = await sql<{ quantity: number }>`select count(*)::int as quantity from group_seat s
    join buy_group g on g.group_code = s.group_code
    where s.user_id = ${userId} and s.state = 'PAID' and g.state = 'OPEN'`.execute(db)
  return rows[0]?.quantity ?? 0
}
