import { inDatum } from '../../../../domain/orders/datum'
import { between, metresBetween, type GeoPoint, type ParcelState } from '../../../../domain/orders/parcel'
import type { Words } from '../../core/words'
import type { AddressSnapshot } from '../order'
import { locate } from './gazetteer'
import type { Courier, Place } from './schema'
import { startOfWay, type Warehouse } from './warehouses'

const CARRIER: Words = { zh: '栖禾速运', en: 'Qihe Express' }
export const carrier = CARRIER

/** Degrees from the middle of a town: the hub lies outside it, the branch beside it. */
const HUB_OFF = { longitude: 0.14, latitude: 0.1 }
const BRANCH_OFF = { longitude: 0.035, latitude: 0.02 }

const beside = (point: GeoPoint, off: typeof HUB_OFF): GeoPoint => ({
  longitude: point.longitude + off.longitude,
  latitude: point.latitude + off.latitude,
  datum: point.datum
})

/** The way from a warehouse to an address. Where the address's district is not known, the last of it has no points. */
export function wayTo(warehouse: Warehouse, address: AddressSnapshot): Place[] {
  const place = locate(address.districtCode)
  const city = address.cityName
  const district = place?.precision === 'DISTRICT' ? place.region : undefined
  const near = district ?? city
  return [
    ...startOfWay(warehouse),
    {
      kind: 'CENTRE',
      name: { zh: `${city.zh}转运中心`, en: `${city.en} hub` },
      ...(place && { point: inDatum(beside(place.point, HUB_OFF), 'GCJ02') })
    },
    {
      kind: 'BRANCH',
      name: { zh: `${near.zh}营业部`, en: `${near.en} branch` },
      ...(place && district && { point: inDatum(beside(place.point, BRANCH_OFF), 'GCJ02') })
    },
    {
      kind: 'HOME',
      name: { zh: near.zh, en: near.en },
      ...(place && { point: place.point })
    }
  ]
}

/** What happens on the way, in order: its words, the state that it brings, and how many places of the way lie behind. */
export interface Station {
  text: Words
  state: ParcelState
  places: number
}

export function stationsOf(way: readonly Place[], city: Words, courier: Courier): Station[] {
  const [warehouse, first, hub, branch] = way.map(({ name }) => name)
  const name = (place: Words | undefined): { zh: string; en: string } =>
    place ? { zh: `【${place.zh}】`, en: `${place.en}: ` } : { zh: '', en: '' }
  const textAt = (place: Words | undefined, zh: string, en: string): Words => ({
    zh: `${name(place).zh}${zh}`,
    en: place ? `${name(place).en}${en}` : `${en.charAt(0).toUpperCase()}${en.slice(1)}`
  })
  return [
    { state: 'PACKED', places: 1, text: textAt(warehouse, '已打包，等待揽收', 'packed, waiting to be collected') },
    { state: 'MOVING', places: 1, text: textAt(warehouse, `${CARRIER.zh}已揽收`, `collected by ${CARRIER.en}`) },
    { state: 'MOVING', places: 2, text: textAt(first, `已发出，正发往${city.zh}`, `on the way to ${city.en}`) },
    { state: 'MOVING', places: 3, text: textAt(hub, '已到达', 'arrived') },
    {
      state: 'DELIVERING',
      places: 4,
      text: textAt(
        branch,
        `${courier.name.zh}正在派送，请保持电话畅通`,
        `${courier.name.en} is delivering it, please keep your phone at hand`
      )
    },
    { state: 'SIGNED', places: 5, text: { zh: '包裹已送达，感谢使用', en: 'Delivered, thank you' } }
  ]
}

/** Station at whose end the courier has set out. */
export const SETS_OUT = 4

const COURIERS: readonly Words[] = [
  { zh: '周师傅', en: 'Courier Zhou' },
  { zh: '何师傅', en: 'Courier He' },
  { zh: '高师傅', en: 'Courier Gao' }
]

/** Who brings a parcel: a surname, and a number that the carrier puts through. */
export function courierOf(index: number): Courier {
  return { name: COURIERS[index % COURIERS.length] ?? CARRIER, phone: `400-000-010${index % COURIERS.length}` }
}

const STOPS = 6
const MINUTE_MS = 60_000
const STOP_MS = 12 * MINUTE_MS
/** How much earlier and later than reckoned a courier may come. */
const EARLY_MS = 10 * MINUTE_MS
const LATE_MS = 20 * MINUTE_MS
/** Before the door the courier waits for the parcel to be signed for. */
const NEAREST = 0.96

/** Where a courier is who set out then: stops left before this one, and what of the way from the branch lies behind. */
export interface Round {
  stopsBefore: number
  window?: { from: number; to: number }
  at?: GeoPoint
  metresLeft?: number
}

/** To the ten minutes: nobody keeps to a minute. */
const tens = (ms: number): number => Math.round(ms / (10 * MINUTE_MS)) * 10 * MINUTE_MS

/**
 * The round of the reference carrier's courier, who keeps to twelve minutes a stop; another carrier reports it. The
 * courier's phone counts in the maps' datum.
 */
export function roundOf(way: readonly Place[], setOutAt: number, now: number): Round {
  const since = Math.max(0, now - setOutAt)
  const stops = Math.min(STOPS, Math.floor(since / STOP_MS))
  const due = setOutAt + (STOPS + 1) * STOP_MS
  const window = { from: tens(due - EARLY_MS), to: tens(due + LATE_MS) }
  const [from, to] = (['BRANCH', 'HOME'] as const).map((kind) => way.find((place) => place.kind === kind)?.point)
  const round: Round = { stopsBefore: STOPS - stops, ...(now < window.to ? { window } : {}) }
  if (!from || !to) return round
  const home = inDatum(to, 'GCJ02')
  const position = between(inDatum(from, 'GCJ02'), home, Math.min(NEAREST, since / ((STOPS + 1) * STOP_MS)))
  return { ...round, at: position, metresLeft: metresBetween(position, home) }
}
