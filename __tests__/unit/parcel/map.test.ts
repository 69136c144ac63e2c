import { groundAt } from '@/features/parcel/map/ground'
import { groundWords, namedAreas } from '@/features/parcel/map/groundNames'
import { clearMarks, layWords, type Said } from '@/features/parcel/map/layWords'
import { markersOf } from '@/features/parcel/map/markers'
import { pixelsFrom, scaleBar, viewOf } from '@/features/parcel/map/mercator'
import { roadThrough } from '@/features/parcel/map/road'
import { byWeight, leadingInto, legendOf, partOf, shownPlaces, stretchesOf } from '@/features/parcel/rules'
import { way } from '../../pages/orders/parcelSupport'

const places = shownPlaces(way.places, 'WGS84')
const names = (of: readonly { name: string }[]) => of.map(({ name }) => name)

it('a place in a datum that is not known is left out of its way', () => {
  const [first, ...others] = way.places
  const odd = { ...first, point: { ...first?.point, datum: 'BD09' } } as unknown as (typeof way.places)[number]
  expect(names(shownPlaces([odd, ...others], 'WGS84'))).toEqual(names(others))
})

describe('the words of a map', () => {
  const map = { left: 0, top: 0, right: 300, bottom: 200 }
  const labelAt = (x: number, y: number, over: Partial<Said> = {}): Said => ({
    x,
    y,
    reach: 8,
    width: 60,
    height: 18,
    sides: ['BELOW', 'RIGHT', 'LEFT', 'ABOVE'],
    ...over
  })

  it('stand below their mark, and elsewhere where others do', () => {
    expect(layWords([labelAt(150, 100), labelAt(150, 118)], map, [])).toEqual(['RIGHT', 'BELOW'])
    expect(layWords([labelAt(150, 100), labelAt(160, 40)], map, [])).toEqual(['BELOW', 'BELOW'])
  })

  it('are left out where there is no room, but never those of the first', () => {
    const crowd = [labelAt(150, 100), labelAt(151, 101), labelAt(152, 102)]
    const [first, ...others] = layWords(
      crowd.map((label) => ({ ...label, sides: ['BELOW'] })),
      map,
      []
    )
    expect(first).toBe('BELOW')
    expect(others).toEqual([undefined, undefined])
  })

  it('stay inside of the map and clear of what covers it', () => {
    expect(layWords([labelAt(150, 190)], map, [])).toEqual(['RIGHT'])
    expect(layWords([labelAt(10, 100)], map, [])).toEqual(['RIGHT'])
    expect(layWords([labelAt(150, 100)], map, [{ left: 100, top: 110, right: 200, bottom: 150 }])).toEqual(['RIGHT'])
    expect(layWords([labelAt(150, 100), labelAt(400, 100)], map, [])).toEqual(['BELOW', undefined])
  })

  it('stand off the road where they can, and on it rather than nowhere', () => {
    const below = { left: 140, top: 110, right: 160, bottom: 130 }
    expect(layWords([labelAt(150, 100)], map, [], [below])).toEqual(['RIGHT'])
    expect(layWords([labelAt(150, 100, { sides: ['BELOW'] })], map, [], [below])).toEqual(['BELOW'])
  })
})

describe('the marks of a map', () => {
  const mark = (x: number, reach = 8) => ({ x, y: 100, reach })

  it('that would touch a heavier one wait until it is nearer', () => {
    expect(clearMarks([mark(100), mark(110), mark(130)], [])).toEqual([true, false, true])
    expect(clearMarks([mark(100), mark(118)], [])).toEqual([true, false])
    expect(clearMarks([mark(100), mark(119)], [])).toEqual([true, true])
  })

  it('do not wait for one that is not drawn, nor where the parcel and its end are', () => {
    expect(clearMarks([mark(100), mark(110), mark(120)], [])).toEqual([true, false, true])
    expect(clearMarks([mark(100), mark(110)], [true, true])).toEqual([true, true])
  })
})

describe('the scale of a map', () => {
  it.each([
    ['a street in Hangzhou', { latitude: 30.27, scale: 16 }, 100],
    ['a town', { latitude: 30.27, scale: 14 }, 500],
    ['half a step nearer', { latitude: 30.27, scale: 14.5 }, 200],
    ['the same at the equator, where all is larger', { latitude: 0, scale: 14 }, 500],
    ['and in the far north', { latitude: 68, scale: 14 }, 200],
    ['a country', { latitude: 30.27, scale: 5 }, 200_000]
  ])('is the longest round distance there is room for: %s', (_, view, metres) => {
    expect(scaleBar(view, 72).metres).toBe(metres)
  })

  it.each([4, 7.25, 10, 13.5, 16, 17])('is as long as that distance is drawn at scale %d', (scale) => {
    const place = { latitude: 31.8, scale }
    const { metres, px } = scaleBar(place, 72)
    expect(px).toBeGreaterThan(72 / 2.6)
    expect(px).toBeLessThanOrEqual(72)
    // a degree of a meridian circle is 111.32 km at the equator
    const degrees = metres / (111_320 * Math.cos((place.latitude * Math.PI) / 180))
    const pixel = pixelsFrom({ ...place, longitude: 117.2 }, { latitude: place.latitude, longitude: 117.2 + degrees })
    expect(Math.abs(pixel.x - px)).toBeLessThan(1)
  })
})

describe('the view of a map', () => {
  it('holds all places in the room that it is given, as near as it can', () => {
    const room = { width: 240, height: 120 }
    const view = viewOf(places, room)
    const spread = (scale: number) => {
      const pixels = places.map((place) => pixelsFrom({ ...view, scale }, place))
      const xs = pixels.map(({ x }) => x)
      const ys = pixels.map(({ y }) => y)
      return { width: Math.max(...xs) - Math.min(...xs), height: Math.max(...ys) - Math.min(...ys) }
    }
    expect(spread(view.scale).width).toBeLessThanOrEqual(room.width)
    expect(spread(view.scale).height).toBeLessThanOrEqual(room.height)
    const nearer = spread(view.scale + 1)
    expect(nearer.width > room.width || nearer.height > room.height).toBe(true)
  })

  it('north is up, and one place alone is seen from near', () => {
    const view = { latitude: 30, longitude: 120, scale: 10 }
    expect(pixelsFrom(view, { latitude: 30.1, longitude: 120.1 }).y).toBeLessThan(0)
    expect(pixelsFrom(view, { latitude: 30.1, longitude: 120.1 }).x).toBeGreaterThan(0)
    expect(viewOf(places.slice(0, 1), { width: 200, height: 200 }).scale).toBe(17)
  })
})

describe('a way', () => {
  it('is looked at from where the parcel is, then where it goes, then from where it came', () => {
    expect(names(byWeight(places))).toEqual(['周师傅', '西湖区', '嘉兴仓', '西湖区营业部'])
  })

  it('in town begins at the branch, with a line that leads into it', () => {
    expect(names(partOf(places, 'TOWN'))).toEqual(['西湖区营业部', '周师傅', '西湖区'])
    expect(names(leadingInto(places, 'TOWN'))).toEqual(names(places))
    expect(names(leadingInto(places, 'WHOLE'))).toEqual(names(places))
    expect(names(leadingInto([...places.slice(0, 1), ...places], 'TOWN'))).toHaveLength(4)
  })

  it('is drawn as one line up to the parcel, and another from there', () => {
    const { passed, ahead } = stretchesOf(places)
    expect(names(passed)).toEqual(['嘉兴仓', '西湖区营业部', '周师傅'])
    expect(names(ahead)).toEqual(['周师傅', '西湖区'])
  })
})

describe('the legend of a way', () => {
  it('explains what its map has', () => {
    expect(legendOf(way.places)).toEqual(['here', 'home', 'passed', 'ahead'])
    expect(legendOf(way.places.map((place) => ({ ...place, passed: true })))).toEqual(['home', 'passed'])
    expect(legendOf([])).toEqual([])
  })
})

describe('the marks of the platform’s map', () => {
  const room = { width: 375, height: 260 }
  const marks = (note: string) => {
    const town = partOf(places, 'TOWN')
    return markersOf(places, viewOf(town, { width: 245, height: 120 }), note, room)
  }

  it('have pictures of the package, and a pin that stands on its place', () => {
    const [here, home] = marks('')
    expect(here?.iconPath).toBe('/pagesC/order/marks/here.png')
    expect(home?.iconPath).toBe('/pagesC/order/marks/home.png')
    expect(home?.anchor).toEqual({ x: 0.5, y: 1 })
  })

  it('say at the parcel what is known of it, and at others their names', () => {
    const [here, home] = marks('距你 2.4 公里\n前面还有 3 家')
    expect(here?.callout.content).toBe('距你 2.4 公里\n前面还有 3 家')
    expect(here?.callout.display).toBe('ALWAYS')
    expect(home?.label?.content).toBe('西湖区')
    expect(home?.callout.display).toBe('BYCLICK')
  })

  it('say it beside the parcel where it would lie under what covers the map', () => {
    const small = { width: 300, height: 200 }
    const atParcel = viewOf(
      places.filter(({ isHere }) => isHere),
      small
    )
    const [here] = markersOf(places, atParcel, '前面还有 3 家', small)
    expect(here?.callout.display).toBe('BYCLICK')
    expect(here?.label).toMatchObject({ content: '前面还有 3 家', bgColor: '#1a1c1f', color: '#ffffff' })
  })

  it('lie on no other where a way joins them, and all are there where none does', () => {
    const [branch] = places.filter(({ kind }) => kind === 'BRANCH')
    const beside = [
      ...places,
      ...(branch ? [{ ...branch, name: '隔壁营业部', longitude: branch.longitude + 1e-6 }] : [])
    ]
    const view = viewOf(beside, room)
    const titles = (areApart: boolean) => markersOf(beside, view, '', room, areApart).map(({ title }) => title)
    expect(titles(true)).toHaveLength(beside.length)
    expect(titles(false).length).toBeLessThan(beside.length)
    expect(titles(false)).toEqual(expect.arrayContaining(['周师傅', '西湖区']))
  })

  it('have no words out of sight', () => {
    expect(marks('').find(({ title }) => title === '嘉兴仓')).not.toHaveProperty('label')
  })
})

describe('the road between places of a way', () => {
  const from = { latitude: 31.8, longitude: 117.2 }
  const far = { latitude: 30.26, longitude: 120.13 }
  const near = { latitude: 31.85, longitude: 117.26 }
  const straight = (to: typeof from) => (part: number) => from.latitude + (to.latitude - from.latitude) * part

  it.each([
    ['in the country', far],
    ['in a town', near]
  ])('%s leads from one to the other, not straight, and is the same each time', (_, to) => {
    const road = roadThrough([from, to])
    expect(road[0]).toEqual(from)
    expect(road.at(-1)?.latitude).toBeCloseTo(to.latitude, 6)
    expect(road.at(-1)?.longitude).toBeCloseTo(to.longitude, 6)
    const off = road.map(({ latitude, longitude }) =>
      Math.abs(latitude - straight(to)((longitude - from.longitude) / (to.longitude - from.longitude)))
    )
    expect(Math.max(...off)).toBeGreaterThan(Math.abs(to.latitude - from.latitude) / 20)
    expect(roadThrough([from, to])).toEqual(road)
  })

  it('comes through each of several places', () => {
    const road = roadThrough([from, near, far])
    const nearest = road.map(({ latitude, longitude }) =>
      Math.hypot(latitude - near.latitude, longitude - near.longitude)
    )
    expect(Math.min(...nearest)).toBeLessThan(1e-9)
  })

  it('is none for one place alone', () => {
    expect(roadThrough([from])).toEqual([from])
    expect(roadThrough([])).toEqual([])
  })
})

describe('the names on drawn ground', () => {
  it('are the regions’ own, each once', () => {
    const names = namedAreas.map(({ key }) => groundWords(key))
    expect(new Set(names).size).toBe(names.length)
    expect(names).toEqual(expect.arrayContaining(['杭州', '西湖区', '合肥']))
  })

  it('lie in the country', () => {
    for (const { latitude, longitude } of namedAreas) {
      expect(latitude).toBeGreaterThan(18)
      expect(latitude).toBeLessThan(54)
      expect(longitude).toBeGreaterThan(73)
      expect(longitude).toBeLessThan(135)
    }
  })
})

describe('the drawn ground', () => {
  const tile = { x: 54_615, y: 26_884, z: 16 }
  const endsOf = (lines: string) =>
    [...lines.matchAll(/M0 (\d+)C[^M]* 256 (\d+)/g)].map(([, from, to]) => ({ from, to }))

  it('goes on from tile to tile, and is the same each time', () => {
    const [here, east] = [groundAt(tile), groundAt({ ...tile, x: tile.x + 1 })]
    expect(endsOf(here.minor).map(({ to }) => to)).toEqual(endsOf(east.minor).map(({ from }) => from))
    expect(endsOf(here.minor)).toHaveLength(4)
    expect(groundAt(tile)).toEqual(here)
  })

  it('has rivers that go on through a row of tiles, from far off too', () => {
    for (const z of [8, 16]) {
      const rows = Array.from({ length: 30 }, (_, y) => groundAt({ x: 40, y, z }).water)
      const wet = rows.findIndex((water) => water !== '')
      expect(wet).toBeGreaterThanOrEqual(0)
      expect(rows).toContain('')
      const ends = [40, 41].map((x) => /M0 (\d+)C.* 256 (\d+)/.exec(groundAt({ x, y: wet, z }).water))
      expect(ends).not.toContain(null)
      expect(ends[0]?.[2]).toBe(ends[1]?.[1])
    }
  })

  it('has no streets of a town, no houses and no parks from far off', () => {
    const country = groundAt({ ...tile, z: 8 })
    expect(country).toMatchObject({ minor: '', parks: '', houses: '' })
    expect(country.main + country.fast).not.toBe('')
    expect(country.lesser).not.toBe('')
  })

  it('has the same main road through a whole row of tiles', () => {
    for (const y of [3, 4, 5, 6, 7]) {
      const kinds = [1, 2, 3].map((x) => /M0 \d+C/.test(groundAt({ x, y, z: 8 }).fast))
      expect(new Set(kinds).size).toBe(1)
    }
  })
})
