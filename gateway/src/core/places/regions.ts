import { readFileSync } from 'node:fs'
import { ENDED_REGIONS } from './ended-regions'
import { say, type Locale } from '../words'
import { REGIONS_FILE } from '../files/paths'

/** One region of the file, linked up and down. Depth 1 is a province, 2 a city, 3 a district. */
export interface Region {
  code: string
  zh: string
  en: string
  depth: number
  parent: Region | undefined
  children: Region[]
}

interface FileRegion {
  regionCode: string
  regionName: string
  regionNameEn: string
  children?: FileRegion[]
}

let byCode: Map<string, Region> | undefined

function read(): Map<string, Region> {
  const file = JSON.parse(readFileSync(REGIONS_FILE, 'utf8')) as { tab1: FileRegion[]; tab2: FileRegion[] }
  const all = new Map<string, Region>()
  const link = (source: FileRegion, parent: Region | undefined): Region => {
    const region: Region = {
      code: source.regionCode,
      zh: source.regionName,
      en: source.regionNameEn,
      depth: (parent?.depth ?? 0) + 1,
      parent,
      children: []
    }
    all.set(region.code, region)
    region.children = (source.children ?? []).map((child) => link(child, region))
    return region
  }
  for (const province of [...file.tab1, ...file.tab2]) link(province, undefined)
  return all
}

/** Every region by its 6-digit code; read when first asked for. */
export function regions(): Map<string, Region> {
  byCode ??= read()
  return byCode
}

/** Whether the three codes name a district, its city and its province. */
export function isRegionChain(provinceCode: string, cityCode: string, districtCode: string): boolean {
  const district = regions().get(districtCode)
  return district?.depth === 3 && district.parent?.code === cityCode && district.parent.parent?.code === provinceCode
}

const endedRegions = new Map(ENDED_REGIONS.map(([code, zh, en]) => [code, { zh, en }]))

/** A region's name in the caller's language, also of one that ended; the code itself when it is unknown. */
export function regionName(code: string, locale: Locale): string {
  const region = regions().get(code) ?? endedRegions.get(code)
  return region === undefined ? code : say(locale, region)
}
