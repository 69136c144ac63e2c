// How regions are read in letters, for those whose English name does not say it: 哈尔滨 is «Harbin» and «ha er bin».
import { pinyin } from 'pinyin-pro'

const KIND = /(?:特别行政区|自治区|自治州|自治县|自治旗|地区|新区|省|市|区|县|旗|盟)$/
const options = { toneType: 'none', type: 'array', v: true }
const plain = (syllable) => syllable.replaceAll('v', 'u')

/** How names are read in their places, where a dictionary of words reads them otherwise; mainland alone (大埔 is Tai Po too). */
const LOCAL = new Map(
  `万柏林区 wan bai lin,金林区 jin lin,北林区 bei lin,新林区 xin lin,碑林区 bei lin,长子县 zhang zi,蔚县 yu,
繁峙县 fan shi,洪洞县 hong tong,调兵山市 diao bing shan,珲春市 hun chun,六合区 lu he,蚌山区 beng shan,歙县 she,
涡阳县 guo yang,乐陵市 lao ling,单县 shan,浚县 xun,泌阳县 bi yang,黄陂区 huang pi,大埔县 da bu,筠连县 jun lian,
吴堡县 wu bu,民乐县 min le,尉犁县 yu li,什邡市 shi fang,克什克腾旗 ke shi ke teng,康巴什区 kang ba shi,乌什县 wu shi,
阿图什市 a tu shi,喀什市 ka shi,喀什地区 ka shi,塔什库尔干塔吉克自治县 ta shi ku er gan,昌都市 chang du,襄都区 xiang du,
信都区 xin du,望都县 wang du,尧都区 yao du,昆都仑区 kun du lun,商都县 shang du,盐都区 yan du,江都区 jiang du,莲都区 lian du,
宁都县 ning du,于都县 yu du,殷都区 yin du,魏都区 wei du,宜都市 yi du,花都区 hua du,都安瑶族自治县 du an,丰都县 feng du,
新都区 xin du,郫都区 pi du,三都水族自治县 san du,秦都区 qin du,武都区 wu du,乐都区 le du,都兰县 du lan`
    .split(/,\s*/)
    .map((row) => [row.slice(0, row.indexOf(' ')), row.slice(row.indexOf(' ') + 1).split(' ')])
)
/** Names that English has of its own: «Kashgar» stays, its letters are `ka shi`. */
const ENGLISH = new Set(['喀什地区', '昌都市'])

/** `xi`, `an` → Xi'an */
export function asName(syllables) {
  const syllableText = syllables
    .map((syllable, index) => (index > 0 && /^[aeo]/.test(syllable) ? `'${syllable}` : syllable))
    .join('')
  return syllableText.slice(0, 1).toUpperCase() + syllableText.slice(1)
}

/** Writes the English name by how a place is read where that is known to be otherwise, in these regions and those within. */
export function nameRegions(regions) {
  for (const region of regions) {
    const local = ENGLISH.has(region.regionName) ? undefined : LOCAL.get(region.regionName)
    if (local !== undefined) {
      const kind = / (?:Autonomous )?(?:District|County|Banner)$/.exec(region.regionNameEn.replace(' Forestry', ''))
      region.regionNameEn = asName(local) + (kind?.[0] ?? '')
    }
    nameRegions(region.children ?? [])
  }
}

/** Whether syllables are how a name begins, in one of the readings of each sign. */
const isReading = (syllables, name) =>
  syllables.length > 0 &&
  syllables.length <= name.length &&
  syllables.every((syllable, index) =>
    pinyin(name[index], { ...options, multiple: true })
      .map(plain)
      .includes(plain(syllable))
  )

/** Writes `regionPinyin` where it is needed, in these regions and those within them. */
export function spellRegions(regions, syllablesOf) {
  for (const region of regions) {
    const { regionName, regionNameEn = '', children = [] } = region
    delete region.regionPinyin
    if (!isReading(syllablesOf(regionNameEn), regionName))
      region.regionPinyin = (
        LOCAL.get(regionName) ?? pinyin(regionName.length > 2 ? regionName.replace(KIND, '') : regionName, options)
      ).join(' ')
    spellRegions(children, syllablesOf)
  }
}
