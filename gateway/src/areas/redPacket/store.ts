import { sql, type RawBuilder, type Selectable } from 'kysely'
import type { PacketEntryKind, PacketState } from '../../../../domain/rewards/redPacket'
import { leftOverIn } from '../../core/database/allotments'
import type { Db, Tables } from '../../core/database/database'
import { rowsOfSql, type Page } from '../../core/database/paging'
import type { Words } from '../../core/words'
import { ownOf, unpaidOf } from './storeLedger'

export type OfferRecord = Selectable<Tables['red_packet']> & { shop_name: Words | null }

/** A shopper's packet with what is in it. */
export interface PacketRecord {
  user_packet_id: string
  user_id: string
  kind: Tables['user_red_packet']['kind']
  name: Words
  face_fen: number
  threshold_fen: number
  shop_code: string | null
  shop_name: Words | null
  start_at: Date
  end_at: Date
  set_aside: boolean
  balance_fen: number
  state: PacketState
}

const packetsOf = (userId: string, now: Date): RawBuilder<unknown> => sql`(
  select p.user_packet_id, p.user_id, p.kind, p.name, p.face_fen, p.threshold_fen, p.shop_code, s.name as shop_name,
    p.start_at, p.end_at, p.set_aside, a.balance as balance_fen,
    case when a.balance <= 0 then case when exists (
        select from ledger_transfer where from_account = a.account and to_account = '~packet:EXPIRE'
      ) then 'EXPIRED' else 'SPENT' end
      when p.end_at <= ${now} then 'EXPIRED' when p.start_at > ${now} then 'UPCOMING' else 'USABLE' end as state
  from user_red_packet p
  left join shop s on s.shop_code = p.shop_code
  join ledger_account a on a.account = 'packet:own:' || p.user_packet_id
  where p.user_id = ${userId}) mine`

const toRecord = (row: PacketRecord): PacketRecord => ({ ...row, balance_fen: Number(row.balance_fen) })

export interface PacketFilter {
  state: PacketState
  shopCode?: string | undefined
}

/** One page of a shopper's packets of a state: those that end first, the finished ones the newest first. */
export async function packetPage(
  db: Db,
  userId: string,
  now: Date,
  { state, shopCode }: PacketFilter,
  page: Page
): Promise<PacketRecord[]> {
  const list = sql`from ${packetsOf(userId, now)}
    where state = ${state} ${shopCode === undefined ? sql`` : sql`and shop_code = ${shopCode}`}`
  const end = state === 'USABLE' || state === 'UPCOMING' ? sql`end_at` : sql`end_at desc`
  const order = sql`(shop_code is not null) and state = 'USABLE', ${end}, user_packet_id`
  return (await rowsOfSql<PacketRecord>(db, { list, columns: sql`*`, order }, page)).map(toRecord)
}

/** Packets that can be spent now or are yet to begin; those set aside too. */
export async function livePackets(db: Db, userId: string, now: Date): Promise<PacketRecord[]> {
  const { rows } = await sql<PacketRecord>`select * from ${packetsOf(userId, now)}
    where state in ('USABLE', 'UPCOMING') order by end_at, user_packet_id`.execute(db)
  return rows.map(toRecord)
}

export async function packetOf(
  db: Db,
  userId: string,
  now: Date,
  userPacketId: string
): Promise<PacketRecord | undefined> {
  const { rows } = await sql<PacketRecord>`select * from ${packetsOf(userId, now)}
    where user_packet_id = ${userPacketId}`.execute(db)
  return rows.map(toRecord)[0]
}

export interface PacketCount {
  state: PacketState
  shop_code: string | null
  shop_name: Words | null
  count: number
  balance_fen: number
}

/** How many packets a shopper has of each state and shop, and what is in them. */
export async function packetCounts(db: Db, userId: string, now: Date): Promise<PacketCount[]> {
  const { rows } = await sql<PacketCount>`select state, shop_code, shop_name, count(*) as count,
      sum(balance_fen) as balance_fen
    from ${packetsOf(userId, now)} group by state, shop_code, shop_name
    order by (shop_code is not null), count(*) desc, shop_code`.execute(db)
  return rows.map((row) => ({ ...row, count: Number(row.count), balance_fen: Number(row.balance_fen) }))
}

/** Keeps a packet for later or lets it be used; false: it is not this shopper's. */
export async function setAside(db: Db, userId: string, userPacketId: string, aside: boolean): Promise<boolean> {
  const changed = await db
    .updateTable('user_red_packet')
    .set({ set_aside: aside })
    .where('user_packet_id', '=', userPacketId)
    .where('user_id', '=', userId)
    .returning('user_packet_id')
    .executeTakeFirst()
  return changed !== undefined
}

export interface EntryRecord {
  kind: PacketEntryKind
  amount_fen: number
  balance_fen: number
  at: Date
  order_code: string | null
  title: Words | null
}

/** Every movement of a packet, newest first, with the order that it was for. */
export async function entriesOf(db: Db, userPacketId: string): Promise<EntryRecord[]> {
  const { rows } = await sql<EntryRecord>`
    select e.kind, e.amount_fen, sum(e.amount_fen) over (order by e.entry_id) as balance_fen, e.at, o.order_code, o.title
    from red_packet_entry e
    join user_red_packet p on p.user_packet_id = e.user_packet_id
    left join lateral (
      select t.order_code, (select r.title from order_row r where r.order_code = t.order_code order by r.position limit 1)
        as title
      from trade_order t
      where t.settlement_id = e.settlement_id and t.user_id = p.user_id and not t.hidden
      order by (t.order_code <> e.part), t.order_code limit 1
    ) o on true
    where e.account in (${ownOf(userPacketId)}, ${unpaidOf(userPacketId)}) order by e.entry_id desc`.execute(db)
  return rows.map((row) => ({
    ...row,
    amount_fen: Number(row.amount_fen),
    balance_fen: Number(row.balance_fen)
  }))
}

const offers = (db: Db) =>
  db
    .selectFrom('red_packet')
    .leftJoin('shop', 'shop.shop_code', 'red_packet.shop_code')
    .selectAll('red_packet')
    .select('shop.name as shop_name')

/** What is on offer of a kind, largest first. */
export function runningOffers(db: Db, kind: OfferRecord['kind'], now: Date): Promise<OfferRecord[]> {
  return offers(db)
    .where('red_packet.kind', '=', kind)
    .where('red_packet.start_at', '<=', now)
    .where('red_packet.end_at', '>', now)
    .orderBy('red_packet.amount_fen', 'desc')
    .orderBy('red_packet.red_packet_code')
    .execute()
}

export function offerOf(db: Db, redPacketCode: string): Promise<OfferRecord | undefined> {
  return offers(db).where('red_packet.red_packet_code', '=', redPacketCode).executeTakeFirst()
}

/** One of what is left; false when nothing is. */
export const takeOne = leftOverIn('red_packet', 'red_packet_code')

/** What a shopper was given packets for. */
export async function grantKeysOf(db: Db, userId: string): Promise<Set<string>> {
  const rows = await db.selectFrom('user_red_packet').select('grant_key').where('user_id', '=', userId).execute()
  return new Set(rows.map((row) => row.grant_key))
}

/** Shops that a shopper follows or has bought at. */
export async function followedShops(db: Db, userId: string): Promise<Set<string>> {
  const { rows } = await sql<{ shop_code: string }>`select distinct shop_code from trade_order
    where user_id = ${userId} and status <> 'CANCELLED'
    union select shop_code from shop_follow where user_id = ${userId}`.execute(db)
  return new Set(rows.map((row) => row.shop_code))
}

export async function addOffers(db: Db, rows: Parameters<typeof insertable>[0]): Promise<void> {
  if (rows.length > 0) await db.insertInto('red_packet').values(insertable(rows)).execute()
}
const insertable = (rows: (Omit<Selectable<Tables['red_packet']>, 'name'> & { name: Words })[]) =>
  rows.map((row) => ({ ...row, name: JSON.stringify(row.name) }))
