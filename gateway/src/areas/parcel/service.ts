import type { DataOf, Parcel, ParcelPlace } from '../../../../contract'
import { shopDay } from '../../../../domain/day'
import { hasCourier, isUnderWay, PARCEL_STATES } from '../../../../domain/orders/parcel'
import type { Core, Mode } from '../../core/area'
import type { Db } from '../../core/database/database'
import { notFound, type GatewayRefusal } from '../../core/errors'
import type { Asker } from '../../core/identity/asker'
import { mapTiles } from '../../core/places/map-tiles'
import { say } from '../../core/words'
import { giftMark, orderDetail } from '../order'
import * as store from './store'
import { visitsOf } from './storeVisits'
import { toVisit } from './visitView'
import { roundOf, type Round } from './way'

export const parcelMissing = (): GatewayRefusal => notFound('parcel.missing', '包裹不存在', 'We can’t find that parcel')

/** Parcels of one order that are read at once; an order has as many as there are warehouses. */
const MOST = 99

/** Who looks at their parcels, and where: production says of them what its owner's systems wrote, and reckons nothing. */
export interface Addressee extends Asker {
  mode: Mode
}

/** Where the courier is; nothing before one set out, and after. */
function roundNow(parcel: store.ParcelRecord, { mode, nowMs: now }: Addressee): Round | undefined {
  if (mode === 'production' || !hasCourier(parcel.state) || parcel.set_out_at === null) return undefined
  return roundOf(parcel.way ?? [], parcel.set_out_at.getTime(), now)
}

async function toParcels(
  db: Db,
  rows: readonly store.ParcelFound[],
  shopper: Addressee,
  newest: boolean
): Promise<Parcel[]> {
  const codes = rows.map(({ parcel_code }) => parcel_code)
  const tracks = await store.tracksOf(db, codes, newest)
  const goods = await store.goodsOf(db, codes)
  const isInstalled = (parcel: store.ParcelRecord): boolean => parcel.installed && shopper.mode === 'demonstration'
  const visits = await visitsOf(
    db,
    rows.filter(isInstalled).map(({ parcel_code }) => parcel_code)
  )
  const { locale } = shopper
  return rows.map((parcel): Parcel => {
    const installed = isInstalled(parcel)
    const { state, way, courier } = parcel
    const round = roundNow(parcel, shopper)
    const [from] = way ?? []
    const home = way?.find(({ kind }) => kind === 'HOME')
    return {
      parcelCode: parcel.parcel_code,
      orderCode: parcel.order_code,
      shopCode: parcel.shop_code,
      number: parcel.number,
      count: parcel.parcels,
      state,
      carrierName: say(locale, parcel.carrier),
      trackingNo: parcel.tracking_no,
      goods: goods
        .filter((row) => row.parcel_code === parcel.parcel_code)
        .map((row) => ({
          skuCode: row.sku_code,
          spuCode: row.spu_code,
          title: say(locale, row.title),
          picture: row.picture,
          specs: (locale === 'en-US' ? row.specs.en : row.specs.zh).map(({ valueName }) => valueName),
          // what went back before it left is not in it
          quantity: row.quantity - row.unsent,
          ...giftMark(row)
        })),
      ...(from ? { from: say(locale, from.name) } : {}),
      to: say(locale, home?.name ?? parcel.district),
      tracks: tracks
        .filter((track) => track.parcel_code === parcel.parcel_code)
        .map((track) => ({ at: track.at.getTime(), text: say(locale, track.text), state: track.state })),
      ...(isUnderWay(state) && parcel.arrives_on !== null ? { arrivesOn: parcel.arrives_on } : {}),
      ...(round ? { stopsBefore: round.stopsBefore } : {}),
      ...(round?.window ? { window: round.window } : {}),
      ...(round?.metresLeft === undefined ? {} : { metresLeft: round.metresLeft }),
      ...(courier && hasCourier(state) ? { courier: { name: say(locale, courier.name), phone: courier.phone } } : {}),
      ...(parcel.signed_at === null ? {} : { signedAt: parcel.signed_at.getTime() }),
      ...(state === 'SIGNED' && parcel.to_review > 0 ? { toReview: true as const } : {}),
      installed,
      ...(installed ? { visit: toVisit(visits.get(parcel.parcel_code), state === 'SIGNED', shopper) } : {})
    }
  })
}

/** The parcels of an order with all that happened to them, by their numbers. */
export async function parcelsOfOrder(db: Db, shopper: Addressee, orderCode: string): Promise<Parcel[]> {
  await orderDetail(db, shopper, orderCode)
  const parcels = await store.parcelsOf(db, { userId: shopper.userId, orderCode }, { page: 1, size: MOST })
  return toParcels(
    db,
    parcels.sort((a, b) => a.number - b.number),
    shopper,
    false
  )
}

/** One page of the shopper's parcels with the newest of each. */
export async function pageOfParcels(
  db: Db,
  shopper: Addressee,
  query: { orderCode?: string; page?: number; size?: number }
): Promise<DataOf<'GET /o2ord-b2c/v1/parcel/parcel-list'>> {
  const { orderCode, page = 1, size = 10 } = query
  if (orderCode !== undefined) await orderDetail(db, shopper, orderCode)
  const filter = { userId: shopper.userId, orderCode }
  const sums = await store.countParcels(db, filter, shopDay(shopper.nowMs))
  const of = (state: string): number => sums.find((sum) => sum.state === state)?.total ?? 0
  const [PACKED = 0, MOVING = 0, DELIVERING = 0, SIGNED = 0] = PARCEL_STATES.map(of)
  return {
    list: await toParcels(db, await store.parcelsOf(db, filter, { page, size }), shopper, true),
    total: sums.reduce((total, sum) => total + sum.total, 0),
    page,
    size,
    counts: { PACKED, MOVING, DELIVERING, SIGNED },
    today: sums.reduce((total, sum) => total + sum.today, 0)
  }
}

/** The places of a parcel's way that are known, the courier among them, and how far it has come. */
export async function mapOf(
  core: Pick<Core, 'db' | 'site'>,
  shopper: Addressee,
  parcelCode: string
): Promise<DataOf<'GET /o2srh/v1/glz-apis/map'>> {
  const [parcel] = await store.parcelsOf(core.db, { userId: shopper.userId, parcelCode }, { page: 1, size: 1 })
  if (!parcel) throw parcelMissing()
  const [track] = await store.tracksOf(core.db, [parcelCode], true)
  const round = roundNow(parcel, shopper)
  const behind = PLACES_BEHIND[track?.position ?? 0] ?? 0
  const places = (parcel.way ?? []).flatMap(({ kind, name, point }, index): ParcelPlace[] =>
    point ? [{ kind, name: say(shopper.locale, name), point, passed: index < behind }] : []
  )
  if (round?.at && parcel.courier) {
    const name = say(shopper.locale, parcel.courier.name)
    places.splice(-1, 0, { kind: 'COURIER', name, point: round.at, passed: true })
  }
  const tiles = mapTiles(core.site)
  return {
    places,
    updatedAt: round?.at ? shopper.nowMs : (track?.at ?? parcel.created_at).getTime(),
    ...(tiles ? { tiles } : {})
  }
}

/** Places of the way that lie behind a parcel, by its newest track. */
const PLACES_BEHIND = [1, 1, 2, 3, 4, 5]
