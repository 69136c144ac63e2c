import type { Parcel } from '../../../../contract'
import type { Db } from '../../core/database'
import { say, type Locale, type Words } from '../../core/words'

export interface NewTrack {
  parcelCode: string
  position: number
  at: Date
  text: Words
}

export async function insertParcel(
  db: Db,
  parcel: { parcelCode: string; orderCode: string; carrier: Words; trackingNo: string; at: Date }
): Promise<void> {
  await db
    .insertInto('parcel')
    .values({
      parcel_code: parcel.parcelCode,
      order_code: parcel.orderCode,
      carrier: JSON.stringify(parcel.carrier),
      tracking_no: parcel.trackingNo,
      created_at: parcel.at
    })
    .execute()
}

export async function insertTracks(db: Db, tracks: readonly NewTrack[]): Promise<void> {
  if (tracks.length === 0) return
  await db
    .insertInto('parcel_track')
    .values(
      tracks.map((track) => ({
        parcel_code: track.parcelCode,
        position: track.position,
        at: track.at,
        text: JSON.stringify(track.text)
      }))
    )
    .execute()
}

/** The order's parcel and how many tracks it has; undefined before it was shipped. */
export async function parcelProgress(
  db: Db,
  orderCode: string
): Promise<{ parcelCode: string; tracks: number } | undefined> {
  const parcel = await db
    .selectFrom('parcel')
    .select('parcel_code')
    .where('order_code', '=', orderCode)
    .executeTakeFirst()
  if (!parcel) return undefined
  const { total } = await db
    .selectFrom('parcel_track')
    .select((build) => build.fn.countAll<number>().as('total'))
    .where('parcel_code', '=', parcel.parcel_code)
    .executeTakeFirstOrThrow()
  return { parcelCode: parcel.parcel_code, tracks: Number(total) }
}

/** Parcels of an order, their tracks newest first. */
export async function parcelsOf(db: Db, orderCode: string, locale: Locale): Promise<Parcel[]> {
  const parcels = await db
    .selectFrom('parcel')
    .selectAll()
    .where('order_code', '=', orderCode)
    .orderBy('created_at')
    .execute()
  if (parcels.length === 0) return []
  const tracks = await db
    .selectFrom('parcel_track')
    .selectAll()
    .where(
      'parcel_code',
      'in',
      parcels.map((parcel) => parcel.parcel_code)
    )
    .orderBy('position', 'desc')
    .execute()
  return parcels.map((parcel) => ({
    parcelCode: parcel.parcel_code,
    carrierName: say(locale, parcel.carrier),
    trackingNo: parcel.tracking_no,
    tracks: tracks
      .filter((track) => track.parcel_code === parcel.parcel_code)
      .map((track) => ({ at: track.at.getTime(), text: say(locale, track.text) }))
  }))
}
