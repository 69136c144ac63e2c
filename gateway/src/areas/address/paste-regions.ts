import { regions, type Region } from '../../core/places/regions'
import { simplify } from './paste-script'

/** What a text names of a region, and where in the text. */
export interface RegionMatch {
  province?: Region
  city?: Region
  district?: Region
  start: number
  end: number
}

// A people of one sign counts only with 族 after it: 彭水 and 融水 end in the name of a people.
const PEOPLE =
  '(?:(?:蒙古|维吾尔|布依|朝鲜|土家|哈尼|哈萨克|傈僳|拉祜|东乡|纳西|景颇|柯尔克孜|达斡尔|仫佬|布朗|撒拉|毛南|仡佬|锡伯|普米|塔吉克|鄂温克|保安|裕固|独龙)族?|[回藏苗彝壮满侗瑶白黎傣佤畲水土羌怒各]族)'
const AUTONOMOUS = new RegExp(`${PEOPLE}+(自治[州县旗]|区|乡)$`)
const PLAIN_AUTONOMOUS = /自治([州县旗])$/
const PROVINCE_END = /(?:特别行政区|维吾尔自治区|壮族自治区|回族自治区|自治区|省|市)$/
// People write these between a municipality and its district; they name nothing.
const FILLER = /^(?:市辖区|县级行政区划|省直辖县级行政区划|自治区直辖县级行政区划|省直辖县级|省直辖)/
const GAP = /^[\s,，、;；/|\-—.。:：]+/
// A short district name followed by one of these is part of a street's or a place's name.
const STREETS = new Set('路街道巷弄村镇乡桥湖广门站山园新大里东西南北中文')

/** What some regions are called besides. */
const CALLED: Readonly<Record<string, string>> = {
  内蒙古自治区: '内蒙',
  巴音郭楞蒙古自治州: '巴州',
  克孜勒苏柯尔克孜自治州: '克州',
  博尔塔拉蒙古自治州: '博州',
  锡林郭勒盟: '锡盟',
  阿拉善盟: '阿盟'
}

/** A zone by what it is, without its city's name: 工业园区, 高新区, 经开区. */
function zoneNames(name: string, city: string): string[] {
  if (!/(?:开发区|园区|管理区|新区|示范区)$/.test(name)) return []
  const own = name.startsWith(city) ? name.slice(city.length).replace(/^市/, '') : name
  const kind = own.endsWith('高新技术产业开发区') ? ['高新区'] : /经济(?:技术)?开发区$/.test(own) ? ['经开区'] : []
  return own.length < 3 ? kind : [own, ...kind]
}

/** What is left of a kind that a district was before: 县 of 孟津县, which is 孟津区 by now. */
const OLD_KIND = /^(?:市(?![场政府民区中内立直])|县(?![城前府政医道东西南北中里学人])|区(?![间政府]))/

/** Shorter ways to write a name, longest first; the full one is not among them. */
function shortNames(region: Region): string[] {
  const name = region.zh
  const shortNames = new Set<string>()
  const add = (base: string, ...ends: string[]): void => ends.forEach((end) => shortNames.add(base + end))
  const nickname = CALLED[name]
  if (nickname !== undefined) add(nickname, '')
  if (region.depth === 3) for (const zone of zoneNames(name, region.parent?.zh.replace(/市$/, '') ?? '')) add(zone, '')
  if (region.depth === 1) add(name.replace(PROVINCE_END, ''), '', '省')
  else {
    const people = AUTONOMOUS.exec(name)
    const kind = (people?.[1] ?? PLAIN_AUTONOMOUS.exec(name)?.[0])?.replace('自治', '')
    if (kind !== undefined) {
      const base = name.slice(0, people?.index ?? name.search(PLAIN_AUTONOMOUS))
      // 东乡族自治县 is named after its people alone
      if (base === '') add(name.replace(/族?自治[州县旗]$/, ''), '', kind, `族${kind}`)
      else add(base, '', kind, `自治${kind}`)
    } else if (region.depth === 2) add(name.replace(/(?:市|地区|盟|省直辖县级|特别行政区)$/, ''), '')
    else add(name.replace(/(?:新区|矿区|林区|特区|区|县|市|旗)$/, ''), '')
  }
  return [...shortNames].filter((short) => short.length >= 2 && short !== name).sort((a, b) => b.length - a.length)
}

/** A way to write a region's name. */
interface Written {
  name: string
  region: Region
  full: boolean
}
/** By their first sign, the longest name first. */
type Names = Map<string, Written[]>

interface Index {
  provinces: Names
  cities: Names
  /** Districts whose full name no other district of the country has. */
  uniqueDistricts: Names
  below: Map<string, Names>
}

let index: Index | undefined

function namesOf(list: Region[], short = true): Names {
  const all = list.flatMap((region): Written[] => [
    { name: region.zh, region, full: true },
    ...(short ? shortNames(region) : []).map((name) => ({ name, region, full: false }))
  ])
  const names: Names = new Map()
  for (const entry of all.sort((a, b) => Number(b.full) - Number(a.full) || b.name.length - a.name.length)) {
    const first = entry.name.slice(0, 1)
    names.set(first, [...(names.get(first) ?? []), entry])
  }
  return names
}

function lookUp(): Index {
  if (index !== undefined) return index
  const all = [...regions().values()]
  const districts = all.filter((region) => region.depth === 3)
  const counts = new Map<string, number>()
  for (const { zh } of districts) counts.set(zh, (counts.get(zh) ?? 0) + 1)
  index = {
    provinces: namesOf(all.filter((region) => region.depth === 1)),
    cities: namesOf(all.filter((region) => region.depth === 2 && !region.zh.includes('直辖'))),
    uniqueDistricts: namesOf(
      districts.filter((region) => counts.get(region.zh) === 1 && region.zh.length >= 3),
      false
    ),
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
  const names = namesOf(districtsOnly ? region.children.flatMap((city) => city.children) : region.children)
  below.set(key, names)
  return names
}

/** A name that stands at a place of the text, and where it ends. */
interface Named {
  region: Region | undefined
  end: number
  full: boolean
}

/** Every name of these regions that stands at a place: 济南市 and 济南 of «济南市中区». */
const namedAt = (text: string, offset: number, names: Names, short: boolean): Named[] =>
  (names.get(text[offset] ?? '') ?? [])
    .filter(({ name, full }) => (full || short) && text.startsWith(name, offset))
    .map(({ name, region, full }) => ({ region, end: offset + name.length, full }))

/** Past what people put between the parts of a region. */
function pastSigns(text: string, offset: number): number {
  for (let end = offset; ;) {
    const rest = text.slice(end, end + 40)
    const gap = GAP.exec(rest)?.[0] ?? FILLER.exec(rest)?.[0]
    if (gap === undefined) return end
    end += gap.length
  }
}

/** Districts at a place; a short name only where it is no part of a street's, and none that two districts share. */
function districtsAt(text: string, offset: number, names: Names): Named[] {
  const all = namedAt(text, offset, names, true).filter(({ end, full }) => {
    const next = text[end]
    return full || /[县区州旗]$/.test(text.slice(offset, end)) || (next !== undefined && !STREETS.has(next))
  })
  return all
    .filter(
      (match) =>
        match.full ||
        !all.some(({ region, end, full }) => region !== match.region && (full ? end >= match.end : end === match.end))
    )
    .map((match) => (match.full ? match : { ...match, end: pastOldKind(text, match.end) }))
}

const pastOldKind = (text: string, end: number): number =>
  /[县区州旗]$/.test(text.slice(0, end)) ? end : end + (OLD_KIND.exec(text.slice(end, end + 3))?.[0].length ?? 0)

const NOWHERE = (end: number): Named => ({ region: undefined, end, full: false })

/** The province or none, and then the city or none: every way to read what stands at a place. */
function citiesAt(text: string, start: number, atWordStart: boolean): { province: Named; city: Named }[] {
  const { provinces, cities } = lookUp()
  const ways: { province: Named; city: Named }[] = []
  for (const province of [...namedAt(text, start, provinces, atWordStart), NOWHERE(start)]) {
    const offset = province.region === undefined ? start : pastSigns(text, province.end)
    const names = province.region === undefined ? cities : under(province.region, false)
    const cityMatches = namedAt(text, offset, names, province.region !== undefined || atWordStart)
    for (const city of cityMatches) ways.push({ province, city })
    if (province.region !== undefined) ways.push({ province, city: NOWHERE(province.end) })
  }
  return ways
}

/** The best reading of a place: the deepest, then the longest. Short names count only where a word can begin. */
function matchAt(text: string, start: number, atWordStart: boolean): RegionMatch | undefined {
  let best: RegionMatch | undefined
  const offer = (match: RegionMatch): void => {
    const order = best === undefined ? 1 : depth(match) - depth(best) || match.end - best.end
    if (order > 0) best = match
  }
  for (const { province, city } of citiesAt(text, start, atWordStart)) {
    const above = city.region ?? province.region
    if (above === undefined) continue
    const root = province.region ?? (city.region?.parent as Region)
    const offset = pastSigns(text, city.end)
    const own = districtsAt(text, offset, city.region === undefined ? under(root, true) : under(city.region, false))
    // a district that belongs to another city of the province is believed by its full name
    const others = own.length > 0 ? [] : namedAt(text, offset, under(root, true), false)
    for (const { region, end } of own.length > 0 ? own : others) {
      if (region !== undefined) offer({ province: root, city: region.parent as Region, district: region, start, end })
    }
    // 杭州路 is a street
    if (city.region !== undefined && !city.full && /[路街巷弄]/.test(text[city.end] ?? '')) continue
    const only = city.region?.children.length === 1 ? city.region.children[0] : undefined
    offer({
      province: root,
      ...(city.region === undefined ? {} : { city: city.region }),
      ...(only === undefined ? {} : { district: only }),
      start,
      end: city.end
    })
  }
  for (const { region, end } of namedAt(text, start, lookUp().uniqueDistricts, false)) {
    if (region !== undefined) {
      offer({ province: region.parent?.parent as Region, city: region.parent as Region, district: region, start, end })
    }
  }
  return best
}

const depth = (match: RegionMatch): number => (match.province ? 1 : 0) + (match.city ? 1 : 0) + (match.district ? 1 : 0)

const beginsWord = (text: string, offset: number): boolean =>
  offset === 0 || /[\s,，、;；|:：]/.test(text[offset - 1] ?? '') || text.slice(0, offset).endsWith('中国')

/** The region a text names: the deepest reading, the longest and then the first of equals. In simplified script. */
export function findRegion(text: string): RegionMatch | undefined {
  let best: RegionMatch | undefined
  for (let start = 0; start < text.length; start += 1) {
    const match = matchAt(text, start, beginsWord(text, start))
    if (match === undefined) continue
    const better =
      best === undefined ||
      depth(match) > depth(best) ||
      (depth(match) === depth(best) && match.start > best.end && match.end - match.start > best.end - best.start)
    if (better) best = match
  }
  return best === undefined ? undefined : { ...best, end: pastAgain(text, best) }
}

/** Past the same region where it is said once more: as a field of its own and at the head of the street. */
function pastAgain(text: string, first: RegionMatch): number {
  const { province, city, district } = first
  const offset = pastSigns(text, first.end)
  const again = matchAt(text, offset, true)
  if (again !== undefined && (again.district ?? again.city) === (district ?? city) && isSaidWhole(text, again))
    return again.end
  const last = district ?? city ?? province
  const name = last?.zh ?? ''
  return name.length > 2 && text.startsWith(name, offset) ? offset + name.length : first.end
}

/** Whether at least two levels are said, not a short name that a street may begin with. */
const isSaidWhole = (text: string, match: RegionMatch): boolean => {
  const address = text.slice(match.start, match.end)
  return depth(match) >= 2 && address.includes((match.district ?? match.city)?.zh ?? '') && address.length >= 5
}

/** A text without every other place that says the same region. */
export function withoutRegion(text: string, region: RegionMatch): string {
  const plain = simplify(text)
  for (let start = 0; start < plain.length; start += 1) {
    const match = beginsWord(plain, start) ? matchAt(plain, start, true) : undefined
    if (match?.district !== undefined && match.district === region.district && isSaidWhole(plain, match)) {
      return `${text.slice(0, match.start)} ${text.slice(match.end)}`
    }
  }
  return text
}
