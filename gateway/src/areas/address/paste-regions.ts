import { regions, type Region } from '../../core/regions'

/** What a text names of a region, and where in the text. */
export interface RegionMatch {
  province?: Region
  city?: Region
  district?: Region
  start: number
  end: number
}

const PEOPLES =
  '蒙古|回|藏|维吾尔|苗|彝|壮|布依|朝鲜|满|侗|瑶|白|土家|哈尼|哈萨克|傣|黎|傈僳|佤|畲|拉祜|水|东乡|纳西|景颇|柯尔克孜|土|达斡尔|仫佬|羌|布朗|撒拉|毛南|仡佬|锡伯|普米|塔吉克|怒|鄂温克|保安|裕固|独龙|各'
const AUTONOMOUS = new RegExp(`(?:(?:${PEOPLES})族?)+自治[州县旗]$`)
const PROVINCE_END = /(?:特别行政区|维吾尔自治区|壮族自治区|回族自治区|自治区|省|市)$/
// People write these between a municipality and its district; they name nothing.
const FILLER = /^(?:市辖区|县级行政区划|省直辖县级行政区划|自治区直辖县级行政区划|省直辖县级|省直辖)/
const GAP = /^[\s,，、;；/|\-—.。:：]+/
// A short district name followed by one of these is part of a street's or a place's name.
const STREETS = new Set('路街道巷弄村镇乡桥湖广门站山园新大里东西南北中文')

/** Shorter ways to write a name, longest first; the full one is not among them. */
function shortNames(region: Region): string[] {
  const name = region.zh
  const found = new Set<string>()
  if (region.depth === 1) found.add(name.replace(PROVINCE_END, ''))
  else if (region.depth === 2) {
    const base = AUTONOMOUS.test(name) ? name.replace(AUTONOMOUS, '') : name.replace(/(?:市|地区|盟|省直辖县级)$/, '')
    found.add(base)
    if (AUTONOMOUS.test(name)) found.add(`${base}州`)
    if (name.endsWith('特别行政区')) found.add(name.replace('特别行政区', ''))
  } else if (AUTONOMOUS.test(name)) found.add(name.replace(AUTONOMOUS, '')).add(name.replace(AUTONOMOUS, '县'))
  else found.add(name.replace(/(?:新区|矿区|林区|区|县|市|旗)$/, ''))
  return [...found].filter((short) => short.length >= 2 && short !== name).sort((a, b) => b.length - a.length)
}

interface Names {
  full: [string, Region][]
  short: [string, Region][]
}

interface Index {
  provinces: Names
  cities: Names
  /** Districts whose full name no other district of the country has. */
  uniqueDistricts: [string, Region][]
  below: Map<string, Names>
}

let index: Index | undefined

const namesOf = (list: Region[]): Names => ({
  full: list.map((region): [string, Region] => [region.zh, region]).sort(byLength),
  short: list.flatMap((region) => shortNames(region).map((name): [string, Region] => [name, region])).sort(byLength)
})
const byLength = (a: [string, Region], b: [string, Region]): number => b[0].length - a[0].length

function lookUp(): Index {
  if (index !== undefined) return index
  const all = [...regions().values()]
  const districts = all.filter((region) => region.depth === 3)
  const seen = new Map<string, number>()
  for (const { zh } of districts) seen.set(zh, (seen.get(zh) ?? 0) + 1)
  index = {
    provinces: namesOf(all.filter((region) => region.depth === 1)),
    cities: namesOf(all.filter((region) => region.depth === 2 && !region.zh.includes('直辖'))),
    uniqueDistricts: districts
      .filter((region) => seen.get(region.zh) === 1 && region.zh.length >= 3)
      .map((region): [string, Region] => [region.zh, region]),
    below: new Map()
  }
  return index
}

/** Names of everything right under a region, or of all districts of a province. */
function under(region: Region, districtsOnly: boolean): Names {
  const { below } = lookUp()
  const key = `${region.code}${districtsOnly ? 'd' : 'c'}`
  const cached = below.get(key)
  if (cached !== undefined) return cached
  const list = districtsOnly ? region.children.flatMap((city) => city.children) : region.children
  const names = namesOf(list)
  below.set(key, names)
  return names
}

const startsWith = (text: string, names: [string, Region][]): [string, Region][] => {
  const first = names.find(([name]) => text.startsWith(name))
  return first === undefined ? [] : names.filter(([name]) => name === first[0])
}

class Cursor {
  at: number
  readonly text: string
  constructor(text: string, at: number) {
    this.text = text
    this.at = at
  }
  rest(): string {
    return this.text.slice(this.at)
  }
  /** Skips what people put between the parts of a region. */
  skip(): void {
    for (let again = true; again;) {
      const gap = GAP.exec(this.rest())?.[0] ?? FILLER.exec(this.rest())?.[0] ?? ''
      this.at += gap.length
      again = gap !== ''
    }
  }
  /** Takes a region's name; of several with that name none. */
  take(names: [string, Region][]): Region | undefined {
    const found = startsWith(this.rest(), names)
    if (found.length !== 1 || found[0] === undefined) return undefined
    this.at += found[0][0].length
    return found[0][1]
  }
}

function takeDistrict(cursor: Cursor, names: Names): Region | undefined {
  const full = cursor.take(names.full)
  if (full !== undefined) return full
  const before = cursor.at
  const short = cursor.take(names.short)
  const next = cursor.text[cursor.at]
  if (short !== undefined && next !== undefined && !STREETS.has(next)) return short
  cursor.at = before
  return undefined
}

/** Tries to read a region at one place; short names count only where a word can begin. */
function matchAt(text: string, start: number, atWordStart: boolean): RegionMatch | undefined {
  const { provinces, cities, uniqueDistricts } = lookUp()
  const cursor = new Cursor(text, start)
  let province = cursor.take(provinces.full) ?? (atWordStart ? cursor.take(provinces.short) : undefined)
  let end = cursor.at
  let city: Region | undefined
  let district: Region | undefined
  if (province !== undefined) {
    cursor.skip()
    const below = under(province, false)
    city = cursor.take(below.full)
    if (city === undefined) city = takeShortCity(cursor, below, province)
    if (city !== undefined) end = cursor.at
  } else {
    city = cursor.take(cities.full) ?? (atWordStart ? cursor.take(cities.short) : undefined)
    province = city?.parent
    end = cursor.at
  }
  if (province === undefined) {
    district = cursor.take(uniqueDistricts)
    if (district === undefined) return undefined
    return {
      district,
      city: district.parent as Region,
      province: district.parent?.parent as Region,
      start,
      end: cursor.at
    }
  }
  cursor.skip()
  district = takeDistrict(cursor, city !== undefined ? under(city, false) : under(province, true))
  if (district === undefined && city !== undefined) district = takeDistrict(cursor, under(province, true))
  if (district !== undefined) {
    end = cursor.at
    city = district.parent
  } else if (city?.children.length === 1) district = city.children[0]
  return { province, ...(city ? { city } : {}), ...(district ? { district } : {}), start, end }
}

/** A short city name, unless a district of the province is meant with its full name (吉林 is both). */
function takeShortCity(cursor: Cursor, below: Names, province: Region): Region | undefined {
  const district = startsWith(cursor.rest(), under(province, true).full)[0]
  const short = startsWith(cursor.rest(), below.short)[0]
  if (short === undefined || (district !== undefined && district[0].length > short[0].length)) return undefined
  return cursor.take(below.short)
}

const depth = (match: RegionMatch): number => (match.province ? 1 : 0) + (match.city ? 1 : 0) + (match.district ? 1 : 0)

/** The region a text names: the deepest reading, the longest and then the first of equals. */
export function findRegion(text: string): RegionMatch | undefined {
  let best: RegionMatch | undefined
  for (let start = 0; start < text.length; start += 1) {
    const atWordStart =
      start === 0 || /[\s,，、;；|:：]/.test(text[start - 1] ?? '') || text.slice(0, start).endsWith('中国')
    const match = matchAt(text, start, atWordStart)
    if (match === undefined) continue
    const better =
      best === undefined ||
      depth(match) > depth(best) ||
      (depth(match) === depth(best) && match.start > best.end && match.end - match.start > best.end - best.start)
    if (better) best = match
  }
  return best
}
