/** What is decided of parcels without a screen. */
import type { Parcel, ParcelPlace } from '@contract'
import { inDatum, isDatum } from '@domain/orders/datum'
import type { Datum } from '@domain/orders/parcel'

/** The stations that a parcel is shown at, in order. */
export const STAGES = ['PACKED', 'MOVING', 'DELIVERING', 'SIGNED'] as const

export const stageOf = (state: Parcel['state']): number => STAGES.indexOf(state)

/** The parcel that was asked for, else the first that is still to come, else the first. */
export const chosenOf = (parcels: readonly Parcel[], parcelCode: string | undefined): Parcel | undefined =>
  parcels.find((parcel) => parcel.parcelCode === parcelCode) ??
  parcels.find(({ state }) => state !== 'SIGNED') ??
  parcels[0]

/** Distance as it is said: to ten metres below a kilometre, then to a tenth of one. */
export function distanceOf(metres: number): { unit: 'metres' | 'kilometres'; value: string } {
  if (metres < 995) return { unit: 'metres', value: String(Math.max(10, Math.round(metres / 10) * 10)) }
  if (metres >= 9950) return { unit: 'kilometres', value: String(Math.round(metres / 1000)) }
  const tenths = Math.round(metres / 100)
  return { unit: 'kilometres', value: `${Math.floor(tenths / 10)}.${tenths % 10}` }
}

export interface ShownPlace extends Omit<ParcelPlace, 'point'> {
  latitude: number
  longitude: number
  /** The parcel is there now: the last place that it has come to. */
  isHere: boolean
}

export type MapPart = 'WHOLE' | 'TOWN'

/** The places of a way in the datum of a map, of those that can be placed. Fewer than two are no way. */
export function shownPlaces(all: readonly ParcelPlace[], datum: Datum): ShownPlace[] {
  const places = all.filter(({ point }) => isDatum(point.datum))
  if (places.length < 2) return []
  const here = places.filter(({ passed }) => passed).length - 1
  return places.map(({ point, ...place }, index) => {
    const { latitude, longitude } = inDatum(point, datum)
    return { ...place, latitude, longitude, isHere: index === here }
  })
}

/** What of a way a part of the map is about: all of it, or from the town's own branch on. */
export function partOf(places: readonly ShownPlace[], part: MapPart): readonly ShownPlace[] {
  const branch = part === 'WHOLE' ? -1 : places.findIndex(({ kind }) => kind === 'BRANCH')
  return branch < 0 ? places : places.slice(branch)
}

/** The same with the place before it, so that a line leads into what is seen. */
export function leadingInto(places: readonly ShownPlace[], part: MapPart): readonly ShownPlace[] {
  return places.slice(Math.max(0, places.length - partOf(places, part).length - 1))
}

/** What is looked for first on a map: where the parcel is, where it goes, then from where. */
export function byWeight(places: readonly ShownPlace[]): ShownPlace[] {
  const weight = ({ isHere, kind }: ShownPlace, index: number): number => {
    if (isHere) return 0
    if (kind === 'HOME') return 1
    return index === 0 ? 2 : 2 + places.length - index
  }
  return places
    .map((place, index) => ({ place, weight: weight(place, index) }))
    .sort((first, other) => first.weight - other.weight)
    .map(({ place }) => place)
}

/** Never left out of a map: where the parcel is, and where it goes. */
export const isKept = ({ isHere, kind }: ShownPlace): boolean => isHere || kind === 'HOME'

/** The way behind the parcel, and what is before it from where it is. */
export function stretchesOf(places: readonly ShownPlace[]): { passed: ShownPlace[]; ahead: ShownPlace[] } {
  const passed = places.filter((place) => place.passed)
  return { passed, ahead: [...passed.slice(-1), ...places.filter((place) => !place.passed)] }
}

/** What a map of a way has to explain. */
type LegendSign = 'here' | 'home' | 'passed' | 'ahead'

/** The signs and lines that a way's map has. */
export function legendOf(all: readonly ParcelPlace[]): LegendSign[] {
  const places = shownPlaces(all, 'GCJ02')
  const { passed, ahead } = stretchesOf(places)
  const signs: Record<LegendSign, boolean> = {
    here: places.some(({ isHere, kind }) => isHere && kind !== 'HOME'),
    home: places.some(({ kind }) => kind === 'HOME'),
    passed: passed.length > 1,
    ahead: ahead.length > 1
  }
  return (['here', 'home', 'passed', 'ahead'] as const).filter((sign) => signs[sign])
}

/** A way whose last stretch is worth a look of its own: the courier is on it. */
export const hasTown = (places: readonly { kind: ParcelPlace['kind'] }[]): boolean =>
  places.some(({ kind }) => kind === 'COURIER')

/** Between which corners places lie. */
export function cornersOf(places: readonly ShownPlace[]): { south: number; west: number; north: number; east: number } {
  const [latitudes, longitudes] = [places.map(({ latitude }) => latitude), places.map(({ longitude }) => longitude)]
  return {
    south: Math.min(...latitudes),
    north: Math.max(...latitudes),
    west: Math.min(...longitudes),
    east: Math.max(...longitudes)
  }
}

/** Whether anything of it is still to come: the parcel, or who installs what it held. */
export const isAwaited = ({ state, visit }: Pick<Parcel, 'state' | 'visit'>): boolean =>
  state !== 'SIGNED' || visit?.state === 'BOOKED' || visit?.state === 'ON_THE_WAY'
