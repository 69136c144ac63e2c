// How regions are read in letters, for those whose English name does not say it: 哈尔滨 is «Harbin» and «ha er bin».
import { pinyin } from 'pinyin-pro'

const KIND = /(?:特别行政区|自治区|自治州|自治县|自治旗|地区|新区|省|市|区|县|旗|盟)$/
const options = { toneType: 'none', type: 'array', v: true }
const plain = (syllable) => syllable.replaceAll('v', 'u')

/** Whether syllables are how a name begins, in one of the readings of each sign. */
const isReading = (syllables, name) =>
  syllables.length > 0 &&
  syllables.length <= name.length &&
  syllables.every((syllable, at) =>
    pinyin(name[at], { ...options, multiple: true })
      .map(plain)
      .includes(plain(syllable))
  )

/** Writes `regionPinyin` where it is needed, in these regions and those within them. */
export function spellRegions(regions, syllablesOf) {
  for (const region of regions) {
    const { regionName, regionNameEn = '', children = [] } = region
    delete region.regionPinyin
    if (!isReading(syllablesOf(regionNameEn), regionName))
      region.regionPinyin = pinyin(regionName.length > 2 ? regionName.replace(KIND, '') : regionName, options).join(' ')
    spellRegions(children, syllablesOf)
  }
}
