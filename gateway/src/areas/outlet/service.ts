import type { DataOf, Outlet, QueryOf } from '../../../../contract'
import { openState } from '../../../../domain/goods/openingHours'
import { metresBetween, OUTLET_SERVICES } from '../../../../domain/goods/outlet'
import type { Core } from '../../core/area'
import type { Db } from '../../core/database/database'
import { invalid, notFound } from '../../core/errors'
import type { Visitor } from '../../core/identity/asker'
import { mapTiles } from '../../core/places/map-tiles'
import { say, type Locale } from '../../core/words'
import * as store from './store'

type List = 'GET /o2md/v1/pub/service-outlets'

const has = (record: store.OutletRecord, words: readonly string[]): boolean => {
  const { name, address, city_name: city } = record
  const text = [name.zh, name.en, address.zh, address.en, city.zh, city.en].join(' ').toLowerCase()
  return words.every((word) => text.includes(word))
}

function pointOf({ latitude, longitude }: QueryOf<List>) {
  if (latitude === undefined && longitude === undefined) return undefined
  if (latitude === undefined || longitude === undefined)
    throw invalid('位置不完整', 'The request is not valid: latitude and longitude go together')
  return { latitude, longitude }
}

/** Cities in the order of their outlets. */
function citiesOf(records: readonly store.OutletRecord[], locale: Locale): DataOf<List>['cities'] {
  const cities = new Map<string, { cityCode: string; name: string; count: number }>()
  for (const { city_code: cityCode, city_name: name } of records) {
    const city = cities.get(cityCode)
    if (city) city.count += 1
    else cities.set(cityCode, { cityCode, name: say(locale, name), count: 1 })
  }
  return [...cities.values()]
}

/** Outlets under a filter; the nearest first where one's place is known, else the asker's own and then as they stand. */
export async function listOutlets(
  { db, site }: Pick<Core, 'site'> & { db: Db },
  query: QueryOf<List>,
  { userId, locale, nowMs }: Visitor
): Promise<DataOf<List>> {
  const { cityCode, service, keyword = '', page = 1, size = 10 } = query
  const point = pointOf(query)
  const words = keyword.toLowerCase().split(/\s+/).filter(Boolean)
  const all = await store.allOutlets(db)
  const own = userId === undefined ? undefined : await store.ownOutlet(db, userId)
  const matches = all
    .filter(
      (outlet) =>
        (cityCode === undefined || outlet.city_code === cityCode) &&
        (service === undefined || outlet.services.includes(service)) &&
        has(outlet, words)
    )
    .map((outlet) => ({ outlet, metres: point && metresBetween(point, outlet), own: outlet.outlet_code === own }))
    .sort((a, b) =>
      a.metres === undefined || b.metres === undefined
        ? Number(b.own) - Number(a.own) || a.outlet.position - b.outlet.position
        : a.metres - b.metres
    )
  const tiles = mapTiles(site)
  return {
    list: matches.slice((page - 1) * size, page * size).map(({ outlet, metres, own: isOwn }): Outlet => ({
      outletCode: outlet.outlet_code,
      name: say(locale, outlet.name),
      address: say(locale, outlet.address),
      cityName: say(locale, outlet.city_name),
      latitude: outlet.latitude,
      longitude: outlet.longitude,
      phone: outlet.phone,
      services: OUTLET_SERVICES.filter((each) => outlet.services.includes(each)),
      hours: outlet.hours.map(({ days, from, to }) => ({ days: [...days], from, to })),
      ...openState(outlet.hours, nowMs),
      ...(metres === undefined ? {} : { metres }),
      own: isOwn
    })),
    total: matches.length,
    page,
    size,
    cities: citiesOf(all, locale),
    ...(tiles ? { tiles } : {})
  }
}

/** Makes an outlet a shopper's own, or lets it go. */
export async function saveOwn(
  db: Db,
  userId: string,
  outletCode: string | undefined,
  now: Date
): Promise<DataOf<'POST /o2cum/v1/customer-info/save-branch-info'>> {
  if (outletCode === undefined) {
    await store.dropOwn(db, userId)
    return { outletCode: null }
  }
  if (!(await store.isOutlet(db, outletCode)))
    throw notFound('outlet.missing', '网点不存在或已关闭', 'That outlet is no longer there')
  await store.setOwn(db, userId, outletCode, now)
  return { outletCode }
}
