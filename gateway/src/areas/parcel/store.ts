import { sql, type Insertable, type Selectable } from 'kysely'
import type { ParcelState } from '../../../../domain/orders/parcel'
import type { Db, Tables } from '../../core/database/database'
import { rowsOf, type Page } from '../../core/database/paging'
import type { Words } from '../../core/words'

export type ParcelRecord = Selectable<Tables['parcel']>
export type TrackRecord = Selectable<Tables['parcel_track']>
export type NewTrack = Insertable<Tables['parcel_track']>

/** Keeps the parcels of an order with what is in each. */
export async function insertParcels(
  db: Db,
  parcels: readonly Insertable<Tables['parcel']>[],
  rows: readonly Insertable<Tables['parcel_row']>[]
): Promise<void> {
  await db.insertInto('parcel').values(parcels).execute()
  await db.insertInto('parcel_row').values(rows).execute()
}

export async function insertTracks(db: Db, tracks: readonly NewTrack[]): Promise<void> {
  if (tracks.length > 0) await db.insertInto('parcel_track').values(tracks).execute()
}

/** What a parcel's newest track makes of it. */
export async function setState(
  db: Db,
  parcelCode: string,
  change: { state: ParcelState; set_out_at?: Date; signed_at?: Date }
): Promise<void> {
  await db.updateTable('parcel').set(change).where('parcel_code', '=', parcelCode).execute()
}

/** The parcels of an order and how many tracks each has; none before it was shipped. */
export async function progressOf(db: Db, orderCode: string): Promise<(ParcelRecord & { tracks: number })[]> {
  return db
    .selectFrom('parcel as p')
    .selectAll('p')
    .select((build) =>
      build
        .selectFrom('parcel_track as t')
        .select((inner) => inner.fn.countAll<number>().as('total'))
        .whereRef('t.parcel_code', '=', 'p.parcel_code')
        .as('tracks')
    )
    .where('order_code', '=', orderCode)
    .orderBy('number')
    .execute()
    .then((rows) => rows.map((row) => ({ ...row, tracks: Number(row.tracks ?? 0) })))
}

/** A parcel with what its order says of it. */
export interface ParcelFound extends ParcelRecord {
  arrives_on: string | null
  shop_code: string
  district: Words
  /** Rows of its order that wait for a review; none before the order is received. */
  to_review: number
  /** Parcels of its order. */
  parcels: number
}

export interface ParcelFilter {
  userId: string
  orderCode?: string | undefined
  parcelCode?: string | undefined
}

/** A shopper's parcels, without those of orders they deleted. */
function ownParcels(db: Db, { userId, orderCode, parcelCode }: ParcelFilter) {
  let query = db
    .selectFrom('parcel as p')
    .innerJoin('trade_order as o', 'o.order_code', 'p.order_code')
    .where('o.user_id', '=', userId)
    .where('o.hidden', '=', false)
  if (orderCode !== undefined) query = query.where('p.order_code', '=', orderCode)
  if (parcelCode !== undefined) query = query.where('p.parcel_code', '=', parcelCode)
  return query
}

/** One page of them: what is still to come first, then the newest; of an order as they are numbered. */
export async function parcelsOf(db: Db, filter: ParcelFilter, page: Page): Promise<ParcelFound[]> {
  const rows = await rowsOf(ownParcels(db, filter), page, (list) =>
    list
      .selectAll('p')
      .select((build) => [
        'o.arrives_on',
        'o.shop_code',
        'o.to_review',
        sql<Words>`o.address -> 'cityName'`.as('district'),
        build
          .selectFrom('parcel as other')
          .select((inner) => inner.fn.countAll<number>().as('total'))
          .whereRef('other.order_code', '=', 'p.order_code')
          .as('parcels')
      ])
      .orderBy(filter.orderCode === undefined ? sql`p.state = 'SIGNED'` : sql`p.number`)
      .orderBy('p.created_at', 'desc')
      .orderBy('p.order_code', 'desc')
      .orderBy('p.number')
  )
  return rows.map((row) => ({ ...row, parcels: Number(row.parcels ?? 1) }))
}

/** How many are in each state, and those of them under way that should come on a day. */
export async function countParcels(
  db: Db,
  filter: ParcelFilter,
  day: string
): Promise<{ state: ParcelState; total: number; today: number }[]> {
  const rows = await ownParcels(db, filter)
    .select((build) => [
      'p.state',
      build.fn.countAll<number>().as('total'),
      sql<number>`count(*) filter (where p.state = 'DELIVERING' or (p.state <> 'SIGNED' and o.arrives_on = ${day}))`.as(
        'today'
      )
    ])
    .groupBy('p.state')
    .execute()
  return rows.map(({ state, total, today }) => ({ state, total: Number(total), today: Number(today) }))
}

/** Tracks of parcels, newest first; `newest`: the last of each alone. */
export async function tracksOf(db: Db, parcelCodes: readonly string[], newest: boolean): Promise<TrackRecord[]> {
  if (parcelCodes.length === 0) return []
  const query = db.selectFrom('parcel_track').selectAll().where('parcel_code', 'in', parcelCodes)
  return newest
    ? query.distinctOn('parcel_code').orderBy('parcel_code').orderBy('position', 'desc').execute()
    : query.orderBy('position', 'desc').execute()
}

/** What is in parcels, as it was bought. */
export async function goodsOf(db: Db, parcelCodes: readonly string[]) {
  if (parcelCodes.length === 0) return []
  return db
    .selectFrom('parcel_row as i')
    .innerJoin('order_row as r', (join) =>
      join.onRef('r.order_code', '=', 'i.order_code').onRef('r.position', '=', 'i.position')
    )
    .selectAll('r')
    .select('i.parcel_code')
    .where('i.parcel_code', 'in', parcelCodes)
    .orderBy('i.parcel_code')
    .orderBy('i.position')
    .execute()
}
