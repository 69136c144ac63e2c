import { metresBetween, type GeoPoint } from '../../../../domain/orders/parcel'
import { regions, type Region } from '../../core/places/regions'

/** Middles of cities and of some districts, `code longitude latitude` in WGS-84: as many as the demonstration needs. */
const MIDDLES = `
110100 116.40 39.91|120100 117.20 39.13|130100 114.51 38.04|140100 112.55 37.87|150100 111.75 40.84|210100 123.43 41.80
210200 121.61 38.91|220100 125.32 43.82|230100 126.54 45.80|310100 121.47 31.23|320100 118.80 32.06|320200 120.31 31.49
320500 120.58 31.30|330100 120.16 30.27|330200 121.55 29.87|330300 120.70 28.00|330400 120.76 30.75|330500 120.09 30.89
330600 120.58 30.03|330700 119.65 29.08|340100 117.23 31.82|350100 119.30 26.07|350200 118.09 24.48|360100 115.86 28.68
370100 117.12 36.65|370200 120.38 36.07|410100 113.63 34.75|420100 114.31 30.59|430100 112.94 28.23|440100 113.26 23.13
440300 114.06 22.54|440600 113.12 23.02|441900 113.75 23.02|450100 108.37 22.82|460100 110.20 20.04|500100 106.55 29.56
510100 104.07 30.57|520100 106.63 26.65|530100 102.83 24.88|540100 91.14 29.65|610100 108.94 34.34|620100 103.83 36.06
630100 101.78 36.62|640100 106.23 38.49|650100 87.62 43.83|810100 114.17 22.32|820100 113.54 22.19|710100 121.56 25.03
330102 120.17 30.25|330105 120.14 30.32|330106 120.13 30.26|330108 120.21 30.21|330109 120.26 30.18|330110 119.98 30.27
310115 121.54 31.22|310101 121.48 31.23|310104 121.44 31.19|510107 104.04 30.64|510104 104.08 30.66|650102 87.63 43.79
110101 116.42 39.93|110105 116.44 39.92|440106 113.36 23.12|440305 113.93 22.53|420106 114.32 30.55|610113 108.95 34.22`

/** How exactly a place is known. */
export type Precision = 'DISTRICT' | 'CITY' | 'PROVINCE'

export interface Located {
  region: Region
  point: GeoPoint
  precision: Precision
}

let points: Map<string, GeoPoint> | undefined

function middles(): Map<string, GeoPoint> {
  points ??= new Map(
    MIDDLES.trim()
      .split(/[|\n]/)
      .map((line) => {
        const [code = '', longitude, latitude] = line.split(' ')
        return [code, { longitude: Number(longitude), latitude: Number(latitude), datum: 'WGS84' as const }]
      })
  )
  return points
}

/** Where a region lies, as exactly as is known: by its own middle, its city's, its province's first city's. */
export function locate(regionCode: string): Located | undefined {
  const region = regions().get(regionCode)
  if (region === undefined) return undefined
  const chain: Region[] = []
  for (let level: Region | undefined = region; level; level = level.parent) chain.unshift(level)
  const [province, city = province?.children[0], district] = chain
  const places: [Region | undefined, Precision][] = [
    [district, 'DISTRICT'],
    [city, chain.length === 1 ? 'PROVINCE' : 'CITY'],
    [province?.children[0], 'PROVINCE']
  ]
  for (const [place, precision] of places) {
    const point = place && middles().get(place.code)
    if (place && point) return { region: place, point, precision }
  }
  return undefined
}

/** m from the middle of a district, or a city, within which a point is taken to lie in it. */
const DISTRICT_METRES = 8_000
const CITY_METRES = 80_000

const isDistrict = (code: string): boolean => !code.endsWith('00')

/** Province, city and, where it is known, district around a point; undefined: it is near none of them. */
export function nearestRegion(point: GeoPoint): Region[] | undefined {
  const byWay = [...middles()]
    .map(([code, middle]) => ({ code, metres: metresBetween(point, middle) }))
    .sort((a, b) => a.metres - b.metres)
  const region =
    byWay.find(({ code, metres }) => isDistrict(code) && metres <= DISTRICT_METRES) ??
    byWay.find(({ code, metres }) => !isDistrict(code) && metres <= CITY_METRES)
  const chain: Region[] = []
  for (let level = region && regions().get(region.code); level; level = level.parent) chain.unshift(level)
  return chain.length === 0 ? undefined : chain
}
