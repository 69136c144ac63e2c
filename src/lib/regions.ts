/**
 * The region tree (spec 3.2): province, city, district by code, in two root groups. It reads the file without `lib/check`: a
 * tree of any depth, nested or flat, whose sound parts are kept, is no shape of named fields.
 */
import { isRecord } from './json'

export interface Region {
  regionCode: string
  regionName: string
  /** Only where the file has it. */
  regionNameEn?: string
  /** How it is read, only where the file has it because its English name says something else: 'ha er bin'. */
  regionPinyin?: string
  /** '' for a root region. */
  parentRegionCode: string
  children: Region[]
}

export type RegionGroupCode = '0' | '1'

export interface RegionGroup {
  /** '0' Mainland China, '1' Hong Kong/Macao/Taiwan (spec 9.5). */
  code: RegionGroupCode
  name: { zh: string; en: string }
  regions: Region[]
}

/** A region's name in a language, the Chinese one where the file has no other. */
export const regionLabel = (region: Region, locale: 'zh-CN' | 'en-US'): string =>
  locale === 'en-US' ? (region.regionNameEn ?? region.regionName) : region.regionName

export interface RegionTree {
  groups: readonly [RegionGroup, RegionGroup]
  find: (regionCode: string) => Region | undefined
  /** From the root region down to the one asked for; empty when it is unknown. */
  pathOf: (regionCode: string) => Region[]
  /** Names of that path joined, e.g. '广东省 佛山市 顺德区'. */
  pathName: (regionCode: string, joint?: string, locale?: 'zh-CN' | 'en-US') => string
  groupOf: (regionCode: string) => RegionGroupCode | undefined
}

/** In the spec's order: Hong Kong, Macao, Taiwan. */
const groupOneCodes = ['810000', '820000', '710000']
/** Far above the ~3,400 regions there are. */
const maxRegions = 20_000
const maxDepth = 6
const maxNameLength = 60

interface Found {
  code: string
  name: string
  nameEn?: string
  pinyin?: string
  parent: string
}

const isName = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= maxNameLength

/** Every sound region of a list, nested or flat; what is not sound is left out with all it holds. */
const collect = (list: unknown, enclosing: string, depth: number, entries: Map<string, Found>): void => {
  if (!Array.isArray(list) || depth > maxDepth) return
  for (const item of list as unknown[]) {
    if (entries.size >= maxRegions) return
    if (!isRecord(item)) continue
    const { regionCode, regionName, regionNameEn, regionPinyin, parentRegionCode, children } = item
    if (typeof regionCode !== 'string' || !/^\d{6,12}$/.test(regionCode)) continue
    if (!isName(regionName)) continue
    const statedParent = typeof parentRegionCode === 'string' ? parentRegionCode : ''
    // The first wins, so that the same region in both tabs is one.
    if (!entries.has(regionCode)) {
      const nameEn = isName(regionNameEn) ? regionNameEn.trim() : undefined
      const pinyin = isName(regionPinyin) ? regionPinyin.trim() : undefined
      entries.set(regionCode, {
        code: regionCode,
        name: regionName.trim(),
        nameEn,
        pinyin,
        parent: enclosing || statedParent
      })
    }
    collect(children, regionCode, depth + 1, entries)
  }
}

const link = (entries: Map<string, Found>): { roots: Region[]; byCode: Map<string, Region> } => {
  const byCode = new Map<string, Region>()
  for (const { code, name, nameEn, pinyin, parent } of entries.values()) {
    const parentRegionCode = entries.has(parent) && parent !== code ? parent : ''
    const names = {
      regionName: name,
      ...(nameEn === undefined ? {} : { regionNameEn: nameEn }),
      ...(pinyin === undefined ? {} : { regionPinyin: pinyin })
    }
    byCode.set(code, { regionCode: code, ...names, parentRegionCode, children: [] })
  }
  const roots: Region[] = []
  for (const region of byCode.values()) {
    const parent = byCode.get(region.parentRegionCode)
    if (parent) parent.children.push(region)
    else roots.push(region)
  }
  return { roots, byCode }
}

/**
 * The tree out of the region file, which is one list or `{tab1, tab2}` to be merged; a region's children may stand
 * inside it or beside it with its code as their parent. Anything unsound is left out; never throws.
 */
export const parseRegions = (file: unknown): RegionTree => {
  const entries = new Map<string, Found>()
  if (isRecord(file)) {
    collect(file.tab1, '', 0, entries)
    collect(file.tab2, '', 0, entries)
  } else collect(file, '', 0, entries)
  const { roots, byCode } = link(entries)

  const pathOf = (regionCode: string): Region[] => {
    const path: Region[] = []
    let region = byCode.get(regionCode)
    // A ring of parents, which a broken file may hold, leads to no root; the bound ends it.
    while (region && path.length <= maxDepth) {
      path.unshift(region)
      region = byCode.get(region.parentRegionCode)
    }
    return path.length > maxDepth ? [] : path
  }
  const isGroupOne = (region: Region) => groupOneCodes.includes(region.regionCode)
  const groupOne = groupOneCodes.flatMap((code) => roots.filter((region) => region.regionCode === code))

  return {
    groups: [
      {
        code: '0',
        name: { zh: '中国大陆', en: 'Mainland China' },
        regions: roots.filter((region) => !isGroupOne(region))
      },
      { code: '1', name: { zh: '港澳台', en: 'Hong Kong/Macao/Taiwan' }, regions: groupOne }
    ],
    find: (regionCode) => byCode.get(regionCode),
    pathOf,
    pathName: (regionCode, joint = ' ', locale = 'zh-CN') =>
      pathOf(regionCode)
        .map((region) => regionLabel(region, locale))
        .join(joint),
    groupOf: (regionCode) => {
      const root = pathOf(regionCode)[0]
      if (!root) return undefined
      return isGroupOne(root) ? '1' : '0'
    }
  }
}
