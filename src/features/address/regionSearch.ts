/** Finding a region by its name or by letters: `顺德`, `shunde`, `sd`. Pure. */
import { fitOf, spelledBy } from '@domain/pinyin'
import { syllablesOf } from '@domain/syllables'
import type { Region, RegionTree } from '@/lib/regions'

const most = 30
/** Found worse than by any letters. */
const none = 9

/** «lü» is typed as `lv` and as `lu`. */
const asU = (letters: string): string => letters.replace(/[vü]/gi, 'u')

/** How well a region is what is typed: 0 it is its name, then its beginning, its letters, its initials. */
function fitFor(text: string): (region: Region) => number {
  const words = text.replace(/\s+/g, '')
  const spelling = spelledBy(asU(words))
  const pattern = spelling && new RegExp(`^${spelling.pattern}`)
  return ({ regionName, regionNameEn = '', regionPinyin }) => {
    if (regionName.startsWith(words)) return regionName.length - words.length > 1 ? 1 : 0
    if (regionName.includes(words)) return 2
    if (!spelling || !pattern || spelling.signs !== '') return none
    const reading = asU(` ${regionPinyin ?? syllablesOf(regionNameEn).join(' ')}`)
    if (pattern.test(reading)) return fitOf(reading, spelling)
    return regionNameEn.toLowerCase().startsWith(words.toLowerCase()) ? 2 : none
  }
}

/** Regions that are typed so, what fits best first, and of the same fit the larger. */
export function findRegions(tree: RegionTree, text: string): Region[] {
  if (text.trim() === '') return []
  const fit = fitFor(text.trim())
  const matches: { region: Region; fit: number; level: number }[] = []
  const walk = (regions: readonly Region[], level: number, within: string): void => {
    for (const region of regions) {
      const how = fit(region)
      // a municipality's only city is the municipality
      if (how < none && region.regionName !== within) matches.push({ region, fit: how, level })
      walk(region.children, level + 1, region.regionName)
    }
  }
  for (const { regions } of tree.groups) walk(regions, 0, '')
  return matches
    .sort((first, other) => first.fit - other.fit || first.level - other.level)
    .slice(0, most)
    .map(({ region }) => region)
}
