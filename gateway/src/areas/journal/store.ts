import { sql, type Selectable } from 'kysely'
import type { Person } from '../../../../domain/partner/commission'
import { shopDay, shopMidnight } from '../../../../domain/day'
import { addFen } from '../../../../domain/money/money'
import type { FrozenRow } from '../../../../domain/aftersale/refund'
import type { Db, Tables } from '../../core/database/database'
import type { EntryKind } from './schema'

export type CommissionRecord = Selectable<Tables['commission']>
export type EntryRecord = Selectable<Tables['partner_entry']>

/** Keeps a click, unless the shopper had a later one. */
export async function keepClick(db: Db, click: Tables['partner_click']): Promise<void> {
  await sql`insert into partner_click (user_id, partner_code, at) values (${click.user_id}, ${click.partner_code}, ${click.at})
    on conflict (user_id) do update set partner_code = excluded.partner_code, at = excluded.at
    where partner_click.at < excluded.at`.execute(db)
}

/** Forgets the partner whose link a shopper opened last. */
export const forgetClick = async (db: Db, userId: string): Promise<void> => {
  await db.deleteFrom('partner_click').where('user_id', '=', userId).execute()
}

export const clickOf = (db: Db, userId: string): Promise<Tables['partner_click'] | undefined> =>
  db.selectFrom('partner_click').selectAll().where('user_id', '=', userId).executeTakeFirst()

export const orderFacts = (db: Db, orderCode: string) =>
  db.selectFrom('trade_order').select(['status', 'activity']).where('order_code', '=', orderCode).executeTakeFirst()

/** What was bought by an order, with all that changed of it since; `of`: the row that was ordered. */
export async function rowsOf(db: Db, orderCode: string) {
  const { rows } = await sql<{
    position: number
    of: number
    categories: string[] | null
    price_fen: number
    quantity: number
    coupon_fen: number
    packet_fen: number
    point_fen: number
    subsidy_fen: number
    lowered_fen: number
    lowered_at: Date | null
    lowered_returned: number
    returned: number
  }>`select r.position, coalesce(r.exchange_of, r.position) as of, p.category_codes as categories, r.price_fen, r.quantity,
      r.coupon_fen, r.packet_fen, r.point_fen, r.subsidy_fen, r.lowered_fen, r.lowered_at, r.lowered_returned, r.returned
    from order_row r left join product p on p.spu_code = r.spu_code
    where r.order_code = ${orderCode} and r.gift_activity is null order by r.position`.execute(db)
  return rows.map((row) => ({
    position: row.position,
    of: row.of,
    categories: row.categories ?? [],
    returned: row.returned,
    frozen: {
      priceFen: Number(row.price_fen),
      quantity: row.quantity,
      couponFen: Number(row.coupon_fen),
      packetFen: Number(row.packet_fen),
      pointFen: Number(row.point_fen),
      ...(Number(row.subsidy_fen) > 0 ? { subsidyFen: Number(row.subsidy_fen) } : {}),
      ...(row.lowered_at === null ? {} : { lowered: { fen: Number(row.lowered_fen), returned: row.lowered_returned } })
    } satisfies FrozenRow
  }))
}

/** Categories that a product is in, the widest first; none of a product that there isn't. */
export async function categoriesOf(db: Db, spuCode: string): Promise<readonly string[]> {
  const row = await db.selectFrom('product').select('category_codes').where('spu_code', '=', spuCode).executeTakeFirst()
  return row?.category_codes ?? []
}

/** All by which an account is known to be somebody's; `orderCode`: an order's receiver is theirs too. */
export async function personOf(db: Db, userId: string, orderCode?: string): Promise<Person> {
  const { rows } = await sql<{
    phones: string[]
    open: string[]
    union: string[]
    ids: string[]
    delivery: string[]
  }>`select
      array(select phone from customer where user_id = ${userId}) as phones,
      array(select open_id from platform_person where user_id = ${userId}) as open,
      array(select union_id from platform_person where user_id = ${userId} and union_id is not null) as union,
      array(select id_hash from partner where user_id = ${userId} and id_hash is not null) as ids,
      array(select phone from address where user_id = ${userId}
        union select address ->> 'phone' from trade_order where order_code = ${orderCode ?? ''}) as delivery`.execute(
    db
  )
  const [row] = rows
  return {
    userId,
    phones: row?.phones ?? [],
    openIds: row?.open ?? [],
    unionIds: row?.union ?? [],
    idSeals: row?.ids ?? [],
    deliveryPhones: row?.delivery ?? []
  }
}

/** The person that a shopper proved to be for a subsidy, as a keyed hash. */
export const subsidyPersonOf = async (db: Db, userId: string): Promise<string | undefined> =>
  (await db.selectFrom('subsidy_holder').select('person_hash').where('user_id', '=', userId).executeTakeFirst())
    ?.person_hash

export async function insertCommissions(db: Db, rows: readonly CommissionRecord[]): Promise<void> {
  if (rows.length === 0) return
  await db
    .insertInto('commission')
    .values([...rows])
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Whether the account of a partner is not closed; it stays so until the transaction ends. */
export async function isOpen(db: Db, partnerId: string): Promise<boolean> {
  await db.selectFrom('partner').select('user_id').where('user_id', '=', partnerId).forShare().execute()
  const row = await db.selectFrom('customer').select('user_id').where('user_id', '=', partnerId).executeTakeFirst()
  return row !== undefined
}

/** The commissions of an order, held. */
export const lockCommissions = (db: Db, orderCode: string): Promise<CommissionRecord[]> =>
  db.selectFrom('commission').selectAll().where('order_code', '=', orderCode).orderBy('position').forUpdate().execute()

type Changes = Partial<Pick<CommissionRecord, 'state' | 'left_fen' | 'received_at' | 'thaws_at'>>

/** Changes a commission that is held, and what is kept of it beside: orders that wait, and what thaws on which day. */
export async function changeCommission(db: Db, before: CommissionRecord, changes: Changes): Promise<void> {
  await db
    .updateTable('commission')
    .set(changes)
    .where('order_code', '=', before.order_code)
    .where('position', '=', before.position)
    .execute()
  const now = { ...before, ...changes }
  await countWaiting(db, now, Number(isWaiting(now)) - Number(isWaiting(before)))
  await moveThaw(db, before, now)
}

const isWaiting = ({ state, left_fen: restFen }: CommissionRecord): boolean => state === 'PENDING' && restFen > 0

/** An order counts once, however many of its commissions wait. */
async function countWaiting(db: Db, commission: CommissionRecord, by: number): Promise<void> {
  if (by === 0) return
  await sql`insert into partner_sum as s (partner_id, pending_orders)
    select ${commission.partner_id}, ${by}::int where not exists (
      select from commission where order_code = ${commission.order_code} and position <> ${commission.position}
        and state = 'PENDING' and left_fen > 0
    ) on conflict (partner_id) do update set pending_orders = s.pending_orders + excluded.pending_orders`.execute(db)
}

/** What a commission adds to the day that it thaws on. */
const thawing = ({
  state,
  left_fen: fen,
  thaws_at: thawsAt
}: CommissionRecord): { at: number; fen: number } | undefined =>
  state === 'FROZEN' && thawsAt !== null ? { at: shopMidnight(thawsAt.getTime()), fen } : undefined

async function moveThaw(db: Db, before: CommissionRecord, now: CommissionRecord): Promise<void> {
  const changes = new Map<number, number>()
  const [out, into] = [thawing(before), thawing(now)]
  if (out) changes.set(out.at, -out.fen)
  if (into) changes.set(into.at, addFen(changes.get(into.at) ?? 0, into.fen))
  // earlier days first, as everywhere
  for (const [day, fen] of [...changes].sort(([a], [b]) => a - b)) {
    if (fen === 0) continue
    await sql`insert into partner_thaw as t (partner_id, at, fen) values (${now.partner_id}, ${new Date(day)}, ${fen})
      on conflict (partner_id, at) do update set fen = t.fen + excluded.fen`.execute(db)
  }
}

/** The next order whose commissions thaw: its time is over and no case of it is open. Others' are skipped. */
export async function nextToThaw(db: Db, now: Date): Promise<string | undefined> {
  const result = await sql<{ order_code: string }>`select o.order_code from trade_order o
    where o.open_cases = 0 and o.order_code in (
      select order_code from commission where state = 'FROZEN' and thaws_at <= ${now}
    ) limit 1 for update of o skip locked`.execute(db)
  return result.rows[0]?.order_code
}

/** Writes what a partner reads of a posting, and adds it to its day and to all that they ever had. */
export async function enter(db: Db, entry: Omit<EntryRecord, 'entry_id'>): Promise<void> {
  if (entry.amount_fen === 0) return
  await db.insertInto('partner_entry').values(entry).execute()
  const of = (kinds: readonly EntryKind[]): number => (kinds.includes(entry.kind) ? entry.amount_fen : 0)
  const [earnFen, clawFen, withdrawn] = [of(['EARN']), -of(['CLAW', 'LAPSE']), -of(['WITHDRAW', 'BACK'])]
  await sql`insert into partner_day as d (partner_id, day, earned_fen, clawed_fen, withdrawn_fen)
    values (${entry.partner_id}, ${shopDay(entry.at.getTime())}, ${earnFen}, ${clawFen}, ${withdrawn})
    on conflict (partner_id, day) do update set earned_fen = d.earned_fen + excluded.earned_fen,
      clawed_fen = d.clawed_fen + excluded.clawed_fen,
      withdrawn_fen = d.withdrawn_fen + excluded.withdrawn_fen`.execute(db)
  await sql`insert into partner_sum as s (partner_id, earned_fen, withdrawn_fen)
    values (${entry.partner_id}, ${addFen(earnFen, -clawFen)}, ${withdrawn})
    on conflict (partner_id) do update set earned_fen = s.earned_fen + excluded.earned_fen,
      withdrawn_fen = s.withdrawn_fen + excluded.withdrawn_fen`.execute(db)
}

/** The next days on which something thaws. */
export async function thawsOf(db: Db, partnerId: string): Promise<{ at: Date; fen: number }[]> {
  const rows = await db
    .selectFrom('partner_thaw')
    .select(['at', 'fen'])
    .where('partner_id', '=', partnerId)
    .where('fen', '>', 0)
    .orderBy('at')
    .limit(3)
    .execute()
  return rows.map(({ at: time, fen }) => ({ at: time, fen: Number(fen) }))
}

/** Sums of days from one to another, both of them. */
export const daysOf = (db: Db, partnerId: string, from: string, to: string) =>
  db
    .selectFrom('partner_day')
    .select(['day', 'earned_fen', 'clawed_fen', 'withdrawn_fen'])
    .where('partner_id', '=', partnerId)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('day')
    .execute()

/** The sums of all that a partner ever had; a row keeps them, so that reading them takes no longer the more there is. */
export async function totalsOf(db: Db, partnerId: string) {
  const row = await db.selectFrom('partner_sum').selectAll().where('partner_id', '=', partnerId).executeTakeFirst()
  return {
    earned: Number(row?.earned_fen ?? 0),
    withdrawn: Number(row?.withdrawn_fen ?? 0),
    pendingOrders: row?.pending_orders ?? 0
  }
}

/** The next who left before a moment with something that can be withdrawn, and nothing on its way; held, others' skipped. */
export async function nextToLapse(db: Db, before: Date): Promise<string | undefined> {
  const { rows } = await sql<{ user_id: string }>`select p.user_id from partner p
    join ledger_account a on a.account = 'partner:AVAILABLE:' || p.user_id and a.balance > 0
    where p.state = 'LEFT' and p.left_at <= ${before} and not exists (
      select from ledger_account y where y.account = 'partner:PAYING:' || p.user_id and y.balance > 0
    ) order by p.left_at limit 1 for update of p skip locked`.execute(db)
  return rows[0]?.user_id
}
