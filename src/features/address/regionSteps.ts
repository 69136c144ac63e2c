/** Steps down the region tree, province to district. Pure. */
import type { Region, RegionGroupCode, RegionTree } from '@/lib/regions'

/** Regions to choose among on a level (0 province, 1 city, 2 district). */
export function choicesAt(
  tree: RegionTree,
  group: RegionGroupCode,
  path: readonly Region[],
  level: number
): readonly Region[] {
  if (level === 0) return tree.groups.find(({ code }) => code === group)?.regions ?? []
  return path[level - 1]?.children ?? []
}

/**
 * The path with a region chosen on a level. Another choice drops what was below; a region with one part alone, such as
 * a municipality (北京市 → 北京市), takes it too, unless that would choose the district for the shopper.
 */
export function pick(path: readonly Region[], level: number, region: Region): readonly Region[] {
  const next = [...path.slice(0, level), region]
  const only = region.children.length === 1 ? region.children[0] : undefined
  return level === 0 && only && only.children.length > 0 ? [...next, only] : next
}

/** The codes of a path that goes down to the end. A tree without a third level gives its last code thrice over. */
export function chainOf(
  path: readonly Region[]
): { provinceCode: string; cityCode: string; districtCode: string } | undefined {
  const [province, city, district] = path
  const last = path[path.length - 1]
  if (!province || !last || last.children.length > 0) return undefined
  return {
    provinceCode: province.regionCode,
    cityCode: (city ?? last).regionCode,
    districtCode: (district ?? last).regionCode
  }
}
