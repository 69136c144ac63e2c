import { inDatum } from '../../../../domain/orders/datum'
import type { GeoPoint } from '../../../../domain/orders/parcel'
import type { Words } from '../../core/words'
import type { Place } from './schema'

export interface Warehouse {
  name: Words
  point: GeoPoint
  /** Where its parcels are sorted first. */
  centre: { name: Words; point: GeoPoint }
}

const pointOf = (longitude: number, latitude: number): GeoPoint => ({ longitude, latitude, datum: 'WGS84' })

const LARGE: Warehouse = {
  name: { zh: '宁波大件仓', en: 'Ningbo large-goods warehouse' },
  point: pointOf(121.62, 29.92),
  centre: { name: { zh: '宁波转运中心', en: 'Ningbo hub' }, point: pointOf(121.43, 29.9) }
}
const SMALL: readonly Warehouse[] = [
  {
    name: { zh: '嘉兴仓', en: 'Jiaxing warehouse' },
    point: pointOf(120.8, 30.72),
    centre: { name: { zh: '嘉兴转运中心', en: 'Jiaxing hub' }, point: pointOf(120.66, 30.66) }
  },
  {
    name: { zh: '佛山仓', en: 'Foshan warehouse' },
    point: pointOf(113.07, 23.0),
    centre: { name: { zh: '广州转运中心', en: 'Guangzhou hub' }, point: pointOf(113.27, 23.22) }
  },
  {
    name: { zh: '合肥仓', en: 'Hefei warehouse' },
    point: pointOf(117.15, 31.76),
    centre: { name: { zh: '合肥转运中心', en: 'Hefei hub' }, point: pointOf(117.38, 31.9) }
  }
]

/** Which warehouse holds a product: large goods have one of their own, of the others the code decides. */
export function warehouseOf(goods: { spuCode: string; large: boolean }): Warehouse {
  if (goods.large) return LARGE
  const sum = [...goods.spuCode].reduce((total, sign) => total + sign.charCodeAt(0), 0)
  return SMALL[sum % SMALL.length] ?? LARGE
}

/** The warehouse and its first hub, as places of a way. A carrier's own systems count in the maps' datum. */
export const startOfWay = (warehouse: Warehouse): Place[] => [
  { kind: 'WAREHOUSE', name: warehouse.name, point: warehouse.point },
  { kind: 'CENTRE', name: warehouse.centre.name, point: inDatum(warehouse.centre.point, 'GCJ02') }
]
