import { sql } from 'kysely'
import type { LiveState } from '../../../../domain/content/live'
import type { Db } from '../../core/database/database'
import { pageOfSql, type Page, type Paged } from '../../core/database/paging'
import type { Words } from '../../core/words'
import type { StoredFilm, StoredStream } from './schema'

export interface RoomRecord {
  room_code: string
  shop_code: string
  shop_name: Words
  title: Words
  note: Words
  host: Words
  host_picture: string
  cover: string
  state: LiveState
  starts_at: Date
  started_at: Date | null
  paused_at: Date | null
  explaining: string | null
  stream: StoredStream | null
  film: StoredFilm | null
  channel_types: string[]
  others: number
  /** Who watch here, or wait. */
  viewers: number
}

/** Rooms that run or come at once, and rooms that the desk sees. */
const MOST_ROOMS = 300

/** A room with its shop and its visitors: watching since `present`, or waiting. */
const withPeople = (present: Date) => sql`
    select r.*, h.name as shop_name, coalesce(v.viewers, w.waiting, 0) as viewers
    from live_room r
    join shop h on h.shop_code = r.shop_code
    left join (
      select room_code, count(*) as viewers from live_viewer where seen_at > ${present} group by room_code
    ) v on v.room_code = r.room_code and r.state in ('ON_AIR', 'PAUSED')
    left join (
      select room_code, count(*) as waiting from live_reminder group by room_code
    ) w on w.room_code = r.room_code and r.state = 'ANNOUNCED'`

/** Rooms that run, and those to come that begin soonest. */
export async function runningRead(db: Db, present: Date): Promise<RoomRecord[]> {
  const { rows } = await sql<RoomRecord>`${withPeople(present)}
    where r.state in ('ANNOUNCED', 'ON_AIR', 'PAUSED')
    order by r.state = 'ANNOUNCED', r.starts_at, r.room_code
    limit ${MOST_ROOMS}`.execute(db)
  return rows
}

/** The newest rooms, in any state. */
export async function newestRead(db: Db, present: Date): Promise<RoomRecord[]> {
  const { rows } = await sql<RoomRecord>`${withPeople(present)}
    order by r.starts_at desc, r.room_code
    limit ${MOST_ROOMS}`.execute(db)
  return rows
}

export async function roomRead(db: Db, present: Date, roomCode: string): Promise<RoomRecord[]> {
  const { rows } = await sql<RoomRecord>`${withPeople(present)} where r.room_code = ${roomCode}`.execute(db)
  return rows
}

export interface FilmsWanted extends Page {
  channelType: string
  /** Only these shops. */
  shopCodes?: readonly string[]
}

/** One page of films, the newest first, and how many there are. */
export function filmsRead(db: Db, { channelType, shopCodes, ...page }: FilmsWanted): Promise<Paged<RoomRecord>> {
  const list = sql`from live_room r join shop h on h.shop_code = r.shop_code
    where r.state = 'REPLAY' and ${channelType} = any(r.channel_types)
    ${shopCodes === undefined ? sql`` : sql`and r.shop_code = any(${[...shopCodes]}::text[])`}`
  const columns = sql`r.*, h.name as shop_name, 0 as viewers`
  return pageOfSql(db, { list, columns, order: sql`coalesce(r.started_at, r.starts_at) desc, r.room_code` }, page)
}

/** What each room shows, in its order. */
export async function goodsOf(db: Db, roomCodes: readonly string[]): Promise<Map<string, string[]>> {
  const rows =
    roomCodes.length === 0
      ? []
      : await db
          .selectFrom('live_room_sku')
          .select(['room_code', 'sku_code'])
          .where('room_code', 'in', [...roomCodes])
          .orderBy('room_code')
          .orderBy('position')
          .execute()
  const codes = new Map<string, string[]>()
  for (const row of rows) codes.set(row.room_code, [...(codes.get(row.room_code) ?? []), row.sku_code])
  return codes
}

/** Notes at once who told that they watch. */
export async function keepViewers(
  db: Db,
  viewers: readonly { room_code: string; viewer_key: string; seen_at: Date }[]
): Promise<void> {
  if (viewers.length === 0) return
  const valuesOf = (key: keyof (typeof viewers)[number]) => viewers.map((viewer) => viewer[key])
  // nobody is noted for a room that is not there
  await sql`
    insert into live_viewer (room_code, viewer_key, seen_at)
    select t.room_code, t.viewer_key, t.seen_at
    from unnest(${valuesOf('room_code')}::text[], ${valuesOf('viewer_key')}::text[], ${valuesOf('seen_at')}::timestamptz[])
      as t (room_code, viewer_key, seen_at)
    join live_room r on r.room_code = t.room_code
    on conflict (room_code, viewer_key) do update set seen_at = excluded.seen_at`.execute(db)
}

export async function dropViewers(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('live_viewer').where('seen_at', '<', before).execute()
}

export interface HeldRoom {
  room_code: string
  shop_code: string
  title: Words
  state: LiveState
  starts_at: Date
  started_at: Date | null
  paused_at: Date | null
}

/** A room held for the rest of the transaction, so that two who move it on do so one after the other. */
export async function lockRoom(db: Db, roomCode: string): Promise<HeldRoom | undefined> {
  return db
    .selectFrom('live_room')
    .select(['room_code', 'shop_code', 'title', 'state', 'starts_at', 'started_at', 'paused_at'])
    .where('room_code', '=', roomCode)
    .forUpdate()
    .executeTakeFirst()
}

interface Change {
  state?: LiveState
  started_at?: Date
  paused_at?: Date | null
  ended_at?: Date
  explaining?: string | null
  film?: StoredFilm
}

export async function changeRoom(db: Db, roomCode: string, { film, ...change }: Change, by: string): Promise<void> {
  await db
    .updateTable('live_room')
    .set({ ...change, ...(film ? { film: JSON.stringify(film) } : {}), changed_by: by })
    .where('room_code', '=', roomCode)
    .execute()
}

/** Prices of a room that are its own. */
export async function pricesOf(db: Db, roomCode: string): Promise<{ skuCode: string; priceFen: number }[]> {
  const rows = await db
    .selectFrom('live_room_sku')
    .select(['sku_code', 'live_fen'])
    .where('room_code', '=', roomCode)
    .orderBy('position')
    .execute()
  return rows.flatMap((row) => (row.live_fen === null ? [] : [{ skuCode: row.sku_code, priceFen: row.live_fen }]))
}

export async function shows(db: Db, roomCode: string, skuCode: string): Promise<boolean> {
  const row = await db
    .selectFrom('live_room_sku')
    .select('sku_code')
    .where('room_code', '=', roomCode)
    .where('sku_code', '=', skuCode)
    .executeTakeFirst()
  return row !== undefined
}

/** Rooms that may have to end by themselves. */
export async function runningRooms(db: Db): Promise<HeldRoom[]> {
  return db
    .selectFrom('live_room')
    .select(['room_code', 'shop_code', 'title', 'state', 'starts_at', 'started_at', 'paused_at'])
    .where('state', 'in', ['ON_AIR', 'PAUSED'])
    .execute()
}
